"""The words of the effect language, one declaration each, by sort."""
