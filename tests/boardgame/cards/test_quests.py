"""The quests: what they spawn, and what they bring."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import names as n
from tabard.games.boardgame.rules import quests
from tests.boardgame.evening import lay, toss
from tests.boardgame.table import Table, hero

QUESTS = """
alliance grey
  gnolls-on-the-warpath | 1 5 4 | 1 blue murloc purgation, 1 green gnoll aerie-valley
  dogs-in-the-mill | 1 5 4 | 1 blue ghoul dun-garok, 1 green gnoll ambermill | t1 t1
  island-of-the-muckdwellers | 1 5 4 | 1 blue gnoll corrahn, 1 green murloc purgation | t2
  raiders-in-the-ruins | 1 6 5 | 1 blue crusader fields, 1 green gnoll dalaran | t1 t1
  red-ruin | 1 7 4 | 1 green crusader andorhal | t2
  fishy-business | 1 4 5 | 1 blue crusader alterac, 1 green murloc fenris | t1
  ghoulish-harvest | 1 7 4 | 1 green ghoul tarren | t2
  dark-alliances | 1 1 4 | 1 green gnoll sorrow | t2 t1
alliance green
  shades-of-sorrow | 3 12 5 | 1 blue worgen ambermill, 1 green wraith north-tide | t1 t1
  city-by-the-sea | 2 10 5 | 1 blue naga uplands, 1 green naga shining | t1
  the-fields-of-war | 2 8 4 | 1 blue ghoul dalaran, 2 green gnoll fields | t2 t2
  lost-treasure | 2 10 4 | 2 blue murloc fenris, 1 red murloc quel-danil | t2 t1
  murlocs-in-the-mountains | 2 9 4 | 1 blue naga north-tide, 2 green murloc dun-garok | t2 t1
  prospects-of-wealth | 2 11 7 | 1 blue spider durnholde, 1 green wildkin corrahn | t2 t2 s1
    robes-of-the-west
  crusade-against-the-crusaders | 3 6 5 | 1 green crusader hearthglen,1 red crusader hearthglen | t1
  murlocs-in-the-mines | 3 4 5 | 2 blue gnoll soferas, 3 green murloc azure | t1 t1
  ghost-farm | 3 9 4 | 1 green wraith gahrron | t1 s2
  serpents-in-the-lake | 2 10 5 | 1 blue spider aerie-valley, 1 green naga fenris | t3 t1
  moonrage-mines | 3 12 5 | 1 green worgen deep-elem | t1 t1
  shadows-of-the-past | 3 8 7 | 1 red wraith durnholde | t3 s3
    amulet-of-protection scroll-of-the-whale
alliance yellow
  alone-in-the-wild | 4 16 6 | 1 blue wraith deep-elem, 1 green wildkin shaol | s2 s1
  unexpected-visitors | 4 15 6 | 1 blue wildkin tarren, 2 red ghoul uplands | s3
  the-moon-cursed-village | 3 12 5 | 1 green worgen pyrewood | s2
  savage-raiders | 3 9 5 | 1 green gnoll olsen, 1 red gnoll olsen | s1
  ogres-in-andorhal | 4 13 5 | 1 blue wildkin altar, 1 green ogre andorhal | s1
  blighted-beasts | 4 13 5 | 1 green wildkin weeping | s1
  wildkin-in-the-woods | 3 12 7 | 1 red wildkin shadra | s2 s1
    fist-of-the-peoples-militia electrocutioner-leg
  a-danger-from-the-depths | 3 8 5 | 1 blue wraith plaguemist, 1 red naga purgation | s2 s1
    felstone-good-luck-charm
  eyes-in-the-ruins | 3 11 6 | 1 green spider altar, 1 red spider altar | s1
  crushing-the-crushridge | 4 13 6 | 1 green ogre alterac | s1 s1
alliance red
  demon-in-the-depths | 5 19 5 | 1 green doomguard blackwood | c3
  murloc-menace | 4 9 6 | 1 blue ogre chillwind, 2 red murloc balnir | s1 s1
  crimson-lair | 5 28 7 | 1 red drake skulk | s3 s3 c3
    outriders-bow fist-of-stone
  howling-at-the-moon | 4 20 7 | 1 green worgen ambermill, 1 red worgen ambermill | s2 s2 c2
    biznicks-accurascope pyric-caduceus
  web-of-evil | 4 17 6 | 2 green spider marris | s2 c1
  darkness-and-flame | 5 21 6 | 1 red doomguard noxious | c3
    crest-of-retribution lorekeepers-ring
  the-mouth-of-hell | 5 18 5 | 1 blue infernal blackwood, 1 green infernal weeping | s3 s2
  unnatural-fury | 4 15 5 | 1 blue drake skulk, 1 green wildkin infectis | s3
  lair-of-the-wyrm | 5 20 6 | 1 blue doomguard plaguewood, 1 green drake seradane | s2 c2
    feathered-breastplate bloodrazor
  the-haunted-tower | 5 12 6 | 1 green wraith crown, 1 red wraith crown | s2 s1
