"""Decks: their text, what makes them legal, and those that are made up."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tabard.core.errors import Malformed
from tabard.core.words import LANGUAGES
from tabard.games.tcg import content as c
from tabard.games.tcg import deckrules, decks
from tabard.games.tcg.content import CARD_NO, CARDS, DECKS, Card, Deck, Tag
from tabard.games.tcg.language.text import card_name
from tests.tcg.table import Duel

SOURCE = Path(decks.__file__).parent
GURZAK, ZUMIX, RUMI = "Gurzak of Orgrimmar", "Zumix of Kezan", "Rumi of Gnomeregan"
SAMPLES = 200


def card(name: str) -> Card:
    return CARDS[CARD_NO[name]]


def deck(hero: str, *names: str, size: int = 60) -> Deck:
    """A deck with these cards in it that is legal in all else."""
    given = [CARD_NO[name] for name in names]
    cards = decks.fill(Random(1), CARD_NO[hero], given, size)
    return Deck("", CARD_NO[hero], cards, decks.OWN_DECK, "")


def rules(made: Deck) -> list[str | None]:
    return [problem.rule for problem in decks.legality(made)]


def judged(hero: Card, *cards: Card) -> list[str | None]:
    """The same for cards that the pool does not have, whatever the size of the deck."""
    return [p.rule for p in deckrules.judge(hero, cards) if p.rule != "TCG-DECK-01"]


def listed(text: str) -> list[tuple[int | None, str | None]]:
    return [(p.line, p.rule) for p in decks.listing(text, "en").problems]


# -- what belongs to a deck -----------------------------------------------------------------------


@pytest.mark.rule("TCG-SETUP-01", "TCG-HERO-10")
def test_a_player_brings_one_hero_and_sixty_cards() -> None:
    made = deck(ZUMIX)
    assert len(made.cards) == 60
    assert made.hero not in made.cards
    assert listed(decks.write(made)) == []
    assert listed("") == [(None, "TCG-DECK-09")]
    assert (None, "TCG-DECK-01") in listed(f"Hero: {ZUMIX}")
    # the hero is no 60th card
    assert rules(made._replace(cards=made.cards[1:])) == ["TCG-DECK-01"]


@pytest.mark.rule("TCG-DECK-01")
@pytest.mark.parametrize(("size", "broken"), [(59, ["TCG-DECK-01"]), (60, []), (75, []), (100, [])])
def test_a_deck_has_at_least_sixty_cards(size: int, broken: list[str]) -> None:
    assert rules(deck(GURZAK, size=size)) == broken


def test_more_than_a_table_has_room_for_is_our_limit_and_no_rule() -> None:
    made = deck(GURZAK, *["Bound Vortex"] * 50, size=101)
    (problem,) = decks.legality(made)
    assert problem.rule is None
    assert "rules set no maximum" in problem.sentence("en")
    assert "non fissano un massimo" in problem.sentence("it")


@pytest.mark.rule("TCG-DECK-02")
def test_a_card_with_class_icons_must_share_one_with_the_hero() -> None:
    both, mage = "Golem Skull Helm", "Fireball"
    assert card(both).classes == ("Paladin", "Warrior")
    assert rules(deck(GURZAK, both)) == []
    assert rules(deck(GURZAK, mage)) == ["TCG-DECK-02"]
    assert rules(deck(ZUMIX, both)) == ["TCG-DECK-02"]
    assert rules(deck(ZUMIX, mage)) == []


@pytest.mark.rule("TCG-DECK-03")
def test_a_card_with_a_faction_icon_must_share_it_with_the_hero() -> None:
    jaina = "Jaina, Lady of Theramore"
    assert rules(deck(ZUMIX, jaina)) == ["TCG-DECK-03"]
    assert rules(deck(RUMI, jaina)) == []


@pytest.mark.rule("TCG-DECK-04")
def test_class_icons_and_faction_icons_must_both_fit() -> None:
    mixed = card("Juggernaut")._replace(faction="Alliance", talent=False)
    assert mixed.classes == ("Warrior",)
    assert judged(card(GURZAK), mixed) == ["TCG-DECK-03"]
    assert judged(card(RUMI), mixed) == ["TCG-DECK-02"]
    assert judged(card(ZUMIX), mixed) == ["TCG-DECK-02", "TCG-DECK-03"]
    assert judged(card("Stromdak of Ironforge"), mixed) == []


@pytest.mark.rule("TCG-DECK-05", "TCG-TRAIT-06")
@pytest.mark.parametrize("hero", decks.starting_heroes())
def test_neutral_cards_fit_into_every_deck(hero: int) -> None:
    quest = CARD_NO["The Key to Freedom"]
    assert not CARDS[quest].classes
    assert not CARDS[quest].faction
    assert rules(deck(CARDS[hero].name, *["The Key to Freedom"] * 4)) == []
    for neutral in c.POOL:
        one = CARDS[neutral]
        if not (one.classes or one.faction or deckrules.requirement(one)):
            assert not any(deckrules.unfit(CARDS[hero], one))


@pytest.mark.rule("TCG-DECK-06", "TCG-TRAIT-07")
@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("Garrosh Hellscream", True),
        ("Juggernaut", True),
        ("Jaina, Lady of Theramore", False),
        ("Fireball", False),
        ("The Key to Freedom", True),
        ("Golem Skull Helm", True),
    ],
)
def test_what_gurzak_can_have_in_his_deck(name: str, fits: bool) -> None:
    assert deckrules.deck_traits(card(GURZAK)) == ("Warrior", "Horde", "Orc")
    assert (rules(deck(GURZAK, name)) == []) is fits


@pytest.mark.rule("TCG-DECK-07", "TCG-KEYWORD-UNLIMITED-01")
def test_four_copies_at_most_unless_a_card_is_unlimited() -> None:
    assert rules(deck(ZUMIX, *["Fireball"] * 4)) == []
    assert rules(deck(ZUMIX, *["Fireball"] * 5)) == ["TCG-DECK-07"]
    assert card("Bound Vortex").unlimited
    assert rules(deck(ZUMIX, *["Bound Vortex"] * 9)) == []


@pytest.mark.rule("TCG-DECK-08")
def test_copies_are_counted_by_name() -> None:
    fire = card("Fireball")
    other = fire._replace(emblem="another-print")
    assert judged(card(ZUMIX), fire, fire, fire, other, other) == ["TCG-DECK-07"]
    assert judged(card(ZUMIX), fire, fire, other, other) == []
    text = decks.write(deck(ZUMIX)).replace("Fireball", "# Fireball")
    assert (8, "TCG-DECK-07") in listed(f"Hero: {ZUMIX}\n\n\n\n\n3 fireball\n\n2x FIREBALL\n{text}")


@pytest.mark.rule("TCG-DECK-09")
def test_one_hero_outside_the_deck_and_no_ordinary_hero_in_it() -> None:
    assert rules(deck(ZUMIX, GURZAK)) == ["TCG-DECK-09"]
    assert rules(deck(ZUMIX, ZUMIX)) == ["TCG-DECK-09"]
    assert rules(deck(ZUMIX, "Ysera the Dreamer")) == []
    assert "TCG-DECK-09" in rules(deck(ZUMIX)._replace(hero=CARD_NO["Ysera the Dreamer"]))
    text = decks.write(deck(ZUMIX))
    assert listed(f"{text}Hero: {GURZAK}")[0][1] == "TCG-DECK-09"
    assert listed(text.replace("Hero:", "# Hero:")) == [(None, "TCG-DECK-09")]


def test_tokens_are_no_cards_for_a_deck() -> None:
    assert (2, "TCG-TOKEN-01") in listed(f"Hero: {ZUMIX}\n2 Ghoul")
    assert (2, "TCG-TOKEN-01") in listed(f"Hero: {ZUMIX}\n2 ghoul-token")


# -- talents, master heroes, requirements ---------------------------------------------------------


@pytest.mark.rule("TCG-TALENT-01")
def test_a_talent_is_a_class_card_of_a_specialization() -> None:
    talents = [one for one in CARDS if one.talent]
    assert len(talents) >= len(c.CLASSES)
    for one in talents:
        assert one.specs
        assert len(one.classes) == 1


@pytest.mark.rule("TCG-TALENT-02", "TCG-DECK-10")
def test_talents_of_one_specialization_only() -> None:
    assert rules(deck(ZUMIX, *["Arcane Barrage"] * 4)) == []
    assert rules(deck(ZUMIX, "Fire Power")) == []
    assert rules(deck(ZUMIX, "Arcane Barrage", "Fire Power")) == ["TCG-DECK-10"]


@pytest.mark.rule("TCG-TALENT-03")
def test_a_mage_with_arcane_talents_has_no_fire_or_frost_talents() -> None:
    hero, arcane, fire = card(ZUMIX), card("Arcane Barrage"), card("Fire Power")
    assert (*arcane.specs, *fire.specs, *card("Fireball").specs) == ("Arcane", "Fire", "Fire")
    frost = arcane._replace(name="Ice Barrier", specs=("Frost",))
    four = (arcane,) * 4
    assert judged(hero, *four, fire) == ["TCG-DECK-10"]
    assert judged(hero, *four, frost) == ["TCG-DECK-10"]
    assert judged(hero, *four, card("Fireball")) == []


def reads(module: Path) -> set[str]:
    """The names of all attributes and functions a module speaks of."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return attributes | names


