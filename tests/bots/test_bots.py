"""The bots: what they are called, what they see, and that thinking helps."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard import bots
from tabard.bots import arena, ismcts
from tabard.bots.worlds import Judge, Run, mover, roll_on
from tabard.core.ask import Ask
from tabard.core.bot import Perspective
from tabard.core.errors import Malformed
from tests.bots.tiny import TINY, State
from tests.keepsake import GAME as KEEPSAKE

SPECS = ("random", "heuristic", "ismcts", "ismcts:7", "ismcts:5ms")


def first_question(seats: int = 2, seed: int = 1) -> State:
    s = TINY.new(seats=seats)
    roll_on(TINY, s, Random(seed))
    return s


def second_question() -> State:
    """Seat 1 is asked, who has no way to resign."""
    s = first_question()
    TINY.advance(s, ("take", 1), 0)
    return s


class Counting(Perspective[Any]):
    """Counts the worlds a bot asks for."""

    __slots__ = ("worlds",)

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(TINY, s, seat)
        self.worlds = 0

    def sample(self, rng: Random) -> Any:
        self.worlds += 1
        return super().sample(rng)


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_is_made_from_its_name_and_answers(spec: str) -> None:
    bot = bots.make(spec, TINY)
    perspective = Perspective(TINY, first_question(), 0)
    assert bot.spec == spec
    assert bot.choose(perspective, Random(1)) in perspective.options


@pytest.mark.parametrize(
    "spec", ["", "rnd", "ismcts:", "ismcts:0", "ismcts:-5", "ismcts:1s", "ismcts:5 ms", "random:3"]
)
def test_an_unknown_bot_gets_the_list_of_known_ones(spec: str) -> None:
    with pytest.raises(Malformed, match=r"no bot .* Bots: random, heuristic, ismcts"):
        bots.make(spec, TINY)


@pytest.mark.parametrize("spec", ["random", "heuristic", "ismcts"])
def test_equal_generators_give_equal_choices(spec: str) -> None:
    bot, s = bots.make(spec, TINY), first_question()
    picks = [bot.choose(Perspective(TINY, s, 0), Random(9)) for _ in range(2)]
    assert picks[0] == picks[1]


@pytest.mark.parametrize("spec", ["random", "heuristic", "ismcts"])
def test_a_bot_leaves_the_game_as_it_is(spec: str) -> None:
    s = first_question()
    before = s.digest()
    bots.make(spec, TINY).choose(Perspective(TINY, s, 0), Random(3))
    assert s.digest() == before


@pytest.mark.parametrize("spec", ["random", "heuristic", "ismcts"])
def test_a_bot_can_not_tell_what_its_seat_can_not(spec: str) -> None:
    one, two = first_question(), first_question()
    one.prize[1], two.prize[1] = 0, 4
    bot = bots.make(spec, TINY)
    picks = [bot.choose(Perspective(TINY, s, 0), Random(5)) for s in (one, two)]
    assert picks[0] == picks[1]


def test_the_budget_is_counted_in_simulations() -> None:
    """It is spent unless the pick is settled before."""
    counted = []
    for spec in ("ismcts:5", "ismcts:12", "ismcts"):
        perspective = Counting(first_question(), 0)
        bots.make(spec, TINY).choose(perspective, Random(2))
        counted.append(perspective.worlds - ismcts.LOOKS)
    assert [n <= most for n, most in zip(counted, (5, 12, 50), strict=True)] == [True] * 3
    assert counted[0] < counted[1] < counted[2]


def searching() -> ismcts.Search:
    """The favorite is 3, and 1 and 2 are its rivals."""
    perspective = Perspective(TINY, second_question(), 1)
    return ismcts.Search(TINY, perspective, perspective.options, Random(1))


def test_every_option_meets_the_same_worlds() -> None:
    perspective = Counting(second_question(), 1)
    search = ismcts.Search(TINY, perspective, perspective.options, Random(1))
    for _ in range(3):
        search.simulate()
    assert [len(search.rewards["take", n]) for n in (1, 2, 3)] == [1, 1, 1]
    assert perspective.worlds == ismcts.LOOKS + 1
    again = searching()
    again.rivals.reverse()
    for _ in range(3):
        again.simulate()
    assert again.rewards == search.rewards


def test_the_dice_do_not_depend_on_how_much_was_thought() -> None:
    prizes = []
    for thoughts in (0, 5):
        s, rng = TINY.new(seats=3), Random(4)
        run = Run(TINY, s, rng)
        for _ in range(thoughts):
            rng.random()
        assert run.question() is not None
        prizes.append(bytes(s.prize))
    assert prizes[0] == prizes[1]


def test_the_favorite_stays_unless_another_is_surely_better() -> None:
    for gains, surely in (([0.1, 0.1], False), ([0.1] * 3, True), ([0.3, 0.3, -0.1], False)):
        search = searching()
        search.rewards["take", 3] = [0.5] * len(gains)
        search.rewards["take", 2] = [0.5 + gain for gain in gains]
        assert (search.best() == ("take", 2)) == surely


def test_who_is_surely_worse_than_the_favorite_is_out_and_so_is_the_worse_half() -> None:
    search = searching()
    search.worlds = 3
    search.rewards = {
        ("take", 3): [0.5, 0.5, 0.5],
        ("take", 2): [0.5, 0.6, 0.4],
        ("take", 1): [0.4, 0.4, 0.4],
    }
    search.drop()
    assert search.rivals == [("take", 2)]
    search = searching()
    search.worlds = 2
    search.rewards = {("take", 3): [0.5, 0.5], ("take", 2): [0.4, 0.6], ("take", 1): [0.7, 0.4]}
    search.drop()
    assert search.rivals == [("take", 1)]
    search.rewards["take", 1] = [0.5, 0.5]  # no better and no worse
    search.drop()
    assert not search.rivals


def test_thinking_ends_with_the_budget_or_when_nobody_rivals_the_favorite() -> None:
    search = searching()
    assert search.settled(0)
    assert not search.settled(1)
    search.rivals = []
    assert search.settled(1)


def test_the_clock_is_a_number_of_simulations_too() -> None:
    bot = ismcts.Ismcts(TINY, simulations=None, seconds=1.0)
    assert bot.left(0, 0.1) == float("inf")
    assert bot.left(10, 0.5) == pytest.approx(10)
    assert bot.left(10, 1.1) < 0
    both = ismcts.Ismcts(TINY, simulations=12, seconds=1.0)
    assert both.left(10, 0.5) == 2


class Brought:
    """A bot of somebody's own."""

    spec = "tests.bots.test_bots:Brought"

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, perspective: Perspective[Any], rng: Random) -> Any:
        return perspective.options[-1]


