"""What the client's buttons and headings are called, in each language: people find them by name."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from .served import ROOT

SOURCE = ROOT / "client" / "src"


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    files = [
        *sorted((SOURCE / "words" / language).glob("*.ftl")),
        *sorted((SOURCE / "games").glob(f"*/*.{language}.ftl")),
    ]
    for file in files:
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def word(language: str, key: str, **arguments: object) -> str:
    """One of the client's words, as a person reads it."""
    message = bundle(language).get_message(key)
    assert message.value is not None, key
    text, errors = bundle(language).format_pattern(message.value, arguments)
    assert not errors, f"{key}: {errors}"
    return str(text)