BEFORE_AND_BESIDE_THE_GAME = {
    "content",
    "schema",
    "decks",
    "deckrules",
    "box",
    "notation",
    "text",
    "title",
    "setup",
}


@pytest.mark.rule("TCG-TALENT-04", "TCG-DECK-13")
def test_the_rules_of_play_ask_for_no_talent_and_no_legal_deck() -> None:
    modules = [m for m in SOURCE.rglob("*.py") if m.stem not in BEFORE_AND_BESIDE_THE_GAME]
    assert {"legality", "talent"} <= reads(SOURCE / "deckrules.py") | reads(SOURCE / "decks.py")
    for module in modules:
        assert not reads(module) & {"talent", "legality", "judge", "unfit"}, module.name


@pytest.mark.rule("TCG-TALENT-04", "TCG-DECK-13")
def test_in_play_talents_of_two_specializations_and_of_another_class_work_alike() -> None:
    """Gurzak is a warrior: no such deck is legal, but what is there can be played."""
    hand = ["Fire Power", "Arcane Barrage", "Holy Shock"]
    t = Duel(A={"hand": hand, "resources": 10}, B={"play": ["Cerwyn"]})
    assert {f"play {c.slug(name)}" for name in hand} <= set(t.offers("A", "play"))
    t.do("A play fire-power").resolve()
    assert "fire-power" in t["party A"]


