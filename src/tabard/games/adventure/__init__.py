"""World of Warcraft: The Adventure Game, 2 to 4 people, each with a hero. Where the pages of its
rulebook are:

p.2-3       `content`: what is in the box, as `pack/` has it; `state`: what lies on the table
p.3-4       `rules.setup`
p.4         `rules.flow`: turns and their phases
p.4-5       `rules.movement`; the map is `content`
p.6, p.24   `rules.exploration`: discoveries and resources; `rules.tokens`: discoveries on the map
p.7         `rules.upkeep`; who wins is in `rules.quests`
p.7-9       `rules.challenge`: encounters and events
p.10-11     `rules.effects`: damage, defeat, levels; heroes are `content`
p.11-12     `rules.quests`: steps, the log, winning; p.22 trophies
p.13-15     `rules.items`: challenge decks, gaining, losing, equipping; p.22-23: limits
p.15-16     `rules.cards`: ability decks and hands; `rules.windows`: what may be played when;
            `rules.effects`: playing, answering, what happens
p.17-21     `rules.combat`, against encounters and rivals
p.21        `rules.line`: the undefeated line; aggro (p.22) is in `rules.movement`

The pages are those of the Italian edition, the only one that survives.

`rules.values` is what holds right now. `language` is what everything does and says:
`language.names` has the closed lists, `language.sorts` the sorts of words (each has a file in its
`words`),
`language.has` what they are made into, `language.box` opens the box. `why` is why and why not,
`show` what a player sees, `bot` plays.
"""

from __future__ import annotations

from .title import GAME

__all__ = ["GAME"]
