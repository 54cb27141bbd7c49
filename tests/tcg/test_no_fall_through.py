"""No dispatch falls through: a word that no rule knows is a bug, not the last thing in a list."""

from __future__ import annotations

import pytest

from tabard.core.errors import Impossible
from tabard.core.flow import native_flows
from tabard.core.language.terms import Term
from tabard.games.tcg.context import context
from tabard.games.tcg.language import powers as pw
from tabard.games.tcg.language.sorts import STEP
from tabard.games.tcg.language.words import costs
from tabard.games.tcg.rules import damage, effects, flow, legal, steps, zones
from tabard.games.tcg.state import AWAY, ref
from tests.tcg.table import Duel


def table() -> Duel:
    return Duel(A={"play": ["Kor Cindervein"], "graveyard": ["Scorch"]}, B={"play": ["Brigg"]})


def test_an_unknown_step_does_not_reshuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table().s
    monkeypatch.setattr(effects, "step_at", lambda power, at: pw.Do("dance"))
    with native_flows(), pytest.raises(Impossible, match="dance"):
        list(effects.carry_out(s, context(0, ref(s, s.heroes[0])), 0, 0, 1, -1))
    assert len(s.grave_a) == 1


def test_an_unknown_part_of_a_cost_is_none() -> None:
    with pytest.raises(Impossible, match="dance"):
        costs.made(Term("dance", (Term("self"),)))


def test_a_step_without_anybody_to_carry_it_out_is_no_word() -> None:
    """Each step is a function, or one of those that `carry_out` knows."""
    for name, step in STEP.words.items():
        assert (step.does is None) == (name in effects.ASKING), name


def test_a_target_is_looked_for_in_no_unknown_zone() -> None:
    s = table().s
    spec = pw.Spec(lambda s, ctx, x: True, "play", 1, 1, "attic", False, -1, False)
    with pytest.raises(Impossible, match="attic"):
        legal.reachable(s, context(0, ref(s, s.heroes[0])), spec)


def test_cards_go_to_no_unknown_place() -> None:
    s = table().s
    own, buried = ref(s, s.heroes[0]), ref(s, s.grave_a[0])
    put = pw.Do("put", lambda s, ctx: (buried,), extra="attic")
    with pytest.raises(Impossible, match="attic"):
        steps.do_put(s, context(0, own), put)
    with pytest.raises(Impossible, match="attic"):
        effects.fetch(s, 0, s.what[s.deck_a[0]], "attic")
    with pytest.raises(Impossible, match="zone 0"):
        zones.leave(s, [s.play[1]], AWAY)


def test_whoever_has_priority_does_nothing_unknown() -> None:
    s = table().s
    with native_flows(), pytest.raises(Impossible, match="dance"):
        list(flow.act(s, 0, ("dance", 0)))


def test_damage_is_stopped_by_nothing_that_is_not_there() -> None:
    s = table().s
    hero = ref(s, s.heroes[0])
    packet = damage.packet(s, hero, 3, 1, ref(s, s.play[2]))
    assert packet is not None
    with pytest.raises(Impossible, match="slot"):
        damage.applied(s, packet, s.play[1])
    with pytest.raises(Impossible, match="dance"):
        damage.with_means(s, packet, "dance", s.play[1])
