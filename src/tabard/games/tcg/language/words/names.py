"""Names: damage types, counters, keywords, what can be forbidden, graveyards. They need nothing but
themselves, so that the box can be opened with them."""

from __future__ import annotations

from ..sorts import (
    COUNTER_WORDS,
    FORBIDDEN,
    KEYWORD_WORDS,
    MARK,
    TYPE_WORDS,
    ZONE_WORDS,
    Forbidden,
    Keyword,
    Name,
    said,
)

# TCG-DAMAGE-07
for _name in ("arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow"):
    says = said(f"type-{_name}", "n")
    says.messages += (f"kind-{_name}", f"resist-{_name}")
    TYPE_WORDS.add(_name, Name(says=says, rules=("TCG-DAMAGE-08",)))

for _name in ("skull", "stake", "heirloom", "atk", "defense"):
    says = said(f"counter-{_name}", "n")
    says.messages += (f"a-counter-{_name}",)
    COUNTER_WORDS.add(_name, Name(says=says, rules=("TCG-COUNTER-01",)))

for _name in ("my_graveyard", "graveyard", "its_graveyard"):
    _needs = ("turn",) if _name == "its_graveyard" else ()
    ZONE_WORDS.add(
        _name, Name(says=said(f"zone-{_name}", "how"), rules=("TCG-ZONE-05",), needs=_needs)
    )


def _word(name: str, section: str, rules: int, worth: float = 0.0, number: bool = False) -> Keyword:
    says = said(f"keyword-{name}")
    says.messages += (f"remind-{name}", *((f"keyword-{name}-n n",) if number else ()))
    numbers = tuple(f"TCG-{section}-{n:02}" for n in range(1, rules + 1))
    return Keyword(says=says, rules=numbers, worth=worth, number=number)


def _keyword(name: str, section: str, rules: int, worth: float = 0.0, number: bool = False) -> None:
    KEYWORD_WORDS.add(name, _word(name, section, rules, worth, number))


for _name, _section, _count in (
    ("instant", "KEYWORD-INSTANT", 1),
    ("ongoing", "ONGOING", 5),
    ("unique", "UNIQUE", 4),
    ("unlimited", "KEYWORD-UNLIMITED", 1),
    ("talent", "TALENT", 5),
    ("totem", "TOTEM", 6),
    ("resist", "KEYWORD-RESISTANCE", 1),
    ("stash", "KEYWORD-STASH", 6),
    ("rattle", "KEYWORD-DEATHRATTLE", 3),
):
    MARK.add(_name, _word(_name, _section, _count))
_keyword("protector", "KEYWORD-PROTECTOR", 1, 0.8)
_keyword("stealth", "KEYWORD-STEALTH", 2, 0.5)
_keyword("elusive", "KEYWORD-ELUSIVE", 2, 0.8)
_keyword("ferocity", "KEYWORD-FEROCITY", 2, 0.6)
_keyword("long_range", "KEYWORD-LONGRANGE", 3)
_keyword("untargetable", "KEYWORD-UNTARGETABLE", 1)
_keyword("aberration", "KEYWORD-ABERRATION", 2)
_keyword("time_is_money", "KEYWORD-TIMEISMONEY", 2)
_keyword("dual_wield", "KEYWORD-DUALWIELD", 1)
_keyword("spellshield", "KEYWORD-SPELLSHIELD", 1)
_keyword("assault", "KEYWORD-ASSAULT", 3, 0.7, number=True)
_keyword("mend", "KEYWORD-MEND", 2, 0.6, number=True)

for _bit, _name in enumerate(("attack", "protect", "ready_step", "be_destroyed")):
    FORBIDDEN.add(
        _name,
        Forbidden(says=said(f"cant-{_name}", "who"), rules=("TCG-GENERAL-03",), bit=1 << _bit),
    )

DAMAGE_TYPES = tuple(TYPE_WORDS)
COUNTERS = tuple(COUNTER_WORDS)
SWITCHES = tuple(name for name in KEYWORD_WORDS if not KEYWORD_WORDS[name].number)
"""Keywords that one has or has not."""
NUMBERED = tuple(name for name in KEYWORD_WORDS if KEYWORD_WORDS[name].number)
"""Keywords with a number, which add up."""
FORBIDS = {name: FORBIDDEN[name].bit for name in FORBIDDEN} | {"strike": 1 << len(FORBIDDEN.words)}
STRIKE = FORBIDS["strike"]
HOLD_BACK = STRIKE << 1
"""Not to attack, where it can."""
"""To strike with weapons: what is forbidden to players, not to cards."""
