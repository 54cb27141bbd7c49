"""Before the first turn (TCG-SETUP), mulligans (TCG-MULLIGAN), and what stands on a card
(TCG-CARD, TCG-TRAIT)."""

from __future__ import annotations

import pytest

from tabard.core.ask import Shuffle
from tabard.games.tcg import content as c
from tabard.games.tcg.content import CARD_NO, CARDS, DECKS, Card, Tag
from tabard.games.tcg.language import powers as pw
from tabard.games.tcg.language.sorts import LANGUAGE
from tabard.games.tcg.title import GAME
from tests.tcg.table import Duel

STARTERS = [DECKS[0].name, DECKS[15].name]


def new() -> Duel:
    return Duel.new(decks=STARTERS)


def card(name: str) -> Card:
    return CARDS[CARD_NO[name]]


def question(t: Duel) -> Shuffle:
    """The shuffle that chance is asked for."""
    q = GAME.pending(t.s)
    assert q is not None
    assert isinstance(q.domain, Shuffle)
    return q.domain


# -- the set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("TCG-SETUP-02")
def test_the_heroes_are_in_play_from_the_start() -> None:
    t = new()
    for seat, deck in zip("AB", (DECKS[0], DECKS[15]), strict=True):
        assert t[f"party {seat}"] == [CARDS[deck.hero].slug]
        hero = f"hero@{seat}"
        assert [t[f"{column} {hero}"] for column in ("down", "exhausted", "damage", "skull")] == [
            *(0, 0, 0, 0)
        ]
        assert len(t[f"deck {seat}"]) == 60


@pytest.mark.rule("TCG-SETUP-03")
@pytest.mark.parametrize(("rolls", "chooser"), [((5, 3), "A"), ((3, 5), "B")])
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_higher_roll_says_who_begins(rolls: tuple[int, int], chooser: str, first: str) -> None:
    t = new().roll(*rolls)
    assert (t.label, t.asked) == ("begin", chooser)
    assert t.offers(chooser) == ["begin A", "begin B"]
    t.do(f"{chooser} begin {first}").luck()
    assert t["turn"] == t.asked == first


@pytest.mark.rule("TCG-SETUP-04")
def test_a_tie_is_rolled_again() -> None:
    t = new().roll(4, 4)
    assert (t.label, t.asked) == ("roll", "chance")
    t.roll(20, 20, 1, 2)
    assert (t.label, t.asked) == ("begin", "B")


@pytest.mark.rule("TCG-SETUP-05")
def test_both_shuffle_and_draw_seven() -> None:
    t = new().roll(2, 1).do("A begin A")
    for seat in "AB":
        before = t[f"deck {seat}"]
        assert question(t) == Shuffle(60)
        t.roll(tuple(reversed(range(60))))
        assert t[f"hand {seat}"] == before[:-8:-1]
        assert t[f"deck {seat}"] == before[-8::-1]


@pytest.mark.rule("TCG-SETUP-06")
def test_the_order_of_the_set_up() -> None:
    t = Duel.new()
    asked = []
    while t.label != "priority":
        asked.append(t.label)
        hands = len(t["hand A"]) + len(t["hand B"])
        assert hands == 0 or t.label in ("shuffle", "mulligan")
        if t.asked == "chance":
            t.roll({"deck": 3, "roll": 3, "roll_again": 1}.get(t.label, tuple(range(60))))
        else:
            t.do(f"{t.asked} {t.offers(t.asked)[-1]}")
    assert asked == [
        *("deck", "deck", "roll", "roll_again", "begin", "shuffle", "shuffle"),
        *("mulligan", "mulligan", "shuffle", "shuffle"),
    ]
    assert (t["number"], t["window"]) == (1, "action")


@pytest.mark.rule("TCG-SETUP-07")
def test_everything_else_is_empty() -> None:
    t = new().luck().do("A begin B").luck().do("B keep", "A keep")
    for seat in "AB":
        assert len(t[f"party {seat}"]) == 1
        for pile in ("row", "graveyard", "removed"):
            assert t[f"{pile} {seat}"] == []
    assert t["links"] == []


# -- mulligans ------------------------------------------------------------------------------------


def dealt() -> Duel:
    return new().roll(2, 1).do("A begin A").luck()


@pytest.mark.rule("TCG-MULLIGAN-01")
def test_one_mulligan_at_most() -> None:
    t = dealt().do("A mulligan")
    assert (t.label, t.asked) == ("mulligan", "B")
    t.do("B mulligan").luck()
    assert (t.label, t.asked, t["number"]) == ("priority", "A", 1)
    t.refuses("A mulligan", "TCG-MULLIGAN-01")


@pytest.mark.rule("TCG-MULLIGAN-02")
def test_the_whole_hand_goes_back_and_seven_new_cards_come() -> None:
    t = dealt()
    hand, deck = t["hand A"], t["deck A"]
    assert t.offers("A") == ["keep", "mulligan"]
    t.do("A mulligan", "B keep")
    assert (t["hand A"], question(t)) == ([], Shuffle(60))
    t.roll(tuple(range(60)))
    assert sorted(t["hand A"] + t["deck A"]) == sorted(hand + deck)
    assert t["hand A"] == deck[:7]
    assert len(t["deck A"]) == 53


