"""p.26, p.35: what the three Overlords do: Lord Kazzak hides, Nefarian marches, and Kel'Thuzad has
events of his own."""

from __future__ import annotations

from tabard.core.ask import Draw, Option, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit, emit_to

from .. import content as c
from ..language import names as n
from ..state import Event, Faction, Hero, State, Steps, faction_of
from . import cards, combat, factions, health, rewards, steps, values

# -- Lord Kazzak ----------------------------------------------------------------------------------


def counter_at(s: State, hero: int) -> int:
    """The face-down counter where a hero stands, if the faction has not looked at it; -1: none."""
    counters = c.OVERLORDS[s.overlord].counters
    if s.lair < 0 or s.at[hero] not in counters:
        return -1
    at = counters.index(s.at[hero])
    return -1 if s.peeked[at] & 1 << faction_of(hero) else at


def looks(s: State, hero: int) -> list[Option]:
    """TBG-OVERLORD-06: whoever stands at a counter may look at it. That is no action."""
    return [("peek", hero)] if counter_at(s, hero) >= 0 else []


def look(s: State, hero: int) -> None:
    """What is seen is the faction's knowledge; that somebody looked is everybody's."""
    at = counter_at(s, hero)
    faction = faction_of(hero)
    s.peeked[at] |= 1 << faction
    emit(s, "looked", hero, s.at[hero])
    emit_to(s, values.people(s, faction), "found" if at == s.lair else "no_trace", hero, s.at[hero])


def come_out(s: State, boss: int) -> None:
    """Who is challenged is seen by all."""
    if c.BOSSES[boss].overlord >= 0:
        for at in range(len(s.peeked)):
            s.peeked[at] = n.BOTH


# -- Nefarian -------------------------------------------------------------------------------------


@flow
def march(s: State, event: Event) -> Steps:
    """TBG-EVENT-16, TBG-OVERLORD-05: by the Fate Number of every card that is drawn."""
    route = c.OVERLORDS[s.overlord].route
    if not route or not c.EVENTS[event].fate:
        return
    s.march = min(len(route) - 1, s.march + c.EVENTS[event].fate)
    emit(s, "marched", s.overlord, route[s.march])
    if s.march == len(route) - 1:
        yield from last_stand(s)


@flow
def last_stand(s: State) -> Steps:
    """TBG-WIN-01: he has arrived. Each faction must fight him with all its characters, the one
    with more XP first; if both fail, nobody wins."""
    first: Faction = c.HORDE
    if values.strength(s, c.HORDE) == values.strength(s, c.ALLIANCE):
        which = yield from chance("stands_first", Draw((1, 1)))
        first = which
    elif values.strength(s, c.ALLIANCE) > values.strength(s, c.HORDE):
        first = c.ALLIANCE
    emit(s, "last_stand", first)
    faction: Faction
    for faction in (first, 1 - first):
        if not s.over:
            yield from combat.fight_boss(
                s, values.heroes_of(s, faction), c.OVERLORDS[s.overlord].boss, -1
            )
    if not s.over:
        factions.wins(s, -1)


# -- Kel'Thuzad -----------------------------------------------------------------------------------


def tainted(s: State, far: int) -> tuple[int, ...]:
    """Everybody within so many regions of the Overlord, or twice as many with a plague."""
    away = c.distances(values.lair(s, c.HORDE))
    reach = 2 * far if values.lying(s, "plague") else far
    return tuple(hero for hero in values.heroes(s) if away[s.at[hero]] <= reach)


def half(s: State, much: int) -> int:
    """Rounded down, with a plague rounded up."""
    return (much + bool(values.lying(s, "plague"))) // 2


@flow
def taint(s: State, pool: str, far: int) -> Steps:
    """TBG-OVERLORD-04: half of everybody's Health or Energy."""
    hero: Hero
    for hero in tainted(s, far):
        if pool == "energy":
            steps.lose_energy(s, hero, half(s, s.energy[hero]))
        else:
            yield from health.lose_health(s, hero, half(s, s.health[hero]), False)


def spread(s: State, regions: tuple[int, ...]) -> None:
    s.plague = regions
    for region in regions:
        emit(s, "plagued", region)


def cures(s: State, hero: int) -> list[Option]:
    """After an action in a region with plague: so much Energy clears it."""
    found: list[Option] = []
    for _, (_, _, energy, _) in values.lying(s, "plague"):
        if s.at[hero] in s.plague and s.energy[hero] >= energy:
            found.append(("cleanse", hero))
    return found


@flow
def cleanse(s: State, hero: Hero) -> Steps:
    """The last region that is cleared ends the plague."""
    event, (_, _, energy, xp) = values.lying(s, "plague")[0]
    steps.lose_energy(s, hero, energy)
    s.plague = tuple(region for region in s.plague if region != s.at[hero])
    emit(s, "cleansed", hero, s.at[hero])
    if not s.plague:
        cards.discard_event(s, event)
    yield from rewards.gain_xp(s, hero, xp)


# -- after an action ------------------------------------------------------------------------------


def spent(s: State, had: tuple[int, ...]) -> tuple[int, ...]:
    """The heroes who have fewer actions than before: those who acted, and those who joined."""
    return tuple(h for h in values.heroes(s) if s.actions[h] < had[h])


def leftovers(s: State, hero: int) -> list[Option]:
    """What may be done after an action and costs none. Who has another action can look at a
    counter with it still to come."""
    return [*cures(s, hero), *(() if s.actions[hero] else looks(s, hero))]


@flow
def after_action(s: State, had: tuple[int, ...]) -> Steps:
    hero: Hero
    for hero in spent(s, had):
        while leftovers(s, hero) and not s.over:
            option = yield from ask(
                s.player[hero], "leftovers", [*leftovers(s, hero), ("forgo", hero)]
            )
            if option[0] == "forgo":
                break
            if option[0] == "peek":
                look(s, hero)
            else:
                yield from cleanse(s, hero)
