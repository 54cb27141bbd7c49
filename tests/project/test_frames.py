"""The tool that finds what keeps a page from moving, on traces of our own."""

from __future__ import annotations

from typing import Any

from tools.frames import LONG, tasks_of


def event(name: str, start: float, ms: float, tid: int = 1, **more: Any) -> dict[str, Any]:
    made = {"ph": "X", "name": name, "pid": 7, "tid": tid, "ts": start * 1e3, "dur": ms * 1e3}
    return {"cat": "devtools.timeline", **made, **more}


def thread(tid: int, name: str) -> dict[str, Any]:
    return {"ph": "M", "name": "thread_name", "pid": 7, "tid": tid, "args": {"name": name}}


def test_long_tasks_of_the_page_are_found_with_what_they_did() -> None:
    tasks = tasks_of(
        [
            thread(1, "CrRendererMain"),
            thread(2, "Compositor"),
            thread(3, "CrRendererMain"),  # another page, that does next to nothing
            event("RunTask", 0, 120, tdur=80_000),
            event("FunctionCall", 10, 70),
            event("Layout", 20, 30),  # of that call
            event("Paint", 90, 20),
            event("RunTask", 15, 5),  # inside the first
            event("RunTask", 200, 30),
            event("RunTask", 0, 500, tid=2),
            event("RunTask", 0, 40, tid=3),
        ]
    )
    assert [(task.clock, task.own) for task in tasks] == [(120, 80), (30, 30)]
    assert tasks[0].parts == {"FunctionCall": 70, "Paint": 20}
    assert [task.clock > LONG for task in tasks] == [True, False]
    assert str(tasks[0]) == " 120.0 ms (80.0 of its own): FunctionCall 70, Paint 20"