@pytest.mark.rule("TCG-TALENT-05")
def test_a_hero_with_a_specialization_has_talents_of_that_one_only() -> None:
    hero = card("Teretha of the Undercity")._replace(specs=("Holy",))
    holy, shadow = card("Circle of Healing"), card("Mind Melt")
    assert (*holy.specs, *shadow.specs) == ("Holy", "Shadow")
    assert judged(hero, holy) == []
    assert judged(hero, shadow) == ["TCG-TALENT-05"]
    assert judged(hero._replace(specs=()), shadow) == []


@pytest.mark.rule("TCG-MASTERHERO-09")
def test_master_heroes_count_like_any_card_of_the_deck() -> None:
    ysera, alexstrasza = "Ysera the Dreamer", "Alexstrasza the Life-Binder"
    four = deck(ZUMIX, *[ysera] * 4)
    assert rules(four) == []
    assert rules(four._replace(cards=four.cards[1:])) == ["TCG-DECK-01"]
    assert rules(deck(ZUMIX, *[ysera] * 5)) == ["TCG-DECK-07"]
    assert card(alexstrasza).classes == ("Paladin", "Priest")
    assert rules(deck(ZUMIX, alexstrasza)) == ["TCG-DECK-02"]
    assert rules(deck("Teretha of the Undercity", alexstrasza)) == []


