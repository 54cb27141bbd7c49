"""Small World of Warcraft, 2 to 5 players. Where the rulebook's pages are:

p.3 `setup` · p.4, p.8 `flow` (rounds, pick, decline) · p.5-6 `conquest` (with `legal` for reach,
costs and tolls, and `effects` for what happens to pieces) · p.6 `closing` (redeployment, pieces
placed at the end) · p.7, p.9 `score` · p.11-13 races and powers: `pack/` says what each does,
the verbs are in the modules above · p.14 `reveal` (treasures).
`view` says what is secret, `explain` why and why not, `notation` how a position is written down,
`bot` how to play sensibly.
"""

from __future__ import annotations

from .title import GAME

__all__ = ["GAME"]
