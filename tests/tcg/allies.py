"""What the tests of allies share: a line for each with what is printed on it, and how its numbers
and keywords are seen at work."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from tabard.games.tcg.content import CARD_NO, CARDS, KEYWORD_BIT, damage_bits, slug
from tabard.games.tcg.state import SLOT
from tests.tcg.abilities import hits, targets
from tests.tcg.table import Duel

IS_ATTACKED = (
    *("Emelia Darkhand", "Haranto Darkstrider", "Guardian Steelhoof", "Onnekra Bloodfang"),
    *("Bloodblade", "Garrosh Hellscream", "Guruvan"),
)
"""They can't attack an ally, or not with what is printed on them, or are not hit back."""
IS_BLASTED = ("Pithran Mithrilshot", "Mottled Drake")
"""They can't be attacked either."""


class Ally(NamedTuple):
    """``Cerwyn | 1 | 1 nature/2 | Alliance Night Elf Druid | tags | keywords``"""

    name: str
    cost: int
    atk: int
    damage: str
    health: int
    who: str
    rest: str
    keywords: tuple[str, ...]

    @property
    def slug(self) -> str:
        return slug(self.name)

    def number(self, keyword: str) -> int:
        """The 2 of "Assault 2"."""
        return next((int(k.split()[1]) for k in self.keywords if k.startswith(keyword)), 0)


def read(text: str) -> list[Ally]:
    found = []
    for line in text.strip().splitlines():
        parts = [part.strip() for part in f"{line} | | |".split("|")]
        name, cost, body, who, rest, keywords = parts[:6]
        blow, health = body.split("/")
        atk, damage = blow.split()
        split = tuple(word for word in keywords.split(", ") if word)
        found.append(Ally(name, int(cost), int(atk), damage, int(health), who, rest, split))
    return found


def one(ally: Ally) -> Any:
    return pytest.param(ally, id=ally.slug, marks=pytest.mark.card(ally.name))


def each(text: str) -> list[Any]:
    """Parameters, one for each line."""
    return [one(ally) for ally in read(text)]


def each_keyword(text: str) -> list[Any]:
    """Parameters (ally, keyword), for what is printed in the last column."""
    return [
        pytest.param(ally, keyword, id=f"{ally.slug}-{keyword}", marks=pytest.mark.card(ally.name))
        for ally in read(text)
        for keyword in ally.keywords
    ]


def each_limited(text: str) -> list[Any]:
    """Parameters, for those of whom a party has only one: Unique, or a tag such as Pet (1)."""
    return [one(ally) for ally in read(text) if "Unique" in ally.rest or "(1)" in ally.rest]


# -- what is printed ------------------------------------------------------------------------------


def words(ally: Ally) -> tuple[str, str]:
    """Faction, race and class; then class icons, talent, tags and limits, as the box has them."""
    card = CARDS[CARD_NO[ally.name]]
    rest = [
        *card.classes,
        *([f"{card.specs[0]} talent"] if card.talent else []),
        *(f"{tag.name} ({tag.limit})" if tag.limit else tag.name for tag in card.tags),
        *(["Unique"] if card.unique else []),
        *(["Unlimited"] if card.unlimited else []),
    ]
    who = (card.faction, card.race, card.char_class)
    return " ".join(word for word in who if word), "; ".join(rest)


def costs(ally: Ally) -> None:
    """It is played for its cost and not for less; it attacks at once only with Ferocity."""
    A = {"hand": [ally.name], "resources": ally.cost}
    t = quietly(Duel(A=A).do(f"A play {ally.slug}"))
    assert t["ready A"] == 0
    assert t["party A"][1] == ally.slug
    assert t.can(f"A attack {ally.slug}") == ("Ferocity" in ally.keywords)
    if ally.cost:
        poor = Duel(A={**A, "resources": ally.cost - 1})
        assert not poor.can(f"A play {ally.slug}")


def fights(ally: Ally) -> None:
    """It deals damage equal to its ATK, survives one less than its health, and not its health."""
    t = hit_once(ally, ally.health - 1)
    assert CARDS[CARD_NO[ally.name]].damage == damage_bits([ally.damage])
    seat = "B" if ally.name in (*IS_ATTACKED, *IS_BLASTED) else "A"
    assert ally.slug in t[f"graveyard {seat}"]
    if ally.health > 1:
        t = hit_once(ally, ally.health - 2)
        assert t[f"damage {ally.slug}@{seat}"] == ally.health - 1
    if ally.name in IS_BLASTED:
        assert Duel(A={"play": [ally.name]})[f"atk {ally.slug}"] == ally.atk
    else:
        n = ally.atk + (ally.number("Assault") if seat == "A" else 0)
        blows = [hit for hit in hits(t) if hit.startswith(f"{ally.slug} cerwyn ")]
        assert blows[:1] == ([f"{ally.slug} cerwyn {n} {ally.damage}"] if n else [])


