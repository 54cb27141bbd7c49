"""Which decks are legal (TCG-DECK): what a hero's deck may hold, and how much of it.

What is wrong with a deck is kept as `Problem`s, a message and what it is about, until somebody
wants to read it in some language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from tabard.core.phrase import message_id

from .content import CARD, CARDS, COPIES, DECK_LEAST, HERO, Card, Deck, Tag, slug

ROOM = 100
"""Cards of the largest deck a table has room for: our limit, the rules have none (TCG-DECK-01)."""
LEADER = "hero"
"""Where a `Problem` is about the starting hero."""


class Problem(NamedTuple):
    """One thing that is wrong with a deck: a message, what it speaks of, the rule behind it."""

    key: str
    args: tuple[tuple[str, Any], ...] = ()
    rule: str | None = None
    line: int | None = None
    card: str | None = None
    """The card it is about, for whoever knows on which line that stands."""
    most: int = 0
    """Copies of that card that may stay."""

    def sentence(self, language: str = "en") -> str:
        from .language.text import WORDS

        return WORDS.say(
            language, self.key, **{name: in_language(value, language) for name, value in self.args}
        )


class WordFor(NamedTuple):
    """Something that each language has its word for: a class, a faction, a specialization."""

    name: str
    kind: str = "tag"


def in_language(value: Any, language: str) -> Any:
    """A part of a sentence in this language: cards by their names, several with commas."""
    from .language.text import WORDS, card_name

    if isinstance(value, Card):
        return card_name(CARD.index[value.slug], language)
    if isinstance(value, WordFor):
        key = message_id("text", f"{value.kind}-{slug(value.name)}")
        return WORDS.say(language, key) if WORDS.has(language, key) else value.name
    if isinstance(value, tuple):
        return ", ".join(str(in_language(part, language)) for part in value)
    return value


def problem(key: str, rule: str | None = None, card: Card | None = None, **args: Any) -> Problem:
    if card is None:
        return Problem(key, tuple(args.items()), rule)
    return Problem(key, (("card", card), *args.items()), rule, card=card.slug)


def legality(deck: Deck) -> list[Problem]:
    """TCG-DECK-13: judged before the game and never in it. Empty: the deck is legal."""
    return judge(CARDS[deck.hero], [CARDS[i] for i in deck.cards])


def judge(hero: Card, cards: Sequence[Card]) -> list[Problem]:
    """Everything that forbids playing this deck with this hero."""
    found: list[Problem] = []
    if hero.type != HERO or hero.token:
        found.append(problem("deck-no-hero", "TCG-DECK-09", hero)._replace(card=LEADER))
    if len(cards) < DECK_LEAST:
        found.append(problem("deck-too-small", "TCG-DECK-01", count=len(cards), least=DECK_LEAST))
    elif len(cards) > ROOM:
        found.append(problem("deck-too-large", count=len(cards), room=ROOM))
    counts: dict[str, int] = {}
    for card in cards:  # TCG-DECK-08: by name
        counts[card.name] = counts.get(card.name, 0) + 1
    once = list({card.name: card for card in cards}.values())
    for card in once:
        found += unfit(hero, card)
        n = counts[card.name]
        if n > COPIES and not card.unlimited and not card.token:  # TCG-KEYWORD-UNLIMITED-01
            args = {"count": n, "most": COPIES}
            found.append(problem("deck-copies", "TCG-DECK-07", card, **args)._replace(most=COPIES))
    found += _specialized(hero, once)
    return [*found, *_reputations(once)]


def unfit(hero: Card, card: Card) -> Iterator[Problem]:
    """What forbids even one copy of a card in this hero's deck: class and faction icons, each of
    them (TCG-DECK-02 to -04), of master heroes too (TCG-MASTERHERO-09); without icons it fits any
    (TCG-DECK-05, TCG-TRAIT-06)."""
    if card.token:
        yield problem("deck-token", "TCG-TOKEN-01", card)
        return
    if card.type == HERO:
        yield problem("deck-hero-inside", "TCG-DECK-09", card)
        return
    if hero.type != HERO:
        return  # whom should it fit?
    if card.classes and hero.char_class not in card.classes:
        args = {"classes": words(card.classes), "class": WordFor(hero.char_class)}
        yield problem("deck-class", "TCG-DECK-02", card, **args)
    if card.faction and hero.faction != card.faction:
        args = {"faction": WordFor(card.faction), "hero": WordFor(hero.faction)}
        yield problem("deck-faction", "TCG-DECK-03", card, **args)
    required = requirement(card)
    if required and not any(trait in required for trait in deck_traits(hero)):
        args = {"traits": words(required)}
        yield problem("deck-requires", "TCG-DECK-12", card, **args)


def may_hold(hero: Card, card: Card) -> bool:
    """Whether this hero's deck may hold one copy of it, whatever else is there."""
    return all(found.card != card.slug for found in judge(hero, [card]))


def words(names: Iterable[str], kind: str = "tag") -> tuple[WordFor, ...]:
    return tuple(WordFor(name, kind) for name in names)


def deck_traits(hero: Card) -> tuple[str, ...]:
    """TCG-TRAIT-01: class, faction and race, and what else stands on the type line."""
    named = (hero.char_class, hero.faction, hero.race, *hero.specs, *(t.name for t in hero.tags))
    return tuple(trait for trait in named if trait)


def requirement(card: Card) -> tuple[str, ...]:
    """The traits one of which the starting hero must have; none: any hero will do."""
    return tuple(
        str(trait) for power in card.powers if power.name == "requires" for trait in power.args
    )


def _specialized(hero: Card, cards: Sequence[Card]) -> Iterator[Problem]:
    """TCG-DECK-10, TCG-TALENT-02, TCG-TALENT-05: talents of one specialization, the hero's own if
    it has one."""
    talents = [card for card in cards if card.talent]
    if hero.specs:
        for card in talents:
            if not shared((hero, card)):
                args = {"spec": words(card.specs, "spec"), "hero": words(hero.specs, "spec")}
                yield problem("deck-talent-hero", "TCG-TALENT-05", card, **args)
        return
    if talents and not shared(talents):
        specs = dict.fromkeys(spec for card in talents for spec in card.specs)
        held = tuple(talents)
        yield problem("deck-talents", "TCG-DECK-10", talents=held, specs=words(specs, "spec"))


def shared(cards: Sequence[Card]) -> tuple[str, ...]:
    """The specializations that all of these have: a card may have two."""
    first, *rest = cards
    return tuple(spec for spec in first.specs if all(spec in card.specs for card in rest))


def _reputations(cards: Sequence[Card]) -> Iterator[Problem]:
    """TCG-DECK-12: no two Reputations in one deck."""
    named = dict.fromkeys(tag.name for card in cards for tag in card.tags if is_reputation(tag))
    if len(named) > 1:
        yield problem("deck-reputations", "TCG-DECK-12", reputations=", ".join(named))


def is_reputation(tag: Tag) -> bool:
    return tag.name.endswith(" Reputation")
