"""When events are flipped, and the steps of quests."""

from __future__ import annotations

from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from .. import names as n
from ..has import Aim, Flip
from ..sorts import AIM, FLIP, AimWord, FlipWord


def _flip(name: str, *rules: str) -> None:
    FLIP.add(
        name,
        FlipWord(
            makes=lambda term: Flip(name),
            says=Saying(lambda s, term: s.say(f"flip-{name}"), f"flip-{name}"),
            rules=rules,
        ),
    )


_flip("book_used", "WAG-RESOURCE-03")
_flip("flight_used", "WAG-RESOURCE-08")
_flip("felled", "WAG-DEFEAT-01")
_flip("rival_felled", "WAG-DEFEAT-08")
_flip("overlord_slain", "WAG-MAP-05")


def _slain(term: Term) -> Flip:
    on = term.get("on")
    trait = n.TRAITS.index(term.args[0].name)
    return Flip("slain", trait, -1 if on is None else n.LEVELS.index(on.name))


def _slain_said(s: Any, term: Term) -> str:
    on = term.get("on")
    trait = s.name("trait", term.args[0])
    if on is None:
        return str(s.say("flip-slain", trait=trait))
    return str(s.say("flip-slain-on", trait=trait, level=s.name("level", on)))


FLIP.add(
    "slain",
    FlipWord(
        "trait on=color",
        makes=_slain,
        says=Saying(_slain_said, "flip-slain trait", "flip-slain-on trait level"),
        rules=("WAG-EVENT-04",),
    ),
)


# -- quests ---------------------------------------------------------------------------------------


def _places(term: Term) -> tuple[int, ...]:
    from ...content import CITIES, SPACE_NO

    value = term.get("at") if term.get("at") is not None else (term.args or (None,))[0]
    if value == Term("any_city"):
        return CITIES
    if isinstance(value, str):
        return (SPACE_NO[value],)
    return tuple(SPACE_NO[name] for name in value) if isinstance(value, tuple) else ()


def _aim(name: str, shape: str, saying: Saying, *rules: str, placed: bool = False) -> None:
    def makes(term: Term) -> Aim:
        number = term.args[0] if term.args and isinstance(term.args[0], int) else 0
        traits = [arg.name for arg in term.args if isinstance(arg, Term) and arg.name in n.TRAITS]
        from_ = term.get("from_")
        return Aim(
            name,
            number,
            n.TRAITS.index(traits[0]) if traits else -1,
            n.GREY if from_ is None else n.LEVELS.index(from_.name),
            _places(term) if placed else (),
        )

    AIM.add(name, AimWord(shape, makes=makes, says=saying, rules=rules))


def _said(key: str, *more: str) -> Saying:
    def make(s: Any, term: Term) -> str:
        args: dict[str, Any] = {name: s.aim_arg(term, name) for name in more}
        text: str = s.say(f"aim-{key}", **args)
        return text

    return Saying(make, " ".join((f"aim-{key}", *more)))


_aim("collect", "", _said("collect"), "WAG-QUEST-03")
_aim("travel", "place|'any_city'", _said("travel", "place"), "WAG-QUEST-02", placed=True)
_aim(
    "slay",
    "number trait from_=color",
    _said("slay", "n", "trait", "level"),
    "WAG-ENCOUNTER-02",
)
_aim("beat", "list:place", _said("beat", "places"), "WAG-MAP-04", placed=True)
_aim("defeat", "", _said("defeat"), "WAG-QUEST-04")
_aim("hurt", "number", _said("hurt", "n"), "WAG-QUEST-04")
_aim("hurt_holders", "number", _said("hurt-holders", "n"), "WAG-QUEST-12")
_aim("duels", "number", _said("duels", "n"), "WAG-QUEST-06")


def _deliver_said(s: Any, term: Term) -> str:
    traits = [arg for arg in term.args if isinstance(arg, Term)]
    trait = s.name("trait", traits[0]) if traits else ""
    place = s.place(term.get("at"))
    key = "aim-deliver-trait" if traits else "aim-deliver"
    text: str = s.say(key, n=term.args[0], trait=trait, place=place)
    return text


_aim(
    "deliver",
    "number trait? at=place!",
    Saying(_deliver_said, "aim-deliver n place trait", "aim-deliver-trait n place trait"),
    "WAG-PACK-07",
    placed=True,
)