def hit_once(ally: Ally, damage: int) -> Duel:
    """It has this damage and is dealt 1 more: by Cerwyn whom it attacks, or who attacks it."""
    it = f"{ally.name} | damage {damage}"
    if ally.name in IS_BLASTED:
        t = Duel(A={"hand": ["Dagin Bootzap"], "resources": 4}, B={"play": [it]})
        t.do("A play dagin-bootzap").until("target").do(f"A target {ally.slug}")
    elif ally.name in IS_ATTACKED:
        t = Duel(A={"play": ["Cerwyn"]}, B={"play": [it]})
        t.attack("cerwyn", f"{ally.slug}@B")
    else:
        t = Duel(A={"play": [it]}, B={"play": ["Cerwyn"]})
        t.attack(f"{ally.slug}@A", "cerwyn@B")
    return quietly(t)


QUIET = ("pass", "hold", "take", "no", "done")


def quietly(t: Duel) -> Duel:
    """Whatever is asked is declined, or aimed at a hero, until there is nothing left to do."""
    while t.label != "priority" or t.s.chain or t["attacking"] != "-":
        offers = t.offers(t.asked)
        answer = next((o for o in offers if o in QUIET), offers[0])
        t.do(f"{t.asked} {answer}")
    return t


# -- powers ---------------------------------------------------------------------------------------


def of(card: str, *values: Any) -> Any:
    """Parameters (card, ...), marked with the card."""
    return pytest.param(card, *values, id=slug(card), marks=pytest.mark.card(card))


def arrive(
    card: str,
    *answers: str,
    aims: str | None = None,
    A: Mapping[str, Any] | None = None,
    B: Mapping[str, Any] | None = None,
    **spec: Any,
) -> Duel:
    """A, with Kor Cindervein, plays the card against B, with Anika Berlyn; it enters play, and A
    answers. aims: all that is offered as the first target."""
    mine: dict[str, Any] = {"play": ["Kor Cindervein"], "resources": 9, **(A or {})}
    mine["hand"] = [card, *mine.get("hand", [])]
    t = Duel(A=mine, B={"play": ["Anika Berlyn"], **(B or {})}, **spec)
    t.do(f"A play {slug(card)}").resolve()
    if aims is not None:
        assert sorted(targets(t)) == sorted(aims.split())
    for answer in answers:
        t.do(f"A {answer}").resolve()
    if t.label == "priority":
        assert t[f"zone_of {slug(card)}"] == "play"
    return t


def use(t: Duel, card: str, *answers: str, cost: int = 0, power: int = 1, seat: str = "A") -> Duel:
    """Whoever it belongs to uses a power of the card, which costs so much, and it resolves."""
    before = t[f"ready {seat}"]
    x = SLOT.parse(t.s, card)
    named = CARDS[t.s.what[x]].slug
    t.do(f"{seat} use {SLOT.names[x]} {named}.{power}")
    for answer in answers:
        t.do(f"{seat} {answer}")
    assert t[f"ready {seat}"] == before - cost
    return t.resolve()


IDLE = "Blueleaf Tubers"
"""A card that nobody can play: who holds one is asked, even if they can do nothing."""


def on_their_turn(**side: Any) -> Duel:
    """A, with something in hand, is asked on B's turn."""
    t = Duel(A={"hand": [IDLE], **side}, turn="B", stops="every").do("B pass")
    assert (t.asked, t["turn"]) == ("A", "B")
    return t


def usable(t: Duel, card: str, seat: str = "A") -> bool:
    """Whether the card offers a power now."""
    slot = SLOT.names[SLOT.parse(t.s, card)]
    return any(text.split()[1] == slot for text in t.offers(seat, "use"))


# -- keywords -------------------------------------------------------------------------------------


def protector(ally: Ally) -> None:
    t = Duel(A={"play": [ally.name]}, B={"play": ["Kor Cindervein"]}, turn="B")
    t.attack("kor-cindervein", "hero@A").until("protect")
    assert t.offers("A", "protect") == ["protect A1"]
    t.do(f"A protect {ally.slug}")
    quietly(t)
    assert t["damage hero@A"] == 0
    assert any(hit.startswith(f"kor-cindervein {ally.slug} ") for hit in hits(t)) != (
        "Physical Resistance" in ally.keywords
    )


def stealth(ally: Ally) -> None:
    for victim in ("hero@B", "cerwyn@B"):
        t = Duel(A={"play": [ally.name]}, B={"play": ["Alador Stonebrew", "Cerwyn"]})
        t.attack(ally.slug, victim)
        while t["attacking"] != "-":
            t.passes()  # and nobody is asked for a protector
        assert t["damage alador-stonebrew"] == 0


def elusive(ally: Ally) -> None:
    B = {"play": ["Kor Cindervein"]}
    t = Duel(A={"play": [ally.name, "Oruk Starstorm"]}, B=B, turn="B")
    t.do("B attack kor-cindervein")
    assert t.offers("B") == ["at A0", "at A2"]


