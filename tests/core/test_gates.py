"""The gates: every registered game passes them, and each of them can fail.

Golden playthroughs lie in tests/golden. After a wanted change of the rules, run the tests once
with TABARD_GOLDEN=1 in the environment to write them anew, and read the difference.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import count, permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.ask import Option, Seat
from tabard.core.checks import CheckReport, Rates, Record, check_game, check_one, check_record
from tabard.core.codec import Codec, Kind, Number
from tabard.core.errors import TabardError
from tabard.core.explain import Figures, Reason
from tabard.core.game import SPECTATOR, Game
from tabard.core.gates import (
    copy_gate,
    explain_gate,
    json_gate,
    native_gate,
    stop_gate,
    text_gate,
    window_gate,
)
from tabard.core.leaks import Leaks, leak_gate
from tabard.core.luck import play_random, playthrough, position, tree_counts
from tabard.core.phrase import message_id, missing_words, to_you
from tabard.core.state import NONE
from tabard.core.words import LANGUAGES
from tests.core.flowkit import game_of, load
from tests.keepsake import DECK_SIZE, GAME, IN_DECK, LISTS, Keepsake, State

GOLDEN = Path(__file__).parents[1] / "golden"


def tables() -> list[tuple[str, int]]:
    """Every title with every number of seats."""
    return [
        (name, seats)
        for name in registry.names()
        for seats in range(registry.load(name).info.seats[0], registry.load(name).info.seats[1] + 1)
    ]


# -- every game passes ----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), tables())
def test_every_game_passes_every_gate(name: str, seats: int, seed: int) -> None:
    report = check_game(registry.load(name), seats, 12, seed, rates=Rates(pairs=25))
    assert report.violations == []
    assert (report.games, report.stuck) == (12, 0)
    assert report.leak_pairs == 300
    assert report.clones == report.json_stops == 24
    assert report.decisions > 12


@pytest.mark.parametrize("name", registry.names())
def test_every_game_can_say_all_it_has_to(name: str) -> None:
    game = registry.load(name)
    assert missing_words(game) == []
    assert sorted(game.words.keys("en")) == sorted(game.words.keys("it"))


@pytest.mark.parametrize("name", ["smallworld", "tcg", "boardgame", "adventure"])
def test_whom_an_event_names_reads_you(name: str) -> None:
    game = registry.load(name)
    for language in LANGUAGES:
        wants = game.words.index(language)
        for verb in game.events.verbs:
            key = message_id("event", verb)
            for seat in wants[key] & {"seat", "seat2"}:
                assert seat not in wants[to_you(key, seat)], f"{key} in {language}"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_keepsake_at_every_stop(seats: int, seed: int) -> None:
    report = check_game(GAME, seats, 6, seed, rates=Rates(999, 999, 999, 999))
    assert report.violations == []
    assert report.json_stops == report.clones == report.leak_pairs > 6 * 20


# -- each gate can fail ---------------------------------------------------------------------------


def violation(game: Game[Any], pairs: int) -> str:
    """What is wrong with a broken game; there must be something."""
    report = check_game(game, 4, 8, 0, rates=Rates(pairs, 0, 0, 0, native=False))
    assert report.violations
    return report.violations[0]


class SeesHands(Keepsake):
    """A view with a field too many."""

    def view(self, s: State, seat: Seat, public: Any = None) -> dict[str, Any]:
        return super().view(s, seat) | {"top": [s.what[x] for x in s.decks[:1]]}


class SeesInAsk(Keepsake):
    """What a question is about tells the deck's top card."""

    def about(self, s: State, q: Any) -> Any:
        return [s.what[s.decks[-1]]] if s.decks else []


class TellsWhy(Keepsake):
    """An explanation that looks at hidden cards."""

    def explain(self, s: State, seat: Seat, option: Option) -> Reason:
        found = super().explain(s, seat, option)
        if not found.legal and s.decks and s.what[s.decks[0]] == 0:
            return Reason(False, "why-over", self.words)
        return found


