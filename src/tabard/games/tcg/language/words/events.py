"""What a power waits for, and the moments at which something is put off to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ...state import AT_END, AT_NEXT_START, WHEN_DESTROYED
from .. import powers as pw
from ..compiling import damage_types, done_to, fits, whom
from ..phrases import HOST, MY_HERO, SELF, group, groups, someone
from ..scene import Group, Scene, damage
from ..sorts import DEED, MOMENT_WORDS, TURN_WORDS, EventWord, Moment, said
from .groups import PLAYABLE_NOUNS

THESE = (SELF, HOST, MY_HERO)

# -- turns ----------------------------------------------------------------------------------------


def _turn(kind: int) -> Callable[[Term], pw.Event]:
    return lambda term: pw.Event(kind, each=bool(term.args))


TURN_WORDS.add(
    "start",
    EventWord(
        "'each'?",
        says=Saying(
            lambda s, event: s.say("at-each-start" if event.args else "at-start"),
            "at-start",
            "at-each-start",
        ),
        rules=("TCG-TURN-03",),
        makes=_turn(pw.START),
        names=lambda term: ("turn",) if term.args else (),
    ),
)
TURN_WORDS.add(
    "end",
    EventWord(
        says=Saying(lambda s, event: s.say("at-end"), "at-end"),
        rules=("TCG-TURN-03",),
        makes=_turn(pw.END_OF_TURN),
    ),
)

# -- what happens to cards ------------------------------------------------------------------------


def _subject(s: Scene, event: Term) -> Any:
    """Whom it happens to: said, and remembered as "that"."""
    who = event.args[0]
    if who in THESE:
        return someone(s, who)
    s.that = groups(who)
    return group(s, s.that, "a")


def _happens(s: Scene, event: Term) -> tuple[str, str]:
    """Somebody, and what happens to them."""
    what = _subject(s, event)
    return s.subject(what), s.say(f"event-{event.name}", who=what)


def _enters(s: Scene, event: Term) -> tuple[str, str]:
    who = event.args[0]
    if who not in THESE and all(g.side == "my" for g in groups(who)):
        s.that = groups(who)
        what = group(s, tuple(g._replace(side="") for g in s.that), "a")
        return s.subject(what), s.say("event-joins", who=what)
    return _happens(s, event)


def _deed(name: str, kind: int, rule: str, says: Any = _happens, *messages: str) -> None:
    def makes(term: Term) -> pw.Event:
        return pw.Event(kind, whom(term.args[0]))

    DEED.add(
        name,
        EventWord(
            "whom",
            says=Saying(says, f"event-{name} who", *messages),
            rules=(rule,),
            makes=makes,
            brings=("that", "first"),
        ),
    )


_deed("enters", pw.ENTERS, "TCG-TRIGGER-01", _enters, "event-joins who")
_deed("leaves", pw.LEAVES, "TCG-TRIGGER-06")
_deed("destroyed", pw.DESTROYED, "TCG-DESTROY-01")
_deed("attacks", pw.ATTACKS, "TCG-COMBAT-08")
_deed("defends", pw.DEFENDS, "TCG-COMBAT-08")
_deed("exhausts", pw.EXHAUSTS, "TCG-READY-01")
_deed("readies", pw.READIES, "TCG-READY-01")

# -- what players do ------------------------------------------------------------------------------


def _done(name: str, kind: int, shape: str, rule: str, **more: Any) -> None:
    """You do it, or it is done: the card is the object."""

    def says(s: Scene, event: Term) -> tuple[str, str]:
        who = event.args[0]
        if who == SELF:
            return "", s.say(f"event-{name}", what=someone(s, who))
        found = groups(who)
        s.that = found
        if name == "placed_up":
            found = tuple(g._replace(side="") for g in found)
        return "", s.say(f"event-{name}", what=group(s, found, "a"))

    DEED.add(
        name,
        EventWord(
            shape,
            says=Saying(says, f"event-{name} what"),
            rules=(rule,),
            makes=lambda term: pw.Event(kind, whom(term.args[0])),
            brings=("that", "first"),
            **more,
        ),
    )


_done("strikes", pw.STRIKES, "'self'", "TCG-STRIKE-02")
_done(
    "you_play",
    pw.PLAYS,
    "card_filter",
    "TCG-PLAY-11",
    refuses=done_to(PLAYABLE_NOUNS, "cards that are played"),
)
_done("turned_down", pw.TURNED_DOWN, "resources", "TCG-RESOURCE-05")
_done("placed_up", pw.PLACED_UP, "own_resources", "TCG-PLACE-07")

# -- damage ---------------------------------------------------------------------------------------


def _deals(term: Term) -> pw.Event:
    to, using = term.get("to"), term.get("using")
    return pw.Event(
        pw.DEALS,
        whom(term.args[0]),
        combat=term.has("combat"),
        to=None if to is None else fits(to),
        types=damage_types(term.get("types")),
        means="" if using is None else using.name,
    )


def _deals_said(s: Scene, event: Term) -> tuple[str, str]:
    who = event.args[0]
    subject = someone(s, who) if who in THESE else group(s, groups(who), "a")
    types, to, using = event.get("types"), event.get("to"), event.get("using")
    combat = "yes" if event.has("combat") else "no"
    kind = damage(s, types) if types else ""
    parts = [s.say("event-deals", who=subject, combat=combat, kind=kind)]
    s.that = (Group(("char",)),)
    if to is not None:
        s.that = groups(to)
        parts.append(s.kit("case-to", what=group(s, s.that, "a")))
    if using is not None:
        means = someone(s, SELF) if using == SELF else group(s, (Group(("weapon",)),), "a")
        parts.append(s.say("with-means", what=means))
    return s.subject(subject), " ".join(parts)


def _dealt(term: Term) -> pw.Event:
    by = term.get("by")
    return pw.Event(
        pw.DEALS,
        whom(term.args[0]),
        combat=term.has("combat"),
        passive=True,
        to=None if by is None else fits(by),
    )


def _dealt_said(s: Scene, event: Term) -> tuple[str, str]:
    what = _subject(s, event)
    combat = "yes" if event.has("combat") else "no"
    told = s.say("event-dealt", who=what, combat=combat)
    by = event.get("by")
    if by is not None:
        told = f"{told} {s.kit('case-by', what=group(s, groups(by), 'a'))}"
    return s.subject(what), told


DAMAGED = ("that", "first", "dealt", "dealer")
DEED.add(
    "deals",
    EventWord(
        "whom [combat] to=filter types=types using='weapon'|'self'",
        says=Saying(_deals_said, "event-deals who combat kind", "with-means what"),
        rules=("TCG-DAMAGE-20",),
        makes=_deals,
        brings=DAMAGED,
        lends=("packet",),
    ),
)
DEED.add(
    "dealt",
    EventWord(
        "whom [combat] by=filter",
        says=Saying(_dealt_said, "event-dealt who combat"),
        rules=("TCG-DAMAGE-20",),
        makes=_dealt,
        brings=DAMAGED,
        lends=("packet",),
    ),
)

# -- moments --------------------------------------------------------------------------------------

MOMENT_WORDS.add("end", Moment(says=said("later-end"), rules=("TCG-TRIGGER-10",), number=AT_END))
MOMENT_WORDS.add(
    "next_start",
    Moment(says=said("later-next_start"), rules=("TCG-TRIGGER-10",), number=AT_NEXT_START),
)
MOMENT_WORDS.add(
    "destroyed",
    Moment(
        "one_card",
        says=Saying(
            lambda s, term: s.say("if-destroyed", who=someone(s, term.args[0])),
            "if-destroyed who",
        ),
        rules=("TCG-TRIGGER-10",),
        number=WHEN_DESTROYED,
    ),
)