def ferocity(ally: Ally) -> None:
    t = Duel(A={"play": [f"{ally.name} | fresh"]}).fight(ally.slug, "hero@B")
    assert t["damage hero@B"] >= ally.atk > 0


def long_range(ally: Ally) -> None:
    t = Duel(A={"play": [ally.name]}, B={"play": ["Anika Berlyn"]})
    t.fight(ally.slug, "anika-berlyn")
    assert (t["damage anika-berlyn"], t[f"damage {ally.slug}"]) == (ally.atk, 0)


def aberration(ally: Ally) -> None:
    t = Duel(A={"hand": ["Fire Blast"], "resources": 1}, B={"play": [ally.name]})
    t.do("A play fire-blast", f"A target {ally.slug}").resolve()
    assert t[f"damage {ally.slug}"] == 0
    assert hits(t) == []


def untargetable(ally: Ally) -> None:
    for seat in "AB":
        t = Duel(A={"hand": ["Fire Blast"], "resources": 1}, B={"play": ["Cerwyn"]})
        assert len(t.do("A play fire-blast").offers("A", "target")) == 3
        sides = {"A": {"hand": ["Fire Blast"], "resources": 1}, "B": {}}
        sides[seat]["play"] = [ally.name]
        t = Duel(**sides).do("A play fire-blast")
        assert t.offers("A", "target") == ["target A0", "target B0"]


def assault(ally: Ally) -> None:
    """On its controller's turn only."""
    n = ally.number("Assault")
    t = Duel(A={"play": [ally.name]})
    assert (t[f"atk {ally.slug}"], t[f"assault {ally.slug}"]) == (ally.atk + n, n)
    assert t.end_turn()[f"atk {ally.slug}"] == ally.atk
    t = Duel(A={"play": [ally.name]}).fight(ally.slug, "hero@B")
    assert t["damage hero@B"] == ally.atk + n


def mend(ally: Ally) -> None:
    """At the start of its controller's turn it may heal somebody."""
    n = ally.number("Mend")
    t = Duel(A={"play": [ally.name], "damage": 9}, B={"damage": 9}, turn="B", stops="every")
    t.until("target")
    assert t.offers("A") == ["target A0", "target A1", "target B0"]
    t.do("A target hero@A").resolve().do("A yes")
    assert (t["damage hero@A"], t["damage hero@B"]) == (9 - n, 9)


def resistance(*blows: str) -> Callable[[Ally], None]:
    """Damage of these attackers does nothing; that of others does."""

    def shown(ally: Ally) -> None:
        for blow in (*blows, "Cerwyn"):
            t = Duel(A={"play": [blow]}, B={"play": [ally.name]})
            t.fight(f"{slug(blow)}@A", f"{ally.slug}@B")
            assert t[f"damage {ally.slug}"] == (blow == "Cerwyn")

    return shown


def time_is_money(ally: Ally) -> None:
    """A power that exhausts it may be used in the turn it has come."""
    t = Duel(A={"play": [f"{ally.name} | fresh"], "hand": ["Cerwyn"]})
    assert len(t.offers("A", "use")) == 1
    assert not t.can(f"A attack {ally.slug}")


SHOWN: dict[str, Callable[[Ally], None]] = {
    "Protector": protector,
    "Stealth": stealth,
    "Elusive": elusive,
    "Ferocity": ferocity,
    "Long-Range": long_range,
    "Aberration": aberration,
    "Untargetable": untargetable,
    "Assault": assault,
    "Mend": mend,
    "Physical Resistance": resistance("Kor Cindervein", "Roger Ulric"),
    "Frost Resistance": resistance("Apprentice Teep"),
    "Time is Money": time_is_money,
}


def at_work(ally: Ally, keyword: str) -> None:
    name = keyword.rstrip(" 0123456789")
    SHOWN[name](ally)


ITS_OWN = {"Garrosh Hellscream": ["Assault 7"], "Trade Prince Gallywix": ["Time is Money"]}
"""What they give to all of a group, and so to themselves."""


def has_only(ally: Ally) -> None:
    """No other keyword than those of its line."""
    t = Duel(B={"play": [f"{ally.name} | damage {ally.health - 1}"]})
    full = ally._replace(keywords=(*ally.keywords, *ITS_OWN.get(ally.name, ())))
    words = {k.lower().replace("-", "_").replace(" ", "_") for k in full.keywords}
    assert set(t[f"keywords {ally.slug}"]) == words & set(KEYWORD_BIT)
    assert t[f"assault {ally.slug}"] == full.number("Assault")
    assert t[f"mend {ally.slug}"] == full.number("Mend")


def one_of_it(ally: Ally) -> None:
    """A second one is one too many."""
    t = Duel(A={"play": [ally.name], "hand": [ally.name], "resources": ally.cost})
    t.do(f"A play {ally.slug}").resolve()
    assert t.label == "excess"
    assert t.offers("A", "destroy") == t.offers("A")
    assert len(t.offers("A")) == 2
