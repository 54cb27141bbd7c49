"""Flows: rules written straight down as generators, run as resumable frames.

``@flow`` keeps the undecorated generator as the reference (`Flow.native`) and compiles it, once,
into a plain function that can stop at any question and go on from a **frame**: an immutable tuple
``(point, locals, parent, depth)``. The frames of a stopped game are a linked list in the state, so
that a clone copies one pointer. `compiler` does the compiling; this module is what runs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

from . import compiler, cutter
from .ask import Ask
from .errors import Impossible, Malformed

P = ParamSpec("P")
R = TypeVar("R")


class _Stop:
    """What a compiled flow returns when it waits for an answer."""

    def __repr__(self) -> str:
        return "STOP"


STOP: Any = _Stop()


class Point(NamedTuple):
    """A place where a flow can wait: after a question, or inside a sub-flow."""

    flow: str
    label: str
    pc: int
    names: tuple[str, ...]
    """The locals that are still needed afterwards, in the order in which the frame holds them."""
    kinds: tuple[str, ...]
    """The annotation of each of them ("" without one): it says how JSON names the value."""
    resume: Callable[..., Any]
    question: Callable[..., Ask] | None
    """Builds the pending `Ask` from the state and the locals; None where a sub-flow runs."""

    def __repr__(self) -> str:
        return f"{self.flow}:{self.label}"


Frame: TypeAlias = tuple[Point, tuple[Any, ...], Any, int]
ROOT: Any = (None, (), None, 0)

_flows: dict[str, dict[str, Flow[..., Any]]] = {}
_native = False


class Flow(Generic[P, R]):
    """A compiled rule. Call it with ``yield from`` inside another flow."""

    def __init__(self, native: Callable[P, Generator[Ask, Any, R]]) -> None:
        assert isinstance(native, FunctionType)
        self.native = native
        self.name = native.__name__
        self.__doc__ = native.__doc__
        self.__name__ = native.__name__
        self.__module__ = native.__module__
        self.__wrapped__ = native
        self.code = compiler.compiled(native)
        space: dict[str, Any] = native.__globals__
        run, questions = self.code.link(space, dict(_RUNTIME))
        self.start: Callable[..., Any] = run
        self.points = tuple(
            Point(self.name, p.label, p.pc, p.names, p.kinds, run, questions[i])
            for i, p in enumerate(self.code.points)
        )
        run.__globals__[self.code.points_name] = self.points
        family = _flows.setdefault(namespace(native.__module__), {})
        if self.name in family and family[self.name].native.__code__ != native.__code__:
            raise Impossible(
                f"Two flows are called {self.name!r} in {namespace(native.__module__)}: "
                "saved games find a flow by its name, so rename one."
            )
        family[self.name] = self

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Generator[Ask, Any, R]:
        if not _native:
            raise Impossible(
                f"The flow {self.name!r} was called without `yield from`: it would do nothing."
            )
        made: Generator[Ask, Any, R] = self.native(*args, **kwargs)
        return made

    def __repr__(self) -> str:
        return f"<flow {self.name}>"


def flow(native: Callable[P, Generator[Ask, Any, R]]) -> Flow[P, R]:
    """Compile a generator of rules; what the compiler can't take fails here, at import."""
    return Flow(native)


def namespace(module: str) -> str:
    """Flows are named within their package: a flow may move from module to module."""
    package = getattr(sys.modules.get(module), "__package__", None)
    return package or module


def flows_of(space: str) -> dict[str, Flow[..., Any]]:
    return _flows.get(space, {})


def point_of(space: str, flow_name: str, label: str) -> Point:
    """The resume point a saved frame names."""
    found = flows_of(space).get(flow_name)
    if found is None:
        raise Malformed(f"The saved game waits in a flow {flow_name!r} that no longer exists.")
    for point in found.points:
        if point.label == label:
            return point
    raise Malformed(f"The flow {flow_name!r} has no place {label!r} to wait at.")


# -- running --------------------------------------------------------------------------------------


def run_on(s: Any, frame: Frame, value: Any) -> None:
    """Give `value` to the frame that waits, and go on until the next question or the end."""
    s.ask = None
    while True:
        point, values, parent, _ = frame
        if point is None:
            s.frame = None
            return
        value = point.resume(parent, s, point.pc, values, value)
        if value is STOP:
            return
        frame = parent


def begin(s: Any, main: Flow[..., Any], *args: Any) -> None:
    """Start a game's main flow."""
    s.steps = 0
    s.ask = None
    if main.start(ROOT, s, 0, (), None, *args) is not STOP:
        s.frame = None


def frames(frame: Frame | None) -> list[Frame]:
    """The frames, outermost first."""
    out: list[Frame] = []
    while frame is not None and frame[0] is not None:
        out.append(frame)
        frame = frame[2]
    return out[::-1]


def stack_text(frame: Frame | None) -> str:
    """The flow stack as one line, for error messages.

    >>> stack_text(None)
    '(no flow)'
    """
    return " > ".join(repr(f[0]) for f in frames(frame)) or "(no flow)"


def too_far(s: Any, k: Any) -> None:
    """Called by the compiled code when the rules have run away: that is a bug."""
    what = (
        f"more than {cutter.MAX_FRAMES} flows inside one another"
        if k[3] > cutter.MAX_FRAMES
        else f"more than {cutter.MAX_STEPS:,} steps without a question"
    )
    raise Impossible(f"The rules ran away: {what}, last in {stack_text(k)[-300:]}.")


def loop_tuple(values: Any) -> tuple[Any, ...]:
    """What a loop with a question inside may run over."""
    if type(values) is tuple:
        return values
    if type(values) is range:
        return tuple(values)
    raise Impossible(
        f"A loop with a question inside ran over a {type(values).__name__}: "
        "write tuple(...) around it, so that it can be saved in the middle."
    )


_RUNTIME = {
    "_t_STOP": STOP,
    "_t_Ask": Ask,
    "_t_new": tuple.__new__,
    "_t_too_far": too_far,
    "_t_loop": loop_tuple,
}


# -- the reference --------------------------------------------------------------------------------


@contextmanager
def native_flows() -> Iterator[None]:
    """Inside, calling a flow gives its undecorated generator (for the reference run)."""
    global _native
    _native = True
    try:
        yield
    finally:
        _native = False
