"""The 48 quests: what stands on the sheet, and that this and nothing else completes them."""

from __future__ import annotations

import pytest

from tabard.games.adventure import content as c
from tabard.games.adventure.language import has
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import quests
from tabard.games.adventure.state import Active

from ..table import Table

SHEET = """
bounty 2 | chosen rival | defeat
a-letter-from-brill 1 | brill | collect; travel stormwind-city
frostmane-hold 1 | kharanos thelsamar | collect
red-linen-goods 1 | - | slay 2 humanoid
wolves-at-the-border 1 | - | slay 2 beast
the-rotting-orchard 1 | - | slay 1 undead; travel undercity
manhunt 1 | - | beat hogger vagash maggot-eye
messenger-to-sentinel-hill 1 | sentinel-hill | collect; travel ironforge
report-from-thelsamar 1 | thelsamar | collect; travel undercity
the-innkeepers-tab 1 | goldshire brill | collect
fine-leather 1 | - | deliver 1 beast kharanos
spare-parts 1 | - | deliver 2 any ironforge
first-blood 1 | - | hurt 3
grave-moss 2 | raven-hill | collect; travel undercity
the-sepulcher-watch 2 | the-sepulcher southshore | collect
dragonmaw-maps 2 | menethil-harbor | collect; beat maruk-wyrmscale
the-deadmines 2 | - | beat edwin-vancleef; travel stormwind-city
missing-patrol 2 | lakeshire darkshire | collect
the-eastern-plagues 3 | lights-hope-chapel caer-darrow hearthglen | collect; travel undercity
stromgarde-heirlooms 2 | stromgarde-keep southshore | collect
into-the-monastery 2 | - | beat commander-mograine; travel undercity
the-discs-of-uldaman 2 | - | beat archaedas; travel ironforge
the-sunken-temple 2 | - | beat shade-of-eranikus; travel stonard
big-game 2 | - | beat king-bangalash; travel gromgol-base-camp
shadowfang 2 | the-sepulcher | collect; beat archmage-arugal
the-legend-of-stalvan 2 | darkshire raven-hill goldshire | collect
dalaran-intrigue 2 | dalaran tarren-mill | collect
wildhammer-post 2 | aerie-peak menethil-harbor | collect
supplies-for-kargath 2 | kargath | collect; deliver 2 any thelsamar
pirate-gold 2 | gromgol-base-camp | collect; travel booty-bay
the-swamp-road 2 | stonard lakeshire | collect
duel-of-champions 2 | - | duels 3
head-money 2 | leader rival | defeat
blood-of-the-wild 2 | - | slay 3 beast green
jinthaalor 3 | jinthaalor aerie-peak | collect; travel undercity
karazhans-shadow 3 | karazhan | collect; travel stormwind-city
battle-of-andorhal 3 | andorhal tarren-mill | collect
the-scarlet-bastion 3 | stratholme tyrs-hand | collect
hearthglen-parley 3 | hearthglen | collect; travel stormwind-city
thorium-brotherhood 3 | thorium-point kargath | collect; travel ironforge
the-blackrock-watch 3 | morgans-vigil flame-crest | collect
nethergarde-in-need 3 | nethergarde-keep stonard | collect
scholomance 3 | caer-darrow | collect; slay 1 undead red
demon-hunt 3 | - | slay 2 demon
dragon-scales 3 | - | slay 2 dragonkin
ash-and-iron 3 | flame-crest thorium-point | collect
two-crowns 3 | two rivals | hurt_holders 2
dragonslayer 4 | - | beat nefarian ragnaros kelthuzad lord-kazzak; travel undercity ironforge \\
stormwind-city
"""
"""Name and valor, where tokens are laid or who gets one, and the steps in their order."""

LINES = SHEET.replace("\\\n", "").strip().splitlines()
ROWS = [[part.strip() for part in line.split("|")] for line in LINES]
QUESTS = [pytest.param(*row, id=row[0].split()[0]) for row in ROWS]


def on(quest: str, step: int, **more: object) -> Table:
    """A hero who has come to this step."""
    spec = {"hero": "grumbaz", "level": "red", "quests": [f"{quest} {step} 0"], **more}
    return Table(A=spec, B={"hero": "sofeea"})


def state(t: Table) -> Active:
    return t.s.active[0]