class NamesCards(Keepsake):
    """A noun that is chosen by what only others know."""

    def noun(self, s: State, kind: Kind, number: int, language: str) -> str | None:
        return "lucky" if s.decks and s.what[s.decks[-1]] == 0 else None


class KeepsLists(Keepsake):
    """Sampled worlds in which everybody plays the list they really play."""

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        c = s.copy()
        for owner in range(s.seats):
            mine = range(owner * DECK_SIZE, (owner + 1) * DECK_SIZE)
            unknown = [x for x in mine if s.what[x] != NONE and not self.reads(s, x, seat)]
            cards = sorted(s.what[x] for x in unknown)
            rng.shuffle(cards)
            for slot, card in zip(unknown, cards, strict=True):
                c.what[slot] = card
        self.reseal(c, seat, rng)
        return c  # type: ignore[no-any-return]

    @staticmethod
    def reads(s: State, slot: int, seat: Seat) -> bool:
        return State.fields["what"].sees(s, slot, seat)


class KeepsBids(Keepsake):
    """Sampled worlds that know the sealed bids."""

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        c = super().determinize(s, seat, rng)
        c.sealed = s.sealed
        return c


class KeepsAsk(Keepsake):
    """A sampled world that still offers what the real one does."""

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        c = super().determinize(s, seat, rng)
        c.ask = self.pending(s)
        return c


class ForgetsTable(Keepsake):
    """A sampled world in which cards everybody saw are other ones."""

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        c = super().determinize(s, seat, rng)
        for owner in range(s.seats):
            cards = list(c.what[owner * DECK_SIZE : (owner + 1) * DECK_SIZE])
            rng.shuffle(cards)
            c.what[owner * DECK_SIZE : (owner + 1) * DECK_SIZE] = bytes(cards)
        return c


class ChangesOriginal(Keepsake):
    """A determinize that works on the state it was given."""

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        c = super().determinize(s, seat, rng)
        s.heirloom += 1
        return c


class ForgetsAllies(Keepsake):
    """Sampled worlds in which an ally's list is as unknown as an opponent's."""

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        c = super().determinize(s, seat, rng)
        for ally in s.allies(seat):
            if ally != seat and s.lists[ally] != NONE:
                c.lists[ally] = rng.randrange(len(LISTS))
        return c


class SeesOpponents(Keepsake):
    """A view in which each seat sees what its opponents share."""

    def view(self, s: State, seat: Seat, public: Any = None) -> dict[str, Any]:
        shown = super().view(s, seat)
        others = super().view(s, (seat + 1) % 2)
        return {**shown, "columns": shown["columns"] | {"lists": others["columns"]["lists"]}}


class RecallsAll(Keepsake):
    """Sampled worlds that know cards which only others have seen get lost."""

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        c = super().determinize(s, seat, rng)
        c.seen[:] = s.seen
        return c


BROKEN_LEAKS = {
    SeesHands: "The view shows seat",
    SeesInAsk: "The view shows seat",
    TellsWhy: "tells seat",
    NamesCards: "'s name tells seat",
    KeepsLists: "it draws other lists",
    ForgetsAllies: "The view shows seat|has other cards than its list says",
    SeesOpponents: "determinize depends on what seat",
    RecallsAll: "determinize depends on what seat",
    KeepsBids: "After a secret input: determinize depends on what seat",
    KeepsAsk: "determinize keeps the old question",
    ForgetsTable: "determinize depends on what seat|The view shows seat",
    ChangesOriginal: "determinize changes the state it is given",
}


@pytest.mark.parametrize("broken", BROKEN_LEAKS)
def test_the_leak_gate_finds(broken: type[Keepsake]) -> None:
    found = violation(broken(), 40)
    assert any(sentence in found for sentence in BROKEN_LEAKS[broken].split("|")), found


