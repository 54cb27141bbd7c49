"""What a card has, can't do or loses: the mods of `static` and `give`, as one verb phrase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .grammar import NUMBERED, SWITCHES, flag
from .language import Term, parse
from .lexicon import Phrase, Scene, amount, listed, say, tag_key, unsaid, word
from .measures import where_letters
from .phrases import group, groups, someone

STATS = ("atk", "health", "defense")


def changes(s: Scene, who: Any, what: Phrase, mods: Sequence[Any], until: str = "") -> str:
    """All that is changed for one subject, and for how long."""
    before = s.topic
    s.topic = who
    each = _each(s, mods)
    has = [_has(s, mod, each) for mod in mods if mod.name in HAS]
    cant = [_cant(s, mod, what) for mod in mods if mod.name == "cant"]
    verbs = []
    if has:
        verbs.append(say(s, "has", who=what, what=listed(s, [part for part in has if part])))
    if cant:
        verbs.append(say(s, "cant", who=what, verbs=listed(s, cant, "nor")))
    verbs += [_verb(s, mod, what) for mod in mods if mod.name not in (*HAS, "cant")]
    made = f"{listed(s, verbs)} {until}".strip() + (f" {each}" if each else "")
    made += where_letters(s)
    s.topic = before
    return made


HAS = (*STATS, *SWITCHES, *NUMBERED, "resist", "power", "long_range_against", "more_armor")


def _factor(value: Any) -> tuple[int, Any] | None:
    """How much for each of what: 2 * count(F), counters(kind)."""
    match value:
        case Term("count" | "counters"):
            return 1, value
        case Term("*", (int() as n, Term("count" | "counters") as of)):
            return n, of
    return None


def _each(s: Scene, mods: Sequence[Any]) -> str:
    """ "for each …", when all the numbers grow with the same thing."""
    found = [_factor(mod.args[0]) for mod in mods if mod.name in STATS]
    if not found or None in found or len({of for _, of in filter(None, found)}) > 1:
        return ""
    of = next(of for _, of in filter(None, found))
    if of.name == "count":
        return say(s, "for-each", what=group(s, groups(of.args[0]), "each"))
    kind = say(s, f"counter-{of.args[0].name}", n=1)
    return say(s, "for-each-counter", kind=kind, what=someone(s, Term("self")))


def _has(s: Scene, mod: Term, each: str) -> str:
    if mod.name in STATS:
        return _stat(s, mod, bool(each))
    if mod.name in SWITCHES:
        return say(s, f"keyword-{mod.name}")
    if mod.name in NUMBERED:
        return say(s, f"keyword-{mod.name}-n", n=amount(s, mod.args[0]))
    if mod.name == "resist":
        return say(s, f"resist-{mod.args[0].name}")
    if mod.name == "long_range_against":
        return say(s, "long-range-against", what=someone(s, mod.args[0]))
    if mod.name == "more_armor":
        magical = "yes" if flag(mod, "magical") else "no"
        return say(s, "more-armor", n=amount(s, mod.args[0]), magical=magical)
    return say(s, "quoted", text=_quoted(s, mod.args[0]))


def _quoted(s: Scene, text: str) -> str:
    from .paragraphs import paragraph  # a power inside a power: it comes round again

    return paragraph(Scene(s.language, s.card, granted=True), parse(text))


def _stat(s: Scene, mod: Term, each: bool) -> str:
    value = mod.args[0]
    sign = "+"
    if each:
        factor = _factor(value)
        assert factor is not None
        value = factor[0]
    if isinstance(value, Term) and value.name == "-" and value.args[0] == 0:
        sign, value = "-", value.args[1]
    elif isinstance(value, int) and value < 0:
        sign, value = "-", -value
    return say(s, f"stat-{mod.name}", n=f"{sign}{amount(s, value)}")


def _cant(s: Scene, mod: Term, what: Phrase) -> str:
    verb, *rest = mod.args
    if rest:
        return say(s, f"cant-{verb.name}", what=group(s, groups(rest[0]), "plain"))
    return say(s, f"cant-{verb.name}", who=what)


def _verb(s: Scene, mod: Term, what: Phrase) -> str:
    match mod:
        case Term("sure", ()):
            return say(s, "is-sure", who=what)
        case Term("lose", (Term("powers"),)):
            return say(s, "loses-powers", who=what)
        case Term("lose", keywords):
            lost = [say(s, f"keyword-{k.name}") for k in keywords]
            return say(s, "loses", who=what, what=listed(s, lost))
        case Term("also", (name,)):
            tag = word(s.language, tag_key(name))
            plural = what.form.endswith("p")
            a = "" if plural else tag.a(s.language, tag.one)
            return say(s, "is-also", who=what, a=a, tag=tag.many if plural else tag.one)
        case Term("cant_attack", (inner,)):
            return say(s, "cant-attack-them", who=what, what=group(s, groups(inner), "bare"))
        case Term("only_attacks", (inner, *_)):
            whom = itself_or_group(s, inner)
            able = "yes" if flag(mod, "if_able") else "no"
            return say(s, "only-attacks", who=what, what=whom, able=able)
    raise unsaid(mod)


def itself_or_group(s: Scene, who: Term) -> Phrase:
    """Any such card, in general; only this card, where it says so."""
    return someone(s, who) if who.name == "self" else group(s, groups(who), "bare")
