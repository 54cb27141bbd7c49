"""Previews: what a play, an attack or an answer in combat would do, before it is given."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core import preview as core
from tabard.core.ask import Option
from tabard.core.codec import SEAT
from tabard.core.errors import Illegal
from tabard.core.gates import preview_gate
from tabard.core.leaks import same_previews
from tabard.core.luck import position
from tabard.core.phrase import change_text
from tabard.core.preview import Preview, preview
from tabard.games.tcg.state import SLOT, State
from tabard.games.tcg.title import GAME, TradingCardGame
from tests.tcg.table import Duel


def look(t: Duel, *moves: str) -> Preview:
    """The preview of moves of the seat that is asked."""
    options = [GAME.options.parse(t.s, move) for move in moves]
    before = t.s.key()
    found = preview(GAME, t.s, SEAT.parse(None, t.asked), options)
    assert t.s.key() == before
    assert found is not None
    return found


def told(t: Duel, found: Preview) -> dict[str, Any]:
    """Changes by card: ``damage kor-cindervein`` → 3, or (2, 3) where it is not certain."""
    changes = {}
    for what, low, high in found.changes:
        words = [what[0]]
        for kind, value in zip(GAME.changes.verbs[what[0]], what[1:], strict=True):
            if kind is SLOT:
                hero = value in t.s.heroes
                name = f"hero@{'AB'[t.s.controller[value]]}" if hero else called(t, value)
                words.append(name)
            elif kind is SEAT:
                words.append("AB"[value])
        changes[" ".join(words)] = low if low == high else (low, high)
    return changes


def called(t: Duel, x: int) -> str:
    name = t["what"][x]
    assert isinstance(name, str)
    return name


def texts(t: Duel, options: tuple[Option, ...]) -> list[str]:
    return [f"{verb} {called(t, x)}" for verb, x in options]


# -- attacks --------------------------------------------------------------------------------------


def test_an_attack_shows_the_damage_both_ways_and_who_dies() -> None:
    t = Duel(A={"play": ["Kor Cindervein"]}, B={"play": ["Cerwyn", "Trixie Boltclunker"]})
    found = look(t, "attack kor-cindervein", "at cerwyn")
    after = t.fight("kor-cindervein", "cerwyn")
    dealt = {e.split()[2]: int(e.split()[4]) for e in after.events if e.startswith("dealt")}
    shown = told(t, found)
    assert shown["damage cerwyn"] == dealt["cerwyn"]
    assert shown["damage kor-cindervein"] == dealt["kor-cindervein"]
    assert ("destroyed cerwyn" in shown) == ("cerwyn" in t["graveyard B"])
    assert shown["exhausted kor-cindervein"] == 1
    assert (found.asks, found.over, found.assumed) == (None, False, ())


def test_who_could_protect_is_listed_and_does_not() -> None:
    t = Duel(A={"play": ["Kor Cindervein"]}, B={"play": ["Trixie Boltclunker"]})
    found = look(t, "attack kor-cindervein", "at hero@B")
    assert texts(t, found.possible) == ["protect trixie-boltclunker"]
    assert told(t, found) == {"damage hero@B": 3, "exhausted kor-cindervein": 1}
    t = Duel(A={"play": ["Kor Cindervein"]}, B={"play": ["Trixie Boltclunker | exhausted"]})
    assert look(t, "attack kor-cindervein", "at hero@B").possible == ()


def test_armor_makes_a_range() -> None:
    t = Duel(A={"play": ["Haaroon"]}, B={"play": ["Golem Skull Helm"]})
    found = look(t, "attack haaroon")
    assert found.changes == look(t, "attack haaroon", "at hero@B").changes
    shown = told(t, found)
    assert (shown["damage hero@B"], shown["prevented hero@B"]) == ((3, 6), (0, 3))
    assert texts(t, found.possible) == ["armor golem-skull-helm"]
    helm = next(x for x in t.s.play if called(t, x) == "golem-skull-helm")
    change = next(c for c in found.changes if c.what == ("damage", t.s.heroes[1]))
    assert "takes 3–6 damage" in change_text(GAME, t.s, change, "en")
    assert ("exhausted", helm) in {c.what for c in found.changes}


def test_the_attacking_hero_is_taken_to_strike_and_pays_for_it() -> None:
    t = Duel(
        A={"play": ["Fel Iron Hatchet"], "resources": 3},
        B={"play": ["Kor Cindervein", "Fel Iron Hatchet"], "resources": 4},
    )
    found = look(t, "attack hero@A", "at hero@B")
    shown = told(t, found)
    assert texts(t, found.assumed) == ["strike fel-iron-hatchet"]
    assert texts(t, found.possible) == ["strike fel-iron-hatchet"]
    assert shown["damage hero@B"] > 0
    low, high = shown["damage hero@A"]
    assert low == 0 < high  # struck back, or not
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet@A").until("strike")
    t.do("B hold").passes(2)
    assert shown["damage hero@B"] == t["damage hero@B"]
    t = Duel(A={"play": ["Ancient Bone Bow"], "resources": 3}, B={"play": ["Cerwyn"]})
    assert told(t, look(t, "attack hero@A", "at hero@B"))["cost"] == 2


def test_a_fatal_blow_ends_the_duel() -> None:
    t = Duel(A={"play": ["Haaroon"]}, B={"damage": 25})
    found = look(t, "attack haaroon")
    assert found.over
    assert told(t, found)["loses B"] == 1
    change = next(c for c in found.changes if c.what[0] == "loses")
    assert change_text(GAME, t.s, change, "en", you=1) == "You lose the duel."
    assert change_text(GAME, t.s, change, "it", ["Ann", "Bee"]) == "Bee perde il duello."


# -- plays ----------------------------------------------------------------------------------------


def test_half_made_a_play_shows_what_it_costs_and_with_a_target_what_it_does() -> None:
    t = Duel(A={"resources": 3, "hand": ["Lightning Bolt"]}, B={"play": ["Cerwyn"]})
    found = look(t, "play lightning-bolt")
    cost = (
        t["ready A"]
        - Duel(A={"resources": 3, "hand": ["Lightning Bolt"]}, B={"play": ["Cerwyn"]}).do(
            "A play lightning-bolt", "A target hero@B"
        )["ready A"]
    )
    assert cost > 0
    assert told(t, found)["cost"] == cost
    assert {c.what[0] for c in found.changes} == {"cost", "pays"}
    assert found.asks == (0, "target")
    whole = told(t, look(t, "play lightning-bolt", "target cerwyn"))
    assert (whole["cost"], whole["damage cerwyn"], whole["destroyed cerwyn"]) == (cost, 4, 1)
    t.do("A play lightning-bolt")
    assert told(t, look(t, "target cerwyn")) == whole


def test_the_resources_that_pay_are_those_that_will() -> None:
    row = {"resources": ["Fordragon Hold", "Cerwyn | down", "Kor Cindervein | down"]}
    t = Duel(A={**row, "hand": ["Fire Blast"]}, B={})
    found = look(t, "play fire-blast", "target hero@B")
    payers = [c.what[1] for c in found.changes if c.what[0] == "pays"]
    t.do("A play fire-blast", "A target hero@B")
    assert payers == [x for x in t.s.resources if t.s.exhausted[x]] != []


def test_an_ally_comes_into_play_under_its_name() -> None:
    t = Duel(A={"resources": 6, "hand": ["Kor Cindervein"]}, B={})
    found = look(t, "play kor-cindervein")
    change = next(c for c in found.changes if c.what[0] == "enters")
    assert change_text(GAME, t.s, change, "en") == "Kor Cindervein comes into play."
    assert change_text(GAME, t.s, change, "it") == "Kor Venacenero entra in gioco."
    assert (change.low, change.high) == (1, 1)


def test_a_card_under_others_resolves_alone() -> None:
    """A response: what it answers stays where it is."""
    t = Duel(
        A={"resources": 4, "hand": ["Lightning Bolt"]},
        B={"resources": 4, "hand": ["Fire Blast"], "play": ["Cerwyn"]},
    )
    t.do("A play lightning-bolt", "A target hero@B")
    assert told(t, look(t, "play fire-blast", "target hero@A"))["damage hero@A"] == 2
    assert "damage hero@B" not in told(t, look(t, "play fire-blast", "target hero@A"))
    assert told(t, look(t, "pass"))["damage hero@B"] == 4


def test_what_is_hidden_is_not_foreseen() -> None:
    """The quest shows the top card of the deck, and an ally may be taken: that hangs on the card,
    which nobody knows. Whichever it is, the preview is the same."""
    shown = []
    for top in ("Cerwyn", "Fire Blast"):
        deck = [top, *["Cerwyn", "Fire Blast"] * 5]
        t = Duel(A={"resources": ["A Bird In Hand", "Cerwyn | down"], "deck": deck}, B={})
        shown.append(look(t, *t.offers("A", "use")))
    assert shown[0] == shown[1]
    changes = told(t, shown[0])
    assert (changes["cost"], changes["fetched A"]) == (2, (0, 1))
    assert {name.split()[0] for name in changes} == {"cost", "pays", "fetched"}


def test_cards_drawn_are_counted_and_not_named() -> None:
    t = Duel(A={"resources": 5, "hand": ["Life Tap"], "deck": ["Cerwyn"] * 9}, B={})
    assert told(t, look(t, "play life-tap"))["drawn A"] == 2
    deckless = Duel(A={"resources": 5, "hand": ["Life Tap"], "deck": ["Cerwyn"]}, B={})
    found = look(deckless, "play life-tap")
    assert (told(deckless, found)["drawn A"], found.over) == (1, True)


# -- answers in combat ----------------------------------------------------------------------------


def test_to_protect_and_to_hold_back_show_what_becomes_of_it() -> None:
    t = Duel(A={"play": ["Kor Cindervein"]}, B={"play": ["Trixie Boltclunker"]})
    t.attack("kor-cindervein", "hero@B").until("protect")
    assert told(t, look(t, "hold"))["damage hero@B"] == 3
    shown = told(t, look(t, "protect trixie-boltclunker"))
    assert "damage hero@B" not in shown
    assert shown["damage trixie-boltclunker"] == 3


def test_what_is_not_offered_is_refused_and_the_end_of_a_phase_has_no_preview() -> None:
    t = Duel(A={"play": ["Kor Cindervein"]}, B={})
    with pytest.raises(Illegal):
        look(t, "attack hero@B")
    with pytest.raises(Illegal):
        preview(GAME, t.s, 1, [("pass",)])
    assert preview(GAME, t.s, 0, [("pass",)]) is None


# -- it tells nothing -----------------------------------------------------------------------------


def positions() -> list[State]:
    return [position(GAME, 2, seed, 40 + 30 * seed) for seed in range(12)]


def test_every_answer_can_be_looked_at_and_tells_no_secret() -> None:
    for k, s in enumerate(positions()):
        assert preview_gate(GAME, s, Random(k)) == []
        q = GAME.pending(s)
        for seat in () if q is None else q.who:
            other = GAME.determinize(s, seat, Random(k))
            for n in range(4):
                assert same_previews(GAME, s, other, seat, Random(n)) == []


def test_the_leak_gate_notices_a_preview_that_looks_at_the_real_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that plays out what really lies on the deck, or speaks only if a card is there."""
    t = Duel(A={"resources": 5, "hand": ["Fire Blast"]}, B={"hand": ["Cerwyn"]}, lists="hidden")
    worlds = [GAME.determinize(t.s, 0, Random(k)) for k in range(8)]

    class Tattles(TradingCardGame):
        def foretold(self, s: State, seat: int, option: Option) -> bool:
            return s.what[s.hand_b[0]] == t.s.what[t.s.hand_b[0]]

    def found(game: TradingCardGame) -> list[str]:
        return [
            one
            for world in worlds
            for k in range(8)
            for one in same_previews(game, t.s, world, 0, Random(k))
        ]

    assert found(GAME) == []
    assert any("tells seat A a secret" in one for one in found(Tattles()))

    class Peeks(TradingCardGame):
        def foreseen(self, before: State, *rest: Any) -> dict[Option, int]:
            return {("drawn", 0): before.what[before.hand_b[0]]}

    assert found(Peeks()) == []  # it is shown sampled worlds alone
    real = core._Run.__init__

    def careless(run: Any, game: Any, s: State, seat: int, k: int) -> None:
        real(run, game, s, seat, k)
        run.before, run.world = s.copy(), s.copy()

    monkeypatch.setattr(core._Run, "__init__", careless)
    assert any("tells seat A a secret" in one for one in found(Peeks()))


def test_the_preview_gate_notices_what_fails_can_not_be_said_or_changes_something() -> None:
    s = Duel(A={"play": ["Kor Cindervein"]}, B={}).s

    class Fails(TradingCardGame):
        def foreseen(self, *_: Any) -> dict[Option, int]:
            raise LookupError("where is it?")

    class Mumbles(TradingCardGame):
        def foreseen(self, *_: Any) -> dict[Option, int]:
            return {("vanishes", 0): 1}

    class Meddles(TradingCardGame):
        def foretold(self, s: State, seat: int, option: Option) -> bool:
            s.damage[s.heroes[0]] += 1
            return False

    for game, sentence in (
        (Fails(), "fails: LookupError: where is it?"),
        (Mumbles(), "fails: KeyError: 'vanishes'"),
        (Meddles(), "A preview changes the position."),
    ):
        assert any(sentence in one for one in preview_gate(game, s.copy(), Random(0)))
