"""Drawing, discarding, destroying, revealing and searching (TCG-DRAW, TCG-DISCARD, TCG-DESTROY,
TCG-REVEAL, TCG-SEARCH)."""

from __future__ import annotations

import pytest

from tabard.core.ask import Shuffle
from tabard.games.tcg.state import can_read
from tabard.games.tcg.title import GAME
from tests.tcg.table import Duel

HELD = {"hand": ["Hira"]}


def heard(t: Duel, verb: str) -> list[str]:
    return [event for event in t.events if event.split()[0] == verb]


def quest(name: str, **spec: object) -> Duel:
    """A completes this quest, which lies face up in their row."""
    t = Duel(A={"resources": [name, *["Cerwyn | down"] * 3], **spec}, B=HELD)
    slug = t["row A"][0]
    return t.do(f"A use {slug} {slug}.1").resolve()


# -- drawing and discarding -----------------------------------------------------------------------


@pytest.mark.rule("TCG-DRAW-01")
def test_cards_are_drawn_one_by_one_as_long_as_there_are_any() -> None:
    t = Duel(A={"hand": ["Life Tap"], "resources": 2, "deck": ["Brigg"]}).do("A play life-tap")
    t.resolve()
    assert heard(t, "drawn") == ["drawn A brigg"]
    assert heard(t, "starved") == ["starved A"]
    assert t["winner"] == "B"


@pytest.mark.rule("TCG-DRAW-02")
def test_a_card_that_is_put_into_the_hand_is_not_drawn() -> None:
    t = quest("A Bird In Hand", deck=["Brigg"])
    assert (t["hand A"], heard(t, "revealed")) == (["brigg"], ["revealed A brigg"])
    assert heard(t, "drew") == heard(t, "drawn") == []


@pytest.mark.rule("TCG-DRAW-03")
def test_to_reveal_more_than_there_is_does_no_harm() -> None:
    t = quest("Mystery Goo", deck=["Brigg", "Hira", "Cerwyn"])
    assert heard(t, "revealed") == ["revealed A brigg", "revealed A hira", "revealed A cerwyn"]
    assert (t["winner"], heard(t, "starved")) == ("-", [])
    t = quest("A Bird In Hand", deck=[])
    assert (t["winner"], t.label) == ("-", "priority")
    stromdak = {"hero": "Stromdak of Ironforge", "resources": 5, "deck": 0}
    t = Duel(A=stromdak, B=HELD).do("A use hero@A stromdak-of-ironforge.1").resolve().luck()
    assert t["winner"] == "-"


@pytest.mark.rule("TCG-DISCARD-01")
def test_only_from_a_hand_is_a_card_discarded() -> None:
    t = Duel(
        A={"play": ["Wand of the Forgotten Star"], "resources": 1},
        B={"deck": ["Brigg", "Kor Cindervein"], "hand": ["Hira"]},
    )
    t.attack("hero@A", "hero@B").do("A strike wand-of-the-forgotten-star")
    while t["window"] != "action" or t.s.chain:
        t.passes()
    assert (t["graveyard B"], t["hand B"], t["deck B"]) == (["brigg"], ["hira"], ["kor-cindervein"])
    assert (heard(t, "milled"), heard(t, "discarded")) == (["milled B brigg"], [])


@pytest.mark.rule("TCG-DISCARD-01", "TCG-DISCARD-02")
def test_who_discards_chooses() -> None:
    t = Duel(
        A={"hand": ["Mind Spike", "Hira"], "resources": 2}, B={"hand": ["Brigg", "Wrath", "Hira"]}
    )
    t.cast("A play mind-spike", "hero@B").resolve()
    assert (t.label, t.asked) == ("discard", "B")
    assert t.offers("B") == ["discard wrath", "discard hira", "discard brigg"]
    t.do("B discard wrath")
    assert (t["hand B"], t["graveyard B"], t["hand A"]) == (["brigg", "hira"], ["wrath"], ["hira"])
    assert heard(t, "discarded") == ["discarded B wrath"]


