"""What every word of the abilities' language does, played in the world of `shown`."""

from __future__ import annotations

from tests.smallworld.shown import Shown, shown

START = {"L1A-04": "A 1"}
"""A stands in a forest: next to it 01 hill, 03 mountain, 05 farmland, 07 lake, 08 hill."""
FOES = {"L1A-04": "A 1", "L1A-05": "B 3", "L1A-08": "B 1"}
SHORE = {"L1A-04": "A 1", "L1A-10": "A 1", "L1A-12": "A 1"}

ABILITIES: list[Shown] = [
    shown(
        "ability cost",
        "dwarves miners 5",
        START,
        ["A expand"],
        {"cost A L1A-01": 1, "cost A L1A-08": 1, "cost A L1A-05": 2, "cost A L1A-03": 3},
    ),
    shown(
        "ability cost",
        "orcs mountains 9",
        FOES,
        ["A expand"],
        {"cost A L1A-05": 3, "cost A L1A-08": 1, "cost A L1A-01": 2},
        B="humans sailors",
    ),
    shown(
        "ability cost",
        "orcs swamps 9",
        FOES,
        ["A expand"],
        {"cost A L1A-05": 2, "cost A L1A-01": 1},
        B="humans sailors",
    ),
    shown(
        "ability cost",
        "orcs miners 9",
        START,
        ["A expand"],
        {"cost A L1A-03": 2, "cost A L1A-01": 1},
        treasures={"L1A-04": "chapel"},
        B="humans sailors",
    ),
    *(
        shown(
            "ability income",
            who,
            regions,
            then={"income A": coins},
            B="naga swamps",
            treasures=found,
        )
        for who, regions, coins, found in (
            ("dwarves miners", {"L1A-05": "A 1", "L1A-06": "A 1", "L1A-02": "A 1"}, 7, {}),
            ("orcs archaeologists", {"L1A-05": "A 1", "S2B-01": "A 1"}, 6, {}),
            ("orcs foresters", SHORE, 5, {}),
            ("orcs warmasters", SHORE, 5, {}),
            ("orcs sailors", {"L1A-01": "A 1", "L1A-03": "A 1", "L1A-02": "A 1"}, 7, {}),
            ("orcs enraged", START, 2, {"L1A-04": "frostmourne"}),
            ("orcs enraged", START, 1, {"L1A-04": "frostmourne down"}),
            ("orcs miners", SHORE, 5, {"L1A-04": "battleground"}),
        )
    ),
    *(
        shown(
            "ability reward",
            f"{who} 9 coins 5",
            FOES,
            ["A expand", f"A conquer {region}"],
            {"coins A": coins},
            B=f"{foe} swamps",
            treasures=found,
        )
        for who, foe, region, coins, found in (
            ("orcs miners", "trolls", "L1A-05", 7, {}),
            ("orcs miners", "dwarves", "L1A-05", 5, {}),
            ("orcs miners", "trolls", "L1A-01", 5, {}),
            ("naga herbalists", "dwarves", "L1A-05", 6, {}),
            ("naga herbalists", "trolls", "L1A-05", 5, {}),
            ("naga explorers", "trolls", "L1A-05", 8, {}),
            ("naga explorers", "trolls", "L1A-08", 6, {}),
            ("naga explorers", "trolls", "L1A-01", 5, {}),
            ("naga blacksmiths", "trolls", "L1A-05", 8, {}),
            ("naga blacksmiths", "trolls", "L1A-08", 5, {}),
            ("naga miners", "trolls", "L1A-05", 6, {"L1A-04": "meeting_stone"}),
        )
    ),
    shown("ability free_travel", "trolls miners 5", START, ["A expand"], {"cost A S2B-01": 2}),
    shown("ability free_travel", "dwarves miners 5", START, ["A expand"], {"cost A S2B-01": 3}),
    *(
        shown(
            "ability sanctuary",
            "humans miners 9",
            FOES | {"L1A-12": "B 1"},
            ["A expand", "A conquer L1A-05"],
            {"hand B": left},
            B=f"{foe} swamps",
            treasures=found,
        )
        for foe, left, found in (
            ("blood_elves", 3, {}),
            ("trolls", 2, {}),
            ("trolls", 3, {"L1A-12": "spirit_healer"}),
        )
    ),
    *(
        shown(
            "ability heal",
            f"{who} 1",
            START | {"L1A-05": "A 1"},
            ["A expand", "A stop"],
            {"hand A": hand},
            treasures=found,
        )
        for who, hand, found in (
            ("trolls miners", 3, {}),
            ("dwarves miners", 1, {}),
            ("trolls miners", 4, {"L1A-04": "spirit_healer"}),
        )
    ),
    *(
        shown(
            "ability battleground",
            f"{who} 9",
            FOES | {"L1A-12": "B 1"},
            ["A expand", *side, "A conquer L1A-05", "A conquer L1A-08"],
            {"bonus A": bonus},
            B="orcs swamps",
        )
        for who, side, bonus in (
            ("humans farmers", [], 2),
            ("naga farmers", ["A side alliance"], 2),
            ("naga farmers", ["A side horde"], 0),
            ("naga farmers", ["A side neutral"], 0),
        )
    ),
    shown(
        "ability battleground",
        "humans miners 9",
        FOES,
        ["A expand", "A conquer L1A-05", "A conquer L1A-08"],
        {"bonus A": 1},
        B="orcs swamps",
    ),
]