horde grey
  horrors-at-the-gates | 1 6 5 | 1 blue gnoll stillwater, 1 green ghoul bulwark | t1 t1
  nightmare-zealots | 1 7 4 | 1 green crusader nightmare | t2
  a-scourge-of-ghouls | 1 6 4 | 1 blue gnoll garrens-haunt, 1 green ghoul deathknell | t2
  a-darkness-in-brightwater | 1 5 5 | 1 blue gnoll balnir, 1 green crusader brightwater | t2
  a-howling-in-haunted-places | 1 4 4 | 1 green gnoll garrens-haunt | t2
  terror-in-the-fields | 1 6 5 | 1 green ghoul balnir
  danger-in-stillwater | 1 7 4 | 1 blue murloc brightwater, 1 green murloc stillwater
  legacy-of-evil | 1 6 4 | 1 blue crusader monastery, 1 green ghoul shining | t1 t1
horde green
  shadows-of-war | 3 11 5 | 1 blue naga shining, 1 green wraith alterac | t3 t2
  evil-brew | 2 10 5 | 2 blue crusader undercity, 2 green ghoul dalson | t2 t2
  a-hunger-in-the-vale | 2 10 4 | 1 green spider venomweb | t2 t2
  wolves-in-the-fold | 3 11 7 | 1 blue wraith caer, 2 green worgen sepulcher | t2 t1 s2
    robe-of-power thorium-helm
  devils-from-the-deep | 2 7 4 | 1 green naga north-tide | t1
  the-sunken-shrine | 3 12 6 | 1 blue worgen dalson, 1 red naga overlook | t2 s1
  shades-of-darkness | 3 8 4 | 1 green wraith caer | t2 s1
  hinterlands-outrunners | 3 6 4 | 1 green gnoll quel-danil, 1 red gnoll quel-danil | t1 t1
  unwelcome-visitors | 2 7 4 | 1 blue spider bulwark, 1 red murloc undercity | t2
  red-vengeance | 2 9 5 | 2 green crusader tirisfal-outpost | t1 s1
  belly-of-the-beast | 3 10 7 | 2 blue ghoul andorhal, 3 green crusader tyrs | t2 t2
    cannonball-runner cowl-of-heroes
  dark-hills-dark-hearts | 2 8 5 | 1 blue spider venomweb, 1 red gnoll pyrewood | t2 t1
horde yellow
  dealing-with-goblins | 4 12 7 | 1 green drake altar | s1
  ghosts-in-the-ruins | 3 16 7 | 1 green wraith andorhal, 1 red wraith andorhal | s3 s3
    head-of-grimhal-duuc
  into-the-scarlet-monastery | 3 14 7 | 1 blue wraith weeping, 3 red crusader monastery | s2
    icicle-rod archeus
  monsters-on-the-march | 3 14 7 | 1 red ogre corrahn | s1
  ogres-in-the-uplands | 4 14 6 | 1 blue ogre marris, 1 green ogre uplands | s2 s1
  rumbling-on-the-river | 4 12 5 | 1 blue worgen deep-elem, 1 green ogre chillwind | s3
  flayers-in-the-vale | 3 14 6 | 1 blue wildkin sorrow, 1 red spider fungal | s2 s1
  a-battle-in-the-wild | 4 15 6 | 1 green wildkin seradane | s2 s1 c1
  ghouls-in-the-graveyard | 3 14 4 | 1 green ghoul sorrow, 1 red ghoul sorrow | s1 s1
  skulking-wildkin | 4 13 6 | 1 blue ogre pestilent, 1 green wildkin skulk | s3 c1
