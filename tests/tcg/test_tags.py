"""Limits of a party: tags with a number, Unique, and tokens (rulebook p.11, 35, 40)."""

from __future__ import annotations

import pytest

from tabard.games.tcg import content as c
from tests.tcg.reprint import reprint
from tests.tcg.table import Duel

HALFORD = "high-commander-halford-wyrmbane"


def tags(name: str) -> tuple[c.Tag, ...]:
    return c.CARDS[c.CARD_NO[name]].tags


# -- tags ------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-TAG-01", "TCG-TAG-02")
@pytest.mark.parametrize("gone", ["bloodclaw", "zip"])
def test_there_is_one_pet_and_its_controller_says_which(gone: str) -> None:
    assert c.Tag("Pet", 1) in tags("Zip")
    t = Duel(A={"resources": 9, "play": ["Bloodclaw"], "hand": ["Zip"]})
    t.do("A play zip").resolve()
    assert (t.label, t.asked) == ("excess", "A")
    t.do(f"A destroy {gone}")
    assert (t["graveyard A"], len(t["party A"])) == ([gone], 2)


@pytest.mark.rule("TCG-TAG-02")
def test_a_card_destroyed_for_its_tag_is_really_destroyed() -> None:
    a = {"resources": 9, "play": ["Zip", "Favor of the Arcane | on zip"], "hand": ["Bloodclaw"]}
    t = Duel(A=a)
    t.do("A play bloodclaw").resolve().do("A destroy zip").resolve()
    assert "triggered A favor-of-the-arcane favor-of-the-arcane.3" in t.events
    assert len(t["hand A"]) == 1


@pytest.mark.rule("TCG-TAG-02")
def test_as_many_as_the_number_allows_stay() -> None:
    t = Duel(A={"resources": 9, "play": ["Dread Pirate Ring"], "hand": ["Dread Pirate Ring"]})
    t.do("A play dread-pirate-ring").resolve()
    assert (t.label, t["party A"].count("dread-pirate-ring")) == ("priority", 2)


@pytest.mark.rule("TCG-TAG-03")
def test_only_what_one_player_controls_in_play_counts() -> None:
    row = ["Zip | down", "Cerwyn | down"]
    t = Duel(A={"resources": row, "hand": ["Zip"]}, B={"play": ["Bloodclaw"]})
    t.do("A play zip").resolve()
    assert t.label == "priority"
    assert (t["graveyard A"], t["graveyard B"]) == ([], [])


@pytest.mark.rule("TCG-TAG-04")
@pytest.mark.parametrize("gone", ["zip", "bloodclaw"])
def test_a_pet_taken_over_counts_too(gone: str) -> None:
    a = {"resources": 5, "play": ["Zip"], "hand": ["Twist of Faith"]}
    t = Duel(A=a, B={"play": ["Bloodclaw"]})
    t.do("A play twist-of-faith", "A target bloodclaw").resolve()
    assert (t.label, t.asked) == ("excess", "A")
    t.do(f"A destroy {gone}")
    assert t["graveyard B"] == (["bloodclaw"] if gone == "bloodclaw" else [])
    assert t["party A"].count("zip") + t["party A"].count("bloodclaw") == 1


@pytest.mark.rule("TCG-TAG-05")
@pytest.mark.parametrize("gone", ["discerning-eye-of-the-beast", "swift-hand-of-justice"])
def test_each_card_is_judged_by_its_own_number(monkeypatch: pytest.MonkeyPatch, gone: str) -> None:
    reprint(monkeypatch, "Swift Hand of Justice", tags=(c.Tag("Trinket", 1),))
    a = {"resources": 9, "play": ["Discerning Eye of the Beast"]}
    t = Duel(A=a | {"hand": ["Swift Hand of Justice", "Discerning Eye of the Beast"]})
    t.do("A play swift-hand-of-justice").resolve()
    assert t.label == "excess"
    t.do(f"A destroy {gone}")
    t.do("A play discerning-eye-of-the-beast").resolve()
    assert t.label == ("priority" if gone == "swift-hand-of-justice" else "excess")