TRAITS: list[Shown] = [
    shown(
        "trait reach",
        "kobolds miners 5",
        START,
        ["A expand"],
        {"cost A L1A-07": 2, "cost A L1A-09": 3},
    ),
    shown(
        "trait reach",
        "naga miners 5",
        START,
        ["A expand"],
        {"cost A L1A-07": "-", "cost A L1A-09": 2, "cost A S2B-02": 3},
    ),
    shown(
        "trait build",
        "night_elves miners 8",
        {"L1A-08": "A 1"},
        ["A expand", "A conquer L1A-09", "A conquer L1A-12"],
        {"walls L1A-09": 1, "walls L1A-12": 0, "garrisons L1A-09": 0},
    ),
    shown(
        "trait build",
        "dwarves garrison 9",
        START,
        ["A expand", "A conquer L1A-05", "A conquer L1A-08"],
        {"garrisons L1A-05": 1, "garrisons L1A-08": 0, "garrisons L1A-04": 0},
    ),
    shown(
        "trait build",
        "dwarves fishermen 2",
        START,
        ["A expand", "A conquer L1A-05", "place A"],
        {"garrisons L1A-05": 1, "garrisons L1A-04": 1, "asked": "B turn"},
    ),
    *(
        shown(
            "trait toll",
            f"dwarves miners 9 coins {coins}",
            {"L1A-04": "A 1", "L1A-08": "B 1", "L1A-05": "B 1"},
            ["A expand", *moves],
            then,
            B="night_elves bogs coins 5",
        )
        for coins, moves, then in (
            (5, ["A conquer L1A-08"], {"coins A": 3, "coins B": 7}),
            (5, ["A conquer L1A-05"], {"coins A": 5, "coins B": 5}),
            (1, [], {"can A conquer L1A-08": False, "can A conquer L1A-05": True}),
        )
    ),
    *(
        shown(
            "trait toll",
            "dwarves miners 9 coins 5",
            {"L1A-05": "A 1", "L1A-04": "B declined 1", "L1A-08": "B declined 1"},
            ["A expand", f"A conquer {region}"],
            {"coins A": left},
            B="naga swamps declined night_elves lasting bogs coins 5",
        )
        for region, left in (("L1A-04", 4), ("L1A-08", 5))
    ),
    shown(
        "trait least",
        "tauren miners 8",
        {"L1A-04": "A 5"},
        ["A expand"],
        {"ready A": 10, "tokens L1A-04": 3, "cost A L1A-05": 3},
    ),
    shown(
        "trait holy_light",
        "humans miners 9",
        FOES | {"L1A-12": "B 1"},
        ["A expand", "A conquer L1A-05", "A conquer L1A-08"],
        {"hand B": 3},
        B="draenei swamps",
    ),
    shown(
        "trait assault",
        "gnomes miners 9",
        START,
        ["A expand", "A arm assault", "A conquer S2B-03", "roll 0", "A arm assault"],
        {"can A conquer S2B-02": True},
    ),
    shown(
        "trait assault",
        "gnomes miners 9",
        START,
        [
            *("A expand", "A arm assault", "A conquer S2B-03", "roll 2"),
            *("A arm assault", "A conquer S2B-02", "roll 1"),
        ],
        {"can A arm assault": False, "tokens S2B-03": 1, "tokens S2B-02": 2},
    ),
    shown(
        "trait collect",
        "ethereals miners 9",
        {"L1A-04": "A 1", "L1A-05": "B 2"},
        ["A expand", "A arm relic"],
        {"cost A L1A-05": 3, "cost A L1A-08": 1},
        treasures={"L1A-05": "karazhan", "L1A-08": "dark_portal"},
    ),
    shown(
        "trait collect",
        "ethereals miners 9",
        START,
        ["A expand", "A steal L1A-08 L1A-04", "A steal L1A-05 L1A-04"],
        {"treasure L1A-04": "heart ashes", "can A arm relic": False},
        treasures={"L1A-08": "heart", "L1A-05": "ashes"},
    ),
    shown(
        "trait bombs",
        "goblins miners",
        {"L1A-04": "A 1", "L1A-05": "B 2", "L1A-12": "B 1"},
        ["A expand", "A stop"],
        {"offers A bomb": ["bomb L1A-05"], "asked": "A bombs"},
    ),
    shown(
        "trait harmony",
        "humans miners 9 coins 5",
        FOES,
        ["A expand", "A conquer L1A-05", "A conquer L1A-08"],
        {"coins A": 2, "coins B": 8},
        B="pandaren swamps coins 5",
        harmony=["A"],
    ),
    shown(
        "trait form",
        "worgen miners 9 coins 5",
        FOES,
        ["A expand", "A form human"],
        {"coins A": 8, "cost A L1A-05": 5},
    ),
    shown(
        "trait form",
        "worgen miners 9 coins 5",
        FOES,
        ["A expand", "A form worgen"],
        {"coins A": 3, "cost A L1A-05": 3},
    ),
    shown(
        "trait recruit",
        "forsaken miners 9 coins 5",
        FOES,
        ["A expand", "A conquer L1A-05", "A conquer L1A-08", "A stop"],
        {"offers A recruit": ["recruit 0", "recruit 1", "recruit 2"]},
    ),
    shown(
        "trait recruit",
        "forsaken miners 9 coins 5",
        FOES,
        ["A expand", "A conquer L1A-05", "A conquer L1A-08", "A stop", "A recruit 2"],
        {"coins A": 1, "hand A": 9 - 8 + 2 + 4 + 2},
    ),
    shown(
        "trait objectives",
        "dwarves miners 9 coins 5",
        {"L1A-04": "A 1", "L1A-08": "objective", "L1A-12": "B 1"},
        ["A expand", "A conquer L1A-08"],
        {"coins A": 6, "coins B": 6, "objectives L1A-08": 0},
        B="humans swamps coins 5",
    ),
    shown(
        "trait champion",
        "dwarves champion 9",
        START,
        [
            *("A expand", "A arm champion", "A conquer L1A-05"),
            *("A stop", "A champion L1A-04"),
        ],
        {"champion": "L1A-04"},
    ),
    shown(
        "trait towers",
        "dwarves defenders",
        {"L1A-05": "A 1", "L1A-04": "A 1", "L1A-06": "A 1", "L1A-02": "B 1"},
        ["A expand", "A stop"],
        {"towers L1A-05": 1, "towers L1A-06": 0, "towers L1A-04": 0},
    ),
    shown(
        "trait beasts",
        "dwarves beastmasters",
        {"L1A-01": "A 1", "L1A-08": "A 1", "L1A-04": "A 1"},
        ["A expand"],
        {"beasts_hand": 2, "ready A": 2},
    ),
    shown(
        "trait swap",
        "dwarves portalmages",
        {"L1A-04": "A 2", "L1A-10": "B 3"},
        ["A expand", "A swap L1A-04 L1A-10"],
        {"tokens L1A-10": 1, "tokens L1A-04": 3, "offers A swap": []},
    ),
    shown(
        "trait push",
        "dwarves menacing 3",
        {"L1A-04": "A 1", "L1A-05": "B 2", "L1A-08": "B 1"},
        ["A expand", "A push L1A-05"],
        {"tokens L1A-05": 1, "tokens L1A-08": 2, "offers A push": []},
    ),
]

