"""The language in which content says what things do; it knows no game."""
