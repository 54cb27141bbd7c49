"""Small World of Warcraft, 2 to 5 players. Where the rulebook's pages are:

p.3        `rules.setup`
p.4, p.8   `rules.flow`: rounds, turns, picking a combo, declining
p.5-6      `rules.conquest`, with `rules.costs` (reach, costs, tolls), `rules.legal` (what is
           offered) and `rules.effects` (what happens to pieces and coins)
p.6        `rules.closing`: redeployment, pieces placed at the end of a turn, the victims'
           redeployment
p.7, p.9   `rules.score`
p.11-13    races and powers: `pack/` says what each does, `language.abilities` what that means
p.14       treasures: `pack/treasures.yaml` and `language.treasures`; `rules.reveal` is what happens
           when one is found

`language` is what a race, power or treasure does and says: `language.vocabulary` has the sorts of
words, `language.has` what they give, `language.compile` reads expressions, `language.text` makes
sentences of them, `language.own` brings in what people have added. The rules ask for what a race
has, and know none by its name.

`why` is why and why not, `show` what a player sees: `show.view` says what is secret,
`show.picture` how the terminal shows it, `show.box` what is in the box. `notation` and `writing`
say how a position is written down, `bot` how to play.
"""

from __future__ import annotations

from .title import GAME

__all__ = ["GAME"]
