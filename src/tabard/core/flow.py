"""Flows: rules written straight down as generators, run as resumable frames.

``@flow`` keeps the undecorated generator as the reference (`Flow.native`) and compiles it, once,
into a plain function that can stop at any question and go on from a **frame**: an immutable tuple
``(point, locals, parent, depth)``. The frames of a stopped game are a linked list in the state, so
that a clone copies one pointer. `compiler` does the compiling; this module is what runs.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

from . import compiler, cutter
from .ask import Ask
from .errors import Impossible, Malformed
from .forms import INSTEAD, Beside, Form, Formless, form_of

P = ParamSpec("P")
R = TypeVar("R")


class _Stop:
    """What a compiled flow returns when it waits for an answer."""

    def __repr__(self) -> str:
        return "STOP"

    def __reduce__(self) -> str:
        return "STOP"  # there is one, in every process


STOP: Any = _Stop()


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Point:
    """A place where a flow can wait: after a question, or inside a sub-flow. (Slots are read much
    faster than the fields of a named tuple, and every answer reads some.)"""

    flow: str
    label: str
    pc: int
    names: tuple[str, ...]
    """The locals that are still needed afterwards, in the order in which the frame holds them."""
    forms: tuple[Form, ...]
    """How each of them is saved."""
    resume: Callable[..., Any]
    question: Callable[..., Ask] | None
    """Builds the pending `Ask` from the state and the locals; None where a sub-flow runs."""
    module: str

    def __repr__(self) -> str:
        return f"{self.flow}:{self.label}"

    def __reduce__(self) -> tuple[Any, ...]:
        """A point is known by its name, in another process too; never by its code."""
        return point_in, (self.module, self.flow, self.label)


Frame: TypeAlias = tuple[Point, tuple[Any, ...], Any, int]
ROOT: Any = (None, (), None, 0)

_flows: dict[str, dict[str, Flow[..., Any]]] = {}
_spaces: list[str] = []
"""The namespaces of games: see `claim`."""
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
            Point(
                self.name,
                p.label,
                p.pc,
                p.names,
                tuple(map(self._form, p.names, p.annotations)),
                run,
                questions[i],
                native.__module__,
            )
            for i, p in enumerate(self.code.points)
        )
        self._check_besides()
        run.__globals__[self.code.points_name] = self.points
        family = _flows.setdefault(native.__module__, {})
        if self.name in family and family[self.name].native.__code__ != native.__code__:
            raise _twice(self.name, native.__module__)
        for space_of_game in _spaces:
            if _within(native.__module__, space_of_game):
                for module, others in _flows.items():
                    if module != native.__module__ and _within(module, space_of_game):
                        if self.name in others:
                            raise _twice(self.name, space_of_game)
        family[self.name] = self

    def _form(self, name: str, annotation: str) -> Form:
        """How a local is saved, from the text of its annotation; each is looked up once a module.
        The compiled code names no forms: it is cached, and they are not."""
        space = self.native.__globals__
        known: dict[str, Form] = space.setdefault("_t_forms", {})
        if annotation not in known:
            try:
                known[annotation] = form_of(eval(annotation, space))
            except (Formless, NameError, AttributeError, TypeError) as error:
                where = f"{Path(self.native.__code__.co_filename).name}"
                raise cutter.Refused(
                    f"{where}: in the flow {self.name!r}, the local {name!r} is {annotation!r}, "
                    f"but {error}: {INSTEAD}."
                ) from None
        return known[annotation]

    def _check_besides(self) -> None:
        for point in self.points:
            for name, form in zip(point.names, point.forms, strict=True):
                if isinstance(form, Beside) and form.other not in point.names:
                    raise cutter.Refused(
                        f"{Path(self.native.__code__.co_filename).name}: in the flow "
                        f"{self.name!r}, the {form.name} {name!r} is saved at {point.label!r} "
                        f"without the {form.other!r} that it belongs to: use that, too, later on."
                    )

    def __reduce__(self) -> str:
        return self.name

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


def flows_of(space: str) -> dict[str, Flow[..., Any]]:
    """The flows of a module, or of a package and all that is in it, by name: a game is one
    namespace, and a flow may move from module to module."""
    found: dict[str, Flow[..., Any]] = {}
    for module, family in _flows.items():
        if _within(module, space):
            for name, made in family.items():
                if found.setdefault(name, made) is not made:
                    raise _twice(name, space)
    return found


def _within(module: str, space: str) -> bool:
    return module == space or module.startswith(f"{space}.")


def claim(space: str) -> None:
    """From now on the flows of this package are one game's: two of one name are refused where
    the second is written, in whichever module."""
    _spaces.append(space)
    flows_of(space)


def _twice(name: str, where: str) -> Impossible:
    return Impossible(
        f"Two flows are called {name!r} in {where}: "
        "saved games find a flow by its name, so rename one."
    )


def point_of(space: str, flow_name: str, label: str) -> Point:
    """The resume point a saved frame names."""
    found = flows_of(space).get(flow_name)
    if found is None:
        raise Malformed(f"The saved game waits in a flow {flow_name!r} that no longer exists.")
    for point in found.points:
        if point.label == label:
            return point
    raise Malformed(f"The flow {flow_name!r} has no place {label!r} to wait at.")


def point_in(module: str, flow_name: str, label: str) -> Point:
    """The same point in another process: the module that holds its flow is imported there."""
    if module not in _flows:
        try:
            import_module(module)
        except ImportError as error:
            raise Malformed(f"The rules of this game are not here: {error}.") from None
    return point_of(module, flow_name, label)


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
