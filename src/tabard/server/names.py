"""What people call themselves: on one line, something to see, and no two that look the same."""

from __future__ import annotations

import unicodedata

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs, says Unicode, and yet there is nothing to see."""
MARKS = 2
"""Marks on one letter: more would climb over the lines around it."""
_ALIKE = {
    "a": "аαɑ",
    "b": "вβьƅ",
    "c": "сϲᴄ",
    "d": "ԁɗ",
    "e": "еεєҽ",
    "g": "ɡɢ",
    "h": "нһηհ",
    "i": "іιıl1|ӏǀɩ",
    "j": "јϳ",
    "k": "кκ",
    "m": "мμ",
    "n": "пո",
    "o": "оο0օσ",
    "p": "рρ",
    "q": "ԛ",
    "r": "гɾ",
    "s": "ѕꜱ",
    "t": "тτ",
    "u": "υս",
    "v": "νѵ",
    "w": "ԝωш",
    "x": "хχ",
    "y": "уγү",
    "z": "ζᴢ",
}
_LIKE = str.maketrans({other: letter for letter, others in _ALIKE.items() for other in others})


def tidy(text: str, limit: int) -> str:
    """What somebody wrote, on one line, without tricks; empty when there is nothing to see.

    >>> tidy("  Ann\\n\\u202e  Bee ", 40), tidy("\\u3164\\u2800", 40), tidy("\\ud800", 40)
    ('Ann Bee', '', '')
    """
    made: list[str] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] in "CZ" or letter in BLANK:
            made.append(" ")
        elif marks <= MARKS:
            made.append(letter)
    found = " ".join("".join(made).split())[:limit].strip()
    return found if any(unicodedata.category(letter)[0] != "M" for letter in found) else ""


def look(name: str) -> str:
    """What a name looks like at a glance: names with the same look can be taken for each other.

    >>> look("Аnn") == look("ann") == look("ANN")  # the first begins with a Cyrillic letter
    True
    >>> look("BiII") == look("Bill")
    True
    """
    shown = unicodedata.normalize("NFKC", name).casefold().translate(_LIKE)
    return "".join(shown.split())
