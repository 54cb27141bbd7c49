"""What an ability speaks of: every amount and every condition on a card is a function of the state
and a `Context`, and so is every step."""

from __future__ import annotations

from typing import NamedTuple

from .state import Ability, Hero


class Context(NamedTuple):
    """What an ability speaks of while it is carried out."""

    hero: Hero
    """Whose ability it is; of a creature's ability, whom it is done to."""
    ability: Ability = -1
    them: Hero = -1
    """Whose Attack Phase, loss or defeat it is about."""
    x: int = 0
    """What was paid, where the player chose how much."""
    spotted: int = 0
    """How many dice were spotted for it."""
