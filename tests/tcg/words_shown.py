"""What every word of the effect language does: a card with it, a duel, and what holds then.

`test_every_word` plays them all, and fails for a word that none of them shows."""

from __future__ import annotations

from tests.tcg.words import amounts, costs, events, groups, heads, names, persons, steps

SHOWN = (
    *(*names.NAMES, *names.PRINTED, *groups.GROUPS, *groups.TRAITS, *persons.PERSONS),
    *(*amounts.AMOUNTS, *amounts.TESTS, *events.EVENTS, *costs.COSTS, *costs.MODS),
    *(*steps.STEPS, *heads.HEADS),
)
