"""p.9-11: who may be challenged, and who joins."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from ..state import Hero, State, Steps, faction_of
from . import combat, overlords, pvp, values


def forced(s: State, hero: int) -> bool:
    """TBG-TURN-06: independent creatures in the region leave no choice."""
    there = values.independents(s, s.at[hero])
    return bool(there) and not values.has_of(s, hero).unhindered


def challenges(s: State, hero: int) -> list[Option]:
    """TBG-CHALLENGE-02 to TBG-CHALLENGE-10: every legal target in the region, each boss by itself
    (TBG-BOSS-06); enemies only where no independent creature is (TBG-PVP-30)."""
    region, faction = s.at[hero], faction_of(hero)
    blue = values.independents(s, region)
    found: list[Option] = [("hunt", hero, creature) for creature in blue]
    if blue:
        return found
    found += [("challenge", hero, x) for x in values.quest_groups(s, faction, region)]
    if values.lying(s, "subterfuge"):
        found += [("raid", hero, x) for x in values.quest_groups(s, 1 - faction, region)]
    found += [("defy", hero, boss) for boss in values.bosses_at(s, faction, region)]
    if values.enemies_at(s, faction, region):
        found.append(("duel", hero))
    return found


def guests(s: State, group: tuple[int, ...]) -> list[int]:
    """TBG-CHALLENGE-12 to TBG-CHALLENGE-14: all friends here who have an action left, those who
    must challenge somebody too (TBG-CHALLENGE-23)."""
    return [h for h in values.companions(s, group[0]) if h not in group and s.actions[h]]


def invitations(s: State, group: tuple[int, ...], asked: tuple[int, ...]) -> list[Option]:
    found: list[Option] = [("invite", h) for h in guests(s, group) if h not in asked]
    return [*found, ("done",)]


@flow
def gather(s: State, hero: Hero) -> Generator[Ask, Any, tuple[Hero, ...]]:
    """TBG-CHALLENGE-12, TBG-TURN-09, TBG-PVP-02: the challenger invites, each friend decides, pays
    an action, and fights beside the others (TBG-COMBAT-12)."""
    group: tuple[Hero, ...] = (hero,)
    asked: tuple[Hero, ...] = ()
    while len(invitations(s, group, asked)) > 1:
        option = yield from ask(s.player[hero], "invite", invitations(s, group, asked))
        if option[0] == "done":
            return group
        guest: Hero = option[1]
        asked = (*asked, guest)
        joins: bool = s.player[guest] == s.player[hero]
        if not joins:
            emit(s, "invited", guest)
            answer = yield from ask(
                s.player[guest], "join", (("join",), ("decline",)), about=("invite", guest)
            )
            joins = answer[0] == "join"
        if joins:
            group = (*group, guest)
            s.actions[guest] -= 1
            emit(s, "joined", guest)
        else:
            emit(s, "stayed_out", guest)
    return group


@flow
def challenge(s: State, hero: Hero, option: Option) -> Steps:
    """TBG-CHALLENGE-01, TBG-COMBAT-01: an action is spent, friends may join, then it is fought out,
    against creatures, a boss or enemies."""
    what: Option = option
    s.actions[hero] -= 1
    announce(s, hero, what)
    group: tuple[Hero, ...] = yield from gather(s, hero)
    match what:
        case ("hunt", _, creature):
            yield from combat.fight_creatures(s, group, creature, True, False)
        case ("challenge", _, creature):
            yield from combat.fight_creatures(s, group, creature, False, False)
        case ("raid", _, creature):
            yield from combat.fight_creatures(s, group, creature, False, True)
        case ("defy", _, boss):
            overlords.come_out(s, boss)
            yield from combat.fight_boss(s, group, boss, s.at[hero])
        case _:
            yield from pvp.fight_enemies(s, group)


def announce(s: State, hero: int, option: Option) -> None:
    if option[0] in ("hunt", "challenge", "raid"):
        emit(s, "challenged", hero, option[2])
    elif option[0] == "defy":
        emit(s, "defied", hero, option[2])
    else:
        emit(s, "attacked", hero, s.at[hero])
