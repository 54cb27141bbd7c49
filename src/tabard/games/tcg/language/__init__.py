"""What cards say and do: the words of the effect language."""
