"""What stands in the way of an option that is not offered: the first thing, and its rule."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabard.core.ask import Option

from .. import content as c
from ..language import has
from ..language import names as n
from ..rules import cards, challenge, effects, overlords, regions, travel, values
from ..state import State, faction_of, worn_at


class No(NamedTuple):
    """The message (`why-…`), the rule, and what the sentence speaks of."""

    key: str
    rule: str
    args: tuple[tuple[str, Any], ...] = ()


DEEDS = (
    *("travel", "rest", "town", "train", "hunt", "challenge", "raid", "defy", "duel"),
    "intercept",
)

MOMENTS = {
    "equip": No("only-managing", "TBG-ENDTURN-03"),
    "unequip": No("only-managing", "TBG-ENDTURN-03"),
    "buy": No("only-town", "TBG-MERCHANT-01"),
    "sell": No("only-town", "TBG-MERCHANT-05"),
    "learn": No("only-training", "TBG-TERM-14"),
    "invite": No("only-announced", "TBG-CHALLENGE-15"),
    "reroll": No("only-reroll-step", "TBG-ATTACK-08"),
    "talent": No("only-new-level", "TBG-TALENT-02"),
    "use": No("not-its-time", "TBG-TIMING-01"),
    **dict.fromkeys(DEEDS, No("only-actions", "TBG-TURN-02")),
    "pass": No("only-actions", "TBG-TURN-02"),
    "bid": No("only-auction", "TBG-EVENT-09"),
}
"""What an option waits for, where nothing else is wrong with it."""


def obstacle(s: State, seat: int, option: Option) -> No | None:
    match option:
        case (verb, hero, *rest) if verb in DEEDS or verb in ("pass", "equip", "unequip", "use"):
            mine = _mine(s, seat, hero)
            if mine is not None:
                return mine
            if verb in DEEDS or verb == "pass":
                return _action(s, verb, hero, rest)
            if verb == "use":
                return _use(s, hero, rest[0])
            return _equip(s, hero, *rest) if verb == "equip" else _unequip(s, hero, rest[0])
        case ("invite", hero):
            return _invite(s, seat, hero)
        case ("learn", card):
            return _learn(s, seat, card)
        case ("buy", card):
            if card not in s.merchant:
                return No("not-for-sale", "TBG-MERCHANT-01", (("card", card),))
            return _gold(s, seat, card, "TBG-MERCHANT-03")
        case ("sell", card):
            return _sell(s, seat, card)
        case ("talent", card):
            return _talent(s, seat, card)
        case ("reroll", die):
            if c.marks_of(die) & c.REROLLED:
                return No("rerolled-already", "TBG-DICE-17")
            if s.attacker >= 0 and s.rerolls <= 0:
                return No("no-rerolls", "TBG-DICE-16")
        case ("bid", hero, much):
            return _bid(s, seat, hero, much)
        case ("peek", hero) if hero in values.heroes(s) and not overlords.looks(s, hero):
            return No("no-counter", "TBG-OVERLORD-06", (("region", s.at[hero]),))
        case ("spot", die) if c.marks_of(die) & c.SPOTTED:
            return No("spotted-already", "TBG-DICE-08")
    return None


def _mine(s: State, seat: int, hero: int) -> No | None:
    if hero not in values.heroes(s) or s.player[hero] != seat:
        return No("not-your-hero", "TBG-TERM-02")
    return None


def _bid(s: State, seat: int, hero: int, much: int) -> No | None:
    """TBG-EVENT-09: with one's own gold, which everybody sees."""
    mine = _mine(s, seat, hero)
    if mine is None and much > s.gold[hero]:
        return No("no-gold", "TBG-EVENT-09", (("hero", hero), ("have", s.gold[hero])))
    return mine


# -- actions --------------------------------------------------------------------------------------


