"""Groups of cards, and what cards are like."""

from __future__ import annotations

from typing import Any

from tests.tcg.shown import (
    ABLE,
    EVERY,
    FIELD,
    PLAY,
    SWITCHES,
    USE,
    Shown,
    counted,
    found,
    holds,
    shown,
)

ZOO: dict[str, Any] = {
    "A": {
        "play": [
            "Cerwyn",
            "Inferno Totem",
            "Arcanite Reaper",
            "Golem Skull Helm",
            "Major Healing Potion",
            "Mark of the Wild | on cerwyn",
        ],
        "resources": ["Entrenched", "Twilight Citadel", "Cerwyn | down"],
    },
    "B": {"play": ["Brigg", "Ghoul token"], "resources": 2},
}


GROUPS: list[Shown] = [
    *(
        counted(f"noun {noun}, measure count, mod health", f"count({noun})", n, **ZOO)
        for noun, n in (
            ("char", 7),  # two heroes, Cerwyn, the Totem, Brigg, the Ghoul, the card itself
            ("hero", 2),
            ("ally", 5),
            ("totem", 1),
            ("ability", 2),  # a Totem is one, too
            ("equipment", 3),
            ("weapon", 1),
            ("armor", 1),
            ("item", 1),
            ("resource", 5),
            ("quest", 1),
            ("location", 1),
            ("card", 16),
        )
    ),
    counted("nouns any, sided my", "count(my(any(weapon, armor)))", 2, **ZOO),
    counted("sided my", "count(my(ally))", 3, **ZOO),
    counted("sided opp", "count(opp(ally))", 2, **ZOO),
    counted("resources my", "count(my(resource))", 3, **ZOO),
    counted("resources opp", "count(opp(resource))", 2, **ZOO),
    counted("other other", "count(other(ally))", 4, **ZOO),
    counted("other other", "count(other(my(ally)))", 2, **ZOO),
    counted("several any", "count(any(weapon, opp(ally), other(my(totem))))", 4, **ZOO),
    shown(
        "sided of, the_host host, host_to_be target, head attach, printed_word ongoing",
        ["attach(target(ally))", "static(hero, health(count(of(host, ally))))"],
        ["A play $ > brigg"],
        {"health hero@A": 32},
        type="ability",
        cost=0,
        keywords=["ongoing"],
        **ZOO,
    ),
    shown(
        "sided of, known_player controller",
        "play(destroy(target(opp(ally))), draw(count(of(controller(it), ally))))",
        ["A play $ > brigg"],
        {"hand A": ["cerwyn"]},
        **ZOO,
    ),
    shown(
        "theirs of, aimed_player target, picked each",
        "play(exhaust(each(of(target(player), ally))))",
        ["A play $", "A target_player B", "resolve"],
        {"exhausted brigg": 1, "exhausted cerwyn@A": 0},
        **ZOO,
    ),
    shown(
        "mine my, picked picked_by",
        "play(destroy(picked_by(opponents, my(ally))))",
        PLAY,
        {"asked": "B pick", "offers B": ["pick brigg", "pick ghoul-token"]},
        **ZOO,
    ),
    shown(
        "own_resources my, deed placed_up",
        "on(placed_up(my(resource)), draw(1))",
        ["A place_up entrenched", "resolve"],
        {"hand A": ["cerwyn"]},
        A={"hand": ["Entrenched"]},
    ),
    found("kind_of_card hero", "hero"),
    found("kind_of_card ally", "ally", "inferno-totem", "cerwyn"),
    found("kind_of_card totem", "totem", "inferno-totem"),
    found("kind_of_card ability", "ability", "fire-blast", "inferno-totem"),
    found(
        "kind_of_card equipment",
        "equipment",
        *("arcanite-reaper", "golem-skull-helm", "major-healing-potion"),
    ),
    found("kind_of_card weapon", "weapon", "arcanite-reaper"),
    found("kind_of_card armor", "armor", "golem-skull-helm"),
    found("kind_of_card item", "item", "major-healing-potion"),
    found("kind_of_card quest", "quest", "entrenched"),
    found("kind_of_card location", "location", "twilight-citadel"),
    found("kind_of_card card", "card", "cerwyn", deck=["Cerwyn"]),
    found("kinds_of_card any", "any(weapon, quest)", "arcanite-reaper", "entrenched"),
    shown(
        "cards_of_somebody my, head price",
        "price(my(ally), 2)",
        then={"cost A cerwyn": 3, "cost B brigg": 1, "cost A fire-blast": 1},
        A={"hand": ["Cerwyn", "Fire Blast"]},
        B={"hand": ["Brigg"]},
    ),
    shown(
        "cards_of_somebody opp",
        "price(opp(ally), 2)",
        then={"cost A cerwyn": 1, "cost B brigg": 3},
        A={"hand": ["Cerwyn"]},
        B={"hand": ["Brigg"]},
    ),
]


def like(trait: str, n: int, more: str = "", **spec: Any) -> Shown:
    """How many allies are like that."""
    words = more or f"trait {trait}"
    return counted(words, f"count(ally({trait}))", n, **({**FIELD, **spec}))


def printed(words: str, trait: str, *cards: str) -> Shown:
    """Which of these allies such a search finds."""
    deck = ["Hira", "Cerwyn", "Kor Cindervein", "Zip", "Valanos", "Kozik Skullcracker", "Haaroon"]
    return found(words, f"ally({trait})", *cards, deck=deck)