def test_a_bot_of_ones_own_is_named_by_its_module() -> None:
    bot = bots.make(Brought.spec, TINY)
    perspective = Perspective(TINY, first_question(), 0)
    assert bot.choose(perspective, Random(1)) == perspective.options[-1]


@pytest.mark.parametrize("spec", ["tests.bots.nowhere:Bot", "tests.bots.test_bots:Nobody"])
def test_a_bot_that_is_not_there_is_a_sentence(spec: str) -> None:
    with pytest.raises(Malformed, match=f"There is no bot '{spec}'"):
        bots.make(spec, TINY)


def test_a_question_may_look_further_than_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TINY), "look_ahead", lambda self, s: 2)
    s = first_question()
    Run(TINY, s, Random(1)).playout()
    assert s.round == 2


def test_one_option_needs_no_thought() -> None:
    perspective = Counting(second_question(), 1)
    perspective._s.ask = Ask((1,), "move", (("take", 2),), secret=True)
    for spec in ("heuristic", "ismcts"):
        assert bots.make(spec, TINY).choose(perspective, Random(2)) == ("take", 2)
    assert perspective.worlds == 0


def test_search_sees_the_trap_that_greed_walks_into() -> None:
    perspective = Perspective(TINY, second_question(), 1)
    assert bots.make("heuristic", TINY).choose(perspective, Random(1)) == ("take", 3)
    picks = [bots.make("ismcts", TINY).choose(perspective, Random(i)) for i in range(10)]
    assert picks == [("take", 2)] * 10


