"""The texts on banners, tiles and treasures say what the pack says, and what the engine does."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabard.core.language.terms import Term, parse
from tabard.core.luck import play_random
from tabard.core.phrase import message_id
from tabard.core.words import LANGUAGES
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tabard.games.smallworld.language import text
from tabard.games.smallworld.language.compile import said
from tabard.games.smallworld.language.vocabulary import LANGUAGE, Speaker
from tabard.games.smallworld.rules import costs, effects
from tests.smallworld.table import Table

THINGS = c.THINGS
ids = [t.id for t in THINGS]
MANY = {
    "en": {1: "once", 2: "twice", 3: "three times"},
    "it": {1: "una volta", 2: "due volte", 3: "tre volte"},
}


def words(language: str, *keys: str) -> list[str]:
    return [GAME.words.say(language, key) for key in keys]


def expressions() -> list[Term]:
    return [term for thing in THINGS for term in thing.ability]


def the(word: str) -> Term:
    """The one expression of the pack with this word."""
    (found,) = (term for term in expressions() if term.name == word)
    return found


@pytest.mark.parametrize("thing", THINGS, ids=ids)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_numbers_and_nouns_of_its_clauses(thing: Any, language: str) -> None:
    whole = text.ability_text(thing, language)
    assert whole.endswith(".")
    assert not re.search(r"[{}]|\s\s", whole), whole
    for term in thing.ability:
        for value in (*term.args, *(v for name, v in term.named if name != "uses")):
            if isinstance(value, int):
                assert re.search(rf"\b{abs(value)}\b", whole), whole
            elif value.name in c.TERRAINS and term.name != "income":
                assert words(language, f"terrain-{value.name}")[0][:-1] in whole, whole
            elif term.name == "income":
                assert words(language, message_id("each", value.name))[0] in whole
            elif term.name == "reward" and value.name != "defenders":
                assert words(language, message_id("against", value.name))[0] in whole
            elif value.name in c.COUNT:
                assert words(language, message_id("piece", value.name))[0] in whole
                assert str(c.COUNT[value.name]) in whole
        times = term.get("uses")
        if times is not None:
            assert MANY[language].get(times, str(times)) in whole.lower(), whole


@pytest.mark.parametrize("thing", THINGS, ids=ids)
def test_italian_texts_are_italian(thing: Any) -> None:
    en, it = (text.ability_text(thing, language) for language in LANGUAGES)
    assert en != it
    assert not re.search(r"\b(the|you|your|of)\b", it.lower()), it


def test_no_number_is_written_in_the_words() -> None:
    """Every digit of a text comes from the pack or from the rules' own numbers."""
    for language in LANGUAGES:
        source = GAME.words.files(language)[1].read_text(encoding="utf-8")
        for message in re.split(r"\n(?=\S)", source):
            if re.match(r"(clause|verb|where|each|against)-", message):
                assert not re.search(r"\d", message), message


def test_texts_follow_the_pack() -> None:
    dwarves = c.RACES[c.RACE["dwarves"]]
    changed = dwarves._replace(ability=(parse("cost(-3, swamp)"),))
    assert text.ability_text(changed, "en") == "Swamps cost you 3 tokens less to conquer."
    assert text.ability_text(changed, "it") == "Conquistare le Paludi ti costa 3 segnalini in meno."
    sailors = c.POWERS[c.POWER["sailors"]]._replace(lasting=True)
    assert text.ability_text(sailors, "en").endswith("This lasts even in decline.")


def test_every_message_that_texts_are_made_of_is_there_for_any_pack() -> None:
    """A pack may use terrains and factions that ours does not."""
    for language in LANGUAGES:
        for terrain in c.TERRAINS:
            for word in ("cost(-1, {})", "income(2, {})", "toll(2, {})", "build(garrison, {})"):
                assert said(parse(word.format(terrain)), Speaker(language, c.COUNT))
        for faction in ("alliance", "horde", "occupied", "crowded"):
            assert GAME.words.has(language, f"against-{faction}")