TRAITS: list[Shown] = [
    like("exhausted", 1),
    like("ready", 7),
    like("damaged", 2),
    like("undamaged", 6),
    like("attacking", 0, "trait attacking"),
    counted(
        "trait attacking",
        "count(ally(attacking))",
        1,
        moves=["attack cerwyn hero@B"],
        A={"play": ["Cerwyn"], **ABLE},
    ),
    like("defending", 0, "trait defending"),
    like("defending", 0, moves=["attack cerwyn valanos"], **EVERY),
    shown(
        "trait defending",
        "static(ally(defending), health(9))",
        ["attack cerwyn valanos", "passes 1"],
        {"health valanos": 14, "health cerwyn": 2, "asked": "A priority"},
        A={"play": ["Cerwyn"], **ABLE},
        B={"play": ["Valanos"]},
    ),
    like("attacked", 1, moves=["fight cerwyn hero@B"]),
    like("attacked", 0, moves=["fight cerwyn hero@B", "end"]),
    like("hurt_now", 1, moves=["fight cerwyn valanos"], A={"play": ["Cerwyn"]}),
    like("hurt_now", 0),
    like("caused_damage", 1, moves=["fight kor-cindervein hero@B"]),
    like("caused_damage", 0, moves=["fight kor-cindervein hero@B", "end"]),
    shown(
        "trait hit_by_hero",
        "static(hero, health(count(opp(ally(hit_by_hero)))))",
        ["attack hero@A valanos", "A strike fel-iron-hatchet"],
        {"health hero@A": 31, "damage valanos": 2},
        A={"play": ["Fel Iron Hatchet"]},
        B={"play": ["Brigg", "Valanos"]},
    ),
    counted(
        "trait face_down",
        "count(resource(face_down))",
        3,
        A={"resources": ["Entrenched", "Cerwyn | down"]},
        B={"resources": 2},
    ),
    shown(
        "trait was_damaged, deed dealt",
        "on(dealt(opp(ally(was_damaged))), draw(1))",
        ["A play fire-blast > valanos", "A play fire-blast > brigg"],
        {"hand A": ["cerwyn"], "damage valanos": 3},
        A={"hand": ["Fire Blast", "Fire Blast"], "resources": 2},
        B={"play": ["Valanos | damage 1", "Brigg"]},
    ),
    counted("trait most_cost", "count(opp(ally(most_cost)))", 1, **FIELD),
    counted("trait most_cost", "count(my(ally(most_cost)))", 1, **FIELD),
    *(
        shown(
            "trait has",
            [f"pay(cost, destroy(each(ally(has({word})))))", f"static(self, {word})"],
            USE,
            {"graveyard A": ["$"], "party B": ["stromdak-of-ironforge", "cerwyn"]},
            B={"play": ["Cerwyn"]},
        )
        for word in SWITCHES
    ),
    shown(
        "printed_trait destroyed_now, test exists",
        "static(hero, health(1), while_=exists(ally(destroyed_now), at=my_graveyard))",
        ["A play fire-blast > hira"],
        {"health hero@A": 31, "graveyard A": ["cerwyn", "fire-blast", "hira"]},
        A={
            "play": ["Hira"],
            "graveyard": ["Cerwyn"],
            "hand": ["Fire Blast"],
            "resources": 1,
        },
    ),
    holds(
        "printed_trait destroyed_now",
        "exists(ally(destroyed_now), at=my_graveyard)",
        False,
        A={"graveyard": ["Cerwyn"]},
    ),
    counted("printed_trait non_token", "count(opp(ally(non_token)))", 2, **FIELD),
    printed("printed_trait no_faction", "no_faction", "zip", "haaroon"),
    counted("printed_trait type_in_graveyard", "count(ally(type_in_graveyard))", 0, **FIELD),
    counted(
        "printed_trait type_in_graveyard",
        "count(my(ally(type_in_graveyard)))",
        2,
        A={"play": ["Hira"], "graveyard": ["Inferno Totem"]},
    ),
    counted(
        "printed_trait type_in_graveyard",
        "count(my(equipment(type_in_graveyard)))",
        1,
        A={"play": ["Fel Iron Hatchet"], "graveyard": ["Golem Skull Helm"]},
    ),
    printed("printed_trait <=", "cost <= 2", "cerwyn", "hira", "kozik-skullcracker", "zip"),
    printed(
        "printed_trait <=",
        "cost <= 3",
        *("cerwyn", "hira", "kor-cindervein", "kozik-skullcracker", "zip"),
    ),
    printed("printed_trait >=", "cost >= 4", "valanos", "haaroon"),
    printed("printed_trait dealing", "dealing(fire, nature)", "cerwyn", "hira"),
    printed("printed_trait tag", 'tag("Pet")', "zip", "haaroon"),
    printed(
        "printed_trait no_tag",
        'no_tag("Pet")',
        *("cerwyn", "hira", "kor-cindervein", "valanos", "kozik-skullcracker"),
    ),
    printed("printed_trait race", 'race("Draenei")', "hira", "valanos"),
    printed("printed_trait faction", 'faction("Horde")', "kozik-skullcracker"),
    printed("printed_trait named", 'named("Hira")', "hira"),
    printed("printed_trait named_like", 'named_like("Skull")', "kozik-skullcracker"),
    printed("printed_trait spec", 'spec("Demonology")', "haaroon"),
    printed("printed_trait class_", 'class_("Rogue")', "kozik-skullcracker"),
]
