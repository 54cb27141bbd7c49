"""The words of the effect language, a file for each sort."""