@pytest.mark.parametrize(
    ("race", "power", "en", "it"),
    [
        ("forsaken", "herbalists", "Forsaken Herbalists", "Reietti Erbalisti"),
        ("blood_elves", "archaeologists", "Blood Elf Archaeologists", "Elfi del Sangue Archeologi"),
        ("orcs", "champion", "Orcs with Champion", "Orchi con Campione"),
        ("trolls", "enraged", "Enraged Trolls", "Troll Infuriati"),
        ("gnomes", "bogs", "Gnomes of the Bogs", "Gnomi dei Pantani"),
    ],
)
def test_combos_have_names(race: str, power: str, en: str, it: str) -> None:
    combo = c.RACE[race], c.POWER[power]
    assert [text.combo_name(*combo, language) for language in LANGUAGES] == [en, it]


def test_cards_are_read_out_with_their_numbers() -> None:
    orcs, herbalists = c.RACE["orcs"], c.POWER["herbalists"]
    assert text.race_text(c.RACES[orcs], "en").startswith("Orcs. Horde, 6 tokens. You gain 1 coin")
    assert text.race_text(c.RACES[c.RACE["naga"]], "it").startswith("Naga. Neutrali, 6 segnalini. ")
    assert text.power_text(c.POWERS[herbalists], "it").startswith("Erbalisti. 4 segnalini. ")
    assert text.treasure_text(c.TREASURES[c.TREASURE["ashes"]], "en").startswith(
        "Ashes of Al'ar. Once"
    )
    assert text.combo_text(orcs, herbalists, "en").startswith("Orc Herbalists: 10 tokens. ")


# -- choices --------------------------------------------------------------------------------------

CHOICES: dict[str, tuple[str, ...]] = {
    "assault": ("arm assault", "give_up"),
    "collect": ("steal", "artifact", "arm relic"),
    "bombs": ("bomb", "pay", "withhold"),
    "form": ("form",),
    "recruit": ("recruit",),
    "objectives": ("objective",),
    "champion": ("arm champion", "recall", "champion", "stand"),
    "beasts": ("beast", "relieve"),
    "swap": ("swap",),
    "push": ("push", "move"),
    "ashes": ("arm ashes",),
    "frostmourne": ("arm frostmourne",),
    "doomhammer": ("arm doomhammer",),
    "heart": ("heart",),
    "aegis": ("aegis",),
    "battleground": ("side",),
    "well": ("well",),
    "towers": ("tower",),
    "build": ("garrison",),
    "least": ("move",),
}
"""What each word lets its owner choose."""
FOR_ALL = {"take", "expand", "decline", "abandon", "conquer", "final", "stop", "place", "done"}
FOR_ALL |= {"put_back"}
NO_CHOICE = {"holy_light", "harmony", "sanctuary", "heal", "cost", "income", "reward", "reach"}
NO_CHOICE |= {"free_travel", "toll", "alike", "holding"}

A = {"race": "orcs", "power": "farmers"}
B = {"race": "trolls", "power": "miners"}
HOME = {"L1A-01": "A 1", "L1A-04": "A 4"}
NEAR = HOME | {"L1A-03": "B 2"}

