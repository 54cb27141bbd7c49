"""The World of Warcraft Trading Card Game: the Class Starter decks of 2011, for two players.
Where the rulebook's pages are:

p.2          `rules.setup`: decks, heroes, the roll, hands and mulligans
p.3          `content`: the parts of a card, as `pack/` has them
p.4-5        `rules.announce`: placing resources, playing cards, using powers, and paying for it
p.6-9        `rules.flow`: turns, their phases and steps; `rules.legal`: what may be done when;
             `rules.orders`: where a player is asked, and where the program passes for them
p.9-10       `rules.zones`, `rules.piles`: where cards go, and who can read them
p.11-13      `rules.combat`: propose, attack, strike, protect, defend, conclude; who may do that is
             in `rules.fighters`
p.14-15      `rules.damage`: dealt, prevented, redirected
p.16         `rules.chain`: responses, what has triggered (`rules.triggers`), and resolving;
             `rules.links`: what is added
p.17-24      the kinds of cards: `pack/` says what each does, `rules.effects` carries it out (with
             `rules.steps` for all in which nobody is asked), `rules.values` says what it is worth
p.25-27      `deckrules`: traits, and which decks are legal; `decks`: how they are written down
p.28-40      the glossary: keywords are words of the `language`, and work in the modules above;
             `rules.checks`: what the game does by itself

`rules.index` knows which powers are at work, `context` is what a power speaks of. `language` is
what cards do and say, `why` is why, why not, and what would come of it. `show` is what a player
sees: `view` says what is secret, `naming` what a card is called, `picture` and `tableau` how a
table looks, `box` what is in the box. `notation` reads a position that is written down, `writing`
writes one, `bot` plays.
"""

from __future__ import annotations

from .title import GAME

__all__ = ["GAME"]