@pytest.mark.rule("TCG-DECK-11")
def test_the_hero_s_race_does_not_limit_the_deck() -> None:
    trolls = [one.name for one in CARDS if one.race == "Troll" and one.type == c.ALLY]
    troll = next(name for name in trolls if not card(name).classes)
    assert card(GURZAK).race == "Orc"
    assert card(troll).faction == "Horde"
    assert rules(deck(GURZAK, troll)) == []


@pytest.mark.rule("TCG-DECK-12")
def test_a_card_that_requires_a_trait_of_the_hero() -> None:
    king = "The Lich King"
    assert deckrules.requirement(card(king)) == ("Scourge", "Death Knight")
    assert rules(deck(ZUMIX, king)) == ["TCG-DECK-12"]
    assert rules(deck("Baeltor of the Undercity", king)) == []
    scourge = card(ZUMIX)._replace(tags=(Tag("Scourge", 0),))
    assert judged(scourge, card(king)) == []


@pytest.mark.rule("TCG-DECK-12")
def test_cards_of_one_reputation_only() -> None:
    aldor, scryer = (
        card("The Key to Freedom")._replace(name=name, tags=(Tag(f"{name} Reputation", 0),))
        for name in ("Aldor", "Scryer")
    )
    assert judged(card(ZUMIX), aldor, aldor) == []
    assert judged(card(ZUMIX), aldor, scryer) == ["TCG-DECK-12"]


@pytest.mark.rule("TCG-DECK-14")
@pytest.mark.parametrize("starter", DECKS, ids=lambda d: d.name)
def test_a_starter_is_legal_as_it_is(starter: Deck) -> None:
    assert decks.legality(starter) == []
    assert len(starter.cards) == 60
    assert max(Counter(starter.cards).values()) <= 4
    assert CARDS[starter.hero].type == c.HERO


# -- what stands on the cards ---------------------------------------------------------------------


@pytest.mark.rule("TCG-TRAIT-01")
def test_class_faction_and_race_are_a_hero_s_traits() -> None:
    assert deckrules.deck_traits(card(GURZAK)) == ("Warrior", "Horde", "Orc")
    for hero in decks.starting_heroes():
        assert len(deckrules.deck_traits(CARDS[hero])) == 3


@pytest.mark.rule("TCG-TRAIT-02", "TCG-TRAIT-03")
def test_ten_classes_and_two_factions() -> None:
    ten = "Death Knight, Druid, Hunter, Mage, Paladin, Priest, Rogue, Shaman, Warlock, Warrior"
    assert {CARDS[hero].char_class for hero in decks.starting_heroes()} == set(ten.split(", "))
    assert {name for one in CARDS for name in one.classes} == set(ten.split(", "))
    assert {one.faction for one in CARDS} == {"Alliance", "Horde", ""}


@pytest.mark.rule("TCG-TRAIT-04", "TCG-TRAIT-05")
def test_six_races_on_each_side() -> None:
    races: dict[str, set[str]] = {"Alliance": set(), "Horde": set()}
    for hero in decks.starting_heroes():
        races[CARDS[hero].faction].add(CARDS[hero].race)
    assert races == {
        "Alliance": {"Draenei", "Dwarf", "Gnome", "Human", "Night Elf", "Worgen"},
        "Horde": {"Blood Elf", "Goblin", "Orc", "Tauren", "Troll", "Undead"},
    }


@pytest.mark.rule("TCG-CARD-08")
def test_six_card_types() -> None:
    found = {decks.GROUPS[group] for group in decks.GROUP}
    assert found == {"ability", "ally", "equipment", "hero", "location", "quest"}
    for i, one in enumerate(CARDS):
        kinds = [c.IS_ABILITY[i], c.IS_ALLY[i], c.IS_EQUIPMENT[i], c.IS_HERO[i]]
        kinds += [one.type == c.LOCATION, one.type == c.QUEST]
        # a totem alone is two things at once
        assert sum(kinds) == (2 if one.type == c.TOTEM else 1), one.name


