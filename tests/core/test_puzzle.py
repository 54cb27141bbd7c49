"""The prover of puzzles, on trees small enough to see what must come out, and on the test game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tabard.core.ask import Ask, Die
from tabard.core.errors import Malformed
from tabard.core.info import Outcome
from tabard.core.puzzle import Proof, Solver, defence, faults, prove
from tests.keepsake import GAME as KEEPSAKE

# A tree: "win" or "loss" for seat A, or (kind, *branches). Kind A and B: that seat is asked, move n
# leads to branch n. AB: both are asked. die: chance. next: the next turn begins. look: A is shown
# something. peek: B is.


@dataclass
class Place:
    tree: Any
    turn: int = 1
    seats: int = 2

    def copy(self) -> Place:
        return Place(self.tree, self.turn)

    def digest(self) -> str:
        return repr((self.tree, self.turn))

    def allies(self, seat: int) -> tuple[int, ...]:
        return (seat,)


class Texts:
    def text(self, s: Place, option: tuple[Any, ...]) -> str:
        return f"move {option[1]}"


class Trees:
    """As much of a game as a proof asks for. Its heuristic bot makes the first move."""

    options = Texts()

    def pending(self, s: Place) -> Ask | None:
        if isinstance(s.tree, str):
            return None
        kind, *branches = s.tree
        who = tuple("AB".index(seat) for seat in kind if seat in "AB" and len(kind) <= 2)
        options = tuple(("move", n) for n in range(len(branches)))
        if not who:
            return Ask((-1,), "die", (), domain=Die((0, 1)))
        return Ask(who, "move", options)

    def advance(self, s: Place, option: Any, who: int, sink: Any = None) -> None:
        s.tree = s.tree[1 + option[1]]
        while not isinstance(s.tree, str) and s.tree[0] in ("next", "look", "peek"):
            kind, s.tree = s.tree
            s.turn += kind == "next"
            if kind != "next" and sink is not None:
                sink(("seen",), (0,) if kind == "look" else (1,))

    def which_turn(self, s: Place) -> int:
        return s.turn

    def outcome(self, s: Place) -> Outcome | None:
        ends = {"win": (0,), "loss": (1,), "both": (0, 1)}
        return Outcome((0, 0), ends[s.tree]) if isinstance(s.tree, str) else None

    def heuristic(self, s: Place, seat: int, options: tuple[Any, ...], rng: Random) -> Any:
        return options[0]

    def determinize(self, s: Place, seat: int, rng: Random) -> Place:
        return s

    def view(self, s: Place, seat: int) -> Any:
        return s.tree


GAME: Any = Trees()


def winning(tree: Any, most: int = 1000) -> list[int]:
    return [option[1] for option in prove(GAME, Place(tree), 0, most).wins]


@pytest.mark.parametrize(
    ("tree", "wins"),
    [
        (("A", "win", "loss"), [0]),
        (("A", ("B", "win", "win"), ("B", "win", "loss")), [0]),
        (("A", ("B", ("A", "loss", "win"), "win"), "loss"), [0]),
        (("A", ("B", "loss", ("A", "win", "win")), "loss"), []),
        (("A", "both", "win"), [1]),
        (("A", ("die", "win", "win"), "win"), [1]),
        (("A", ("next", ("A", "win", "win")), "win"), [1]),
        (("A", ("next", "win"), "loss"), [0]),
        (("A", ("look", "win"), ("look", ("A", "win", "win")), "win"), [2]),
        (("A", ("peek", "win"), ("B", ("peek", "win"), "win")), [0, 1]),
        (("A", ("A", ("look", "win"), "win"), ("A", ("look", "win"), "loss")), [0]),
        (("A", ("A", "win"), ("B", "loss")), [0]),
    ],
)
def test_what_wins_against_every_answer(tree: Any, wins: list[int]) -> None:
    """Chance, the next turn and what is shown to the solver count as lost; being beaten by one
    answer is, too."""
    assert winning(tree) == wins


def test_what_was_shown_in_one_way_does_not_spoil_the_next() -> None:
    tree = ("A", ("look", ("B", "win", "loss")), ("B", "win", "win"))
    assert winning(tree) == [1]


def grown(rng: Random, depth: int) -> Any:
    if depth == 0 or rng.random() < 0.15:
        return rng.choice(["win", "win", "loss"])
    kind = rng.choice(["A", "B", "B", "A", "die", "look", "next"])
    count = 1 if kind in ("look", "next") else rng.randint(1, 3)
    return (kind, *(grown(rng, depth - 1) for _ in range(count)))


def plainly(tree: Any, turns: int = 0) -> bool:
    """The definition, written straight down."""
    if isinstance(tree, str):
        return tree == "win"
    kind, *branches = tree
    if kind in ("die", "look") or (turns and kind in "AB"):
        return False
    if kind == "next":
        return plainly(branches[0], 1)
    return (any if kind == "A" else all)(plainly(branch, turns) for branch in branches)


@pytest.mark.parametrize("seed", range(40))
def test_it_is_what_the_definition_says(seed: int) -> None:
    rng = Random(seed)
    branches = tuple(grown(rng, 5) for _ in range(4))
    wins = [n for n, branch in enumerate(branches) if plainly(branch)]
    assert winning(("A", *branches)) == wins


def test_equal_positions_are_looked_at_once() -> None:
    same = ("B", "win", "win")
    proof = prove(GAME, Place(("A", same, same, ("B", same, same))), 0)
    assert (len(proof.wins), proof.positions) == (3, 2)


def test_it_gives_up_with_a_sentence() -> None:
    tree: Any = "win"
    for n in range(20):
        tree = ("B", tree, ("A", "win", *("loss",) * n, "win"))
    with pytest.raises(Malformed, match="more than 10 positions"):
        winning(("A", tree, "loss"), most=10)


def test_it_begins_with_the_solver() -> None:
    with pytest.raises(Malformed, match="a question to seat A alone"):
        prove(GAME, Place(("B", "win", "win")), 0)


def test_two_at_once_are_refused() -> None:
    with pytest.raises(Malformed, match="Seats A and B are asked at once"):
        winning(("A", ("AB", "win", "win")))


# -- defending ------------------------------------------------------------------------------------


def test_the_others_refute_what_can_be_refuted() -> None:
    s = Place(("B", "win", ("A", "win", "win"), ("A", "loss", "loss")))
    solver = Solver(GAME, s, 0)
    assert solver.refutation(s, 1) == ("move", 2)
    assert defence(solver, s, 1, Random(1)) == ("move", 2)


def test_without_a_refutation_they_play_on_as_the_bot_would() -> None:
    s = Place(("B", "win", ("A", "loss", "win")))
    assert Solver(GAME, s, 0).refutation(s, 1) is None
    assert defence(Solver(GAME, s, 0), s, 1, Random(1)) == ("move", 0)


def test_so_they_do_where_there_is_too_much_to_look_at() -> None:
    s = Place(("B", ("A", "win", "loss"), "loss"))
    assert defence(Solver(GAME, s, 0, most=0), s, 1, Random(1)) == ("move", 0)
    assert defence(Solver(GAME, s, 0, most=9), s, 1, Random(1)) == ("move", 1)


# -- what is no puzzle ----------------------------------------------------------------------------


def wrong(tree: Any) -> list[str]:
    s = Place(tree)
    return faults(GAME, s, 0, prove(GAME, s, 0))


def test_a_puzzle_has_no_fault() -> None:
    assert wrong(("A", "loss", "win")) == []
    assert wrong(("A", "loss", ("B", "win", ("A", "loss", "win")), "win")) == []


def test_what_makes_it_none() -> None:
    assert wrong(("A", "loss", "loss")) == ["No first move wins against every answer."]
    assert wrong(("A", "loss", "win", "win", "win")) == [
        "3 first moves win, and at most 2 may: move 1, move 2, move 3."
    ]
    assert wrong(("A", "win", "loss")) == ["The heuristic bot solves it."]


def test_the_bot_meets_the_best_defence() -> None:
    """It fails as soon as one answer beats it, not only if it beats itself."""
    assert wrong(("A", ("B", "win", "loss"), "win")) == []
    assert wrong(("A", ("B", "win", ("next", ("A", "win", "win"))), "win")) == []


def test_what_the_solver_can_not_see_is_a_fault() -> None:
    class Dark(Trees):
        def determinize(self, s: Place, seat: int, rng: Random) -> Place:
            return Place(("B", "win", "loss") if rng.random() < 0.5 else s.tree)

    dark: Any = Dark()
    s = Place(("A", "loss", "win"))
    proof = Proof((("move", 0), ("move", 1)), (("move", 1),), 0)
    assert faults(dark, s, 0, proof) == [
        "Seat A can't see all: a hand or a deck could be another.",
    ]


# -- the test game --------------------------------------------------------------------------------


def acting(seed: int, seats: int) -> Any:
    """A position of Keepsake in which a side acts."""
    rng, s = Random(seed), KEEPSAKE.new(seats=seats)
    while (q := KEEPSAKE.pending(s)) is not None and q.label != "act":
        if q.domain is not None:
            KEEPSAKE.advance(s, q.domain.sample(rng.randrange))
        else:
            KEEPSAKE.advance(s, rng.choice(q.options_of(q.who[0])), q.who[0])
    return s


@pytest.mark.parametrize("seed", range(6))
def test_nobody_wins_keepsake_in_a_turn(seed: int) -> None:
    """A round ends with a draught, so no turn decides it."""
    s = acting(seed, 3)
    before = s.digest()
    proof = prove(KEEPSAKE, s, 1)
    assert len(proof.first) > 1
    assert proof.wins == ()
    assert s.digest() == before, "a proof changes nothing"


def test_a_side_of_two_that_acts_in_free_order_is_refused() -> None:
    with pytest.raises(Malformed, match="a question to seat B alone"):
        prove(KEEPSAKE, acting(1, 4), 1)