@pytest.mark.rule("TCG-MULLIGAN-03")
def test_a_hand_may_be_kept() -> None:
    t = dealt()
    hands = [t["hand A"], t["hand B"]]
    t.do("A keep", "B keep")
    assert [t["hand A"], t["hand B"]] == hands
    assert t.label == "priority"


@pytest.mark.rule("TCG-MULLIGAN-04")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_the_first_player_says_first_and_then_all_are_done(first: str, second: str) -> None:
    t = new().roll(2, 1).do(f"A begin {first}").luck()
    hand = t[f"hand {first}"]
    assert t.asked == first
    t.do(f"{first} mulligan")
    assert (t.label, t.asked) == ("mulligan", second)
    assert t.events[-1] == f"mulligan {first}"
    assert t[f"hand {first}"] == hand  # nothing was done yet
    t.do(f"{second} mulligan")
    assert (t[f"hand {first}"], t.label) == ([], "shuffle")


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-CARD-01")
@pytest.mark.parametrize(
    ("party", "cost"),
    [
        (["Cerwyn"] * 4, 0),
        (["Cerwyn"] * 3, 7),
        (["Cerwyn"] * 3 + ["Hira"], 7),
    ],
)
def test_cards_of_one_name_are_copies_of_one_card(party: list[str], cost: int) -> None:
    t = Duel(A={"play": party, "hand": ["Plainswatcher Taro"]})
    assert t["cost A plainswatcher-taro"] == cost
    assert len({one.slug for one in CARDS}) == len(CARDS)


@pytest.mark.rule("TCG-CARD-02")
def test_the_number_in_the_corner_is_what_a_card_costs() -> None:
    t = Duel(A={"hand": ["Kor Cindervein"], "resources": 4})
    assert card("Kor Cindervein").cost == t["cost A kor-cindervein"] == 3
    t.do("A play kor-cindervein")
    assert t["ready A"] == 1


@pytest.mark.rule("TCG-CARD-03")
def test_icons_do_not_matter_in_play() -> None:
    assert card("Bloodclaw").classes == ("Hunter",)
    assert card("Kor Cindervein").faction == "Alliance"
    t = Duel(
        A={
            "hero": "Gurzak of Orgrimmar",
            "play": ["Bloodclaw | of B", "Twist of Faith | on bloodclaw", "Kor Cindervein | of B"],
            "hand": ["Fire Blast"],
            "resources": 1,
        }
    )
    assert t.can("A play fire-blast")
    assert t.can("A attack kor-cindervein")
    t.fight("bloodclaw", "hero@B")
    assert t["damage hero@B"] == 3


@pytest.mark.rule("TCG-CARD-04")
def test_what_the_type_line_says() -> None:
    assert card("Fire Blast").instant
    assert not card("Wrath").instant
    assert card("Garrosh Hellscream").unique
    assert card("Bound Vortex").unlimited
    kor = card("Kor Cindervein")
    assert (c.TYPES[kor.type], kor.race, kor.char_class) == ("ally", "Dwarf", "Paladin")
    hand = {"hand": ["Fire Blast", "Wrath"], "resources": 3}
    t = Duel(stops="every", turn="B", A=hand).do("B pass")
    assert t.offers("A", "play") == ["play fire-blast"]


@pytest.mark.rule("TCG-CARD-05")
def test_a_tag_with_its_number() -> None:
    assert card("Reanimator's Hacker").tags == (Tag("Melee", 1), Tag("Axe", 0))
    assert Tag("Ring", 2) in card("Dread Pirate Ring").tags
    rings = {"play": ["Dread Pirate Ring"] * 2, "hand": ["Dread Pirate Ring"], "resources": 1}
    t = Duel(A=rings).do("A play dread-pirate-ring").resolve()
    assert t.label == "excess"


@pytest.mark.rule("TCG-CARD-06", "TCG-POWER-01")
def test_a_card_with_an_empty_box_has_no_powers() -> None:
    assert card("Cerwyn").powers == ()
    assert pw.OF_CARD[CARD_NO["Cerwyn"]] == ()
    t = Duel(A={"play": ["Cerwyn", "Jarrod Gravon"], "resources": 9})
    assert t.offers("A", "use") == ["use A2 jarrod-gravon.1"]
    assert t["keywords cerwyn"] == []


@pytest.mark.rule("TCG-CARD-07", "TCG-POWER-01")
def test_everything_on_a_card_is_a_power_or_a_keyword() -> None:
    """What explains a keyword in brackets, or tells a story, is not there at all."""
    kagra = card("Kagra of the Crossroads")
    assert (kagra.powers, kagra.keywords) == ((), c.KEYWORD_BIT["ferocity"])
    for one in CARDS:
        host = ("host",) if any(power.name == "attach" for power in one.powers) else ()
        faults = [f for power in one.powers for f in LANGUAGE.check(power, "power", host)]
        assert faults == [], one.name
    assert not {"flavor", "reminder", "text"} & set(Card._fields)


