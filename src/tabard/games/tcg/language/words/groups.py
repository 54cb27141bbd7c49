"""Groups of cards: nouns, whose they are, and what they are like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying, Sort

from ... import content as c
from ...context import Context
from ...rules import values
from ...state import (
    GRAVEYARD,
    HAS_ATTACKED,
    HAS_DAMAGED,
    RESOURCE,
    WAS_DESTROYED,
    WAS_HURT,
    State,
    graveyard,
    hit_by,
    ref,
    ref_slot,
    side,
)
from .. import powers as pw
from ..compiling import amount, fits, player_of
from ..phrases import apart
from ..powers import Fits
from ..scene import Group as Apart
from ..scene import Scene, card_noun, damage, has_words, named, spec_key, tag_key, trait_key
from ..sorts import (
    ANY_WORDS,
    DEAR,
    KEYWORD_WORDS,
    KIND,
    KINDS,
    LANGUAGE,
    MINE,
    NOUN,
    NOUNS,
    OTHER,
    OWN_ROW,
    PRINTED_TRAIT,
    ROW_WORDS,
    SIDED,
    THEIRS,
    TRAIT,
    UNSAID,
    GroupWord,
    Trait,
    is_word,
    said,
    word,
)
from .names import SWITCHES

# -- nouns ----------------------------------------------------------------------------------------


def _typed(*types: int) -> Callable[[int], bool]:
    return lambda card: c.TYPE[card] in types


def _noun(is_one: Callable[[int], bool] | None) -> Callable[[Term], Fits]:
    """TCG-CARD-08: what kind of card it is. A resource face down is none (TCG-RESOURCE-05)."""

    table = tuple(map(is_one, range(len(c.CARDS)))) if is_one is not None else ()

    def makes(term: Term) -> Fits:
        def one(s: State, ctx: Context, x: int) -> bool:
            return table[s.what[x]] and not (s.zone[x] == RESOURCE and s.down[x])

        return _with_traits(term, one if is_one is not None else _readable)

    return makes


def _with_traits(term: Term, is_one: Fits) -> Fits:
    traits = tuple(word("any_trait", part.name).makes(part, term) for part in term.args)
    if not traits:
        return is_one if term.name != "card" else lambda s, ctx, x: True
    if len(traits) == 1:
        only = traits[0]
        return lambda s, ctx, x: is_one(s, ctx, x) and only(s, ctx, x)
    return lambda s, ctx, x: is_one(s, ctx, x) and all(trait(s, ctx, x) for trait in traits)


def _readable(s: State, ctx: Context, x: int) -> bool:
    """TCG-RESOURCE-05: face down it has no name, tag or trait."""
    return not (s.zone[x] == RESOURCE and s.down[x])


def _resource(term: Term) -> Fits:
    return _with_traits(term, lambda s, ctx, x: s.zone[x] == RESOURCE)


def _twice(term: Term) -> Iterator[str]:
    names = [part.name for part in term.args]
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield f"{term.name!r} says {name!r} twice."
    for one, other in CONTRARY:
        if one in names and other in names:
            yield f"Nothing is {one!r} and {other!r} at once."


CONTRARY = (("exhausted", "ready"), ("damaged", "undamaged"), ("tag", "no_tag"))
_NOUNS: dict[str, tuple[Callable[[Term], Fits], bool, bool]] = {
    "char": (_noun(c.IS_CHARACTER.__getitem__), False, True),
    "hero": (_noun(c.IS_HERO.__getitem__), False, True),
    "ally": (_noun(c.IS_ALLY.__getitem__), False, True),
    "totem": (_noun(_typed(c.TOTEM)), False, True),
    "ability": (_noun(c.IS_ABILITY.__getitem__), False, False),
    "equipment": (_noun(c.IS_EQUIPMENT.__getitem__), False, False),
    "weapon": (_noun(_typed(c.WEAPON)), False, False),
    "armor": (_noun(_typed(c.ARMOR)), False, False),
    "item": (_noun(_typed(c.ITEM)), False, False),
    "resource": (_resource, True, False),
    "quest": (_noun(_typed(c.QUEST)), True, False),
    "location": (_noun(_typed(c.LOCATION)), True, False),
    "card": (_noun(None), True, False),
}
for _name, (_makes, _wide, _character) in _NOUNS.items():
    for _sort, _shape in ((NOUN, "any_trait*"), (KIND, "printed_trait*")):
        if _sort is KIND and _name in ("resource", "char"):
            continue
        _sort.add(
            _name,
            GroupWord(
                _shape,
                says=said(f"noun-{_name}"),
                rules=("TCG-CARD-08",),
                makes=_makes,
                taken=lambda term: [Apart((term.name,), traits=term.args)],
                wide=_wide,
                character=_character,
                refuses=_twice,
            ),
        )


PLAYABLE_NOUNS = ("ability", "ally", "totem", "equipment", "weapon", "armor", "item", "card")
CHARACTERS = tuple(name for name in NOUN if NOUN[name].character)

# -- whose ----------------------------------------------------------------------------------------


def _my(term: Term) -> Fits:
    """TCG-CONTROL-09, -12: whose text it is, whose card."""
    inner = fits(term.args[0])
    return lambda s, ctx, x: side(s, x) == ctx.seat and inner(s, ctx, x)


def _opp(term: Term) -> Fits:
    """TCG-CONTROL-10."""
    inner = fits(term.args[0])
    return lambda s, ctx, x: side(s, x) != ctx.seat and inner(s, ctx, x)


def _of(term: Term) -> Fits:
    whose, inner = player_of(term.args[0]), fits(term.args[1])
    return lambda s, ctx, x: side(s, x) in pw.seats_of(s, whose(s, ctx)) and inner(s, ctx, x)


def _other(term: Term) -> Fits:
    inner = fits(term.args[0])
    return lambda s, ctx, x: x != ref_slot(ctx.source) and inner(s, ctx, x)


def _any(term: Term) -> Fits:
    parts = tuple(fits(part) for part in term.args)
    return lambda s, ctx, x: any(part(s, ctx, x) for part in parts)


def _sided(term: Term) -> list[Apart]:
    return [g._replace(side=term.name) for g in apart(term.args[0])]


def _owned(term: Term) -> list[Apart]:
    return [g._replace(side=term.args[0]) for g in apart(term.args[1])]


def _all(term: Term) -> list[Apart]:
    return [g for part in term.args for g in apart(part)]


def _others(term: Term) -> list[Apart]:
    return [g._replace(other=True) for g in apart(term.args[0])]


def _side(shape: str, makes: Any, taken: Any, *messages: str, **more: Any) -> GroupWord:
    says = Saying(lambda *args: "", *messages)
    return GroupWord(shape, says=says, rules=("TCG-CONTROL-01",), makes=makes, taken=taken, **more)


def _plainer(term: Term) -> Iterator[str]:
    for player, short in (("you", "my"), ("opponents", "opp")):
        if term.args[0] == Term(player):
            yield f"For cards of {player} write `{short}(...)`."


PARTY = ("my-party", "my-control", "your form")
SIDED.add("my", _side("noun|nouns", _my, _sided, *PARTY))
SIDED.add("opp", _side("noun|nouns", _opp, _sided, "opposing form"))
THEIRS.add("of", _side("aimed_player noun|nouns", _of, _owned, "of-party who"))
SIDED.add(
    "of",
    _side(
        "known_player|the_host noun|nouns",
        _of,
        _owned,
        "of-party who",
        "of-control who",
        refuses=_plainer,
    ),
)
MINE.add("my", _side("noun|nouns", _my, _sided, *PARTY))
DEAR.add("my", _side("card_filter", _my, _sided, "play"))
DEAR.add("opp", _side("card_filter", _opp, _sided, "opp-play"))
ROW_WORDS.add("my", _side("'resource'", _my, _sided, *PARTY))
ROW_WORDS.add("opp", _side("'resource'", _opp, _sided, "opposing form"))
OWN_ROW.add("my", _side("'resource'", _my, _sided, *PARTY))
OTHER.add("other", _side("noun|sided", _other, _others, "other form", "another"))
ANY_WORDS.add("any", _side("noun|sided|other noun|sided|other+", _any, _all))
NOUNS.add("any", _side("noun noun+", _any, _all))
KINDS.add("any", _side("kind_of_card kind_of_card+", _any, _all))


# -- what they are like ---------------------------------------------------------------------------


def _plain(
    name: str,
    test: Fits,
    place: str,
    *rules: str,
    sort: Sort[Trait] = TRAIT,
    printed: bool = False,
    **more: Any,
) -> None:
    """A trait that is one word."""

    def says(s: Scene, term: Term, g: Apart, form: str) -> str:
        mine, played = g.side == "play", g.side in ("play", "opp_play")
        args = {"mine": "yes" if mine else "no", "played": "yes" if played else "no"}
        return s.say(f"trait-{name}", form=form, **args)

    sort.add(
        name,
        Trait(
            says=Saying(says, f"trait-{name} form mine played"),
            rules=rules,
            makes=lambda term, noun: test,
            place=place,
            printed=printed,
            **more,
        ),
    )


_plain("exhausted", lambda s, ctx, x: bool(s.exhausted[x]), "before", "TCG-READY-01")
_plain("ready", lambda s, ctx, x: not s.exhausted[x], "before", "TCG-READY-01")
# TCG-DAMAGE-06
_plain("damaged", lambda s, ctx, x: s.damage[x] > 0, "before", "TCG-DAMAGE-01")
_plain("undamaged", lambda s, ctx, x: s.damage[x] == 0, "before", "TCG-DAMAGE-01")
_plain("attacking", lambda s, ctx, x: s.attacker == ref(s, x), "before", "TCG-COMBAT-01")
_plain(
    "defending",
    lambda s, ctx, x: bool(s.fighting) and s.defender == ref(s, x),
    "before",
    "TCG-COMBAT-01",
)
_plain("attacked", lambda s, ctx, x: bool(s.did[x] & HAS_ATTACKED), "after", "TCG-COMBAT-01")
_plain(
    "hurt_now",
    lambda s, ctx, x: bool(s.did[x] & WAS_HURT),
    "after",
    "TCG-DAMAGE-01",
    records=WAS_HURT,
)
_plain("face_down", lambda s, ctx, x: bool(s.down[x]), "before", "TCG-RESOURCE-05")
_plain("caused_damage", lambda s, ctx, x: bool(s.did[x] & HAS_DAMAGED), "after", "TCG-DAMAGE-13")
_plain(
    "hit_by_hero",
    lambda s, ctx, x: bool(s.did[x] & hit_by(ctx.seat)),
    "after",
    "TCG-DAMAGE-13",
)
_plain(
    "was_damaged",
    lambda s, ctx, x: s.damage[x] > ctx.amount,
    "before",
    "TCG-DAMAGE-01",
    needs=("packet",),
)
_plain(
    "destroyed_now",
    lambda s, ctx, x: bool(s.did[x] & WAS_DESTROYED) and s.zone[x] == GRAVEYARD,
    "after",
    "TCG-DESTROY-01",
    sort=PRINTED_TRAIT,
    needs=("graveyard",),
    records=WAS_DESTROYED,
)
_plain(
    "non_token",
    lambda s, ctx, x: not c.CARDS[s.what[x]].token,
    "after",
    "TCG-TOKEN-01",
    sort=PRINTED_TRAIT,
    printed=True,
)
_plain(
    "no_faction",
    lambda s, ctx, x: not c.CARDS[s.what[x]].faction,
    "after",
    "TCG-CARD-08",
    sort=PRINTED_TRAIT,
    printed=True,
)

FAMILY = {c.MASTER: c.HERO, c.ARMOR: c.WEAPON, c.ITEM: c.WEAPON}
"""TCG-CARD-08: weapons, armor and items are one type, equipment; master heroes are heroes."""


def card_types(card: int) -> tuple[int, ...]:
    kind = c.TYPE[card]
    return (c.ALLY, c.ABILITY) if kind == c.TOTEM else (FAMILY.get(kind, kind),)


def type_buried(s: State, ctx: Context, x: int) -> bool:
    types = card_types(s.what[x])
    return any(kind in types for y in graveyard(s, s.owner[x]) for kind in card_types(s.what[y]))


_plain("type_in_graveyard", type_buried, "after", "TCG-CARD-08", sort=PRINTED_TRAIT)


def _most_cost(term: Term, noun: Term) -> Fits:
    inner = fits(noun._replace(args=tuple(a for a in noun.args if a != term)))

    def most(s: State, ctx: Context, x: int) -> bool:
        mine = side(s, x)
        rivals = [y for y in s.play if side(s, y) == mine and inner(s, ctx, y)]
        return all(c.COST[s.what[y]] <= c.COST[s.what[x]] for y in rivals)

    return most


TRAIT.add(
    "most_cost",
    Trait(
        says=Saying(lambda s, term, g, form: s.say("trait-most-cost"), "trait-most-cost"),
        rules=("TCG-CARD-02",),
        makes=_most_cost,
        place="after",
    ),
)


def _costs(sign: str, key: str) -> None:
    def makes(term: Term, noun: Term) -> Fits:
        limit = amount(term.args[1])
        if sign == "<=":
            return lambda s, ctx, x: c.COST[s.what[x]] <= limit(s, ctx)
        return lambda s, ctx, x: c.COST[s.what[x]] >= limit(s, ctx)

    def says(s: Scene, term: Term, g: Apart, form: str) -> str:
        return s.say(key, n=s.amount(term.args[1]))

    PRINTED_TRAIT.add(
        sign,
        Trait(
            "'cost' amount",
            says=Saying(says, f"{key} n"),
            rules=("TCG-CARD-02",),
            makes=makes,
            place="after",
        ),
    )


_costs("<=", "cost-most")
_costs(">=", "cost-least")


def _has(term: Term, noun: Term) -> Fits:
    bit = c.KEYWORD_BIT[term.args[0].name]
    return lambda s, ctx, x: bool(values.keywords(s, x) & bit)


TRAIT.add(
    "has",
    Trait(
        "|".join(f"'{name}'" for name in SWITCHES),
        says=Saying(
            lambda s, term, g, form: s.say(
                "with-keyword", keyword=KEYWORD_WORDS[term.args[0].name].says(s)
            ),
            "with-keyword keyword",
        ),
        rules=KEYWORD_WORDS["stealth"].rules,
        makes=_has,
        place="after",
    ),
)


def _dealing(term: Term, noun: Term) -> Fits:
    bits = c.damage_bits(part.name for part in term.args)
    return lambda s, ctx, x: bool(c.CARDS[s.what[x]].damage & bits)


PRINTED_TRAIT.add(
    "dealing",
    Trait(
        "type+",
        says=Saying(
            lambda s, term, g, form: s.say("dealing", types=damage(s, term.args, 1, "or")),
            "dealing types",
        ),
        rules=("TCG-DAMAGE-08",),
        makes=_dealing,
        place="after",
        printed=True,
    ),
)


def _tagged(found: bool) -> Callable[[Term, Term], Fits]:
    def makes(term: Term, noun: Term) -> Fits:
        name = term.args[0]
        return lambda s, ctx, x: values.has_tag(s, x, name) == found

    return makes


def _names(read: Callable[[c.Card], tuple[str, ...]]) -> Callable[[], tuple[str, ...]]:
    """What stands on the cards of the game itself: all of these have words."""
    return lambda: tuple(
        dict.fromkeys(
            name for card in c.CARDS[: c.PRINTED] if not card.token for name in read(card) if name
        )
    )


LANGUAGE.name(
    "tag",
    "tag or race",
    _names(lambda card: (card.race, card.char_class, *(tag.name for tag in card.tags))),
    strict=False,
    declined=lambda name: has_words(tag_key(name)),
)
LANGUAGE.name("faction", "faction", lambda: c.FACTIONS, strict=True)
LANGUAGE.name("class", "class", lambda: c.CLASSES, strict=True)
LANGUAGE.name(
    "specialization",
    "specialization",
    _names(lambda card: card.specs),
    strict=False,
    declined=lambda name: has_words(spec_key(name)),
)
LANGUAGE.name("card_name", "card", lambda: c.CARD_NO, strict=False)
LANGUAGE.name("part_of_a_name", "part of a name", lambda: ("Bolvar", "Saurfang"), strict=False)
LANGUAGE.name("token_name", "token", lambda: c.TOKEN_NO, strict=False)
LANGUAGE.name(
    "hero_trait",
    "trait",
    _names(lambda card: (card.race, card.char_class, *card.specs, *(t.name for t in card.tags))),
    strict=False,
    declined=lambda name: has_words(trait_key(name)),
)


def _named(name: str, sort: str, place: str, makes: Any, says: Saying = UNSAID) -> None:
    """A trait that is a name in quotes."""
    PRINTED_TRAIT.add(
        name,
        Trait(sort, says=says, rules=("TCG-TRAIT-01",), makes=makes, place=place, printed=True),
    )


def _printed(test: Callable[[c.Card, str], bool]) -> Callable[[Term, Term], Fits]:
    """What the card itself says, the same in every zone."""

    def makes(term: Term, noun: Term) -> Fits:
        table = tuple(test(card, term.args[0]) for card in c.CARDS)
        return lambda s, ctx, x: table[s.what[x]]

    return makes


def _name_shown(s: Scene, term: Term, g: Apart, form: str) -> str:
    card = c.CARD_NO.get(term.args[0])
    shown = term.args[0] if card is None else str(card_noun(card, s.language))
    return s.say("named", name=shown, form=form)


def _not_tagged(s: Scene, term: Term, g: Apart, form: str) -> str:
    name = term.args[0]
    return s.say("no-tag", tag=named(s, tag_key(name), name), form=form)


_named("tag", "tag", "tag", _tagged(True))
_named("no_tag", "tag", "before", _tagged(False), Saying(_not_tagged, "no-tag tag form"))
_named("race", "tag", "tag", _printed(lambda card, name: card.race == name))
_named(
    "faction",
    "faction",
    "tag",
    _printed(lambda card, name: card.faction == name),
    Saying(lambda *args: "", "of-faction faction"),
)
_named(
    "named",
    "card_name",
    "after",
    _printed(lambda card, name: card.name == name),
    Saying(_name_shown, "named name form"),
)
_named(
    "named_like",
    "part_of_a_name",
    "after",
    _printed(lambda card, name: name in card.name),
    Saying(
        lambda s, term, g, form: s.say("named-like", name=term.args[0], form=form),
        "named-like name form",
    ),
)
_named("spec", "specialization", "tag", _printed(lambda card, name: name in card.specs))
_named(
    "class_",
    "class",
    "tag",
    _printed(lambda card, name: name in card.classes or card.char_class == name),
)


def varies(value: Any) -> bool:
    """Whether a card can join or leave such a group while all cards stay where they are.

    >>> from tabard.core.language.terms import parse
    >>> varies(parse("my(ally(damaged))")), varies(parse("my(ally(race('Orc')))"))
    (True, False)
    """
    if not isinstance(value, Term):
        return False
    if value.name in NOUN:
        return any(not word("any_trait", t.name).printed for t in value.args)
    if is_word("one_card", value.name) or is_word("player", value.name):
        return False
    return any(map(varies, value.args))
