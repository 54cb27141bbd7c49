"""Every word of the effect language refuses what makes no sense, with a sentence: brackets that it
does not have, numbers that there are not, and steps at a moment at which they could do nothing.
What the words do is shown card by card: each of them stands on something in the box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabard.core.language.terms import Term, parse, unparse
from tabard.games.adventure import content as c
from tabard.games.adventure.language.checking import expressions, mistakes
from tabard.games.adventure.language.sorts import LANGUAGE

WORDS = [(sort, name) for sort, name, _ in LANGUAGE.words()]
HEADS = (
    *("move(@)", "before(@)", "after(@)", "rolls(6, @)", "hits(@)", "when_hit(@)"),
    *("when_played(@)", "when_falling(@)", "when_challenged(@)", "when_attached(@)"),
)
ANYWHERE = (*HEADS, "after(on_hit(@))", "@")
FIGHT = ("before(@)", "after(@)", "rolls(6, @)")
MOMENTS = {
    "attack(1)": FIGHT,
    "defense(1)": FIGHT,
    "damage(1)": FIGHT,
    "reroll": ("after(@)", "rolls(6, @)"),
    "draw(1)": ANYWHERE,
    "drop(1)": ANYWHERE,
    "heal(1)": ANYWHERE,
    "wound(1)": ANYWHERE,
    "item(own)": ANYWHERE,
    "lose(1, item)": ANYWHERE,
    "splash(1)": ("after(on_hit(@))",),
    "bleed(1)": ("after(on_hit(@))",),
    "block(1)": ("when_hit(@)",),
    "absorb": ("when_hit(@)",),
    "haste(1)": ("move(@)",),
    "energy(1)": ("move(@)", "rolls(6, @)"),
    "portal": ("move(@)",),
    "teleport(1)": ("move(@)",),
    "discover(1, within=1)": ("move(@)",),
    "flip": ("move(@)",),
    "taunt(1)": ("move(@)",),
    "still": ("move(@)",),
    "charge(1)": ("move(@)",),
    "cancel_card": ("when_played(@)",),
    "cancel_battle": ("before(@)", "after(@)"),
    "weapon(melee, 1)": ("before(@)",),
    "survive(1)": ("when_falling(@)",),
    "skip_challenge": ("when_challenged(@)",),
    "attach(myself, stays)": ("move(@)", "before(@)"),
    "on_hit(draw(1))": ("after(@)",),
    "improved(red, draw(1))": ANYWHERE,
    "only_if(melee, draw(1))": ANYWHERE,
    "flip_event": ("@",),
    "nothing": ("@",),
    "end_draws": ("@",),
    "swap": ("@",),
    "level(red)": ("@",),
    "each(all, draw(1))": ("@",),
}
"""Where each step can stand; `@` alone: on an event, or when an encounter is defeated."""

REFUSED = {
    "rolls(7, draw(1))": "7 is no face: it goes from 1 to 6.",
    "before(attack(10))": "10 is no whole: it goes from -9 to 9.",
    "move": "'move' lacks its step.",
    "move(heal(0))": "0 is no number: it goes from 1 to 9.",
    "move(heal(10))": "10 is no number: it goes from 1 to 9.",
    "move(heal(some))": "There is no number or 'all' 'some'.",
    "move(discover(1))": "'discover(1)' lacks its within=.",
    "before(attack(1), if_=lucky)": "There is no test 'lucky'.",
    "before(attack(1), if_=foe_lacks([cat]))": "There is no trait 'cat'.",
    "before(weapon(thrown, 2))": "There is no type 'thrown'.",
    "when_played(cancel_card, within=0)": "0 is no number: it goes from 1 to 9.",
    "before(attach(everybody, stays))": "There is no host 'everybody'.",
    "before(improved(blue, attack(1)))": "There is no color 'blue'.",
}


def check(text: str, sort: str) -> list[str]:
    """The mistakes, in a pack in which nothing else is wrong."""
    entry: dict[str, Any] = {
        "does": [text] if sort == "head" else [],
        "win": [text] if sort == "step" else [],
    }
    decks: dict[str, Any] = {
        f"{color}.yaml": {"encounters": {}, "events": {}}
        for color in ("grey", "green", "yellow", "red")
    }
    parts = decks | {
        "heroes.yaml": {"heroes": {}},
        "abilities.yaml": {"abilities": {}},
        "foes.yaml": {"encounters": {"hogger": entry}, "trade": {"otherwise": []}},
        "quests.yaml": {"quests": {}},
    }
    return [wrong.sentence for wrong in mistakes(parts)]


def names(value: Any) -> Iterator[str]:
    if isinstance(value, Term):
        yield value.name
        for part in (*value.args, *(one for _, one in value.named)):
            yield from names(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from names(part)


def test_every_word_stands_on_something_in_the_box() -> None:
    used = {name for _, _, _, text in expressions(c.DATA) for name in names(parse(text))}
    assert {name for _, name in WORDS} - used == set()


@pytest.mark.parametrize(("sort", "name"), WORDS)
def test_a_word_refuses_what_makes_no_sense(sort: str, name: str) -> None:
    """What nobody has heard of, in its brackets or by name, and more than there is room for."""
    nonsense = parse("nonsense")
    for term in (
        Term(name, (nonsense,)),
        Term(name, (), (("nonsense", 1),)),
        Term(name, (1,) * 9),
    ):
        assert list(LANGUAGE.check(term, sort)), unparse(term)


def test_every_step_is_placed() -> None:
    steps = {name for sort, name in WORDS if sort == "step"}
    assert {parse(text).name for text in MOMENTS} == steps
    assert {parse(head.replace("@", "draw(1)")).name for head in HEADS} == {
        name for sort, name in WORDS if sort == "head"
    }


@pytest.mark.parametrize("step", MOMENTS)
def test_a_step_stands_only_where_it_can_do_something(step: str) -> None:
    for place in ANYWHERE:
        found = check(place.replace("@", step), "step" if place == "@" else "head")
        if place in MOMENTS[step]:
            assert found == [], place
        else:
            name = parse(step).name
            assert len(found) == 1, (place, found)
            assert found[0].startswith(f"{name!r} makes no sense "), place


def test_a_step_is_refused_however_deep_it_stands() -> None:
    told = "'block' makes no sense behind 'move', only behind 'when_hit'."
    assert check("move(improved(red, only_if(melee, block(1))))", "head") == [told]
    told = "'reroll' makes no sense behind 'on_hit', only behind 'after' or behind 'rolls'."
    assert check("after(on_hit(improved(red, reroll)))", "head") == [told]
    told = "'flip' makes no sense by itself, only behind 'move'."
    assert check("each(all, flip)", "step") == [told]


@pytest.mark.parametrize(("text", "told"), REFUSED.items())
def test_what_is_refused_is_said(text: str, told: str) -> None:
    assert check(text, "head") == [told]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("foes(beast, attack(1))", []),
        ("foes(beast, stays)", ["Encounters can't be given 'stays'."]),
        ("foes(beast, attack(1, foe))", ["Encounters get 'attack' whoever fights them."]),
        (
            "foes(beast, damage(1, against=undead))",
            ["Encounters get 'damage' whoever fights them."],
        ),
    ],
)
def test_an_event_gives_encounters_only_numbers(text: str, told: list[str]) -> None:
    assert [wrong.sentence for wrong in LANGUAGE.check(parse(text), "world")] == told
