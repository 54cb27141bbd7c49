"""Rules as text for the terminal, for `tabard rules` and for `rule ID` in a game."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tabard.core.catalogue import Catalogue, Coverage, Rule, coverage, has_rules
from tabard.core.errors import Malformed
from tabard.core.game import Game
from tabard.core.words import folder_of

from .screen import WORDS
from .testing import source_root


def catalogue_of(game: Game[Any]) -> Catalogue:
    if not has_rules(game.info.package):
        raise Malformed(f"{game.info.title['en']} has no list of rules.")
    return Catalogue.load(game.info.package)


def coverage_of(game: Game[Any], catalogue: Catalogue) -> Coverage:
    """Which tests and scenarios show which rules. The tests are in the source tree only."""
    root = source_root()
    if root is None:
        raise Malformed(
            "The tests that show the rules are in the source tree, and this Tabard was installed "
            "without it."
        )
    folders = (folder_of(game.info.package) / "scenarios", root / "tests" / "scenarios")
    return coverage(catalogue, [root / "tests"], [folder for folder in folders if folder.is_dir()])


def rule_title(rule: Rule, language: str) -> Text:
    text = Text(rule.id, style="bold").append(f"  {rule.title[language]}", style="not bold")
    if rule.page is not None:
        page = WORDS.say(language, "cli-rule-page", page=rule.page)
        text.append(f"  ({page})", style="not bold dim")
    return text


def rule_text(rule: Rule, language: str, by: tuple[str, ...] | None = None) -> Text:
    """The whole rule: what it says, our ruling where the book is silent, and who shows it."""

    def part(key: str, sentence: str) -> None:
        text.append(f"\n{WORDS.say(language, key)} ", style="dim").append(sentence)

    text = rule_title(rule, language).append(f"\n{rule.text[language]}")
    if rule.ruling is not None:
        part("cli-rule-question", rule.ruling.question[language])
        part("cli-rule-answer", rule.ruling.answer[language])
        part("cli-rule-reason", rule.ruling.reason[language])
    if rule.reason is not None:
        part("cli-rule-reason", rule.reason[language])
    if rule.shown is not None:
        part("cli-rule-no-effect", rule.shown)
    if by is not None:
        if by:
            part("cli-rule-shown", "")
            text.append("".join(f"\n  {where}" for where in by))
        elif rule.shown is None:
            text.append(f"\n{WORDS.say(language, 'cli-rule-unshown')}", style="yellow")
    return text


def rule_json(rule: Rule, by: tuple[str, ...] | None) -> dict[str, Any]:
    return {
        "id": rule.id,
        "title": dict(rule.title),
        "text": dict(rule.text),
        "kind": rule.kind,
        "page": rule.page,
        "ruling": None
        if rule.ruling is None
        else {k: dict(v) for k, v in rule.ruling._asdict().items()},
        "reason": None if rule.reason is None else dict(rule.reason),
        "no_effect": rule.shown,
        "shown_by": None if by is None else list(by),
    }
