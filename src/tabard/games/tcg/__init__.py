"""The World of Warcraft Trading Card Game: the Class Starter decks of 2011, for two players."""

from .title import GAME

__all__ = ["GAME"]
