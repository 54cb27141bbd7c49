"""Small World of Warcraft, 2 to 5 players. Where the rulebook's pages are:

p.3        `setup`
p.4, p.8   `flow`: rounds, turns, picking a combo, declining
p.5-6      `conquest`, with `costs` (reach, costs, tolls), `legal` (what is offered) and
           `effects` (what happens to pieces and coins)
p.6        `closing`: redeployment, pieces placed at the end of a turn, the victims' redeployment
p.7, p.9   `score`
p.11-13    races and powers: `pack/` says what each does, the verbs are in the modules above
p.14       treasures: `pack/treasures.yaml`, and `reveal` for what happens when one is found

`view` says what is secret, `explain` and `reasons` why and why not, `text` what a card says,
`picture` what the terminal shows, `notation` how a position is written down, `bot` how to play.
"""

from __future__ import annotations

from .title import GAME

__all__ = ["GAME"]
