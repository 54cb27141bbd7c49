"""The World of Warcraft Trading Card Game (Class Starter decks of 2011): two players."""