@pytest.mark.rule("TCG-TAG-06")
def test_what_raises_a_limit_raises_it_as_long_as_it_lasts() -> None:
    a = {"resources": 9, "play": ["Claws of Torment"], "hand": ["Scarlet Kris", "Fel Iron Hatchet"]}
    t = Duel(A=a)
    t.do("A play scarlet-kris").resolve()
    assert t.label == "priority"
    t.do("A play fel-iron-hatchet").resolve()
    assert t.label == "excess"
    t.do("A destroy claws-of-torment")
    assert t.label == "excess"  # without them, one is the limit again
    t.refuses("A pass", "TCG-PRIORITY-09")
    t.do("A destroy scarlet-kris")
    assert (t.label, t["party A"][1:]) == ("priority", ["fel-iron-hatchet"])


@pytest.mark.rule("TCG-TAG-07")
@pytest.mark.parametrize("gone", ["zip", "bloodclaw"])
def test_what_cant_be_destroyed_is_destroyed_by_the_rules(gone: str) -> None:
    a = {"hero": "Alexstrasza the Life-Binder", "resources": 9, "play": ["Zip"]}
    b = {"resources": 9, "hand": ["Prey on the Weak"]}
    t = Duel(A=a | {"hand": ["Bloodclaw"]}, B=b)
    t.do("A play bloodclaw", "B play prey-on-the-weak").resolve()
    assert t["zone_of zip"] == "play"  # a card can't destroy it
    assert (t.label, t["links"]) == ("excess", [])
    t.do(f"A destroy {gone}")
    assert (t["graveyard A"], t["links"]) == ([gone], [])


@pytest.mark.rule("TCG-TAG-08")
def test_the_tags_and_their_numbers_are_read_from_the_cards() -> None:
    found = {tag.name: tag.limit for card in c.CARDS for tag in card.tags if tag.limit}
    one = "Melee Ranged Wand Off-Hand Head Shoulder Chest Back Hands Pet Form Seal Presence Mount"
    one_more = ["Fire Totem", "Earth Totem", "Water Totem", "Cairne"]
    assert dict.fromkeys([*one.split(), *one_more], 1).items() <= found.items()
    assert (found["Ring"], found["Trinket"]) == (2, 2)
    assert c.Tag("Sword", 0) in tags("Silent Crusader")


@pytest.mark.rule("TCG-TAG-08")
def test_a_new_tag_needs_no_new_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "Swift Hand of Justice", tags=(c.Tag("Toy", 1),))
    t = Duel(A={"resources": 9, "play": ["Swift Hand of Justice"] * 2})
    assert t.label == "excess"


# -- Unique ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-UNIQUE-01")
@pytest.mark.parametrize("kept", [0, 1])
def test_of_two_unique_cards_of_one_name_one_stays(kept: int) -> None:
    name = "High Commander Halford Wyrmbane"
    t = Duel(A={"resources": 4, "play": [f"{name} | damage 1"], "hand": [name]})
    t.do(f"A play {HALFORD}").resolve()
    assert (t.label, t.asked) == ("excess", "A")
    t.do(f"A destroy {HALFORD}#{2 - kept}")
    assert (t["party A"].count(HALFORD), t["graveyard A"]) == (1, [HALFORD])
    assert t[f"damage {HALFORD}"] == 1 - kept


@pytest.mark.rule("TCG-UNIQUE-02")
def test_each_player_may_have_the_same_unique_card() -> None:
    name = "High Commander Halford Wyrmbane"
    t = Duel(A={"resources": 4, "hand": [name]}, B={"play": [name]})
    t.do(f"A play {HALFORD}").resolve()
    assert (t.label, t["graveyard A"], t["graveyard B"]) == ("priority", [], [])