def slays(quest: str, step: int, words: list[str]) -> None:
    """Each encounter of the game counts, or does not."""
    many, trait, low = int(words[0]), words[1], n.LEVELS.index((words[2:] or ["grey"])[0])
    for foe, facts in enumerate(c.FOES):
        t = on(quest, step)
        quests.slain(t.s, 0, foe)
        counts = n.TRAITS.index(trait) in facts.traits and facts.level >= low
        assert (state(t) != Active(0, c.QUEST.index[quest], step, 0)) == counts, facts.id
    t = on(quest, step)
    prey = next(
        i for i, x in enumerate(c.FOES) if n.TRAITS.index(trait) in x.traits and x.level >= low
    )
    for done in range(1, many + 1):
        assert state(t).step == step
        quests.slain(t.s, 0, prey)
        assert (state(t).step > step) == (done == many)


def beats(quest: str, step: int, words: list[str]) -> None:
    for foe, facts in enumerate(c.FOES):
        t = on(quest, step)
        quests.slain(t.s, 0, foe)
        assert (state(t).step > step) == (facts.id in words), facts.id


def travels(quest: str, step: int, words: list[str]) -> None:
    marks: dict[str, object] = {"marks": {quest: []}}
    there = [name for name in c.SPACES if quests.open_here(on(quest, step, at=name, **marks).s, 0)]
    assert sorted(there) == sorted(words)


def delivers(quest: str, step: int, words: list[str]) -> None:
    many, trait, place = int(words[0]), words[1], words[2]
    beasts, others = ["young-wolf.1", "mountain-boar.1"], ["kobold-digger.1", "goblin-engineer.1"]
    marks: dict[str, object] = {"marks": {quest: []}}
    for pack in (beasts[: many - 1], others[: many - 1], others[:many], beasts[:many]):
        fits = len(pack) >= many and (trait == "any" or pack[0] in beasts)
        for at in (place, "brill"):
            t = on(quest, step, at=at, pack=pack, **marks)
            assert bool(quests.open_here(t.s, 0)) == (fits and at == place)


def hurts(quest: str, step: int, words: list[str]) -> None:
    """In any portions, but all of it."""
    many = int(words[0])
    t = on(quest, step)
    for done in range(1, many + 1):
        quests.dealt(t.s, 0, 1, 1)
        assert (state(t).step > step) == (done == many)


def holders(quest: str, step: int, words: list[str]) -> None:
    many = int(words[0])
    t = on(quest, step, given={quest: ["B", "B"]})
    for done in range(1, 2 * many + 1):
        quests.dealt(t.s, 0, 1, 1)
        assert len(t.s.given) == 2 - done // many
    assert state(t).step > step


def duels(quest: str, step: int, words: list[str]) -> None:
    t = on(quest, step)
    for done in range(1, int(words[0]) + 1):
        quests.dueled(t.s, 0)
        assert (state(t).step > step) == (done == int(words[0]))


def defeats(quest: str, step: int, words: list[str]) -> None:
    t = on(quest, step, given={quest: ["B"]})
    quests.felled(t.s, 1, 0)
    assert state(t).step == step
    quests.felled(t.s, 0, 1)
    assert state(t).step > step


def collects(quest: str, step: int, words: list[str]) -> None:
    t = on(quest, step)
    for left in range(len(t["marks A"]), 0, -1):
        assert state(t).step == step
        assert len(t["marks A"]) == left
        t.s.at[0] = c.SPACE_NO[t["marks A"][0]]
        assert quests.open_here(t.s, 0) == [("advance", c.QUEST.index[quest])]
        quests.collect(t.s, 0, c.QUEST.index[quest])
    assert state(t).step > step


STEPS = {
    **{"slay": slays, "beat": beats, "travel": travels, "deliver": delivers, "hurt": hurts},
    **{"hurt_holders": holders, "duels": duels, "defeat": defeats, "collect": collects},
}


@pytest.mark.parametrize(("name", "lays", "steps"), QUESTS)
@pytest.mark.rule("WAG-QUEST-07", "WAG-QUEST-11", "WAG-QUEST-21")
def test_a_quest_asks_for_what_the_sheet_says(name: str, lays: str, steps: str) -> None:
    quest, valor = name.split()
    t = on(quest, 0)
    assert sorted(t["marks A"]) == sorted([] if lays == "-" or "rival" in lays else lays.split())
    facts = c.QUESTS[c.QUEST.index[quest]]
    assert facts.give == (lays.split()[0] if "rival" in lays else "")
    due = steps.split("; ")
    assert len(has.AIMS[c.QUEST.index[quest]]) == len(due)
    for i, text in enumerate(due):
        word, *rest = text.split()
        STEPS[word](quest, i, rest)
    quests.file(t.s, state(t))
    assert t["valor A"] == int(valor)


def test_every_quest_is_on_the_sheet() -> None:
    assert [row[0].split()[0] for row in ROWS] == [quest.id for quest in c.QUESTS]
    assert [c.QUESTS[x].id for x in c.STARTING] == [row[0].split()[0] for row in ROWS[:18]]
