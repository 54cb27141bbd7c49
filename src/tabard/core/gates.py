"""What every game must pass, written once: random games, copies, JSON, the reference run, texts.

A gate looks at one position, or at one whole game, and returns what is wrong with it, in
sentences. `checks` puts the gates to games; the leak gate has a module of its own, `leaks`.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from .ask import Ask, Seat
from .errors import TabardError
from .flow import native_flows
from .game import Game
from .leaks import some_options
from .luck import Input, Settings, give, walk
from .phrase import change_text, event_text, option_text
from .preview import preview
from .words import LANGUAGES

Gate: TypeAlias = Callable[[Game[Any], Any, Random], list[str]]
"""(game, position, luck) → what is wrong."""

# -- the gates of one position --------------------------------------------------------------------


def forced(q: Ask) -> bool:
    """Is this no choice at all, so that the engine should have taken it?"""
    return q.domain is None and not q.sealed and not q.secret and len(q.options) == 1


def stop_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """The laws hold; the question is one: something is offered, nothing twice, nothing forced."""
    found = game.laws(s)
    q = game.pending(s)
    if q is None or q.domain is not None:
        return found
    if forced(q):
        found.append(f"{q.label!r} asks for the only answer there is, {q.options[0]!r}.")
    for seat in q.who:
        offered = q.options_of(seat)
        if not offered:
            found.append(f"{q.label!r} offers a seat nothing.")
        if len(set(offered)) < len(offered):
            found.append(f"{q.label!r} offers something twice.")
    return found


def copy_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """What is done to a copy does not show in the original, and both go on alike."""
    key = s.key()
    clone = s.copy()
    if clone.key() != key:
        return ["A copy differs from its original."]
    script = walk(game, clone, rng)
    if s.key() != key:
        return ["Playing on with a copy changed the original."]
    return _same_end(game, s.copy(), clone, script, "its copy")


def ways_to_copy(s: Any) -> Iterator[tuple[str, Any]]:
    """All that Python itself does to copy a state, within this process."""
    yield "copy.copy", copy.copy(s)
    yield "copy.deepcopy", copy.deepcopy(s)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield f"pickle {protocol}", pickle.loads(pickle.dumps(s, protocol))


def pickle_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """However Python copies it, the copy is the same, shares nothing that changes, and goes on
    alike."""
    key, columns = s.key(), [n for n, f in s.fields.items() if f.shape == "column"]
    for way, made in ways_to_copy(s):
        if made.key() != key or made.digest() != s.digest():
            return [f"What {way} makes differs from its original."]
        shared = [name for name in columns if getattr(made, name) is getattr(s, name)]
        if shared:
            return [f"What {way} makes shares {', '.join(shared)} with its original."]
        if game.pending(made) != game.pending(s):
            return [f"What {way} makes asks something else."]
        ahead = s.copy()
        wrong = _same_end(game, made, ahead, walk(game, ahead, rng), f"what {way} makes")
        if wrong or s.key() != key:
            return wrong or [f"Playing on with what {way} makes changed the original."]
    return []


def _same_end(game: Game[Any], s: Any, ahead: Any, script: list[Input], what: str) -> list[str]:
    """`ahead` has been given the script; so is `s`, and then they must be equal."""
    for i, given in enumerate(script):
        try:
            give(game, s, given)
        except TabardError as error:
            return [f"The position and {what} differ at answer {i + 1}: {error}"]
    if s.digest() != ahead.digest() or game.pending(s) != game.pending(ahead):
        return [f"The position and {what} differ after {len(script)} equal answers."]
    return []


def json_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """Saved as text and read back, the position is the same, waits the same and goes on alike."""
    try:
        text = json.dumps(game.to_json(s))
    except (TabardError, TypeError, ValueError, LookupError) as error:
        return [f"It can't be saved: {error}"]
    try:
        back = game.from_json(json.loads(text))
    except TabardError as error:
        return [f"It can't be read back: {error}"]
    if back.key() != s.key() or back.digest() != s.digest():
        names = [n for n in game.state.fields if getattr(back, n) != getattr(s, n)]
        where = ", ".join(names) or "the locals of a frame"
        return [f"Saved and read back it is not the same: {where}."]
    if game.pending(back) != game.pending(s):
        return ["Saved and read back it asks something else."]
    if json.dumps(game.to_json(back)) != text:
        return ["Saved, read back and saved again it is another text."]
    ahead = s.copy()
    return _same_end(game, back, ahead, walk(game, ahead, rng), "what was read back")


def text_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """Every option's text parses back, its number too, and it can be said in each language."""
    found = []
    q = game.pending(s)
    codec = game.options
    for seat in () if q is None or q.domain is not None else q.who:
        for option in q.options_of(seat) if q is not None else ():
            try:
                text = codec.text(s, option)
                back, same = codec.parse(s, text), codec.option(s, codec.number(s, option))
                said = [option_text(game, s, option, language) for language in LANGUAGES]
            except (TabardError, LookupError, ValueError) as error:
                found.append(f"The option {option!r} can't be written: {error}")
                continue
            if back != option:
                found.append(f"The option {text!r} parses as {back!r}, not {option!r}.")
            if same != option:
                found.append(f"The number of the option {text!r} stands for {same!r}.")
            if not all(said):
                found.append(f"The option {text!r} has no words.")
    return found