FINDS: list[Shown] = [
    shown(
        "find ashes",
        "dwarves miners 9",
        START,
        ["A expand", "A arm ashes", "A conquer L1A-13", "A arm ashes", "A conquer L1A-02"],
        {"treasure L1A-02": "ashes", "can A arm ashes": False},
        treasures={"L1A-04": "ashes"},
    ),
    shown(
        "find heart",
        "dwarves miners coins 5",
        {"L1A-04": "A 1", "L1A-12": "A 1", "L1A-05": "B 1"},
        ["A expand", "A stop", "A heart L1A-04"],
        {"coins A": 5 + 2 + 2, "coins B": 3},
        B="orcs swamps coins 5",
        treasures={"L1A-12": "heart"},
    ),
    shown(
        "find aegis",
        "dwarves miners 9 coins 5",
        FOES,
        ["A expand", "A conquer L1A-08"],
        {"coins A": 2, "coins B": 8},
        B="orcs swamps coins 5",
        treasures={"L1A-08": "aegis"},
    ),
    shown(
        "find frostmourne",
        "humans miners 9",
        FOES,
        ["A expand", "A arm frostmourne"],
        {"cost A L1A-05": 4, "cost A L1A-08": 2},
        treasures={"L1A-04": "frostmourne"},
    ),
    shown(
        "find frostmourne",
        "humans miners 9",
        START,
        ["A expand", "A arm frostmourne", "A conquer L1A-05", "A arm frostmourne"],
        {"treasure L1A-05": "frostmourne", "can A conquer L1A-08": True},
        treasures={"L1A-04": "frostmourne"},
    ),
    shown(
        "find doomhammer",
        "humans miners 9 coins 7",
        FOES,
        ["A expand", "A arm doomhammer", "A conquer L1A-05"],
        {"coins A": 4, "coins B": 8, "tokens L1A-05": 1, "can A arm doomhammer": True},
        B="orcs swamps coins 5",
        treasures={"L1A-04": "doomhammer"},
    ),
    *(
        shown(
            f"find {word}",
            "orcs miners",
            {"L1A-02": "A 1", "L1A-04": "A 1", "L1A-12": "A 1", "L1A-05": "A 1"},
            then={"income A": income},
            B="naga swamps",
            treasures={"L1A-04": treasure},
        )
        for word, treasure, income in (("alike", "karazhan", 8), ("holding", "dark_portal", 7))
    ),
    shown(
        "find well",
        "orcs miners",
        {"L1A-03": "A 1", "L1A-04": "A 1", "L1A-06": "B 1"},
        then={"income A": 5},
        B="naga swamps",
        treasures={"L1A-07": "well"},
    ),
    shown(
        "find well",
        "orcs miners",
        {"L1A-03": "A 1", "L1A-06": "B 1"},
        then={"income A": 1},
        B="naga swamps",
        treasures={"L1A-07": "well"},
    ),
]
SHOWN = (*ABILITIES, *TRAITS, *FINDS)