def test_a_game_says_which_questions_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """To all others the heuristic answers, without a simulation."""
    for labels, answer, thinks in ((["move"], ("take", 2), True), (["bid"], ("take", 3), False)):
        monkeypatch.setattr(type(TINY), "searched", frozenset(labels))
        perspective = Counting(second_question(), 1)
        assert bots.make("ismcts", TINY).choose(perspective, Random(1)) == answer
        assert (perspective.worlds > ismcts.LOOKS) == thinks


def test_what_is_not_searched_is_no_part_of_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer is tried in every way; what comes after it goes by the heuristic."""
    perspective = Perspective(TINY, first_question(), 0)
    deep = []
    for labels in (None, frozenset(["none"])):
        search = ismcts.Search(TINY, perspective, perspective.options, Random(1))
        monkeypatch.setattr(type(TINY), "searched", labels)
        for _ in range(60):
            search.simulate()
        deep.append(any(node.children for node in search.nodes.values()))
    assert deep == [True, False]


def test_the_safety_net_never_loses_on_the_spot() -> None:
    perspective = Perspective(TINY, first_question(), 0)
    search = ismcts.Search(TINY, perspective, perspective.options, Random(1))
    assert ("resign",) in perspective.options
    assert ("resign",) not in (search.favorite, *search.rivals)
    assert bots.make("ismcts:1", TINY).choose(perspective, Random(1)) != ("resign",)


def test_the_favorite_is_looked_at_first() -> None:
    search = searching()
    search.simulate()
    assert search.favorite == search.best() == ("take", 3)
    assert [option for option, met in search.rewards.items() if met] == [("take", 3)]


def test_a_playout_stops_at_the_horizon() -> None:
    s = first_question()
    run = Run(TINY, s, Random(1))
    run.playout()
    assert s.round == TINY.horizon
    assert TINY.pending(s) is not None


def test_the_reward_is_the_lead_over_the_best_rival() -> None:
    s = first_question(3)
    judge = Judge(TINY, s)
    s.coins = [24, 20, 10]
    rewards = judge.rewards(s)
    assert rewards[0] == pytest.approx(0.75)  # ahead by `lead`
    assert rewards[1] == pytest.approx(0.25)
    assert rewards[2] < rewards[1]


def test_a_won_game_is_worth_more_than_any_lead() -> None:
    s = first_question()
    judge = Judge(TINY, s)
    s.coins = [80, 20]
    ahead = judge.rewards(s)
    TINY.advance(s, ("resign",), 0)
    lost = judge.rewards(s)
    assert ahead[0] > 0.99 > 0.7 > lost[0]
    assert lost[1] > 0.7


def test_sealed_and_free_questions_find_their_movers() -> None:
    sealed = Ask((1, 2), "bid", ((("go",),), (("go",),)), sealed=True)
    free = Ask((0, 2), "act", ((2, ("go",)), (2, ("stay",))), free=True)
    assert mover(sealed, Random(1)) == 1
    assert mover(free, Random(1)) == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_bots_play_a_game_with_teams_hands_and_sealed_bids(seats: int) -> None:
    seated = [bots.make(("ismcts:4", "heuristic", "random")[i % 3], KEEPSAKE) for i in range(seats)]
    played = arena.play(KEEPSAKE, seated, 3)
    assert len(played.outcome.scores) == seats
    assert played.decisions > 10


def test_a_kept_game_is_the_game_that_was_counted() -> None:
    seated = [bots.make("random", KEEPSAKE) for _ in range(4)]
    counted = arena.play(KEEPSAKE, seated, 11)
    kept = arena.play(KEEPSAKE, seated, 11, keep=True)
    assert kept.match is not None
    assert kept.match.over
    assert (kept.outcome, kept.decisions) == (counted.outcome, counted.decisions)
    assert arena.play(KEEPSAKE, seated, 12).outcome != counted.outcome


def test_thinking_beats_greed() -> None:
    wins = 0.0
    for number in range(20):
        seated = [bots.make(spec, TINY) for spec in ("heuristic", "ismcts:20")]
        winners = arena.play(TINY, seated, number).outcome.winners
        wins += (1 in winners) / len(winners)
    assert wins > 17
