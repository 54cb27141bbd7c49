"""p.12-13, p.26-27: Health is lost one token after the other; a hero without any is defeated."""

from __future__ import annotations

from tabard.core.ask import Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import FALLEN, HEROES, IN, VS_ENEMIES, Hero, State, Steps, faction_of
from . import cards, effects, feuds, values

HURTING, HURT, FALLS = n.W["hurting"], n.W["hurt"], n.W["falls"]
HEALTH = n.POOLS.index("health")


# -- moments --------------------------------------------------------------------------------------


@flow
def uses(s: State, hero: Hero, when: int, them: Hero) -> Steps:
    """What a hero uses at a moment; Health that something costs is lost before anything else."""
    if when not in values.kit(s, hero).at and not any(s.due):
        return
    goes_on: bool = True
    while goes_on:
        goes_on = yield from effects.window_of(s, hero, when, them)
        yield from settle(s)
        if s.fight >= 0 and s.side[hero] != IN:
            return


@flow
def window(s: State, hero: Hero, when: int) -> Steps:
    """A moment of one hero."""
    yield from uses(s, hero, when, hero)


@flow
def moment(s: State, hero: Hero, when: int) -> Steps:
    """A moment in a hero's Attack Phase: the hero first, then friends who can help."""
    yield from uses(s, hero, when, hero)
    helper: Hero
    for helper in effects.helpers(s, hero, when):
        yield from uses(s, helper, when, hero)


@flow
def everybody(s: State, heroes: tuple[Hero, ...], when: int) -> Steps:
    """A moment without an active character: everybody in turn (TBG-TIMING-12)."""
    hero: Hero
    for hero in heroes:
        if s.side[hero] == IN:
            yield from uses(s, hero, when, hero)


@flow
def settle(s: State) -> Steps:
    """TBG-CHAR-05: the Health that abilities cost, hero by hero."""
    if not any(s.due):
        return
    hero: Hero
    for hero in tuple(h for h in HEROES if s.due[h]):
        much: int = s.due[hero]
        s.due[hero] = 0
        yield from lose_health(s, hero, much, False)


# -- Health ---------------------------------------------------------------------------------------


@flow
def lose_health(s: State, hero: Hero, much: int, wounds: bool) -> Steps:
    """TBG-COMBAT-02: one token at a time, so that somebody can heal in between, outside combat too
    (TBG-DEFEAT-11). A companion takes wounds, nothing else (TBG-CHAR-15, TBG-PET-02)."""
    left: int = much
    while left > 0 and s.health[hero]:
        left -= 1
        if wounds and s.pet[hero]:
            option = yield from ask(s.player[hero], "who_takes_it", (("companion",), ("myself",)))
            if option[0] == "companion":
                hurt_companion(s, hero)
                continue
        yield from effects.window_of(s, hero, HURTING, hero)
        if s.spared:
            s.spared -= 1
            continue
        take_token(s, hero)
        yield from heal_in_between(s, hero)
        if not s.health[hero]:
            yield from fall(s, hero)
            return


def take_token(s: State, hero: int) -> None:
    s.health[hero] -= 1
    if s.fight >= 0:
        s.lost[hero] = min(255, s.lost[hero] + 1)
        s.wounds[hero] = min(255, s.wounds[hero] + 1)
    emit(s, "lost", hero, 1, HEALTH)


def hurt_companion(s: State, hero: int) -> None:
    """TBG-PET-03: without a token it goes back to the Spellbook."""
    card = next(x for x in values.equipped(s, hero) if c.COMPANION[x])
    s.pet[hero] -= 1
    emit(s, "companion_hurt", hero, card)
    if not s.pet[hero]:
        cards.take_off(s, hero, card)


@flow
def heal_in_between(s: State, hero: Hero) -> Steps:
    """TBG-COMBAT-02, TBG-DEFEAT-01: potions and healing powers, one's own and those of friends."""
    yield from effects.window_of(s, hero, HURT, hero)
    helper: Hero
    for helper in effects.helpers(s, hero, HURT):
        yield from effects.window_of(s, helper, HURT, hero)


# -- defeat ---------------------------------------------------------------------------------------


@flow
def fall(s: State, hero: Hero) -> Steps:
    """TBG-DEFEAT-01: nobody could give back a token. Some cards let one stay all the same, which
    still counts as a defeat (FAQ 1.4)."""
    yield from effects.window_of(s, hero, FALLS, hero)
    helper: Hero
    for helper in effects.helpers(s, hero, FALLS):
        if not s.health[hero]:
            yield from effects.window_of(s, helper, FALLS, hero)
    yield from defeated(s, hero)


@flow
def defeated(s: State, hero: Hero) -> Steps:
    """TBG-DEFEAT-02 to TBG-DEFEAT-09: out of the combat, to a graveyard or home; Curses and the
    companion go (TBG-CURSE-06, TBG-PET-05), other cards stay (TBG-POWER-13)."""
    emit(s, "defeated", hero)
    if s.side[hero] == IN:
        s.side[hero] = FALLEN
    if s.fight == VS_ENEMIES:
        feuds.claim(s, hero)
    s.actions[hero] = 0
    s.stun[hero] = s.curse[hero] = 0
    s.combo[hero] = s.rage[hero] = s.fleeting[hero] = 0
    for card in values.equipped(s, hero):
        if c.COMPANION[card]:
            cards.take_off(s, hero, card)
    cards.lose_prizes(s, hero)
    if s.health[hero]:  # revived: stays where it happened
        return
    s.health[hero] = s.energy[hero] = 1
    if s.field < 0 and s.fight >= 0:  # TBG-FINAL-09
        return
    if s.fight == VS_ENEMIES:  # TBG-DEFEAT-06: as soon as the step is over, see `pvp.relocate`
        s.fleeing[hero] = 1
        return
    yield from flee(s, hero)


@flow
def flee(s: State, hero: Hero) -> Steps:
    """TBG-DEFEAT-02: as the player prefers."""
    option = yield from ask(s.player[hero], "refuge", refuges(s, hero))
    s.at[hero] = option[1]
    emit(s, "fled", hero, option[1])


def refuges(s: State, hero: int) -> list[Option]:
    """TBG-DEFEAT-02, TBG-DEFEAT-03: the nearest graveyard, never the one in this region, or the
    starting region."""
    here = s.at[hero]
    away = c.distances(here)
    faction = faction_of(hero)
    yards = [r for r in c.GRAVEYARDS if r not in (here, c.START[1 - faction])]
    nearest = min(away[r] for r in yards)
    found = [r for r in yards if away[r] == nearest]
    return [("go", r) for r in dict.fromkeys([*found, c.START[faction]])]
