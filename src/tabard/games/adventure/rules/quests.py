"""Quests: what they ask for, what is done for them, and the quest log."""

from __future__ import annotations

from tabard.core.ask import Draw, Option, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import has
from ..language.has import Aim
from ..state import Active, Done, Given, Held, Mark, Prize, Quest, Seat, State, Steps
from . import items, values


def aim(quest: Active) -> Aim | None:
    """The step that a quest has come to; None: all are done."""
    steps = has.AIMS[quest.quest]
    return steps[quest.step] if quest.step < len(steps) else None


def mine(s: State, seat: int) -> tuple[Active, ...]:
    return tuple(quest for quest in s.active if quest.seat == seat)


def go_on_to(s: State, new: Active) -> None:
    """A quest goes on."""
    s.active = tuple(
        new if old.seat == new.seat and old.quest == new.quest else old for old in s.active
    )
    emit(s, "progress", new.seat, new.quest)


def advance(s: State, quest: Active, by: int = 1) -> None:
    """WAG-QUEST-21: steps in their order; one that counts is done when it has counted enough."""
    step = aim(quest)
    assert step is not None
    done = quest.done + by
    if done >= step.n:
        go_on_to(s, quest._replace(step=quest.step + 1, done=0))
    else:
        go_on_to(s, quest._replace(done=done))


# -- what happens, for quests ---------------------------------------------------------------------


def slain(s: State, seat: int, foe: int) -> None:
    """WAG-COMBAT-27: a hero has defeated an encounter, even if it falls too."""
    facts = c.FOES[foe]
    for quest in mine(s, seat):
        step = aim(quest)
        if step is None:
            continue
        if step.op == "slay" and step.trait in facts.traits and facts.level >= step.from_:
            advance(s, quest)
        elif step.op == "beat" and facts.space in step.places:
            advance(s, quest)


def dealt(s: State, seat: int, victim: int, many: int) -> None:
    """WAG-QUEST-04, WAG-QUEST-05, WAG-QUEST-24: a rival takes damage from somebody's card, or in a
    combat with them."""
    if seat == victim or seat < 0 or not many:
        return
    for quest in mine(s, seat):
        step = aim(quest)
        if step is not None and step.op == "hurt":
            advance(s, quest, many)
        elif step is not None and step.op == "hurt_holders":
            _holders(s, quest, victim, many, step.n)


def _holders(s: State, quest: Active, victim: int, many: int, due: int) -> None:
    """WAG-QUEST-12: so much damage to each token's holder; a token that has brought it comes
    back."""
    found: list[Given] = []
    left = many
    for token in s.given:
        here = token.seat == quest.seat and token.quest == quest.quest and token.rival == victim
        if here and left:
            used = min(left, due - token.dealt)
            left -= used
            token = token._replace(dealt=token.dealt + used)
            if token.dealt >= due:
                continue
        found.append(token)
    s.given = tuple(found)
    if not any(t.seat == quest.seat and t.quest == quest.quest for t in s.given):
        go_on_to(s, quest._replace(step=quest.step + 1))


def felled(s: State, seat: int, victim: int) -> None:
    """WAG-QUEST-04, WAG-QUEST-25: a rival was defeated by this hero."""
    if seat < 0 or seat == victim:
        return
    for quest in mine(s, seat):
        step = aim(quest)
        holds = any(
            t.seat == seat and t.quest == quest.quest and t.rival == victim for t in s.given
        )
        if step is not None and step.op == "defeat" and holds:
            advance(s, quest)


def dueled(s: State, seat: int) -> None:
    """An attack on a rival that dealt damage."""
    for quest in mine(s, seat):
        step = aim(quest)
        if step is not None and step.op == "duels":
            advance(s, quest)


# -- in one's own upkeep --------------------------------------------------------------------------


def open_here(s: State, seat: int) -> list[Option]:
    """WAG-UPKEEP-02, WAG-QUEST-02, WAG-QUEST-03: what this space lets one do."""
    found: list[Option] = []
    here = s.at[seat]
    for quest in mine(s, seat):
        step = aim(quest)
        if step is None:
            continue
        if step.op == "collect":
            fits = any(
                m.quest == quest.quest and m.space == here and m.seat == seat for m in s.marks
            )
        elif step.op == "travel":
            fits = here in step.places
        else:
            fits = step.op == "deliver" and here in step.places
            fits = fits and len(goods(s, seat, step)) >= step.n
        if fits:
            found.append(("advance", quest.quest))
    return found