@pytest.mark.rule("TCG-CARD-10")
def test_heroes_allies_and_totems_are_characters() -> None:
    t = Duel(
        A={"play": ["Inferno Totem", "Angry Dread"], "hand": ["Fire Blast"], "resources": 1},
        B={"play": ["Kor Cindervein", "Battle Shout", "Major Healing Potion", "Golem Skull Helm"]},
    )
    t.do("A play fire-blast")
    assert sorted(t.offers("A", "target")) == [
        f"target {slot}" for slot in ("A0", "A1", "B0", "B1")
    ]
    assert [t["what A1"], t["what B1"]] == ["inferno-totem", "kor-cindervein"]


@pytest.mark.rule("TCG-CARD-11")
def test_the_numbers_of_each_kind_of_card() -> None:
    kor, gurzak = card("Kor Cindervein"), card("Gurzak of Orgrimmar")
    axe, helm, quest = card("Angry Dread"), card("Golem Skull Helm"), card("Entrenched")
    assert (kor.atk, kor.health) == (3, 3)
    assert (gurzak.atk, gurzak.health) == (0, 30)
    assert (axe.atk, axe.strike) == (2, 2)
    assert (helm.defense, quest.cost) == (3, 0)
    for one in CARDS:
        kind = c.TYPES[one.type]
        assert not one.strike or kind == "weapon", one.name
        assert (one.health > 0) is (kind in ("hero", "master_hero", "ally", "totem")), one.name
        assert not one.atk or kind in ("ally", "weapon", "master_hero"), one.name
        assert not one.defense or kind in ("armor", "item"), one.name


@pytest.mark.rule("TCG-CARD-12")
def test_effects_look_at_the_printed_cost() -> None:
    t = Duel(
        A={
            "play": ["Cerwyn"] * 4,
            "hand": ["Plainswatcher Taro", "Prey on the Weak", "Trophy Kill"],
            "resources": 5,
        }
    )
    t.do("A play plainswatcher-taro").resolve()
    assert t["ready A"] == 5  # nothing was paid for it
    t.do("A play prey-on-the-weak")
    assert len(t.offers("A", "target")) == 4
    assert not t.can("A target plainswatcher-taro")
    t.do("A target cerwyn").resolve()
    t.cast("A play trophy-kill", "plainswatcher-taro").resolve()
    assert "plainswatcher-taro" in t["graveyard A"]


@pytest.mark.rule("TCG-CARD-14")
def test_a_card_that_names_itself_means_no_other_copy() -> None:
    t = Duel(A={"play": ["Dhoros Ravestrike"] * 2, "resources": 3})
    t.do("A use dhoros-ravestrike#2 dhoros-ravestrike.1").resolve()
    assert (t["atk dhoros-ravestrike#1"], t["atk dhoros-ravestrike#2"]) == (3, 6)


@pytest.mark.rule("TCG-CARD-14")
def test_cards_named_so_are_all_of_that_name() -> None:
    t = Duel(
        A={
            "hand": ["Bolvar, Highlord of Fordragon Hold"],
            "resources": 5,
            "deck": ["Cerwyn", "Fordragon Hold", "Gilneas", "Fordragon Hold"],
        }
    )
    t.do("A play bolvar-highlord-of-fordragon-hold").resolve()
    t.do("A yes")
    assert t.offers("A") == ["find fordragon-hold", "find_none"]


@pytest.mark.rule("TCG-CARD-17", "TCG-ZONE-06")
def test_what_is_open_and_what_is_hidden() -> None:
    side = {
        "play": ["Kor Cindervein"],
        "resources": ["Entrenched", "Fireball | down"],
        "hand": ["Fire Blast", "Wrath"],
        "graveyard": ["Scorch", "Hira", "Brigg"],
        "deck": 3,
    }
    t = Duel(A=side, B={})
    own, other = GAME.view(t.s, 0)["columns"], GAME.view(t.s, 1)["columns"]
    assert len(own["hand_a"]) == len(other["hand_a"]) == 2
    assert len(own["deck_a"]) == len(other["deck_a"]) == 3
    for seen, sees in ((own, True), (other, False)):
        what = seen["what"]
        read = {zone: [what.get(f"A{x}") for x in slots] for zone, slots in piles(t).items()}
        assert read["graveyard"] == ["scorch", "hira", "brigg"]
        assert read["play"] == ["gurzak-of-orgrimmar", "kor-cindervein"]
        assert read["hand"] == (["fire-blast", "wrath"] if sees else [None] * 2)
        assert read["row"] == ["entrenched", "fireball" if sees else None]
        assert read["deck"] == [None] * 3


def piles(t: Duel) -> dict[str, tuple[int, ...]]:
    """Where A's cards are, by their slots."""
    mine = tuple(x for x in t.s.play if x < 101)
    return {
        "play": mine,
        "row": t.s.resources,
        "hand": t.s.hand_a,
        "deck": t.s.deck_a,
        "graveyard": t.s.grave_a,
    }