POSITIONS: dict[str, tuple[dict[str, Any], tuple[str, ...], tuple[str, ...]]] = {
    # ability: (position, moves, options then offered)
    "gnomes": (
        {"A": A | {"race": "gnomes"}, "regions": HOME},
        ("A expand",),
        ("arm assault",),
    ),
    "ethereals": (
        {
            "A": A | {"race": "ethereals"},
            "regions": HOME,
            "treasures": {"L1A-08": "karazhan", "L1A-05": "frostmourne"},
        },
        ("A expand",),
        ("arm relic", "steal L1A-05 L1A-04"),
    ),
    "goblins": (
        {"A": A | {"race": "goblins"}, "B": B, "regions": NEAR},
        ("A expand", "A stop", "A place L1A-01", "A place L1A-01", "A place L1A-01"),
        ("bomb L1A-03",),
    ),
    "worgen": ({"A": A | {"race": "worgen"}, "regions": HOME}, ("A expand",), ("form worgen",)),
    "forsaken": (
        {"A": A | {"race": "forsaken"}, "regions": HOME | {"L1A-04": "A 6"}},
        ("A expand", "A conquer L1A-05", "A stop"),
        ("recruit 0", "recruit 1"),
    ),
    "humans": (
        {"A": A | {"race": "humans"}, "regions": {"L1A-01": "A 1"}},
        ("A expand", "A stop"),
        ("objective L1A-14",),
    ),
    "tauren": (
        {
            "A": A | {"race": "tauren", "power": "beastmasters"},
            "regions": {"L1A-01": "A 1 beasts 1", "L1A-03": "A 2", "L1A-04": "A 2"},
        },
        ("A expand",),
        ("move L1A-03", "move L1A-04"),
    ),
    "champion": (
        {"A": A | {"power": "champion"}, "regions": HOME},
        ("A expand",),
        ("arm champion",),
    ),
    "beastmasters": (
        {"A": A | {"power": "beastmasters"}, "regions": {"L1A-01": "A 1", "L1A-04": "A 1"}},
        ("A expand", "A stop"),
        ("beast L1A-04", "relieve L1A-04"),
    ),
    "portalmages": (
        {"A": A | {"power": "portalmages"}, "regions": HOME},
        ("A expand",),
        ("swap L1A-04 L1A-10",),
    ),
    "menacing": (
        {"A": A | {"power": "menacing"}, "B": B, "regions": NEAR},
        ("A expand",),
        ("push L1A-03",),
    ),
    "ashes": (
        {"A": A, "regions": HOME, "treasures": {"L1A-04": "ashes"}},
        ("A expand",),
        ("arm ashes",),
    ),
    "frostmourne": (
        {"A": A, "regions": HOME, "treasures": {"L1A-04": "frostmourne"}},
        ("A expand",),
        ("arm frostmourne",),
    ),
    "doomhammer": (
        {"A": A, "regions": HOME, "treasures": {"L1A-04": "doomhammer"}},
        ("A expand",),
        ("arm doomhammer",),
    ),
    "heart": (
        {
            "A": A,
            "regions": {"L1A-01": "A 1", "L1A-04": "A 1"},
            "treasures": {"L1A-04": "heart"},
        },
        ("A expand", "A stop"),
        ("heart L1A-01", "heart L1A-04"),
    ),
    "aegis": (
        {
            "A": A,
            "regions": {"L1A-01": "A 1", "L1A-04": "A 1"},
            "treasures": {"L1A-04": "aegis"},
        },
        ("A expand", "A stop"),
        ("aegis L1A-01", "aegis L1A-04"),
    ),
    "battleground": (
        {
            "A": A | {"race": "kobolds"},
            "regions": HOME,
            "treasures": {"L1A-04": "battleground"},
        },
        ("A expand",),
        ("side neutral", "side alliance", "side horde"),
    ),
    "well": (
        {
            "faces": ["L1B", "S1B"],
            "A": A,
            "regions": {"L1B-02": "A 6", "L1B-07": "empty"},
            "treasures": {"L1B-07": "well down"},
        },
        ("A expand", "A conquer L1B-07"),
        ("well L1B-05", "well L1B-10"),
    ),
}
SHORT = {"defenders": "tower", "garrison": "garrison"}
"""Choices that only come when there are too few pieces."""
WITHOUT = {"night_elves"}
"""What builds as it conquers, and so never chooses."""


def ability_words(thing: Any) -> list[str]:
    return [term.name for term in thing.ability]