def goods(s: State, seat: int, step: Aim) -> tuple[int, ...]:
    """WAG-PACK-06, WAG-PACK-07: items of the pack that will do, by what is on their other side."""
    return tuple(
        card
        for card in values.pack(s, seat)
        if step.trait < 0
        or (c.CARDS[card].foe >= 0 and step.trait in c.FOES[c.CARDS[card].foe].traits)
    )


def _of(s: State, seat: int, quest: int) -> Active:
    return next(a for a in s.active if a.seat == seat and a.quest == quest)


@flow
def quest_upkeep(s: State, seat: Seat) -> Steps:
    """WAG-UPKEEP-02, WAG-UPKEEP-05: one after the other, those just drawn too."""
    while open_here(s, seat) and not s.over:
        option = yield from ask(seat, "quests", [*open_here(s, seat), ("done",)])
        if option[0] == "done":
            return
        yield from go_on(s, seat, option[1])
        yield from conclude(s)


@flow
def go_on(s: State, seat: Seat, quest: Quest) -> Steps:
    """WAG-QUEST-03, WAG-QUEST-15: collect, arrive, or deliver."""
    step = aim(_of(s, seat, quest))
    assert step is not None
    if step.op == "collect":
        collect(s, seat, quest)
    elif step.op == "travel":
        advance(s, _of(s, seat, quest))
    else:
        _i: int
        many: int = step.n
        for _i in range(many):
            option = yield from ask(seat, "deliver", deliveries(s, seat, quest))
            items.lose(s, seat, option[1])
        go_on_to(s, _of(s, seat, quest)._replace(step=_of(s, seat, quest).step + 1))


def deliveries(s: State, seat: int, quest: int) -> list[Option]:
    step = aim(_of(s, seat, quest))
    assert step is not None
    return [("give_up", card) for card in goods(s, seat, step)]


def collect(s: State, seat: int, quest: int) -> None:
    """WAG-QUEST-03: the token goes onto the quest card."""
    here = s.at[seat]
    s.marks = tuple(m for m in s.marks if (m.seat, m.quest, m.space) != (seat, quest, here))
    emit(s, "collected", seat, quest, here)
    if not any(m.seat == seat and m.quest == quest for m in s.marks):
        go_on_to(s, _of(s, seat, quest)._replace(step=_of(s, seat, quest).step + 1))


# -- completing and drawing -----------------------------------------------------------------------


def completed(s: State) -> tuple[Active, ...]:
    """WAG-QUEST-16: all conditions are met."""
    return tuple(quest for quest in s.active if aim(quest) is None)


def file(s: State, quest: Active) -> None:
    """WAG-QUEST-13, WAG-QUEST-17, WAG-LOG-01, WAG-WIN-07: into the log, tokens back to their
    owner."""
    clear(s, quest)
    s.done = (*s.done, Done(quest.seat, quest.quest))
    s.valor[quest.seat] += c.QUESTS[quest.quest].valor
    emit(s, "completed", quest.seat, quest.quest)


def clear(s: State, quest: Active) -> None:
    """A quest leaves the table, with its tokens."""
    s.active = tuple(x for x in s.active if x != quest)
    s.marks = tuple(m for m in s.marks if (m.seat, m.quest) != (quest.seat, quest.quest))
    s.given = tuple(t for t in s.given if (t.seat, t.quest) != (quest.seat, quest.quest))


def trophy(s: State, seat: int, which: int) -> None:
    """WAG-TROPHY-02 to WAG-TROPHY-04: while there are copies, and once for each where it says
    so."""
    facts = c.TROPHIES[which]
    out = sum(prize.trophy == which for prize in s.prizes)
    if out >= facts.copies or (facts.once and Prize(seat, which) in s.prizes):
        return
    s.prizes = (*s.prizes, Prize(seat, which))
    s.valor[seat] += facts.valor
    emit(s, "trophy", seat, which)


def honor(s: State, seat: int, card: int, valor: int) -> None:
    """WAG-EVENT-20, WAG-LOG-02: an event card goes into the log."""
    s.honors = (*s.honors, Held(seat, card))
    s.valor[seat] += valor
    emit(s, "honored", seat, card)


def logged(s: State, seat: int) -> int:
    """How many cards a log has."""
    return sum(x.seat == seat for log in (s.done, s.prizes, s.honors) for x in log)