@pytest.mark.rule("TCG-DISCARD-02")
def test_chance_chooses_or_somebody_else_if_the_text_says_so() -> None:
    hand = ["Brigg", "Wrath", "Hira"]
    t = Duel(A={"hero": "Kalia of Silvermoon City", "resources": 3}, B={"hand": hand})
    t.do("A use hero@A kalia-of-silvermoon-city.1", "A target_player B").resolve()
    assert t.asked == "chance"
    t.roll(1)
    assert t["graveyard B"] == ["wrath"]
    t = Duel(A={"hand": ["Daze"], "resources": 3}, B={"hand": hand})
    t.do("A play daze", "A target_player B").resolve()
    assert (t.label, t.asked) == ("pluck", "A")
    t.do("A take_card hira")
    assert t["graveyard B"] == ["hira"]


@pytest.mark.rule("TCG-DISCARD-03")
def test_several_cards_one_after_the_other_without_a_pause() -> None:
    t = Duel(
        stops="every",
        A={"hand": ["Mind Melt", "Fire Blast"], "resources": 6},
        B={"hand": ["Fire Blast", "Fire Blast", "Hira", "Brigg", "Wrath"], "resources": 1},
    )
    t.cast("A play mind-melt", "hero@B").passes(2)
    for slug in ("hira", "brigg", "wrath"):
        assert (t.label, t.asked) == ("discard", "B")
        t.do(f"B discard {slug}")
    assert (t.label, t["hand B"]) == ("priority", ["fire-blast", "fire-blast"])


# -- destroying -----------------------------------------------------------------------------------


@pytest.mark.rule("TCG-DESTROY-01")
def test_to_destroy_is_to_put_from_play_into_the_owner_s_graveyard() -> None:
    t = Duel(
        A={"hand": ["Dismantle"], "resources": 2},
        B={"play": ["Golem Skull Helm | of A", "Major Healing Potion"]},
    )
    t.cast("A play dismantle", "golem-skull-helm").resolve()
    assert (t["graveyard A"], t["graveyard B"]) == (["golem-skull-helm", "dismantle"], [])
    assert len(heard(t, "destroyed")) == 1


@pytest.mark.rule("TCG-DESTROY-02")
@pytest.mark.parametrize(("damage", "alive"), [(0, True), (1, False)])
def test_fatal_damage_destroys(damage: int, alive: bool) -> None:
    play = [f"Kor Cindervein | damage {damage}"]
    t = Duel(A={"hand": ["Fire Blast"], "resources": 1}, B={"play": play})
    t.cast("A play fire-blast", "kor-cindervein").resolve()
    assert ("kor-cindervein" in t["party B"]) is alive


@pytest.mark.rule("TCG-DESTROY-02")
def test_without_health_nobody_lives() -> None:
    t = Duel(A={"hand": ["Selora"], "resources": 2}, B={"play": ["Hira"]})
    t.do("A play selora").resolve()
    t.do("A target hira").resolve()
    assert t["graveyard B"] == ["hira"]
    assert heard(t, "dealt") == []


@pytest.mark.rule("TCG-DESTROY-03")
def test_a_card_destroyed_as_a_cost_is_destroyed() -> None:
    t = Duel(A={"play": ["Unholy Ground", "Scaramanga"], "resources": 2}, B=HELD)
    t.do("A use scaramanga scaramanga.1").resolve()
    assert "ghoul-token" in t["party A"]


@pytest.mark.rule("TCG-DESTROY-04")
def test_a_card_that_goes_back_to_the_hand_is_not_destroyed() -> None:
    t = Duel(
        A={"hand": ["Fear"], "resources": 1},
        B={"play": ["Haratha Hammerflame", "Unholy Ground"]},
    )
    t.do("A play fear").resolve()
    assert (t["hand B"], heard(t, "triggered"), heard(t, "destroyed")) == (
        *(["haratha-hammerflame"], [], []),
    )


@pytest.mark.rule("TCG-DESTROY-05")
def test_what_can_t_be_destroyed_stays_as_long_as_it_is_protected() -> None:
    t = Duel(
        A={
            "hero": "Alexstrasza the Life-Binder",
            "play": ["Kor Cindervein | damage 1"],
            "hand": ["Wrath", "Execute"],
            "resources": 3,
        },
        B={"hand": ["Dark Extortion"], "resources": 5},
    )
    t.cast("A play wrath", "kor-cindervein").resolve()
    assert t["damage kor-cindervein"] == 4
    t.cast("A play execute", "kor-cindervein").resolve()
    assert "kor-cindervein" in t["party A"]
    t.end_turn().do("B play dark-extortion", "B target_player A").resolve()
    assert t["graveyard A"] == ["wrath", "execute", "kor-cindervein"]


