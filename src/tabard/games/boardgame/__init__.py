"""World of Warcraft: The Board Game, 2 to 6 people with four or six heroes in two factions. Where
the rulebook's pages are:

p.2-5       `content`: what is in the box, as `pack/` has it; `state`: what lies on the table
p.6-8       `rules.setup`; p.7 `rules.factions`: who decides; p.35-36: fewer people than heroes
p.8         `rules.flow`: faction turns, their actions and their end; `rules.legal`: what each hero
            may do
p.9-10      `rules.travel` (with `rules.journeys` for what cards do), `rules.town`: resting, towns,
            training; `rules.regions`: what is regained, and where
p.9-11      `rules.challenge`: targets, invitations, joining
p.12-17     `rules.management`: cards on and off the sheet; `rules.cards`: where cards are
p.17-18     `rules.rewards`: experience, levels, talents, and what quests bring (p.20-22)
p.18-19     `rules.effects`: what may be used when, and what it does; `rules.payment`: the price;
            `rules.steps` and `rules.programs`: all in which nobody is asked; `rules.dicework`:
            dice that are spotted, changed, rerolled
p.20-22     `rules.quests`: drawing and spawning
p.23-24     `rules.items`: decks and Bags; the Merchant is in `rules.town`
p.24-26     `rules.events`: drawing; `rules.bonus`, `rules.auctions`, `rules.wars`, `rules.bosses`,
            `rules.feuds` and `rules.hunts`: what each sort of event does
p.26, p.35  `rules.overlords`
p.26-27     `rules.health`: wounds, healing, defeat
p.28-30     `rules.combat`: rounds and the Defense Phase; `rules.attack`: one hero's Attack Phase;
            `rules.placing`: tokens, and the creatures they defeat
p.33-34     `rules.pvp`
p.34-35     `rules.ending`
p.36        `rules.trade`

`rules.values` is what holds right now. `language` is what cards, creatures and events do and say:
`language.names` has the closed lists, `language.sorts` the sorts of words (each has a file in its
`words`), `language.has` what they are made into, `language.box` opens the box. `context` is what an
ability speaks of. `why` is why and why not, `show` what a player sees: `view` says what is secret,
`tableau` lays the table out in words, `box` says what is in the box. `notation` reads a position
that is written down, `bot` plays, and `fights` says what a fight is likely to cost.
"""

from __future__ import annotations

from .title import GAME

__all__ = ["GAME"]