def test_every_ability_that_offers_a_choice_is_in_the_table() -> None:
    """And every option is one that a text offers, or one that the rules give everybody."""
    assert {word for _, word, _ in LANGUAGE.words()} == set(CHOICES) | NO_CHOICE
    assert all(term.name in CHOICES for term in expressions() if term.get("uses") is not None)
    offered = {o.split()[0] for options in CHOICES.values() for o in options}
    assert offered | FOR_ALL == set(GAME.options.verbs)
    aids = {o.split()[1] for options in CHOICES.values() for o in options if o[:4] == "arm "}
    assert aids == set(c.AIDS)
    owners = {thing.id for thing in THINGS if set(ability_words(thing)) & set(CHOICES)}
    assert owners == {*POSITIONS, *SHORT, *WITHOUT}


@pytest.mark.parametrize("owner", POSITIONS)
def test_what_a_text_offers_the_engine_offers(owner: str) -> None:
    spec, moves, options = POSITIONS[owner]
    t = Table(**{"faces": ["L1A", "S1B"], **spec})
    t.do(*moves)
    offered = t.offers("A")
    assert set(options) <= set(offered), offered
    thing = next(x for x in THINGS if x.id == owner)
    allowed = {o for verb in ability_words(thing) for o in CHOICES.get(verb, ())}
    if owner != "tauren":
        assert {head(o) for o in options} <= allowed


@pytest.mark.parametrize("owner", SHORT)
def test_scarce_pieces_are_the_owners_choice(owner: str) -> None:
    """More sites than pieces: eleven regions for ten garrisons, and so on."""
    verb = SHORT[owner]
    faces = ["L1A", "L2A", "M1A", "S1A", "S2A"]
    land = c.land_of(tuple(c.FACE.index[f] for f in faces))
    dry = [land.ids[r] for r in land.all if not land.mask["water"] >> r & 1]
    farms = [land.ids[r] for r in land.all if land.terrain[r] == "farmland"]
    wanted = list(dry[:11])
    if verb == "tower":  # every farmland with one neighbor, most of the tokens of a big race
        wanted = []
        for farm in farms[: c.COUNT["tower"] + 1]:
            near = next(b for b in land.borders[land.index[farm]] if land.ids[b] in dry)
            wanted += [r for r in (farm, land.ids[near]) if r not in wanted]
    t = Table(
        faces=faces,
        murlocs="none",
        A={"race": "forsaken", "power": owner},
        regions=dict.fromkeys(wanted, "A 1"),
    )
    t.do("A expand", "A stop")
    assert t.label == verb
    assert len(t.offers("A", verb)) > c.COUNT[verb]


def head(option: str) -> str:
    """What CHOICES calls an option: its verb, and the aid if it is one."""
    first = option.split()
    return " ".join(first[:2]) if first[0] == "arm" else first[0]


def owns(s: Any, seat: int, ability: str) -> bool:
    """Has this seat a card with the ability?"""
    cards: list[Any] = []
    if s.race[seat] < len(c.RACES):
        cards += [c.RACES[s.race[seat]], c.POWERS[s.power[seat]]]
    if s.old_power[seat] < len(c.POWERS):
        cards.append(c.POWERS[s.old_power[seat]])
    for kind, treasure in enumerate(c.TREASURES):
        if effects.treasure_of(s, seat, kind) >= 0:
            cards.append(treasure)
    return any(ability in ability_words(card) for card in cards)


def test_what_the_engine_offers_a_text_offers(seed: int) -> None:
    """In random games nobody is offered an ability's choice without a card that has it."""
    seen: set[str] = set()

    def check(s: Any, _: Any) -> None:
        q = GAME.pending(s)
        if q is None or q.domain is not None:
            return
        for option in {head(GAME.options.text(s, o)) for o in q.options}:
            if option in FOR_ALL:
                continue
            seen.add(option)
            owners = [a for a, options in CHOICES.items() if option in options]
            assert any(owns(s, q.who[0], ability) for ability in owners), option

    for seats in (2, 3, 4, 5):
        for game in range(3):
            assert play_random(GAME, seats, 10 * seed + game, check).problem is None
    assert len(seen) > 8, seen


# -- the numbers of the texts are those of the engine ---------------------------------------------


def cost(t: Table, region: str) -> int:
    return int(t[f"cost A {region}"])