# -- revealing and searching ----------------------------------------------------------------------


@pytest.mark.rule("TCG-REVEAL-01")
def test_a_card_that_is_revealed_stays_where_it_is() -> None:
    t = quest("A Bird In Hand", deck=["Wrath", "Brigg"])
    assert heard(t, "revealed") == ["revealed A wrath"]
    assert (t["deck A"], t["hand A"]) == (["wrath", "brigg"], [])
    # it lies face down again: who comes later sees nothing, and nobody the card below it
    assert not can_read(t.s, t.s.deck_a[0], -1)
    assert not any(can_read(t.s, t.s.deck_a[1], seat) for seat in (-1, 0, 1))


@pytest.mark.rule("TCG-SEARCH-01", "TCG-SEARCH-02")
@pytest.mark.parametrize(
    ("answer", "hand", "shown"),
    [("find angry-dread", ["angry-dread"], ["revealed A angry-dread"]), ("find_none", [], [])],
)
def test_who_searches_may_find_nothing(answer: str, hand: list[str], shown: list[str]) -> None:
    deck = ["Hira", "Angry Dread", "Wrath", "Major Healing Potion"]
    stromdak = {"hero": "Stromdak of Ironforge", "resources": 5, "deck": deck}
    t = Duel(A=stromdak, B=HELD).do("A use hero@A stromdak-of-ironforge.1").resolve()
    assert t.offers("A") == ["find angry-dread", "find major-healing-potion", "find_none"]
    t.do(f"A {answer}")
    assert (heard(t, "revealed"), t["hand A"]) == (shown, hand)
    q = GAME.pending(t.s)
    assert q is not None
    assert q.domain == Shuffle(4 - len(hand))
    t.luck()
    assert heard(t, "shuffled") == ["shuffled A"]
    assert len(t["deck A"]) == 4 - len(hand)


@pytest.mark.rule("TCG-SEARCH-03")
@pytest.mark.parametrize("graveyard", [[], ["Hira", "Wrath"]])
def test_a_graveyard_is_put_to_the_deck_and_all_of_it_shuffled(graveyard: list[str]) -> None:
    t = quest("Blueleaf Tubers", deck=["Brigg", "Cerwyn"], graveyard=graveyard)
    q = GAME.pending(t.s)
    assert q is not None
    assert q.domain == Shuffle(2 + len(graveyard))
    order = tuple(reversed(range(2 + len(graveyard))))
    before = t["deck A"]
    t.roll(order)
    assert t["deck A"] == list(reversed(before))
    assert (t["graveyard A"], heard(t, "shuffled")) == ([], ["shuffled A"])
    for slot in t.s.deck_a:
        assert not any(can_read(t.s, slot, seat) for seat in (0, 1))


@pytest.mark.rule("TCG-SEARCH-04")
def test_the_owner_arranges_what_goes_under_the_deck_unseen() -> None:
    deck = ["Brigg", "Hira", "Wrath", "Scorch", "Hira", "Cerwyn"]
    t = quest("The Essence of Enmity", deck=deck)
    t.do("A find brigg")
    assert (t.label, t.asked) == ("under", "A")
    assert t.offers("A", "under") == ["under wrath", "under scorch", "under hira"]
    t.do("A under hira", "A under wrath", "A under hira")
    assert t["deck A"] == ["cerwyn", "hira", "wrath", "hira", "scorch"]
    lowest = t.s.deck_a[1:]
    assert all(can_read(t.s, x, 0) for x in lowest)
    assert not any(can_read(t.s, x, 1) for x in lowest)


@pytest.mark.rule("TCG-SEARCH-04")
def test_the_owner_may_leave_them_in_the_order_in_which_they_came() -> None:
    t = quest("The Essence of Enmity", deck=["Brigg", "Hira", "Wrath", "Scorch", "Hira", "Cerwyn"])
    t.do("A find_none", "A under wrath", "A as_they_lie")
    assert t.label == "priority"
    assert sorted(t["deck A"][2:]) == ["brigg", "hira", "hira", "scorch"]
    assert t["deck A"][:2] == ["cerwyn", "wrath"]
    t = quest("The Essence of Enmity", deck=["Wrath", "Wrath", "Wrath"])
    assert t.label == "priority"  # all the same: there is nothing to arrange
