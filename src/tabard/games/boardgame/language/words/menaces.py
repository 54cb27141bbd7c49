"""What creatures and bosses do by themselves, all the time (TBG-CREATURE-07)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ..compiling import dice
from ..sorts import MENACE, Menace


def add_menace(
    name: str,
    shape: str,
    makes: Callable[[Term], dict[str, Any]],
    says: Saying,
    rule: str,
) -> None:
    MENACE.add(name, Menace(shape, makes=makes, says=says, rules=(rule,)))


def _flag(name: str, rule: str) -> None:
    key = name.replace("_", "-")
    add_menace(name, "", lambda term: {name: True}, Saying(lambda s, term: s.say(key), key), rule)


_flag("no_rerolls", "TBG-DICE-16")
_flag("no_attrition", "TBG-DICE-21")
_flag("halves_attrition", "TBG-DICE-21")
add_menace(
    "armor_from",
    "face",
    lambda term: {"armor_from": term.args[0]},
    Saying(lambda s, term: s.say("armor-from", n=term.args[0]), "armor-from n"),
    "TBG-ATTACK-13",
)


add_menace(
    "hinders",
    "number",
    lambda term: {"hinders": -term.args[0]},
    Saying(lambda s, term: s.say("hinders", n=term.args[0]), "hinders n"),
    "TBG-DICE-16",
)


def _capped(field: str, key: str, rule: str) -> None:
    add_menace(
        field,
        "dice",
        lambda term: {field: dice(term.args[0])},
        Saying(lambda s, term: s.say(key, dice=s.dice(term.args[0], "dice")), f"{key} dice"),
        rule,
    )


_capped("hits_capped", "hits-capped", "TBG-OVERLORD-03")
_capped("attrition_capped", "attrition-capped", "TBG-OVERLORD-03")