def winners(s: State) -> tuple[int, ...]:
    """WAG-WIN-01, WAG-WIN-03 to WAG-WIN-06: valor, then cards in the log, then level."""
    if max(s.valor) < c.VALOR:
        return ()
    best = max((s.valor[x], logged(s, x), s.level[x]) for x in range(s.seats))
    return tuple(x for x in range(s.seats) if (s.valor[x], logged(s, x), s.level[x]) == best)


@flow
def conclude(s: State) -> Steps:
    """WAG-WIN-02, WAG-WIN-08: all that is complete enters the logs at once; if nobody has won, each
    gets a new quest (WAG-QUEST-18)."""
    found: tuple[Active, ...] = completed(s)
    quest: Active
    for quest in found:
        file(s, quest)
    if winners(s):
        if not s.over:
            s.over = 1
            emit(s, "wins", winners(s)[0])
        return
    for quest in found:
        yield from new_quest(s, quest.seat)


def elite_left(s: State) -> tuple[int, ...]:
    """What the elite deck still holds, as weights for a draw."""
    return tuple(s.quest_left)


@flow
def new_quest(s: State, seat: Seat) -> Steps:
    """WAG-QUEST-18, WAG-RESOURCE-13, WAG-RESOURCE-14: the top elite quest; with three, one goes."""
    if not any(elite_left(s)):
        for quest in c.ELITE:
            if s.quest_gone[quest]:
                s.quest_left[quest], s.quest_gone[quest] = 1, 0
    if not any(elite_left(s)):
        return
    which = yield from chance("elite", Draw(elite_left(s)))
    drawn: Quest = which
    s.quest_left[drawn] = 0
    s.active = (*s.active, Active(seat, drawn, 0, 0))
    emit(s, "new_quest", seat, drawn)
    if len(mine(s, seat)) > c.ACTIVE_QUESTS:
        option = yield from ask(seat, "drop_quest", drops(s, seat))
        drop(s, seat, option[1])
    if any(a.quest == drawn and a.seat == seat for a in s.active):
        yield from lay_out(s, seat, drawn)


def drops(s: State, seat: int) -> list[Option]:
    return [("drop_quest", a.quest) for a in mine(s, seat)]


def drop(s: State, seat: int, quest: int) -> None:
    """WAG-RESOURCE-13: elite quests form a discard pile, starting quests leave the game."""
    clear(s, _of(s, seat, quest))
    if c.QUESTS[quest].elite:
        s.quest_gone[quest] = 1
    emit(s, "dropped_quest", seat, quest)


@flow
def lay_out(s: State, seat: Seat, quest: Quest) -> Steps:
    """WAG-QUEST-10, WAG-QUEST-11: tokens on the map or to rivals, at once."""
    for place in c.QUESTS[quest].tokens:
        s.marks = (*s.marks, Mark(seat, quest, place))
    if c.QUESTS[quest].give == "two":
        yield from give_two(s, seat, quest)
    elif c.QUESTS[quest].give:
        option = yield from ask(seat, "give_token", takers(s, seat, quest))
        give(s, seat, quest, option[1])


def takers(s: State, seat: int, quest: int) -> list[Option]:
    """Whom a token may be given to: any rival, or the one with the most valor."""
    found = leaders(s, seat) if c.QUESTS[quest].give == "leader" else rivals(s, seat)
    return [("give_token", x) for x in found]


@flow
def give_two(s: State, seat: Seat, quest: Quest) -> Steps:
    """One token to each of two rivals; a single rival gets both."""
    if s.seats == 2:
        give(s, seat, quest, 1 - seat)
        give(s, seat, quest, 1 - seat)
        return
    option = yield from ask(seat, "give_first", [("give_token", x) for x in rivals(s, seat)])
    first: Seat = option[1]
    give(s, seat, quest, first)
    option = yield from ask(
        seat, "give_second", [("give_token", x) for x in rivals(s, seat) if x != first]
    )
    give(s, seat, quest, option[1])


def rivals(s: State, seat: int) -> tuple[int, ...]:
    return tuple(x for x in range(s.seats) if x != seat)


def leaders(s: State, seat: int) -> tuple[int, ...]:
    best = max(s.valor[x] for x in rivals(s, seat))
    return tuple(x for x in rivals(s, seat) if s.valor[x] == best)


def give(s: State, seat: int, quest: int, rival: int) -> None:
    s.given = (*s.given, Given(seat, quest, rival, 0))
    emit(s, "gave_token", seat, rival, quest)
