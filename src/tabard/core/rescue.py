"""A saved match of which something is damaged, or which no longer leads to where it stands: as much
of it as can be had."""

from __future__ import annotations

from typing import Any

from .errors import Malformed, TabardError
from .match import Match
from .record import Input, LoadGame, read_inputs, want
from .registry import load

WHERE = "The match file"


def restored(data: Any, seed: bytes, load_game: LoadGame = load) -> Match[Any]:
    """Go on with a saved match, come what may: as it was saved; else rebuilt from its log, if that
    still leads to all that the log tells; else from where it stands, whatever has changed. Its
    notes say so. `Malformed`: there is neither. The `seed` is what the table keeps besides."""
    try:
        return Match.from_json(data, load_game)
    except TabardError as error:
        damage = error
    for way in (_rebuilt, _from_snapshot):
        try:
            match = way(data, seed, load_game)
        except TabardError:
            continue
        match.notes[-1] += f" ({damage})"
        return match
    raise Malformed(f"{WHERE} is damaged beyond repair: {damage}") from damage


def _rebuilt(data: Any, seed: bytes, load_game: LoadGame) -> Match[Any]:
    """Every input given once more, with the dice of the seed."""
    game = load_game(want(data, "game", str, WHERE))
    seats, start = want(data, "seats", int, WHERE), data.get("start")
    options, nonces = want(data, "options", dict, WHERE), want(data, "nonces", list, WHERE)
    first = game.new(options, seats) if start is None else game.from_json(start)
    match = Match(game, first, seed, nonces, start, data.get("fork"), data.get("promises"))
    log = read_inputs(data, seats)
    while len(match.inputs) < len(log):
        _give(match, log[len(match.inputs)])
    if tuple(match.inputs) != log or match.commitment != data.get("commitment"):
        raise Malformed("The log tells something else.")
    snapshot = data.get("snapshot")
    if isinstance(snapshot, dict) and snapshot.get("digest") != match.state.digest():
        raise Malformed("The log leads somewhere else.")
    match.notes.append("Its snapshot was damaged, so it was rebuilt from its log.")
    return match


def _give(match: Match[Any], i: Input) -> None:
    if i.undo:
        match.undo(i.seat, i.consent)
    elif i.concede:
        match.concede(i.seat)
    elif i.order:
        match.order(i.seat, i.order)
    else:
        match.answer(i.seat, i.option)


def _from_snapshot(data: Any, seed: bytes, load_game: LoadGame) -> Match[Any]:
    """From where it stands, without what led there."""
    info = load_game(want(data, "game", str, WHERE)).info
    snapshot = want(data, "snapshot", dict, WHERE)
    after, state = want(snapshot, "after", int, WHERE), want(snapshot, "state", dict, WHERE)
    digest = load_game(info.id).from_json(state).digest()
    here = {
        "version": info.version,
        "content": info.content_hash,
        "turns": [{"after": after, "state": state}],
        "snapshot": {"after": after, "state": state, "digest": digest},
    }
    match = Match.from_json({**data, **here}, load_game)
    match.notes.append(
        "Its log does not lead to where it stands, so the match continues from there, and what "
        "came before can't be undone."
    )
    return match
