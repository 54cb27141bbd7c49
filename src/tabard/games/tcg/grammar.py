"""Which words the effect language has, and what may stand in their brackets.

Each line of `WORDS` is one word of one kind, with its arguments in order. ``step*`` is any number
of steps, ``who?`` may be left out, ``[sure]`` is a word that may be added anywhere, ``by=who`` is
an argument with its name, which may be left out.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from .language import Term, unparse

DAMAGE_TYPES = ("arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow")
COUNTERS = ("skull", "stake", "heirloom", "atk", "defense")
NOUNS = (
    *("char", "hero", "ally", "totem", "ability", "equipment", "weapon", "armor", "item"),
    *("resource", "quest", "location", "card"),
)
SWITCHES = (
    *("protector", "stealth", "elusive", "ferocity", "long_range", "untargetable", "aberration"),
    *("time_is_money", "dual_wield"),
)
"""Keywords that one has or has not."""
NUMBERED = ("assault", "mend")
"""Keywords with a number, which add up."""
FORBIDDEN = ("attack", "protect", "strike", "ready_step", "be_destroyed", "play")
ZONES = ("my_graveyard", "graveyard", "its_graveyard", "chain")

WORDS: dict[str, dict[str, str]] = {
    "power": {
        "play": "step*",
        "attach": "who",
        "static": "whom mod* while_=test",
        "on": "events step* [first] if_=test",
        "pay": "cost step* [once] when=time if_=test at=zone",
        "flip": "cost step*",
        "quest": "cost step* when=time if_=test",
        "stash": "step*",
        "rattle": "step*",
        "price": "priced amount least=amount",
        "extra": "part",
        "free": "while_=test",
        "packets": "[sure] by=whom types=types plus=amount times=amount",
        "enters_with": "counter",
        "uninterruptible": "",
        "from_graveyard": "",
        "requires": "text*",
    },
    "step": {
        "deal": "amounts types whos [sure] by=who",
        "heal": "healed whos by=who",
        "draw": "drawn who?",
        "discard": "discarded who? [random]",
        "mill": "amount who",
        "destroy": "whos",
        "bounce": "whos",
        "remove": "whos",
        "exhaust": "whos",
        "ready": "whos",
        "stay": "whos",
        "turn_down": "whos",
        "control": "who",
        "put": "who place",
        "give": "whos mod* until=until",
        "token": "text amount?",
        "counter": "counter who",
        "interrupt": "who",
        "search": "filter to=found",
        "reveal": "amount filter rest=rest",
        "ramp": "",
        "look_hand": "who",
        "pluck": "who",
        "reshuffle": "who",
        "prevent": "prevented whos [magical]",
        "redirect": "who",
        "boost": "amount",
        "discount": "filter amount",
        "choose": "mode*",
        "may": "step*",
        "if_done": "step*",
        "when": "test step*",
        "with_one": "filter step*",
        "later": "moment step*",
    },
    "mode": {"mode": "step*"},
    "cost": {"cost": "part*"},
    "part": {
        "tap": "",
        "destroy": "who",
        "bounce": "who",
        "exhaust": "who",
        "discard": "filter",
        "counter": "counter",
        "hurt": "amount",
    },
    "event": {
        "start": "each?",
        "end": "",
        "enters": "whom",
        "leaves": "whom",
        "destroyed": "whom",
        "attacks": "whom",
        "defends": "whom",
        "exhausts": "whom",
        "readies": "whom",
        "strikes": "whom",
        "you_play": "filter",
        "turned_down": "filter",
        "placed_up": "filter",
        "deals": "whom [combat] to=whom types=types using=means",
        "dealt": "whom [combat] by=whom",
    },
    "moment": {"end": "", "next_start": "", "destroyed": "who"},
    "who": {
        "target": "aimed up_to=amount at=zone",
        "second": "filter",
        "each": "filter",
        "one": "filter",
        "picked_by": "who filter",
        "controller": "who",
        "hero_of": "who",
    }
    | dict.fromkeys(
        ("self", "host", "hero", "you", "opponents", "it", "that", "dealer", "those", "hurt"), ""
    ),
    "filter": {
        "my": "filter",
        "opp": "filter",
        "other": "filter",
        "of": "who filter",
        "any": "filter*",
    }
    | dict.fromkeys(NOUNS, "trait*"),
    "trait": {
        "cost": "",
        "dealing": "types*",
        "tag": "text",
        "no_tag": "text",
        "race": "text",
        "faction": "text",
        "named": "text",
        "named_like": "text",
        "spec": "text",
        "class_": "text",
        "has": "keyword",
        "<=": "measured amount",
        ">=": "measured amount",
    }
    | dict.fromkeys(
        (
            *("exhausted", "ready", "damaged", "undamaged", "attacking", "defending", "attacked"),
            *("non_token", "no_faction", "most_cost", "face_down", "type_in_graveyard"),
            *("caused_damage", "hit_by_hero", "was_damaged"),
        ),
        "",
    ),
    "keyword": dict.fromkeys((*SWITCHES, *NUMBERED), ""),
    "mod": {
        "atk": "amount",
        "health": "amount",
        "defense": "amount",
        "resist": "resisted",
        "sure": "",
        "cant": "forbidden filter?",
        "cant_attack": "filter",
        "only_attacks": "whom [if_able]",
        "lose": "lost*",
        "also": "text",
        "controlled": "",
        "power": "text",
        "long_range_against": "who",
        "more_armor": "amount [magical]",
    }
    | dict.fromkeys(SWITCHES, "")
    | dict.fromkeys(NUMBERED, "amount"),
    "amount": {
        "count": "filter",
        "atk": "measuree",
        "printed_atk": "measuree",
        "cost": "measuree",
        "dealt": "",
        "counters": "counter",
        "total": "statistic filter",
        "classes": "filter",
        "either": "test amount amount",
        "+": "amount amount",
        "-": "amount amount",
        "*": "amount amount",
    },
    "test": {
        "control": "filter",
        "exists": "filter at=zone",
        "same_name": "amount",
        "own_turn": "",
        "in_play": "",
        "attacking": "who? filter?",
        "defending": "who?",
        "undamaged": "who?",
        "ready": "who?",
        "and": "test*",
        "or": "test*",
        "not": "test",
    }
    | dict.fromkeys(("<=", ">=", "<", ">", "=="), "amount amount"),
    "type": dict.fromkeys(DAMAGE_TYPES, ""),
    "counter": dict.fromkeys(COUNTERS, ""),
    "forbidden": dict.fromkeys(FORBIDDEN, ""),
    "zone": dict.fromkeys(ZONES, ""),
    "measure": {"most": "filter"},
    "word": dict.fromkeys(
        (
            *("own_turn", "turn", "combat", "all", "to_limit", "next", "player", "opponent"),
            *("hand", "top", "deck", "play", "row", "bottom", "strike", "powers", "physical"),
            *("each", "weapon"),
        ),
        "",
    ),
}

MIXED: dict[str, tuple[str, ...]] = {
    "amounts": ("amount", "list:amount"),
    "events": ("event", "list:event"),
    "types": ("type", "list:type"),
    "whos": ("who", "list:who"),
    "whom": ("filter", "who"),
    "healed": ("amount", "word:all", "list:amount"),
    "drawn": ("amount", "word:to_limit"),
    "discarded": ("amount", "word:all"),
    "prevented": ("amount", "word:next"),
    "place": ("word:hand", "word:top", "word:deck", "word:play"),
    "found": ("word:hand", "word:row"),
    "rest": ("word:bottom",),
    "until": ("word:turn", "word:combat"),
    "time": ("word:own_turn",),
    "aimed": ("filter", "word:player", "word:opponent"),
    "priced": ("word:strike", "filter", "who"),
    "lost": ("keyword", "word:powers"),
    "resisted": ("type", "word:physical"),
    "each": ("word:each",),
    "means": ("word:weapon", "who"),
    "measured": ("trait", "amount"),
    "measuree": ("who", "measure"),
    "statistic": ("word:atk", "word:defense"),
}
"""Places where one of several kinds may stand."""


class Shape(NamedTuple):
    """The arguments of one word."""

    given: tuple[tuple[str, bool], ...]
    """(kind, whether it may be left out)"""
    rest: str | None
    flags: tuple[str, ...]
    named: dict[str, str]


@cache
def shape(text: str) -> Shape:
    given: list[tuple[str, bool]] = []
    rest, flags, named = None, [], {}
    for part in text.split():
        if part.startswith("["):
            flags.append(part[1:-1])
        elif "=" in part:
            name, kind = part.split("=")
            named[name] = kind
        elif part.endswith("*"):
            rest = part[:-1]
        else:
            given.append((part.rstrip("?"), part.endswith("?")))
    return Shape(tuple(given), rest, tuple(flags), named)


def check(value: Any, kind: str = "power") -> list[str]:
    """Every mistake in an expression, each as a sentence.

    >>> from .language import parse
    >>> check(parse("play(deal(2, fire, target(chr)))"))
    ["There is no filter 'chr'. Did you mean 'char'?"]
    """
    return list(_wrong(value, kind))


def fits(value: Any, kind: str) -> bool:
    """Whether it looks like this kind, whatever is in its brackets."""
    if kind in MIXED:
        return any(fits(value, part) for part in MIXED[kind])
    if kind.startswith("list:"):
        return isinstance(value, tuple) and not isinstance(value, Term)
    if kind.startswith("word:"):
        return bool(value == Term(kind[5:]))
    if kind == "text":
        return isinstance(value, str)
    if kind in ("amount", "part") and isinstance(value, int):
        return True
    return isinstance(value, Term) and value.name in WORDS.get(kind, {})


def _wrong(value: Any, kind: str) -> Iterator[str]:
    if kind in MIXED:
        choices = [part for part in MIXED[kind] if fits(value, part)]
        if not choices:
            yield _unknown(value, MIXED[kind])
        else:
            yield from _wrong(value, choices[0])
    elif not fits(value, kind):
        yield _unknown(value, (kind,))
    elif kind.startswith("list:"):
        for part in value:
            yield from _wrong(part, kind[5:])
    elif isinstance(value, Term) and not kind.startswith("word:"):
        if value.name == "static" and value.args:
            yield from _circles(value.args[0], value.args[1:])
        yield from _brackets(value, shape(WORDS[kind][value.name]))


def _brackets(term: Term, wants: Shape) -> Iterator[str]:
    args = [a for a in term.args if not (isinstance(a, Term) and a.name in wants.flags)]
    for kind, optional in wants.given:
        if args and (not optional or fits(args[0], kind)):
            yield from _wrong(args.pop(0), kind)
        elif not optional:
            yield f"{unparse(term)!r} lacks its {kind}."
    if wants.rest is not None:
        for arg in args:
            yield from _wrong(arg, wants.rest)
    elif args:
        yield f"{unparse(term)!r} has more in its brackets than {term.name!r} takes."
    for name, arg in term.named:
        if name in wants.named:
            yield from _wrong(arg, wants.named[name])
        else:
            known = ", ".join(f"{n}=" for n in wants.named) or "nothing by name"
            yield f"{term.name!r} takes no {name}=; it takes {known}."


def _unknown(value: Any, kinds: tuple[str, ...]) -> str:
    names = [k[5:] if k.startswith("word:") else k.replace("list:", "list of ") for k in kinds]
    said = " or ".join(names)
    if not isinstance(value, Term):
        return f"{unparse(value)} is no {said}."
    known = [word for kind in kinds for word in WORDS.get(kind.removeprefix("list:"), {})]
    known += [k[5:] for k in kinds if k.startswith("word:")]
    near = difflib.get_close_matches(value.name, known, 1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    return f"There is no {said} {value.name!r}.{hint}"


def _circles(group: Any, mods: tuple[Any, ...]) -> Iterator[str]:
    """Static powers whose group depends on what static powers make of cards."""
    if not varies(group):
        return
    if "has" in _names(group):
        yield (
            f"{unparse(group)!r} is a group by keywords, which static powers give and take: "
            "describe it in another way."
        )
    if any(isinstance(mod, Term) and mod.name == "power" for mod in mods):
        yield (
            f"{unparse(group)!r} is given a power, so it must be described by what is printed on "
            "cards, not by what can change from moment to moment."
        )


def _names(value: Any) -> set[str]:
    if not isinstance(value, Term):
        return set()
    return {value.name}.union(*map(_names, value.args))


PRINTED = (
    *("tag", "no_tag", "race", "faction", "named", "named_like", "spec", "class_", "dealing"),
    *("non_token", "no_faction"),
)
"""Traits that a card has or has not, as long as all cards stay where they are."""


def varies(value: Any) -> bool:
    """Whether a card can join or leave such a group while all cards stay where they are.

    >>> from .language import parse
    >>> varies(parse("my(ally(damaged))")), varies(parse("my(ally(race('Orc')))"))
    (True, False)
    """
    if not isinstance(value, Term):
        return False
    if value.name in NOUNS:
        return any(not (isinstance(t, Term) and t.name in PRINTED) for t in value.args)
    return any(map(varies, value.args))


def flag(term: Term, name: str) -> bool:
    """Whether this word was added."""
    return Term(name) in term.args
