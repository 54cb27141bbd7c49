"""What stands on the edge of powers and talents: type, level, gold, Energy, category."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import rewards
from tabard.games.boardgame.state import HERO
from tests.boardgame.cards.duel import Duel

POWERS = """
warrior rend instant 1 2 1 -
warrior heroic-strike instant 1 3 2 -
warrior battle-shout active 1 2 1 -
warrior thunder-clap instant 2 5 2 -
warrior intercept active 2 7 1 -
warrior defensive-stance active 2 7 1 stance
warrior bloodrage active 3 7 0 -
warrior shield-wall active 3 10 1 -
warrior revenge instant 3 8 2 -
warrior cleave instant 4 14 1 -
warrior berserker-stance active 4 12 1 stance
warrior execute instant 5 19 X -
mage arcane-intellect active 1 3 1 -
mage fireball instant 1 2 1 -
mage frostbolt instant 1 2 2 -
mage fire-blast instant 2 4 2 -
mage polymorph instant 2 5 2 -
mage arcane-missiles instant 2 7 2 -
mage mana-shield instant 3 9 X -
mage dispel instant 3 8 1 -
mage teleport instant 3 10 X -
mage cone-of-cold instant 4 12 2 -
mage portal instant 4 14 1 -
mage arcane-explosion instant 5 20 2 -
hunter scorpid-sting instant 1 2 1 -
hunter aspect-of-the-monkey active 1 2 2 aspect
hunter hunters-mark active 1 3 1 -
hunter wing-clip instant 2 6 2 -
hunter bear active 2 7 3 pet
hunter serpents-sting instant 2 7 1 -
hunter aspect-of-the-hawk active 3 10 3 aspect
hunter mend-pet instant 3 8 0 -
hunter multi-shot instant 3 9 2 -
hunter aspect-of-the-cheetah active 4 10 3 aspect
hunter white-tiger active 4 14 6 pet
hunter immolation-trap instant 5 20 3 -
rogue stealth ranged 1 3 0 -
rogue eviscerate active 1 2 1 -
rogue sinister-strike instant 1 2 1 -
rogue ambush instant 2 6 2 -
rogue backstab instant 2 5 2 -
rogue evasion instant 2 6 2 -
rogue dual-wield general 3 9 0 -
rogue cheap-shot instant 3 10 2 -
rogue vanish instant 4 12 3 -
rogue rupture active 4 12 2 -
rogue slice-and-dice active 5 18 2 -
rogue deadly-poison melee 5 19 0 -
priest shadow-word-pain instant 1 3 1 -
priest power-word-fortitude instant 1 2 2 -
priest lesser-heal instant 1 2 1 -
priest power-word-shield instant 2 5 1 -
priest greater-heal instant 2 7 3 -
priest shadowguard active 2 7 3 -
priest holy-fire instant 3 9 2 -
priest smite instant 3 8 2 -
priest mind-control instant 4 13 3 -
priest resurrection instant 4 10 1 -
priest starshards instant 5 20 3 -
priest prayer-of-healing instant 5 15 4 -
warlock immolate instant 1 2 1 -
warlock shadow-bolt instant 1 3 1 -
warlock demon-armor active 1 2 2 -
warlock corruption instant 2 6 2 -
warlock imp active 2 4 3 demon
warlock curse-of-recklessness instant 2 7 1 -
warlock voidwalker active 3 10 4 demon
warlock curse-of-agony instant 3 8 2 -
warlock curse-of-exhaustion instant 3 9 1 -
warlock succubus active 4 14 5 demon
warlock ritual-of-summoning instant 4 12 4 -
warlock deathcoil instant 5 20 3 -
paladin seal-of-righteousness active 1 3 1 seal
paladin devotion-aura active 1 2 1 aura
paladin blessing-of-might active 1 2 1 blessing
paladin holy-light instant 2 6 2 -
paladin lay-on-hands instant 2 4 2 -
paladin hammer-of-justice instant 2 6 2 -
paladin blessing-of-freedom active 3 7 3 blessing
paladin seal-of-justice active 3 10 3 seal
paladin concentration-aura active 3 9 2 aura
paladin seal-of-command active 4 13 5 seal
paladin blessing-of-protection active 4 14 4 blessing
paladin consecration instant 5 20 3 -
druid bear-form melee 1 3 0 beast_form
druid mark-of-the-wild active 1 2 3 -
druid rejuvenation instant 1 2 1 -
druid moonfire instant 2 5 2 -
druid cat-form melee 2 7 0 beast_form
druid entangling-roots instant 2 6 1 -
druid healing-touch instant 3 9 3 -
druid thorns active 3 8 3 -
druid barkskin instant 4 12 1 -
druid ferocious-bite active 4 14 4 -
druid tranquility instant 5 16 3 -
druid starfire instant 5 20 3 -
shaman rockbiter-weapon active 1 2 2 weapon_enhancement
shaman lightning-shield active 1 3 1 -
shaman healing-wave instant 1 2 1 -
shaman earth-shock instant 2 5 2 -
shaman stoneskin-totem active 2 6 3 -
shaman reincarnation active 2 4 1 -
shaman windfury-weapon active 3 10 4 weapon_enhancement
shaman ghost-wolf active 3 8 3 -
shaman chain-lightning instant 4 12 2 -
shaman frost-shock instant 4 14 3 -
shaman purge instant 5 20 2 -
shaman strength-of-earth-totem active 5 18 4 -
"""
"""Class, power, type, level, gold, Energy, unique category."""

TALENTS = """
warrior 2 improved-heroic-strike anger-management cruelty
warrior 3 piercing-howl unbridled-wrath improved-battle-shout
warrior 4 dual-wield-specialization enrage impale
warrior 5 mortal-strike shield-discipline blood-thirst
mage 2 arcane-focus winters-chill arcane-meditation
mage 3 piercing-ice ice-block impact
mage 4 arcane-mind shatter combustion
mage 5 ice-barrier arcane-power incinerate
hunter 2 lightning-reflexes efficiency precision
hunter 3 improved-hunters-mark improved-sting lethal-shots
hunter 4 mortal-shots growl aimed-shot
hunter 5 lacerate frenzy trueshot
rogue 2 improved-backstab improved-sinister-strike relentless-strikes
rogue 3 opportunity improved-dual-wield improved-ambush
rogue 4 ruthlessness cold-blood preparation
rogue 5 adrenaline-rush seal-fate premeditation
priest 2 holy-specialization improved-pain improved-healing
priest 3 mental-strength inner-focus meditation
priest 4 holy-nova improved-smite darkness
priest 5 shadowform mental-agility divine-spirit
warlock 2 improved-shadow-bolt demonic-embrace conflagrate
warlock 3 fel-stamina improved-immolate shadowburn
warlock 4 siphon-life sacrifice soothing-kiss
warlock 5 unholy-power holocaust nightfall
paladin 2 improved-devotion improved-righteousness mace-specialization
paladin 3 improved-might holy-shield reckoning
paladin 4 vengeance-paladin benediction improved-holy-light
paladin 5 holy-shock conviction blessing-of-kings
druid 2 ferocity moonfury omen-of-clarity
druid 3 natures-grasp natures-grace improved-rejuvenation
druid 4 hurricane thick-hide weapon-balance
druid 5 strength-of-the-wild vengeance-druid innervate
shaman 2 elemental-focus improved-healing-wave improved-rockbiter
shaman 3 call-of-thunder thundering-strikes parry
shaman 4 stormstrike improved-windfury natures-swiftness
shaman 5 elemental-fury elemental-mastery mana-tide-totem
"""
"""Class, level, talents."""

AREAS = {
    "druid": {"instant": "power1 power2 ranged melee general", "active": "power1 power2 power3"},
    "hunter": {"instant": "power1 power2 power3 general", "active": "power1 power2"},
    "mage": {"instant": "power1 power2 melee general", "active": "power1 power2 power3"},
    "paladin": {
        "instant": "power1 power2 power3 ranged general",
        "active": "power1 power2 power3",
    },
    "priest": {"instant": "power1 power2 power3 general", "active": "power1 power2 power3"},
    "rogue": {"instant": "power1 power2 melee general", "active": "power1 power2 power3"},
    "shaman": {
        "instant": "power1 power2 power3 ranged general",
        "active": "power1 power2 power3",
    },
    "warlock": {"instant": "power1 power2 melee general", "active": "power1 power2 power3"},
    "warrior": {"instant": "power2 power3 general", "active": "power2 power3"},
}
"""Where powers may be equipped; other types have the area of their name, a Stance the first."""


def lines(text: str) -> list[Any]:
    found = []
    for line in text.strip().splitlines():
        words = line.split()
        found.append(pytest.param(*words, marks=pytest.mark.card(words[1]), id=words[1]))
    return found


def taken() -> list[Any]:
    return [
        pytest.param(words[0], talent, int(words[1]), marks=pytest.mark.card(talent), id=talent)
        for words in map(str.split, TALENTS.strip().splitlines())
        for talent in words[2:]
    ]


EDGES = ("class_", "card", "type_", "level", "gold", "energy", "unique")


@pytest.mark.parametrize(EDGES, lines(POWERS))
def test_it_is_learned_at_its_level_for_its_gold(
    class_: str, card: str, type_: str, level: str, gold: str, energy: str, unique: str
) -> None:
    def lessons(level: int, gold: int) -> Duel:
        return Duel(class_, foe="", level=level, gold=gold)

    d = lessons(int(level), int(gold)).say("train " + Duel(class_, foe="").me)
    assert f"learn {card}" in d.offers(d.asked)
    d.say(f"learn {card}")
    assert (d[f"gold {d.me}"], d[f"actions {d.me}"]) == (0, 1)
    assert d[f"spellbook {d.me}"] == [card]
    for poor in (lessons(int(level), int(gold) - 1), lessons(int(level) - 1 or 1, int(gold))):
        if int(level) == 1 and poor[f"gold {poor.me}"] == int(gold):
            continue
        trains = poor.offers(poor.asked, "train")
        if trains:
            poor.say(trains[0])
            assert f"learn {card}" not in poor.offers(poor.asked)


@pytest.mark.parametrize(EDGES, lines(POWERS))
def test_it_is_equipped_where_its_type_fits_and_paid_if_it_is_active(
    class_: str, card: str, type_: str, level: str, gold: str, energy: str, unique: str
) -> None:
    cost = int(energy) if type_ == "active" else 0
    areas = AREAS[class_].get(type_, type_)
    if unique == "stance":
        areas = "power1"

    def book(level: int, energy: int) -> Duel:
        return Duel(class_, foe="", level=level, energy=energy, learned=[card])

    d = book(int(level), cost)
    assert d.wearable(card) == areas.split()
    d.to("manage").say(f"equip {d.me} {card} {areas.split()[-1]}")
    assert d[f"energy {d.me}"] == 0
    if cost:
        assert not book(int(level), cost - 1).wearable(card)
    if int(level) > 1:
        assert not book(int(level) - 1, cost).wearable(card)


@pytest.mark.parametrize(EDGES, lines(POWERS))
def test_one_of_a_category_is_equipped_at_a_time(
    class_: str, card: str, type_: str, level: str, gold: str, energy: str, unique: str
) -> None:
    """With each other power of the class on the sheet there is still room, unless both belong to
    one category."""
    book = [words for words in map(str.split, POWERS.strip().splitlines()) if words[0] == class_]
    for other in book:
        if other[1] != card:
            d = Duel(class_, other[1], foe="", learned=[card])
            same = unique != "-" and other[6] == unique
            room = [x for x in d.wearable(card) if x]
            alone = type_ == other[2] and type_ in ("melee", "ranged", "general")
            assert bool(room) is not (same or (alone and not d.addon(card)))


@pytest.mark.parametrize(("class_", "talent", "level"), taken())
def test_a_talent_is_offered_from_its_level_on(class_: str, talent: str, level: int) -> None:
    card = c.CARD.index[talent]
    for at in range(2, 6):
        d = Duel(class_, foe="", level=at)
        offered = ("talent", card) in rewards.talents(d.s, HERO.index[d.me])
        assert offered is (at >= level)
    d = Duel(class_, talents=talent, foe="")
    assert ("talent", card) not in rewards.talents(d.s, HERO.index[d.me])
    other = Duel("hunter" if class_ == "mage" else "mage", foe="")
    assert ("talent", card) not in rewards.talents(other.s, HERO.index[other.me])
