"""People made of clients: they sit down and answer at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from tabard.server.client import Client
from tabard.server.messages import QuestionShape, TableShape

BURST = 8
"""Picks in one message, at most."""


def one_pick(question: QuestionShape, rng: Random) -> list[str]:
    return [rng.choice(question.choices).text]


def burst(question: QuestionShape, rng: Random, size: int = BURST) -> list[str]:
    """Several picks in a row that may well be legal together: of the verb with the most choices.
    A client can't know for sure, and it does not have to: all of them count, or none."""
    verbs = Counter(choice.verb for choice in question.choices)
    verb = verbs.most_common(1)[0][0]
    same = [choice.text for choice in question.choices if choice.verb == verb]
    return [rng.choice(same) for _ in range(size)]


async def sit_down(game: str, people: Sequence[Client], bots: Sequence[str] = ()) -> TableShape:
    """A table of these people and bots of these levels, started. Somebody who comes twice holds
    two seats."""
    owner = people[0]
    seats: list[dict[str, str]] = [{"kind": "me"}]
    seats += [{"kind": "hot" if one is owner else "free"} for one in people[1:]]
    seats += [{"kind": "bot", "level": level} for level in bots]
    table = await owner.create(game, seats)
    for one in people[1:]:
        if one is not owner:
            table = await one.sit(table.id)
    return await owner.start(table.id)
