"""What a player sees."""