def test_frostmourne_and_the_relic_take_off_what_they_say() -> None:
    for verb, race, aid, treasures in (
        ("frostmourne", "orcs", c.FROSTMOURNE_AID, {"L1A-04": "frostmourne"}),
        ("collect", "ethereals", c.RELIC, {"L1A-03": "karazhan"}),
    ):
        t = Table(
            faces=["L1A", "S1B"],
            A=A | {"race": race},
            B=B,
            regions=NEAR,
            treasures=treasures,
        ).do("A expand")
        with_aid = costs.cost(t.s, 0, t.s.static.index["L1A-03"], aid)
        assert with_aid is not None
        assert cost(t, "L1A-03") - with_aid == the(verb).args[0]


def test_the_worgen_forms_bring_and_cost_what_they_say() -> None:
    form = the("form")
    spec: dict[str, Any] = {"faces": ["L1A", "S1B"], "regions": HOME}
    human = Table(A=A | {"race": "worgen", "coins": 5}, **spec).do("A expand", "A form human")
    worgen = Table(A=A | {"race": "worgen", "coins": 5}, **spec).do("A expand", "A form worgen")
    assert human["coins A"] - 5 == form.args[0]
    assert 5 - worgen["coins A"] == form.get("price")
    assert cost(human, "L1A-03") - cost(worgen, "L1A-03") == form.get("less")


def test_recruits_and_healed_tokens_are_what_they_say() -> None:
    many = HOME | {"L1A-04": "A 6"}
    t = Table(faces=["L1A", "S1B"], A=A | {"race": "forsaken", "coins": 5}, regions=many)
    t.do("A expand", "A conquer L1A-05", "A stop", "A recruit 1")
    assert 5 - t["coins A"] == the("recruit").args[0]
    t = Table(faces=["L1A", "S1B"], A=A, regions=HOME, treasures={"L1A-04": "spirit_healer"}).do(
        "A expand"
    )
    before = t["hand A"]
    t.do("A stop")
    assert t["hand A"] - before == the("heal").args[0]


def test_objectives_heart_well_and_ransom_pay_what_they_say() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A=A | {"race": "dwarves", "coins": 5},
        B=B | {"race": "humans", "coins": 5},
        regions=HOME | {"L1A-05": "objective"},
    ).do("A expand", "A conquer L1A-05")
    for seat in "AB":
        assert t[f"coins {seat}"] - 5 == the("objectives").args[0]
    t = Table(
        faces=["L1A", "S1B"],
        A=A,
        B=B | {"coins": 5},
        regions={"L1A-01": "A 1", "L1A-04": "A 1", "L1A-03": "B 1"},
        treasures={"L1A-04": "heart"},
    ).do("A expand", "A stop", "A heart L1A-01")
    assert 5 - t["coins B"] == the("heart").args[0]
    t = Table(
        faces=["L1A", "S1B"],
        A=A,
        regions={"L1A-04": "A 1", "L1A-08": "A 1"},
        treasures={"L1A-07": "well"},
    )
    assert t["income A"] == 2 + the("well").args[0]
    t = Table(
        faces=["L1A", "S1B"],
        A=A | {"hand": 5},
        B=B | {"power": "champion", "coins": 5},
        regions={"L1A-01": "A 1", "L1A-04": "B 1 champion", "L1A-08": "B 1"},
    ).do("A expand", "A conquer L1A-04")
    assert 5 - t["coins B"] == the("champion").args[0]


def test_tolls_are_what_they_say() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A=A,
        B=B | {"race": "pandaren"},
        regions=NEAR,
        treasures={"L1A-03": "aegis", "L1A-04": "doomhammer"},
        harmony=["A"],
    )
    region = t.s.static.index["L1A-03"]
    due = costs.tolls(t.s, 0, region, c.DOOMHAMMER_AID, True)
    assert {why for _, _, why in due} == {"harmony", "aegis", "doomhammer"}
    for amount, _, why in due:
        assert amount == the(why).args[0]