def _action(s: State, verb: str, hero: int, rest: list[Any]) -> No | None:
    who = (("hero", hero),)
    if s.fight >= 0:
        return MOMENTS[verb]
    if faction_of(hero) != s.acting:
        return No("not-your-turn", "TBG-TERM-08")
    if not s.actions[hero]:
        return No("no-actions", "TBG-TURN-02", who)
    if s.passed[hero]:
        return No("has-passed", "TBG-TURN-07", who)
    if challenge.forced(s, hero) and verb not in ("hunt", "intercept"):
        rules = {"travel": "TBG-TRAVEL-11", "pass": "TBG-TURN-07"}
        targets = dict.fromkeys(("challenge", "raid", "defy", "duel"), "TBG-CHALLENGE-02")
        return No("independents-first", (rules | targets).get(verb, "TBG-TURN-06"), who)
    match verb, rest:
        case "travel", [region]:
            return _travel(s, hero, region)
        case "town", _ if not regions.in_town(s, hero):
            return No("no-town", "TBG-TOWN-01", (("region", s.at[hero]),))
        case "train", _:
            return No("nothing-to-learn", "TBG-TRAINING-03", who)
        case "hunt", _:
            return No("nobody-like-that", "TBG-CHALLENGE-04", (("region", s.at[hero]),))
        case "challenge", [creature]:
            return _challenge(s, hero, creature)
        case "raid", _:
            subtle = values.lying(s, "subterfuge")
            key = "nobody-like-that" if subtle else "their-quest"
            return No(key, "TBG-CHALLENGE-08", (("region", s.at[hero]),) if subtle else ())
        case "defy", _:
            return No("nobody-like-that", "TBG-CHALLENGE-09", (("region", s.at[hero]),))
        case "duel", _:
            return No("no-enemies", "TBG-CHALLENGE-10", (("region", s.at[hero]),))
        case "intercept", _:
            return No("needs-a-card", "TBG-CHALLENGE-01")
    return None


def _travel(s: State, hero: int, region: int) -> No | None:
    if region == c.START[1 - faction_of(hero)]:
        return No("enemy-start", "TBG-TRAVEL-04", (("region", region),))
    if not travel.may_travel(s, hero):
        return No("too-slow", "TBG-TRAVEL-01", (("hero", hero),))
    if region not in regions.ways(s, hero):
        flies = region in (*c.FLIGHTS[0], *c.FLIGHTS[1])
        rule = "TBG-TRAVEL-06" if flies and s.at[hero] in c.FLIGHTS[1 - faction_of(hero)] else ""
        return No("too-far", rule or "TBG-TRAVEL-03", (("region", region),))
    if travel.toll(s, region) > s.energy[hero]:
        return No("foul-winds", "TBG-EVENT-17", (("region", region),))
    return None


def _challenge(s: State, hero: int, creature: int) -> No | None:
    theirs = values.quest_groups(s, 1 - faction_of(hero), s.at[hero])
    if creature in theirs:
        return No("their-quest", "TBG-CHALLENGE-08")
    return No("nobody-like-that", "TBG-CHALLENGE-05", (("region", s.at[hero]),))


def _invite(s: State, seat: int, hero: int) -> No | None:
    if hero not in values.heroes(s) or s.faction[seat] != faction_of(hero):
        return No("no-friend", "TBG-CHALLENGE-12")
    if not s.actions[hero]:
        return No("no-actions", "TBG-CHALLENGE-13", (("hero", hero),))
    if all(s.at[hero] != s.at[h] for h in values.heroes(s) if s.player[h] == seat):
        return No("elsewhere", "TBG-CHALLENGE-12", (("hero", hero),))
    return None


# -- cards ----------------------------------------------------------------------------------------


def _heroes(s: State, seat: int) -> list[int]:
    return [h for h in values.heroes(s) if s.player[h] == seat]


def _gold(s: State, seat: int, card: int, rule: str) -> No | None:
    price = c.CARDS[card].gold
    most = max((s.gold[h] for h in _heroes(s, seat)), default=0)
    if price > most:
        return No("too-dear", rule, (("card", card), ("number", price), ("have", most)))
    return None


def _learn(s: State, seat: int, card: int) -> No | None:
    what, named = c.CARDS[card], (("card", card),)
    able = [h for h in _heroes(s, seat) if values.class_of(s, h) == what.class_]
    if what.sort != c.POWER or not able:
        return No("other-class", "TBG-TRAINING-01", named)
    if s.learned[card]:
        return No("learned-already", "TBG-POWER-09", named)
    if what.level > max(s.level[h] for h in able):
        return No("level-too-low", "TBG-TRAINING-02", (*named, ("number", what.level)))
    return _gold(s, seat, card, "TBG-TRAINING-03")


