"""Standing orders (TCG-PRIORITY-10): where a player is asked, and where the program passes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core.errors import Illegal, Malformed
from tabard.core.fair import verify
from tabard.core.game import SPECTATOR
from tabard.core.leaks import give_orders, leak_gate
from tabard.core.luck import position
from tabard.core.match import ORDERS, Match
from tabard.core.phrase import order_text
from tabard.core.scenario import notation_of, run_scenario
from tabard.core.words import LANGUAGES
from tabard.games.tcg.language import powers as pw
from tabard.games.tcg.rules import orders
from tabard.games.tcg.state import (
    EVERY,
    FOREVER,
    HALT,
    NOBODY,
    READY_STEP,
    SKIP,
    STOP,
    TURN,
    USUAL,
    Effect,
    Waiting,
    ref,
)
from tabard.games.tcg.title import GAME
from tests.tcg.table import Duel
from tests.tcg.test_new_words import run

INSTANT = {"hand": ["Fire Blast"], "resources": 3}


def where_asked(t: Duel, seat: str) -> set[str]:
    """The windows of two turns in which this player is asked for priority with an empty chain."""
    found = set()
    while t.s.number <= 7 and t.label == "priority":
        if t.asked == seat and not t.s.chain:
            whose = "my" if t["turn"] == seat else "their"
            found.add(f"{whose}-{t['window']}")
        t.passes()
    return found


def order(t: Duel, seat: str, text: str) -> Duel:
    GAME.order(t.s, "AB".index(seat), GAME.orders.parse(t.s, text))
    return t


# -- what is passed over --------------------------------------------------------------------------


@pytest.mark.rule("TCG-PRIORITY-10")
def test_by_default_quiet_windows_are_passed_over() -> None:
    t = Duel(A=INSTANT, B=INSTANT)
    assert where_asked(t, "B") == {"my-action", "their-end"}
    t = Duel(A=INSTANT, B=INSTANT, stops="every")
    windows = ("ready", "draw", "action", "end")
    assert where_asked(t, "B") == {f"{w}-{x}" for w in ("my", "their") for x in windows}


def attacking_on(t: Duel, seat: str) -> set[str]:
    """As `where_asked`, with an attack of every ally that can."""
    found = set()
    while t.s.number <= 7:
        if (t.asked, t.label) == (seat, "priority") and not t.s.chain:
            whose = "my" if t["turn"] == seat else "their"
            found.add(f"{whose}-{t['window']}")
        allies = [o for o in t.offers(t.asked, "attack") if not o.endswith(("A0", "B0"))]
        offers = [*t.offers(t.asked), *allies]
        t.do(f"{t.asked} {offers[-1] if t.label == 'priority' else offers[0]}")
    return found


@pytest.mark.parametrize("halt", [h for h in HALT.names if h.startswith(("my", "their"))])
def test_each_window_can_be_ordered_by_itself(halt: str) -> None:
    spec = {"A": {**INSTANT, "play": ["Kor Cindervein"]}, "B": {**INSTANT, "play": ["Cerwyn"]}}
    for wish, asked in (("pass_over", {"my-action"}), ("ask", {"my-action", halt})):
        t = order(Duel(**spec, stops="few"), "A", f"{wish} {halt}")
        assert attacking_on(t, "A") == asked


@pytest.mark.parametrize(
    ("orders", "after_blast", "after_charge"),
    [
        ({}, "B 1", "B 1"),
        ({"A": "ask own"}, "A 1", "A 1"),
        ({"B": "pass_over respond"}, "A 0", "B 1"),
        ({"B": "pass_over attacked"}, "B 1", "A 0"),
    ],
)
def test_responses_and_own_links_can_be_ordered_too(
    orders: dict[str, str], after_blast: str, after_charge: str
) -> None:
    moves = {
        after_blast: ("A play fire-blast", "A target hero@B"),
        after_charge: ("A attack hero@A", "A at hero@B"),
    }
    found = {}
    for expected, move in moves.items():
        t = Duel(A=INSTANT, B={**INSTANT, "play": ["Cerwyn"]})
        for seat, text in orders.items():
            order(t, seat, text)
        t.do(*move)
        found[expected] = f"{t.asked} {len(t.s.chain)}"
    assert all(expected == asked for expected, asked in found.items()), found


def test_an_action_phase_never_ends_by_itself() -> None:
    t = Duel(A={"exhausted": True}, stops="few")
    assert (t.asked, t.offers("A")) == ("A", ["pass"])
    with pytest.raises(Malformed):
        order(t, "A", "pass_over my-action")


# -- until something happens ----------------------------------------------------------------------


def skipped(t: Duel, seat: str) -> str:
    now = GAME.standing(t.s, "AB".index(seat))[-1].now
    assert now is not None
    return GAME.orders.text(t.s, now)


@pytest.mark.rule("TCG-PRIORITY-10")
def test_to_pass_the_turn_passes_all_of_it_and_the_other_s_until_the_next_begins() -> None:
    t = order(Duel(A=INSTANT, B=INSTANT, stops="every"), "A", "skip turn")
    assert (t.asked, t["window"]) == ("A", "action")  # no question changes
    t.do("A pass")
    asked = []
    while t.s.number < 7:
        asked.append(t.asked)
        t.passes()
    assert set(asked) == {"B"}
    assert (t.asked, t["turn"], skipped(t, "A")) == ("A", "A", "skip nothing")


@pytest.mark.rule("TCG-PRIORITY-10")
def test_to_pass_until_something_happens_spares_one_s_own_action_phase() -> None:
    t = order(Duel(turn="B", A=INSTANT, B=INSTANT, stops="every"), "A", "skip quiet")
    while t["turn"] == "B":
        assert t.asked == "B"
        t.passes()
    assert (t["turn"], t["window"], t.asked, skipped(t, "A")) == (
        "A", "ready", "A", "skip nothing",
    )  # fmt: skip
    order(t, "A", "skip quiet").passes(2)
    while t["window"] != "action":
        assert t.asked == "B"
        t.passes()
    assert (t.asked, skipped(t, "A")) == ("A", "skip quiet")


@pytest.mark.rule("TCG-PRIORITY-10")
@pytest.mark.parametrize("what", ["quiet", "turn"])
@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        (("B play fire-blast", "B target hero@A"), "A"),
        (("B attack cerwyn", "B at hero@A"), "A"),
        (("B place fire-blast",), "B"),
    ],
)
def test_it_ends_when_the_other_adds_something_or_attacks(
    what: str, moves: tuple[str, ...], asked: str
) -> None:
    t = Duel(turn="B", A={**INSTANT, "play": ["Kor Cindervein"]}, B={**INSTANT, "play": ["Cerwyn"]})
    order(t, "A", f"skip {what}").do(*moves)
    assert t.asked == asked
    assert skipped(t, "A") == (f"skip {what}" if asked == "B" else "skip nothing")


def test_it_ends_when_one_s_own_power_triggers_and_when_one_does_something() -> None:
    t = Duel(turn="B", A={"play": ["Parvink"], **INSTANT}, B={**INSTANT, "play": ["Haaroon"]})
    mine = next(p for p in pw.POWERS if p.kind == "on" and not p.specs and not p.modes)
    t.s.waiting = (Waiting(mine.number, 0, ref(t.s, t.s.heroes[0]), NOBODY, 0, NOBODY, 0, 0),)
    order(t, "A", "skip turn").do("B place fire-blast")
    assert skipped(t, "A") == "skip nothing"
    t = order(Duel(A=INSTANT, B=INSTANT), "A", "skip turn")
    t.do("A play fire-blast", "A target hero@B")
    assert skipped(t, "A") == "skip nothing"


def test_what_was_on_the_chain_when_it_was_ordered_is_nothing_new() -> None:
    bolts = {"hand": ["Fire Blast", "Fire Blast", "Cerwyn"], "resources": 3}
    moves = ("A play fire-blast", "A target hero@B")
    for given, asked in (("skip nothing", "B"), ("skip quiet", "A")):
        t = Duel(A=bolts, B=INSTANT, stops={"A": ["own", "respond"], "B": "usual"})
        t.do(*moves, *moves, "A pass")
        assert (t.asked, len(t.s.chain)) == ("B", 2)
        order(t, "B", given).do("B pass")
        while t.asked == "A" and t.s.chain:
            t.passes()
        assert t.asked == asked


@pytest.mark.rule("TCG-PRIORITY-10", "TCG-WIN-05")
def test_danger_is_asked_about_though_the_turn_is_passed() -> None:
    for danger, asked in (("ask", ["A"]), ("pass_over", [])):
        t = Duel(A=INSTANT, B=INSTANT)
        hero = ref(t.s, t.s.heroes[0])
        t.s.effects = (Effect(HEALTH, hero, 0, hero, 5, TURN, NOBODY),)
        t.s.damage[t.s.heroes[0]] = t["health hero@A"] - 2
        order(t, "A", f"{danger} danger")
        order(t, "A", "skip turn").do("A pass")
        assert [t.asked] * (t.asked == "A") == asked


def test_only_its_owner_sees_what_is_passed_over_for_now() -> None:
    s = Duel(A=INSTANT, B=INSTANT).s
    before = {viewer: GAME.view(s, viewer) for viewer in (0, 1, SPECTATOR)}
    GAME.order(s, 1, GAME.orders.parse(s, "skip turn"))
    assert GAME.view(s, 0) == before[0]
    assert GAME.view(s, SPECTATOR) == before[SPECTATOR]
    assert GAME.view(s, 1)["columns"]["skipping"] == {"B": "turn"}
    assert GAME.determinize(s, 0, Random(1)).skipping == bytearray(2)
    assert GAME.determinize(s, 1, Random(1)).skipping == s.skipping


# -- danger ---------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-PRIORITY-10", "TCG-WIN-05")
@pytest.mark.parametrize("stops", STOP.names)
def test_whoever_would_draw_from_an_empty_deck_is_asked_before(stops: str) -> None:
    """The only rescue lies in the ready step."""
    t = Duel(turn="B", A={**INSTANT, "deck": 0}, B={"damage": 28}, stops=stops)
    while (t["turn"], t["window"]) != ("A", "ready"):
        t.passes()
    assert (t.asked, t.label) == ("A", "priority")
    t.do("A play fire-blast", "A target hero@B")
    while t.label == "priority":
        t.passes()
    assert t["winner"] == "A"


def test_a_deck_with_a_card_left_is_no_danger() -> None:
    t = Duel(turn="B", A={**INSTANT, "deck": 1})
    while t["turn"] == "B":
        t.passes()
    assert (t.asked, t["window"], t["deck A"]) == ("A", "action", [])


def test_danger_can_be_ordered_to_be_passed_over() -> None:
    t = order(Duel(turn="B", A={**INSTANT, "deck": 0}), "A", "pass_over danger").end_turn()
    assert t["winner"] == "B"


def test_the_first_turn_of_a_duel_has_no_draw_to_fear() -> None:
    s = Duel(A={**INSTANT, "deck": 0}, B={"deck": 0}).s
    s.window = READY_STEP
    assert [orders.in_danger(s, seat) for seat in range(2)] == [True, False]
    s.number = 1
    assert not orders.in_danger(s, 0)


@pytest.mark.parametrize(("cards", "asked"), [(1, "A"), (2, "B")])
def test_a_card_of_one_s_own_that_draws_more_than_is_left(cards: int, asked: str) -> None:
    mine = {"hand": ["Life Tap", "Fire Blast"], "resources": 4, "deck": cards}
    t = Duel(A=mine, B={**INSTANT, "deck": 0})
    t.do("A play life-tap")
    assert (t["links"], t.asked) == (["life-tap"], asked)


@pytest.mark.parametrize(("left", "asked"), [(3, "B"), (2, "A")])
def test_damage_of_one_s_own_that_would_kill_the_hero(left: int, asked: str) -> None:
    health = Duel()["health hero@A"]
    mine = {"hand": ["Fel Blaze", "Hira"], "resources": 9, "damage": health - left}
    t = Duel(A=mine, B=INSTANT).do("A play fel-blaze")
    assert (t["links"], t.asked) == (["fel-blaze"], asked)


HEALTH = next(i for i, mod in enumerate(pw.MODS) if mod.kind == "health")


@pytest.mark.parametrize(("until", "asked"), [(TURN, "A"), (FOREVER, "B")])
def test_what_keeps_a_hero_alive_until_the_end_of_the_turn(until: int, asked: str) -> None:
    t = Duel(A=INSTANT, B=INSTANT)
    hero = ref(t.s, t.s.heroes[0])
    t.s.effects = (Effect(HEALTH, hero, 0, hero, 5, until, NOBODY),)
    t.s.damage[t.s.heroes[0]] = t["health hero@A"] - 2
    t.do("A pass")
    assert (t["window"], t.asked) == ("end", asked)


CURSES = """
cards:
  Frail: {type: ability, cost: 1, powers: ['play(give(hero, health(-3)))']}
  Plague: {type: ability, cost: 1, powers: ['play(give(each(char), health(-3)))']}
