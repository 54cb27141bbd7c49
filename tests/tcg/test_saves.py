"""Saved duels: everything is named, and a card whose text changes under one does not stop it."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from tabard.core.match import Match
from tabard.games.tcg import GAME
from tabard.games.tcg import content as c
from tabard.games.tcg.language import powers as pw
from tests.tcg.table import Duel


def announcing() -> Duel:
    """A is asked for the target of Fire Blast, which lies on the chain, unpaid."""
    t = Duel(
        A={"hand": ["Fire Blast"], "resources": 3},
        B={"play": ["Kor Cindervein"], "hand": ["Fire Blast"], "resources": 3},
        stops="every",
    )
    t.do("A play fire-blast")
    assert t.label == "target"
    return t


def reworded(data: dict[str, Any], card: str) -> Any:
    """As if this had been saved when the card said something else."""
    text = json.dumps(data)
    changed = re.sub(rf'"({card}\.\w+)@[0-9a-f]+"', r'"\1@000000"', text)
    assert changed != text
    return json.loads(changed)


def test_locals_name_powers_and_places_in_their_programs() -> None:
    saved = GAME.to_json(announcing().s)
    frames = {flow: names for flow, _, names in saved["frames"]}
    assert re.fullmatch(r"fire-blast\.play@[0-9a-f]{6}", frames["play_card"]["power"])
    assert frames["choose_targets"]["power"] == frames["play_card"]["power"]
    assert saved["columns"]["what"][frames["play_card"]["x"]] == "fire-blast"
    t = announcing().do("A target kor-cindervein")
    (link,) = GAME.to_json(t.s)["columns"]["chain"]
    assert (link["first"], link["last"]) == ("0:deal", "end")
    assert link["source"].startswith(frames["play_card"]["x"] + ".")


def test_the_step_that_a_power_has_reached_is_named(seed: int) -> None:
    """Random games, until a power asks in the middle."""
    rng = Random(seed)
    s = GAME.new({}, 2)
    while (q := GAME.pending(s)) is None or q.label != "may":
        if q is None:
            s = GAME.new({}, 2)
        elif q.domain is not None:
            GAME.advance(s, q.domain.sample(rng.randrange))
        else:
            GAME.advance(s, rng.choice(q.options_of(q.who[0])), q.who[0])
    flow, label, names = GAME.to_json(s)["frames"][-1]
    assert (flow, label) == ("carry_out", "may")
    assert re.fullmatch(r"[\d.]+:\w+", names["at"])


def test_every_step_of_every_power_has_a_name_of_its_own() -> None:
    """A position in the middle of one without could not be saved."""
    for number, power in enumerate(pw.POWERS):
        names = c.steps_of(number)
        assert len(names) == len(power.program) + 1, power.name
        assert len(set(names)) == len(names), power.name


def test_a_target_that_is_shuffled_into_the_deck_is_chosen_after_a_save() -> None:
    cards = ["Demonic Reclamation", "Kor Cindervein", "Brigg"]
    t = Duel(A={"hand": ["Demonic Reclamation"], "graveyard": cards, "resources": 2})
    t.do("A stash demonic-reclamation")
    assert t.label == "target"
    saved = GAME.to_json(t.s)
    flow, _, names = saved["frames"][-2]
    assert (flow, names["first"], names["last"]) == ("add_trigger", "0:shuffle_in", "end")
    assert GAME.from_json(json.loads(json.dumps(saved))).key() == t.s.key()


def test_columns_along_content_and_slots_hold_names() -> None:
    columns = GAME.to_json(announcing().s)["columns"]
    assert "fire-blast" in columns["what"].values()
    assert "t50" not in columns["zone"]


def test_a_card_that_is_being_announced_when_its_text_changes() -> None:
    notes: list[str] = []
    s = GAME.from_json(reworded(GAME.to_json(announcing().s), "fire-blast"), notes)
    assert notes == ["The power 'fire-blast.play@000000' is not written as it was."]
    q = GAME.pending(s)
    assert q is not None
    assert (q.who, q.label) == ((0,), "priority")
    assert GAME.laws(s) == []
    assert [GAME.options.text(s, o) for o in q.options if o[0] == "play"] == []
    assert len(s.grave_a) == 1


def test_a_link_whose_text_changes_does_nothing_more() -> None:
    t = announcing().do("A target kor-cindervein")
    s = GAME.from_json(reworded(GAME.to_json(t.s), "fire-blast"))
    assert s.chain == ()
    assert GAME.laws(s) == []
    assert len(s.grave_a) == 1
    q = GAME.pending(s)
    assert q is not None
    assert q.label == "priority"


def test_a_match_notes_what_was_broken_off() -> None:
    match = Match(GAME, announcing().s, bytes(32), start=GAME.to_json(announcing().s))
    file = json.loads(json.dumps(match.to_json()))
    file["snapshot"]["state"] = reworded(file["snapshot"]["state"], "fire-blast")
    file["version"] = "2"
    loaded = Match.from_json(file, lambda name: GAME)
    note = "What was under way is broken off: The power 'fire-blast.play@000000' is not written"
    assert [line for line in loaded.notes if line.startswith(note)]
    assert loaded.state.chain == ()