def explain_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """`explain` calls legal what is offered, and gives a reason for what is not; `figures` has the
    same numbers."""
    q = game.pending(s)
    if q is None or q.domain is not None:
        return []
    found = []
    for seat in range(s.seats):
        offered = q.options_of(seat)
        for option in (*offered[:3], *some_options(game, s, rng, 6)):
            text = game.options.text(s, option)
            try:
                reason = game.explain(s, seat, option)
                sentences = [reason.sentence(language) for language in LANGUAGES]
            except (TabardError, LookupError, ValueError, TypeError) as error:
                found.append(f"explain({text!r}) fails: {type(error).__name__}: {error}")
                continue
            if reason.legal != (option in offered):
                says = "legal" if reason.legal else "not legal"
                found.append(f"explain says that {text!r} is {says}, but the question differs.")
            if not all(sentences):
                found.append(f"explain({text!r}) has no sentence.")
        due = [game.explain(s, seat, option).figures for option in offered]
        if offered and game.figures(s, seat, offered) != due:
            found.append(f"The figures of {q.label!r} are not those of explain.")
    return found


def preview_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """Every answer that is offered can be looked at before it is given, the position stays as it
    is, and what would be different can be written and said in each language."""
    q = game.pending(s)
    if not game.changes.verbs or q is None or q.domain is not None:
        return []
    found, key = [], s.key()
    for seat in q.who:
        for option in q.options_of(seat):
            text = game.options.text(s, option)
            try:
                told = preview(game, s, seat, (option,))
                changes = () if told is None else told.changes
                back = [game.changes.parse(s, game.changes.text(s, c.what)) for c in changes]
                said = [change_text(game, s, c, tongue) for c in changes for tongue in LANGUAGES]
            except (TabardError, LookupError, ValueError) as error:
                found.append(f"The preview of {text!r} fails: {type(error).__name__}: {error}")
                continue
            if back != [c.what for c in changes] or not all(said):
                found.append(f"The preview of {text!r} can't be written.")
    return found if s.key() == key else [*found, "A preview changes the position."]


def events_gate(game: Game[Any], s: Any, events: list[tuple[Any, ...]]) -> list[str]:
    """Every event's text parses back and can be said in each language."""
    found = []
    for event in events:
        try:
            text = game.events.text(s, event)
            back = game.events.parse(s, text)
            said = [event_text(game, s, event, language) for language in LANGUAGES]
        except (TabardError, LookupError, ValueError) as error:
            found.append(f"The event {event!r} can't be written: {error}")
            continue
        if back != event or not all(said):
            found.append(f"The event {text!r} parses as {back!r}, not {event!r}.")
    return found


# -- the gates of a whole game --------------------------------------------------------------------


class Native:
    """The reference run: the undecorated generators, answered like the compiled game."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        """`s` is a compiled game before its first input."""
        self.game = game
        self.state = game.blank(s.settings, s.seats)
        game.prepare(self.state)
        self.sealed: list[Input] = []
        self.asked: Ask | None = None
        with native_flows():
            self.run = game.main(self.state)
        self.send(None)

    def send(self, value: Any) -> None:
        with native_flows():
            try:
                self.asked = self.run.send(value)
                while forced(self.asked):
                    self.asked = self.run.send(self.asked.options[0])
            except StopIteration:
                self.asked = None

    def give(self, given: Input) -> None:
        answer = given[1]
        q = self.asked
        assert q is not None
        if q.sealed:
            self.sealed.append(given)
            if len(self.sealed) < len(q.who):
                return
            answer = tuple(option for _, option in sorted(self.sealed))
            self.sealed = []
        self.send(given if q.free else answer)

    def differs(self, s: Any) -> str | None:
        """The sentence that says where the compiled game is another one."""
        names = [n for n in s.fields if getattr(s, n) != getattr(self.state, n)]
        if names:
            return f"The compiled flow and the generator differ in {', '.join(names)}."
        q = self.game.pending(s)
        if self.sealed or q == self.asked:
            return None
        if q is None or self.asked is None or q.label != self.asked.label:
            return f"The generator asks {self.asked!r:.200}, the compiled flow {q!r:.200}."
        parts = [n for n in Ask._fields if getattr(q, n) != getattr(self.asked, n)]
        return f"Generator and compiled flow ask {q.label!r} with other {', '.join(parts)}."


def native_gate(
    game: Game[Any], seats: int, settings: Settings | None, inputs: list[Input]
) -> tuple[int, str] | None:
    """Play these inputs both ways; None, or after how many of them what differs. What the flows
    tell must be the same, too."""
    s = game.new(settings, seats)
    native = Native(game, s)
    heard: list[tuple[Any, ...]] = []
    spoken: list[tuple[Any, ...]] = []
    native.state.sink = lambda *event: spoken.append(event)
    for i, given in enumerate(inputs):
        native.give(given)
        give(game, s, given, lambda *event: heard.append(event))
        wrong = native.differs(s)
        if wrong is None and spoken != heard:
            wrong = "The generator tells other events than the compiled flow."
        if wrong is not None:
            return i + 1, wrong
    return None


def window_gate(game: Game[Any], stops: list[Any]) -> tuple[int, str] | None:
    """While the same seats decide, no position comes twice (equip, unequip, equip ...). Dice may
    fall as they did before: chance decides nothing."""
    seen: dict[Any, int] = {}
    window: tuple[Seat, ...] = ()
    for i, s in enumerate(stops):
        q = game.pending(s)
        assert q is not None
        if q.who != window or q.domain is not None:
            seen, window = {}, q.who
        if seen.setdefault(s.key(), i) != i:
            return i, "The same position comes twice while the same seat decides."
    return None