"""


def test_health_that_one_s_own_card_takes(tmp_path: Path) -> None:
    (tmp_path / "curses.yaml").write_text(CURSES, encoding="utf-8")
    told = run(
        tmp_path,
        """
for card in ("Frail", "Plague"):
    for left in (4, 3):
        mine = {"hand": [card, "Hira"], "resources": 9, "damage": Duel()["health hero@A"] - left}
        t = Duel(A=mine, B={"hand": ["Hira"]}).do(f"A play {card.lower()}")
        print(card, left, t.asked, t["links"])
""",
    )
    assert told == [
        "Frail 4 B ['frail']",
        "Frail 3 A ['frail']",
        "Plague 4 B ['plague']",
        "Plague 3 A ['plague']",
    ]


@pytest.mark.parametrize(("left", "windows"), [(1, ["defend"]), (2, [])])
def test_a_combat_that_would_be_fatal_is_danger_though_combats_are_passed_over(
    left: int, windows: list[str]
) -> None:
    health = Duel()["health hero@B"]
    side = {**INSTANT, "damage": health - left}
    t = Duel(A={"play": ["Cerwyn"]}, B=side, stops="few")
    assert t["atk cerwyn"] == 1
    order(t, "B", "pass_over attacked").do("A attack cerwyn")
    found = []
    while t.asked == "B" and t["window"] in ("attack", "defend"):
        found.append(t["window"])
        t.do("B pass")
    assert found == windows


# -- orders are seen by their owner alone ---------------------------------------------------------


def test_nobody_else_sees_an_order() -> None:
    s = Duel(A=INSTANT, B=INSTANT).s
    before = {viewer: GAME.view(s, viewer) for viewer in (0, 1, SPECTATOR)}
    GAME.order(s, 1, GAME.orders.parse(s, "ask my-ready"))
    assert GAME.view(s, 0) == before[0]
    assert GAME.view(s, SPECTATOR) == before[SPECTATOR]
    assert before[1]["columns"]["wishes"] == {}
    assert GAME.view(s, 1)["columns"]["wishes"] == {"B.my-ready": "ask"}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_sampled_world_takes_the_orders_of_others_for_the_usual(viewer: int) -> None:
    world = GAME.determinize(Duel(stops="every").s, viewer, Random(1))
    assert [orders.asked(world, seat) for seat in range(2)] == [
        orders.HALTS[EVERY if seat == viewer else USUAL] for seat in range(2)
    ]


def test_the_leak_gate_gives_orders_and_notices_when_they_show(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = position(GAME, 2, 3, 40)
    given = s.copy()
    assert give_orders(GAME, given, 0, Random(5))
    assert any(given.wishes[HALT.size :])
    assert not any(given.wishes[: HALT.size])
    for seed in range(20):
        assert leak_gate(GAME, s, 0, Random(seed)).problems == []
    monkeypatch.setattr(GAME.state.fields["wishes"], "see", "public")
    found = [one for seed in range(5) for one in leak_gate(GAME, s, 0, Random(seed)).problems]
    assert any(one.startswith("After an order: The view shows seat A") for one in found)


def test_the_leak_gate_notices_orders_that_a_sampled_world_keeps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(orders, "forget", lambda s, seat: None)
    s = position(GAME, 2, 3, 40)
    leaks = leak_gate(GAME, s, 0, Random(0))
    for seed in range(1, 120):
        leaks += leak_gate(GAME, s, 0, Random(seed))
    assert [one for one in leaks.never_differed(GAME) if "'wishes' is hidden" in one]


def test_the_leak_gate_notices_an_order_that_changes_a_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def spoil(s: Any, seat: int, order: Any) -> None:
        s.placed = 1

    monkeypatch.setattr(orders, "obey", spoil)
    s = Duel(A=INSTANT).s
    found = [one for seed in range(5) for one in leak_gate(GAME, s, 0, Random(seed)).problems]
    assert "An order changes the question that is pending." in found


# -- what stands ----------------------------------------------------------------------------------


def test_what_stands_is_a_ready_made_order_or_none() -> None:
    t = Duel()
    for name in STOP.names:
        order(t, "A", f"stops {name}")
        first, *rest, last = GAME.standing(t.s, 0)
        assert (first.now, last.now) == (("stops", STOP.index[name]), ("skip", 0))
        assert [one.now for one in rest] == [
            ("ask" if on else "pass_over", at) for at, on in enumerate(orders.asked(t.s, 0))
        ]
    order(t, "A", "ask my-draw")
    assert GAME.standing(t.s, 0)[0].now is None
    assert GAME.standing(t.s, 1)[0].now == ("stops", USUAL)


def test_what_stands_given_again_stands_for_another() -> None:
    t = order(order(Duel(), "A", "stops few"), "A", "ask their-draw")
    for choice in GAME.standing(t.s, 0):
        if choice.now is not None:
            GAME.order(t.s, 1, choice.now)
    assert orders.asked(t.s, 0) == orders.asked(t.s, 1) != orders.HALTS[STOP.index["few"]]


def test_what_is_no_order_is_refused() -> None:
    with pytest.raises(Illegal, match="not an order that can be given"):
        GAME.order(Duel().s, 0, ("ask", HALT.size))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_its_words(language: str) -> None:
    s = Duel().s
    said = [order_text(GAME, s, o, language) for c in GAME.standing(s, 0) for o in c.orders]
    assert len(set(said)) == len(said) == STOP.size + 2 * HALT.size + SKIP.size
    assert not [text for text in said if "{" in text or "  " in text]


# -- positions and scenarios ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stops", "written"),
    [
        ("every", "every"),
        (["usual", "few"], {"A": "usual", "B": "few"}),
        ({"A": ["danger", "my-ready"], "B": "every"}, {"A": ["my-ready", "danger"], "B": "every"}),
        ({"B": []}, {"A": "usual", "B": []}),
    ],
)
def test_orders_are_part_of_a_position(stops: Any, written: Any) -> None:
    s = GAME.read_position({"stops": stops})
    spec = notation_of(GAME, s)
    assert spec["stops"] == written
    assert GAME.read_position(spec).wishes == s.wishes


@pytest.mark.parametrize("stops", ["often", ["usual"], {"C": "few"}, {"A": ["my-action"]}, 3])
def test_orders_that_are_none_are_malformed(stops: Any) -> None:
    with pytest.raises(Malformed):
        GAME.read_position({"stops": stops})


def test_a_scenario_can_order() -> None:
    steps: list[dict[str, Any]] = [
        {"order": "A ask my-ready"},
        {"do": "A pass"},
        {"do": "B pass"},
        {"expect": {"turn": "B", "window": "action"}},
        {"do": "B pass"},
        {"do": "A pass"},
        {"expect": {"turn": "A", "window": "ready", "asked": "A priority"}},
    ]
    spec = {"A": INSTANT, "B": INSTANT}
    scenario = {"title": "x", "game": "tcg", "position": spec, "steps": steps}
    assert run_scenario(scenario).failures == []
    steps[0] = {"order": "A pass_over my-ready"}
    assert run_scenario(scenario).failures == ["Step 7: window is 'action', not 'ready'."]
    with pytest.raises(Malformed, match="begin with a seat"):
        run_scenario({**scenario, "steps": [{"order": "ask my-ready"}]})


# -- in a match -----------------------------------------------------------------------------------


def started() -> Match[Any]:
    match = Match.new(GAME, {"decks": ["Alliance Mage", "Horde Warrior"]}, seed=b"o" * 32)
    while match.state.number < 3:
        q = match.pending
        assert q is not None
        match.answer(q.who[0], q.options_of(q.who[0])[-1])
    return match


def again(match: Match[Any]) -> Match[Any]:
    return Match.from_json(json.loads(json.dumps(match.to_json())))


def test_an_order_is_an_input_whoever_is_asked() -> None:
    match = started()
    q = match.pending
    assert q is not None
    other = 1 - q.who[0]
    before = [match.number(0), match.number(1), match.log(None)]
    match.order(other, "ask my-ready")
    assert match.pending == q
    assert [match.number(0), match.number(1), match.log(None)] == before
    made = match.inputs[-1]
    assert made.to_json() == {"n": made.n, "seat": "AB"[other], "order": "ask my-ready"}
    assert str(made) == f"{made.n} {'AB'[other]} orders ask my-ready"
    match.order(other, "ask my-ready")  # nothing new
    assert match.inputs[-1] is made
    match.order(q.who[0], ("stops", EVERY))
    assert match.inputs[-1].order == "stops every"


def test_a_match_with_orders_is_saved_read_verified_and_played_again() -> None:
    match = started()
    match.order(0, "stops every")
    rng = Random(4)
    while (q := match.pending) is not None:
        match.answer(q.who[0], rng.choice(q.options_of(q.who[0])))
        if len(match.inputs) % 25 == 0 and not match.over:
            match.order(rng.randrange(2), f"stops {rng.choice(STOP.names)}")
    assert sum(bool(i.order) for i in match.inputs) > 3
    back = again(match)
    assert (back.notes, back.state.digest()) == ([], match.state.digest())
    assert match.position(len(match.inputs)).digest() == match.state.digest()
    assert verify(match.to_json()).ok
    with pytest.raises(Illegal, match="over"):
        match.order(0, "stops few")


def test_no_undo_takes_an_order_back() -> None:
    match = started()
    q = match.pending
    assert q is not None
    seat = q.who[0]
    place = next(o for o in q.options_of(seat) if o[0] == "place")
    before = match.state.copy()
    match.answer(seat, place)
    match.order(seat, "ask my-end")
    match.order(1 - seat, "stops every")
    assert match.can_undo(seat) is None
    assert match.consenting(seat) == ()
    match.undo(seat)
    assert match.pending == q
    for who, text in ((seat, "ask my-end"), (1 - seat, "stops every")):
        GAME.order(before, who, GAME.orders.parse(before, text))
    assert match.state.digest() == before.digest()
    assert [i.order for i in match.line[-2:]] == ["ask my-end", "stops every"]
    assert (again(match).notes, again(match).state.digest()) == ([], before.digest())
    assert match.position(len(match.inputs)).digest() == before.digest()
    match.answer(seat, place)
    assert again(match).notes == []
    match.concede(seat)
    assert verify(match.to_json()).ok


def test_an_order_alone_can_t_be_taken_back() -> None:
    match = Match.new(GAME, seed=b"o" * 32)
    match.order(0, "stops every")
    match.order(1, "stops every")
    assert [match.can_undo(seat) for seat in range(2)] == [
        f"Seat {name} has nothing to undo." for name in "AB"
    ]
    data = match.to_json()
    last = len(data["inputs"])
    data["inputs"].append({"n": last + 1, "seat": "B", "undo": last})
    with pytest.raises(Malformed, match="not seat B's"):
        Match.from_json(data)


def test_orders_have_an_end() -> None:
    match = started()
    for n in range(ORDERS):
        match.order(0, f"stops {STOP.names[n % 2 + 1]}")
    with pytest.raises(Illegal, match="that is enough"):
        match.order(0, "stops usual")
    match.order(1, "stops every")


def test_a_fork_keeps_nobody_else_s_orders() -> None:
    match = started()
    match.order(0, "stops few")
    match.order(1, "stops every")
    forked = match.fork(0)
    assert [orders.asked(forked.state, seat) for seat in range(2)] == [
        orders.HALTS[STOP.index["few"]],
        orders.HALTS[USUAL],
    ]


def test_orders_in_a_file_must_be_orders() -> None:
    match = started()
    match.order(0, "stops few")
    data = match.to_json()
    data["inputs"][-1]["order"] = 3
    with pytest.raises(Malformed, match="'order' should be a text"):
        Match.from_json(data)
    data["inputs"][-1]["order"] = "ask nobody"
    with pytest.raises(Malformed, match="can't be replayed"):
        Match.from_json(data)
