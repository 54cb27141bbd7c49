"""World of Warcraft: The Adventure Game, 2 to 4 people, each with a hero. Where the parts of the
rulebook are:

components  `content`: what is in the box, as `pack/` has it; `state`: what lies on the table
setup       `rules.setup`
the turn    `rules.flow`; `rules.movement`, `rules.exploration` (discoveries and resources),
            `rules.challenge` (encounters and events), `rules.upkeep`
combat      `rules.combat`, against encounters and rivals; `rules.line`: the undefeated line
cards       `rules.cards`: ability decks and hands; `rules.windows`: what may be played when;
            `rules.effects`: playing, answering, what happens, damage, defeat, levels
items       `rules.items`: challenge decks, gaining, losing, equipping
quests      `rules.quests`: steps, the log, trophies, winning
tokens      `rules.tokens`: discoveries on the map

`rules.values` is what holds right now. `language` is what everything does and says:
`language.names` has the closed lists, `language.sorts` the sorts of words (each has a file in its
`words`),
`language.has` what they are made into, `language.box` opens the box. `why` is why and why not,
`show` what a player sees, `bot` plays.
"""

from __future__ import annotations

from .title import GAME

__all__ = ["GAME"]