@pytest.mark.rule("TCG-CARD-09")
def test_weapons_armor_and_items_are_equipment() -> None:
    found = {c.TYPES[one.type] for i, one in enumerate(CARDS) if c.IS_EQUIPMENT[i]}
    assert found == {"weapon", "armor", "item"}
    for i, one in enumerate(CARDS):
        is_one = decks.GROUPS[decks.GROUP[i]] == "equipment"
        assert c.IS_EQUIPMENT[i] is is_one is (c.TYPES[one.type] in found)


@pytest.mark.rule("TCG-CARD-13")
def test_quests_locations_and_tokens_cost_nothing() -> None:
    free = [one for one in CARDS if one.token or one.type in (c.QUEST, c.LOCATION)]
    assert {c.TYPES[one.type] for one in free} >= {"quest", "location", "ally"}
    for one in free:
        assert one.cost == c.COST[c.CARD.index[one.slug]] == 0


@pytest.mark.rule("TCG-CARD-15")
def test_nothing_in_play_knows_how_rare_a_card_is() -> None:
    assert not {"rarity", "rare", "number"} & set(Card._fields)
    for module in SOURCE.rglob("*.py"):
        assert "rarity" not in reads(module), module.name


# -- the text -------------------------------------------------------------------------------------


def test_every_way_to_write_a_line() -> None:
    text = (
        "\ufeff# my deck\r\nName:  Fire  and Ice \nHERO: zumix OF kezan # who else\n\n"
        "4 Fireball\n4x arcane-barrage # a slug\n2 X power word: vigor\n1×  Fire Power\n"
        "1 crulkorak the lightnings arc\n1 Crul’korak, the Lightning’s Arc"
    )
    made = decks.read(text)
    assert (made.name, CARDS[made.hero].name, made.source) == ("Fire and Ice", ZUMIX, "own")
    assert Counter(CARDS[i].name for i in made.cards) == {
        "Fireball": 4,
        "Arcane Barrage": 4,
        "Power Word: Vigor": 2,
        "Fire Power": 1,
        "Crul'korak, the Lightning's Arc": 2,
    }
    italian = decks.read("Nome: Uno\nEroe: Zumix of Kezan\n2 Kor Venacenero")
    assert (italian.name, CARDS[italian.cards[1]].name) == ("Uno", "Kor Cindervein")


def test_all_mistakes_are_told_at_once_with_their_lines() -> None:
    text = f"4 Firebal\nFireball\n0 Fireball\n{'9' * 5000} Fireball\n\nHero: {ZUMIX}\n1 Qqqqqq"
    with pytest.raises(decks.BadDeck) as bad:
        decks.read(text)
    found = [(p.line, p.key) for p in bad.value.problems]
    assert found == [
        (1, "deck-unknown-near"),
        (2, "deck-line"),
        (3, "deck-line-copies"),
        (4, "deck-line-copies"),
        (7, "deck-unknown"),
    ]
    assert str(bad.value).startswith("1: There is no card named “Firebal”. Did you mean Fireball?")
    assert "Intendevi Fireball?" in bad.value.problems[0].sentence("it")


def test_a_mistyped_hero_is_told_once() -> None:
    with pytest.raises(decks.BadDeck) as bad:
        decks.read("Hero: Zumix of Kezn")
    (problem,) = bad.value.problems
    assert "Did you mean Zumix of Kezan?" in problem.sentence("en")


def test_a_text_without_end_is_refused_quickly() -> None:
    with pytest.raises(Malformed, match="20000 characters"):
        decks.read("x" * 20_001)
    nonsense = decks.parse("1 fierbal\n" * 1_500)
    hinted = sum(p.key == "deck-unknown-near" for p in nonsense.problems)
    assert (hinted, len(nonsense.problems)) == (decks.HINTS, 1_501)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    text = (
        f"Hero: Ysera the Dreamer\n5 Fireball\n1 {RUMI}\n1 Ghoul\n1 Arcane Barrage\n1 Fire Power\n"
    )
    other = (
        f"Hero: {ZUMIX}\nHero: {RUMI}\n1 Wrath\n1 The Lich King\n1 Knight Karia\n90 Bound Vortex"
    )
    said = [p.sentence for t in (text, other) for p in decks.listing(t, language).problems]
    assert len(said) == 10
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in said)