@pytest.mark.rule("TCG-UNIQUE-03")
def test_unique_cards_of_other_names_and_common_ones_stay() -> None:
    play = ["High Commander Halford Wyrmbane", "Cerwyn", "Cerwyn"]
    t = Duel(A={"resources": 5, "play": play, "hand": ["Jaina, Lady of Theramore", "Cerwyn"]})
    t.do("A play jaina-lady-of-theramore").resolve()
    t.do("A play cerwyn").resolve()
    assert (t.label, len(t["party A"])) == ("priority", 6)


@pytest.mark.rule("TCG-UNIQUE-04")
def test_the_excess_is_destroyed_at_once_also_in_the_opponents_turn() -> None:
    name = "High Commander Halford Wyrmbane"
    b = {"resources": 5, "play": [name], "graveyard": [name], "hand": ["Rebirth"]}
    t = Duel(A={"resources": 1, "hand": ["Fire Blast"]}, B=b)
    t.do("A play fire-blast", "A target hero@B", "B play rebirth").resolve()
    assert (t.label, t.asked, t["turn"]) == ("excess", "B", "A")
    assert t["links"] == ["fire-blast"]  # it has not resolved yet
    assert "rebirth" not in t["graveyard B"]
    t.do(f"B destroy {HALFORD}#1").resolve()
    assert t["damage hero@B"] == 2


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-TOKEN-01")
def test_a_token_is_a_card_in_play_that_costs_nothing() -> None:
    row = ["Brothers in Death", *["Cerwyn | down"] * 4]
    a = {"resources": row, "graveyard": ["Kor Cindervein"], "play": ["Drandus the Deathcaller"]}
    t = Duel(A=a)
    t.do("A use brothers-in-death brothers-in-death.1").resolve()
    assert t["party A"][-1] == "ghoul-token"
    assert (t["health ghoul-token"], t["assault ghoul-token"]) == (3, 2)  # my Ghouls: Assault 2
    assert (t["atk ghoul-token"], c.COST[c.TOKEN_NO["Ghoul"]]) == (5, 0)
    t.refuses("A attack ghoul-token", "TCG-COMBAT-05")
    t.end_turn().end_turn()
    assert t.can("A attack ghoul-token")


@pytest.mark.rule("TCG-TOKEN-02")
def test_a_token_returned_to_hand_is_gone() -> None:
    b = {"play": ["Ghoul token"], "hand": ["Cerwyn"]}
    t = Duel(A={"resources": 1, "hand": ["Fear"]}, B=b)
    t.do("A play fear").resolve()
    assert (t["party B"], t["hand B"], t["graveyard B"]) == (
        ["stromdak-of-ironforge"],
        ["cerwyn"],
        [],
    )


@pytest.mark.rule("TCG-TOKEN-02")
def test_a_destroyed_token_is_seen_and_gone() -> None:
    a = {"resources": 1, "hand": ["Fire Blast"], "play": ["Colossal Skull-Clad Cleaver"]}
    t = Duel(A=a, B={"play": ["Air Elemental token"]})
    t.do("A play fire-blast", "A target air-elemental-token").resolve()
    assert t["skull colossal-skull-clad-cleaver"] == 1
    assert (t["graveyard B"], t["party B"][1:]) == ([], [])


@pytest.mark.rule("TCG-TOKEN-03")
def test_tokens_obey_the_limits() -> None:
    t = Duel(A={"resources": 4, "play": ["Brode token"], "hand": ["Deathlord Jones"]})
    t.do("A play deathlord-jones").resolve()
    assert (t.label, len(t.offers("A", "destroy"))) == ("excess", 2)
    t.do("A destroy brode-token")
    assert t["party A"].count("brode-token") == 1


@pytest.mark.rule("TCG-TOKEN-03")
def test_tokens_have_damage_and_attachments() -> None:
    a = {"resources": 3, "play": ["Ghoul token"], "hand": ["Mark of the Wild", "Fire Blast"]}
    t = Duel(A=a)
    t.do("A play mark-of-the-wild").resolve()
    t.do("A play fire-blast", "A target ghoul-token").resolve()
    assert (t["atk ghoul-token"], t["health ghoul-token"], t["damage ghoul-token"]) == (5, 5, 2)