horde red
  tower-infernal | 5 12 5 | 1 blue doomguard northpass, 1 green infernal crown | c2
  shattered-mill | 5 18 5 | 1 blue infernal shaol, 1 red infernal agamand | s3 c2
  poison-for-the-poisoners | 4 14 6 | 1 green spider terrordale, 1 red spider terrordale | s2 c1
  cold-scales | 4 18 6 | 1 green naga brightwater, 1 red naga brightwater | s2 c1
  the-hunger-of-death | 5 21 6 | 1 green wraith hearthglen, 1 red wraith hearthglen | s3 c1
    lunar-wand-of-arcane-wrath quelserrar
  curse-of-savagery | 5 21 7 | 2 red worgen olsen | c2
    shadowforge-bushmaster ironfoe
  murlocs-in-the-ruins | 4 14 6 | 2 green murloc dalaran, 1 red murloc dalaran | s1 s1
    bad-mojo-mask
  in-service-to-demons | 5 18 7 | 1 green doomguard jintha | s2 s2 c1
  the-ogres-of-durnholde | 4 13 6 | 1 blue drake infectis, 1 green ogre durnholde | s3 s1
  brutes-in-the-barrows | 5 24 7 | 1 green ogre infectis, 1 red ogre infectis | c3
    jade-breastplate-of-power ankh-of-life
"""
"""Faction and color; below, quest | level, gold, XP | creatures | items to draw, one of so many is
kept (triangle, square, circle); below that, one of these, too."""

DECKS = {"t": "triangle", "s": "square", "c": "circle"}


def rows() -> list[Any]:
    found: list[list[Any]] = []
    for line in QUESTS.strip().splitlines():
        if not line.startswith(" "):
            side = line.split()
        elif line.startswith("    "):
            found[-1][-1] = line.split()
        else:
            quest, numbers, spawns, *items = (x.strip() for x in line.split("|"))
            drawn = items[0].split() if items else []
            found.append([*side, quest, [*map(int, numbers.split())], spawns, drawn, []])
    return [pytest.param(x, marks=pytest.mark.card(x[2]), id=x[2]) for x in found]


def camp(faction: str, one: dict[str, Any], **more: Any) -> Table:
    """A hero of a faction whose turn it is, and one of the other far away."""
    heroes = {"horde1": hero("warrior", seat="A"), "alliance1": hero("warrior", seat="B")}
    heroes[f"{faction}1"] |= one
    return Table(heroes=heroes, acting=faction, **more)


def there(t: Table) -> set[str]:
    found = set()
    for f in t.s.figures:
        words = (n.COLORS[f.color], c.CREATURES[f.creature].id, c.REGIONS[f.region])
        assert (f.quest >= 0) is (words[0] != "blue")
        found.add(f"{f.many} {' '.join(words)}")
    return found


@pytest.mark.parametrize("case", rows())
def test_a_quest_spawns_what_it_names(case: Any) -> None:
    faction, tier, quest, _, spawns, _, _ = case
    number = c.QUEST.index[quest]
    assert number in c.QUESTS_IN[c.FACTION.index[faction]][n.TIERS.index(tier)]
    t = camp(faction, {})
    quests.lay_open(t.s, number)
    assert there(t) == {x.strip() for x in spawns.split(",")}


@pytest.mark.parametrize("case", rows())
def test_a_quest_brings_its_reward(case: Any) -> None:
    """A hero of its level defeats its creatures, and gets neither more nor less."""
    faction, _, quest, (level, gold, xp), spawns, items, special = case
    mine = [x.strip() for x in spawns.split(",") if " blue " not in x]
    where = mine[0].split()[-1]
    one = {"level": level, "xp": 0, "gold": 0, "at": where, "health": 99}
    t = camp(faction, one, quests=[quest], figures=[f"{x} {quest}" for x in mine])
    me, seat = f"{faction}1", "AB"[faction == "alliance"]
    drawn: list[str] = []
    chosen: list[str] = []
    with patch.object(GAME, "force", lambda s: None):
        t.do(f"{seat} {t.offers(seat, 'challenge')[0]}")
        for _ in range(99):
            if t.label in ("quest_deck", "quest", "act"):
                break
            if t.label == "take_item":
                decks = {n.DECKS[c.CARDS[x].deck] for x in t.s.drawn}
                drawn.append(f"{min(decks)} {len(t.s.drawn)} {len(decks)}")
            if t.label == "take_special":
                chosen = [x.split()[1] for x in t.offers(seat)]
            step(t, faction)
    assert drawn == [f"{DECKS[x[0]]} {x[1]} 1" for x in items]
    assert sorted(chosen) == sorted(special)
    assert (t[f"gold {me}"], t[f"xp {me}"]) == (gold, xp)
    assert there(t) == set()


def step(t: Table, faction: str) -> None:
    """Hits enough for everything; else whatever comes last."""
    if t.label == "roll":
        toss(lay(t, faction, damage=99))
    elif t.asked == "chance":
        q = GAME.pending(t.s)
        assert q is not None
        assert q.domain is not None
        t.give(q.domain.sample(lambda n: n - 1))
    else:
        t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")