def test_a_listing_names_its_cards_by_kind_and_group() -> None:
    found = decks.listing(decks.write(DECKS[0]), "it")
    assert (found.name, found.size, found.problems) == (DECKS[0].name, 60, ())
    assert found.leader == ("card", CARDS[DECKS[0].hero].slug)
    assert {entry.group for entry in found.entries} == {
        *("Alleati", "Abilità", "Equipaggiamenti", "Missioni")
    }
    assert all(entry.id in c.CARD.index for entry in found.entries)


def test_without_what_is_in_excess_a_deck_is_mended() -> None:
    wrong = f"{decks.write(deck(RUMI))}5 Cold Front\n2 Immolate\n1 Ghoul\n1 {ZUMIX}\n"
    lines = wrong.split("\n")
    found = decks.listing(wrong, "en").problems
    assert {lines[p.line - 1].partition(" ")[2] for p in found if p.line and p.excess} >= {
        *("Immolate", "Ghoul", ZUMIX)
    }
    held = {entry.id: entry.copies for entry in decks.listing(wrong, "en").entries}
    for p in found:
        if p.line and p.excess:
            named = decks.find(lines[p.line - 1].partition(" ")[2])
            assert named is not None
            held[CARDS[named].slug] -= p.excess
    rest = "\n".join(f"{n} {id}" for id, n in held.items() if n)
    assert decks.listing(f"Hero: {RUMI}\n{rest}", "en").problems == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_found_by_its_name_in_every_language(language: str) -> None:
    assert all(decks.find(str(card_name(i, language))) == i for i in c.POOL)


# -- decks made up --------------------------------------------------------------------------------


def test_writing_and_reading_gives_the_same_deck(seed: int) -> None:
    rng = Random(seed)
    for n in range(SAMPLES):
        made = decks.random_deck(rng)._replace(name=f"Deck {n}")
        made = made._replace(cards=tuple(sorted(rng.choices(range(len(CARDS)), k=n % 101))))
        assert decks.read(decks.write(made, rng.choice(LANGUAGES))) == made
    odd = made._replace(name="#1\nHero: nobody\t×")
    assert decks.read(decks.write(odd)) == odd._replace(name="1Hero: nobody×")


def test_random_decks_are_legal_and_can_be_played(seed: int) -> None:
    rng = Random(seed)
    heroes = set()
    for _ in range(SAMPLES):
        made = decks.random_deck(rng)
        heroes.add(made.hero)
        assert decks.legality(made) == []
        assert len(made.cards) == 60
        groups = Counter(decks.GROUPS[decks.GROUP[i]] for i in made.cards)
        assert groups["ally"] >= 18
        assert groups["ability"] >= 12
        assert groups["quest"] + groups["location"] >= 14
    assert heroes == set(decks.starting_heroes())
    hero = decks.starting_heroes()[3]
    assert decks.random_deck(Random(7), hero) == decks.random_deck(Random(7), hero)
    assert decks.random_deck(Random(7), hero).hero == hero


def test_a_filled_deck_keeps_what_it_is_given(seed: int) -> None:
    rng = Random(seed)
    for _ in range(SAMPLES):
        whole = decks.random_deck(rng) if rng.random() < 0.5 else rng.choice(DECKS)
        known = rng.sample(whole.cards, rng.randrange(61))
        size = rng.choice((60, 60, 73, 100))
        state = rng.getstate()
        cards = decks.fill(rng, whole.hero, known, size)
        assert len(cards) == size
        assert not Counter(known) - Counter(cards)
        assert decks.legality(whole._replace(cards=cards)) == []
        rng.setstate(state)
        assert decks.fill(rng, whole.hero, known, size) == cards


def test_where_there_is_little_to_choose_from_all_of_it_is_taken() -> None:
    made: list[int] = []
    decks._draw(Random(1).random, (0, 1, 2), 12, {}, made)
    assert Counter(made) == {0: 4, 1: 4, 2: 4}