def test_a_secret_that_never_differs_is_reported() -> None:
    """A determinize that keeps a column is no wiser for two worlds that it keeps alike."""
    full = Counter(what=100, lists=100)
    sure = Leaks(filled=full, sealed_pairs=20, differed={"what"})
    assert [v.split(" is hidden")[0] for v in sure.never_differed(GAME)] == [
        "'lists'",
        "'sealed answers'",
    ]
    assert Leaks(filled=Counter(lists=99), sealed_pairs=19).never_differed(GAME) == []
    recalled = Leaks(filled=full, differed={"what"})
    assert recalled.never_differed(Recalls()) == []
    report = CheckReport(leaks=sure).concluded(GAME)
    assert len(report.violations) == 2


def test_what_everybody_recalls_stays() -> None:
    s = position(GAME, 3, 0, 12)
    found = [leak_gate(Recalls(), s, 0, Random(seed)).problems for seed in range(5)]
    assert ["determinize changes 'lists', which everybody recalls."] in found


class Recalls(Keepsake):
    """As if the lists had been public once."""

    info = replace(GAME.info, recalled=frozenset({"lists"}))


LEAKY = """
from tabard.core.game import emit, emit_to
from tabard.core.state import HIDDEN, scalar

@columns
class Secret(BaseState):
    trace: tuple = row()
    card: int = scalar(0, see=HIDDEN)

@flow
def main(s):
    card = yield from chance("card", Draw((1, 1, 1)))
    s.card = card
    %s
    i: int
    for i in range(3):
        yield from ask(0, "go", picks(2))

def show(s, *event):
    emit(s, *event)
"""
LEAKS = {
    "a prompt that only appears sometimes": (
        'yield from ask(0, "first", picks(2))\n'
        '    if s.card:\n        yield from ask(1, "hidden", picks(2))',
        "After 1 equal answers: The view shows seat A what it can't know: ask",
    ),
    "a log line": (
        'yield from ask(0, "first", picks(2))\n    show(s, "told", s.card)',
        "the log tells seat",
    ),
    "options": ('yield from ask(0, "first", picks(2 + s.card))', "ask.options: "),
    "a forced answer": (
        'yield from ask(0, "first", picks(2))\n    yield from ask(1, "hidden", picks(1 + s.card))',
        "After 1 equal answers: The view shows seat A what it can't know: ask",
    ),
    "a local": (
        'seen: int = yield from chance("seen", Die((1, 2)))\n'
        '    yield from ask(0, "first", picks(2))\n    note(s, seen)',
        "After a secret input: determinize depends on what seat A can't know: from two worlds it "
        "can't tell apart it draws other locals of frames",
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_leak_gate_follows_both_worlds(leak: str, tmp_path: Path) -> None:
    code, sentence = LEAKS[leak]
    module = load(tmp_path, LEAKY % code)
    vars(module)["State"] = module.Secret
    base: Any = type(game_of(module))

    class Leaky(base):  # type: ignore[misc]
        def determinize(self, s: Any, seat: Seat, rng: Random) -> Any:
            c = s.copy()
            c.card, c.ask = rng.randrange(3), None
            return c

    found: list[str] = []
    for seed in range(20):
        s = Leaky().new()
        Leaky().advance(s, seed % 3)
        found += leak_gate(Leaky(), s, 0, Random(seed)).problems
    assert found
    assert sentence in found[0]


def test_hidden_fields_are_in_no_view(tmp_path: Path) -> None:
    module = load(tmp_path, LEAKY % 'yield from ask(0, "first", picks(2))')
    vars(module)["State"] = module.Secret
    game = game_of(module)
    for seat in (0, 1, SPECTATOR):
        assert list(game.view(game.new(), seat)["columns"]) == ["trace"]


def test_worlds_that_depend_on_a_secret_are_found_without_any_input() -> None:
    """The seat itself is asked, so that nobody else's input can bring it to light."""

    class Peeks(Keepsake):
        def determinize(self, s: State, seat: Seat, rng: Random) -> State:
            unseen = s.what[2 * DECK_SIZE - 1]
            return super().determinize(s, seat, Random(rng.getrandbits(64) + unseen))

    s = position(GAME, 3, 6, 20)
    q = GAME.pending(s)
    assert q is not None
    assert (q.who, q.label) == ((0,), "keep")
    found = [leak_gate(Peeks(), s, 0, Random(k)).problems for k in range(8)]
    assert any(
        p and p[0].startswith("determinize depends on what seat A can't know") for p in found
    )


def test_the_copy_gate_finds_a_shared_column() -> None:
    class Shares(State):
        __slots__ = ()

        def copy(self: Any) -> Any:
            c = State.copy(self)
            c.points = self.points
            return c

    class Shared(Keepsake):
        def new(self, options: Any = None, seats: int | None = None) -> State:
            s = super().new(options, seats)
            s.__class__ = Shares
            return s

    s = play_random(Shared(), 3, 0, limit=12).state
    assert copy_gate(GAME, position(GAME, 3, 0, 12), Random(0)) == []
    assert copy_gate(Shared(), s, Random(0)) == ["Playing on with a copy changed the original."]


def test_the_json_gate_finds_what_can_not_be_saved(tmp_path: Path) -> None:
    for value, sentence in (
        ("{1, 2}", "It can't be saved: {1, 2} was to be saved as a tuple"),
        ("[1, 2]", "It can't be saved: [1, 2] was to be saved as a tuple"),
    ):
        source = f"""
@flow
def main(s):
    kept: tuple[int, ...] = {value}
    x = yield from ask(0, "x", picks(2))
    note(s, *kept)
"""
        game = game_of(load(tmp_path, source))
        (found,) = json_gate(game, game.new(), Random(0))
        assert sentence in found


def test_the_json_gate_finds_a_column_that_is_lost() -> None:
    class Forgets(Keepsake):
        def from_json(self, data: Any, notes: list[str] | None = None) -> State:
            s = super().from_json(data, notes)
            s.buttons[0] = 0
            return s

    (found,) = json_gate(Forgets(), position(GAME, 3, 0, 8), Random(0))
    assert found == "Saved and read back it is not the same: buttons."


def test_the_json_gate_finds_a_text_that_changes() -> None:
    texts = count()

    class Restless(Keepsake):
        def to_json(self, s: State) -> dict[str, Any]:
            return super().to_json(s) | {"saved": next(texts)}

    (found,) = json_gate(Restless(), position(GAME, 3, 0, 8), Random(0))
    assert found == "Saved, read back and saved again it is another text."


def test_the_native_gate_compares_what_is_told(tmp_path: Path) -> None:
    source = """
from tabard.core.game import emit
SEEN = []

@flow
def main(s):
    x = yield from ask(0, "x", picks(2))
    SEEN.append(x)
    emit(s, "told", len(SEEN))
    y = yield from ask(0, "y", picks(2))
"""
    found = native_gate(game_of(load(tmp_path, source)), 2, None, [(0, ("pick", 1))])
    assert found == (1, "The generator tells other events than the compiled flow.")


def test_the_native_gate_finds_a_flow_that_differs(tmp_path: Path) -> None:
    """A list that one question changes in place is the same list in the generator only."""
    source = """
@flow
def main(s):
    i: int
    for i in range(3):
        x = yield from ask(0, "x", [("pick", n) for n in range(3 + len(SEEN))])
        SEEN.append(x[1])
SEEN = []
"""
    inputs = play_random(GAME, 3, 0).inputs
    assert native_gate(GAME, 3, None, inputs) is None
    game = game_of(load(tmp_path, source))
    found = native_gate(game, 2, None, [(0, ("pick", 1))] * 3)
    assert found == (1, "Generator and compiled flow ask 'x' with other options.")


def test_a_stuck_game_is_reported_with_its_seed(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    i: int
    for i in range(30):
        x: Option = yield from ask(0, "x", picks(3))
        note(s, x[1])
        y = yield from ask(1, "y", picks(2 if x[1] < 2 or i < 2 else 0))
"""
    game = game_of(load(tmp_path, source))
    report = check_one(game, 2, 5, rates=Rates(0, 0, 0, 0))
    assert report.stuck == 1
    (stuck,) = report.violations
    assert stuck.startswith("It got stuck: The rules of bench failed after ('pick', 2): ")
    assert "The question 'y' offers nothing. Flow stack: main:x." in stuck
    assert stuck.endswith("Again: check_one(registry.load('bench'), 2, 5)")
    count = int(stuck.split("After ")[1].split()[0])
    before = position(game, 2, 5, count - 1)
    assert game.pending(before) is not None
    with pytest.raises(TabardError):
        game.advance(before, ("pick", 2))


def test_a_game_that_does_not_end_runs_into_the_guard(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    while True:
        yield from ask(0, "x", picks(2))
"""
    game = game_of(load(tmp_path, source))
    assert play_random(game, 2, 0, stall=50).problem == "It does not end: 50 inputs."
    dice = game_of(
        load(tmp_path, source.replace('ask(0, "x", picks(2))', 'chance("x", Die((1,)))'))
    )
    assert play_random(dice, 2, 0, stall=50).problem == "It does not end: 50 inputs."
    stops: list[Any] = []
    play_random(game, 2, 0, lambda s, _: stops.append(s.copy()), stall=5)
    twice = (1, "The same position comes twice while the same seat decides.")
    assert window_gate(game, stops) == twice
    report = check_record(game, Record(stops), rates=Rates(0, 0, 0, 0))
    assert report.violations == [f"{twice[1]} (After 1 inputs.)"]


def test_a_broken_law_is_reported_where_it_begins() -> None:
    class Laws(Keepsake):
        def laws(self, s: State) -> list[str]:
            return ["Too many points."] if max(s.points) > 2 else []

    found = violation(Laws(), 0)
    assert found.startswith("Too many points. (After ")
    count = int(found.split("After ")[1].split()[0])
    seed = int(found.split(", ")[-1].rstrip(")"))
    assert max(position(GAME, 4, seed, count).points) > 2
    assert max(position(GAME, 4, seed, count - 1).points) <= 2


def test_the_stop_gate_finds_forced_and_double_answers(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    yield from ask_any((0, 1), "free", [(0, ("done",)), (0, ("done",)), (1, ("done",))])
"""
    game = game_of(load(tmp_path, source))
    s = game.new()
    assert stop_gate(game, s, Random(0)) == ["'free' offers something twice."]
    q = game.pending(s)
    assert q is not None
    s.ask = q._replace(options=q.options[:1])
    assert stop_gate(game, s, Random(0)) == [
        "'free' asks for the only answer there is, (0, ('done',)).",
        "'free' offers a seat nothing.",
    ]


def test_the_text_gate_finds_what_has_no_words_or_no_number() -> None:
    class Mute(Keepsake):
        options = Codec({v: k for v, k in GAME.options.verbs.items() if v != "bid"})

    class Short(Keepsake):
        options = Codec(GAME.options.verbs | {"bid": (Number(4),)})

    s = position(GAME, 3, 0, 6)
    assert text_gate(GAME, s, Random(0)) == []
    assert "can't be written" in text_gate(Mute(), s, Random(0))[0]
    assert "can't be written" in text_gate(Short(), s, Random(0))[0]


def test_the_explain_gate_finds_wrong_reasons() -> None:
    class Liar(Keepsake):
        def explain(self, s: State, seat: Seat, option: Option) -> Reason:
            return Reason(True, "why-fine", self.words)

    class Silent(Keepsake):
        def explain(self, s: State, seat: Seat, option: Option) -> Reason:
            return Reason(super().explain(s, seat, option).legal, "why-unwritten", self.words)

    class Dear(Keepsake):
        def figures(self, s: State, seat: Seat, options: Sequence[Option]) -> list[Figures]:
            return [Figures(7)] * len(options)

    s = position(GAME, 3, 0, 10)
    assert explain_gate(GAME, s, Random(0)) == []
    assert "is legal, but the question differs" in explain_gate(Liar(), s, Random(0))[0]
    assert "fails: Impossible" in explain_gate(Silent(), s, Random(0))[0]
    assert "are not those of explain" in explain_gate(Dear(), s, Random(0))[0]


def test_reports_add_up() -> None:
    one, two = check_one(GAME, 3, 1), check_one(GAME, 3, 2)
    both = one + two
    assert isinstance(both, CheckReport)
    assert both.games == 2
    assert both.leak_pairs == 8
    assert both.decisions == one.decisions + two.decisions
    assert both.leaks.differed == one.leaks.differed | two.leaks.differed


# -- trees and golden files -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "seed", "inputs", "counts"),
    [
        (3, 1, 9, (4, 15, 82, 364)),
        (3, 1, 24, (9, 24, 66, 204)),
        (4, 2, 12, (8, 21, 69, 246)),
        (4, 5, 20, (2, 23, 189, 1323)),
    ],
)
def test_decision_trees_have_the_counted_size(
    seats: int, seed: int, inputs: int, counts: tuple[int, ...]
) -> None:
    assert tree_counts(GAME, position(GAME, seats, seed, inputs), 4) == counts


def test_dice_multiply_a_tree_and_shuffles_do_not(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    a = yield from ask(0, "a", picks(3))
    b: int = yield from chance("b", Die((1, 1, 2)))
    c = yield from chance("c", Shuffle(5))
    d = yield from ask(0, "d", picks(b + 1))
"""
    game = game_of(load(tmp_path, source))
    assert tree_counts(game, game.new(), 3) == (3, 3 * (2 + 3), 0)


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2)])
def test_golden_playthroughs(seats: int, seed: int) -> None:
    path = GOLDEN / f"keepsake-{seats}-{seed}.txt"
    text = playthrough(GAME, seats, seed)
    if os.environ.get("TABARD_GOLDEN"):
        path.write_text(text)
    assert text.splitlines() == path.read_text().splitlines()


# -- sampled worlds are as likely as they should be -----------------------------------------------


def likely_worlds(seen: dict[int, int], slots: tuple[int, int]) -> Counter[tuple[int, int, int]]:
    """By counting all orders of all lists that agree with the cards seen: how often each list
    comes together with each pair of cards at two slots that can't be read."""
    found: Counter[tuple[int, int, int]] = Counter()
    for which, cards in enumerate(LISTS.values()):
        for order in permutations(range(DECK_SIZE), max(*seen, *slots) + 1):
            if all(cards[order[slot]] == card for slot, card in seen.items()):
                found[which, cards[order[slots[0]]], cards[order[slots[1]]]] += 1
    return found


def test_sampled_worlds_have_the_right_distribution() -> None:
    """Chi-square over the list and two hidden cards of the other side, after two were seen."""
    s: State = position(GAME, 3, 4, 6)
    first = DECK_SIZE  # seat B's
    for slot in (first, first + 1):
        s.where[slot] = 2
    assert s.where[first + 4] == IN_DECK
    seen = {0: s.what[first], 1: s.what[first + 1]}
    expected = likely_worlds(seen, (2, 4))
    samples = 6_000
    rng = Random(20)
    got: Counter[tuple[int, int, int]] = Counter()
    for _ in range(samples):
        c = GAME.determinize(s, 0, rng)
        assert (c.what[first], c.what[first + 1]) == (seen[0], seen[1])
        got[c.lists[1], c.what[first + 2], c.what[first + 4]] += 1
    total = sum(expected.values())
    assert set(got) <= set(expected)
    square = sum(
        (got[world] - samples * ways / total) ** 2 / (samples * ways / total)
        for world, ways in expected.items()
    )
    freedom = len(expected) - 1
    assert freedom >= 20
    assert square < freedom + 5 * (2 * freedom) ** 0.5, (square, freedom)
    # Drawing the list first, as if nothing had been seen of it, is caught by the same bound.
    by_list = Counter(which for which, *_ in got.elements())
    assert max(abs(n / samples - 1 / 3) for n in by_list.values()) > 0.1