def _talent(s: State, seat: int, card: int) -> No | None:
    what, named = c.CARDS[card], (("card", card),)
    able = [h for h in _heroes(s, seat) if values.class_of(s, h) == what.class_]
    if what.sort != c.TALENT or not able:
        return No("other-class", "TBG-TALENT-02", named)
    if s.learned[card]:
        return No("learned-already", "TBG-TALENT-06", named)
    if what.level > max(s.level[h] for h in able):
        return No("level-too-low", "TBG-TALENT-03", (*named, ("number", what.level)))
    return None


def _sell(s: State, seat: int, card: int) -> No | None:
    what, named = c.CARDS[card], (("card", card),)
    if what.sort in (c.POWER, c.TALENT):
        return No("powers-stay", "TBG-POWER-11", named)
    if what.sort == c.PRINTED:
        return No("printed-stays", "TBG-EQUIP-16", named)
    if what.sort == c.PRIZE or what.soulbound:
        return No("not-sold", "TBG-MERCHANT-08", named)
    if not any(card in (*values.bag(s, h), *values.equipped(s, h)) for h in _heroes(s, seat)):
        return No("not-yours", "TBG-MERCHANT-05", named)
    return None


def _equip(s: State, hero: int, card: int, area: int) -> No | None:
    what, named = c.CARDS[card], (("card", card),)
    if card not in (*values.bag(s, hero), *cards.spellbook(s, hero)):
        return No("not-yours", "TBG-EQUIP-04", named)
    if what.level > s.level[hero]:
        return No("level-too-low", "TBG-EQUIP-09", (*named, ("number", what.level)))
    if not cards.takes(s, hero, area, card):
        return _misfit(s, hero, card, area)
    if what.unique and cards.has_equipped(s, hero, what.unique):
        return No("one-of-a-kind", "TBG-UNIQUE-01", named)
    if what.function and not cards.fits(s, hero, area, card):
        return No("one-of-a-kind", "TBG-ITEM-12", named)
    if not what.function and s.worn[worn_at(hero, area)] >= 0:
        return No("area-taken", "TBG-EQUIP-12", (("card", s.worn[worn_at(hero, area)]),))
    price = cards.energy_cost(s, hero, card)
    if what.type == c.ACTIVE and price > s.energy[hero]:
        return No("no-energy", "TBG-POWER-03", (*named, ("number", price)))
    return None


def _misfit(s: State, hero: int, card: int, area: int) -> No:
    what, named = c.CARDS[card], (("card", card),)
    if area >= n.SHEET:
        return No("wrong-type", "TBG-EQUIP-05", named)
    place = c.SHEET_OF[values.class_of(s, hero)].areas[area]
    if (what.unique == "stance") != (place.only == "stance"):
        return No("stances-only", "TBG-EQUIP-08", named)
    if what.type not in place.types:
        return No("wrong-type", "TBG-EQUIP-05", named)
    return No("wrong-trait", "TBG-EQUIP-06", named)


def _unequip(s: State, hero: int, card: int) -> No | None:
    if c.CARDS[card].sort == c.PRINTED:
        return No("printed-stays", "TBG-EQUIP-16", (("card", card),))
    if card not in values.equipped(s, hero):
        return No("not-equipped", "TBG-TERM-16", (("card", card),))
    return None


def _use(s: State, hero: int, ability: int) -> No | None:
    what = has.ABILITIES[ability]
    if what.card < 0:
        return No("creatures-own", "TBG-TIMING-02")
    named = (("card", what.card),)
    if what.card not in values.at_work(s, hero):
        return No("not-equipped", "TBG-TIMING-02", named)
    if effects.times_used(s, hero, ability) >= effects.allowed(s, hero, what):
        rule = "TBG-TIMING-07" if s.fight >= 0 else "TBG-TIMING-08"
        return No("used-already", rule, named)
    price = effects.price(s, hero, what)
    if price > s.energy[hero]:
        return No("no-energy", "TBG-POWER-07", (*named, ("number", price)))
    return None
