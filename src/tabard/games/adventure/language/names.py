"""The closed lists of the game: levels, traits, slots, moments."""

from __future__ import annotations

LEVELS = ("grey", "green", "yellow", "red")
GREY, GREEN, YELLOW, RED = range(4)
TYPES = ("melee", "ranged")
MELEE, RANGED = range(2)
TRAITS = (
    "beast",
    "humanoid",
    "undead",
    "dragonkin",
    "elemental",
    "demon",
    "mechanical",
    "aggro",
)
AGGRO = TRAITS.index("aggro")
SLOTS = ("weapon", "armor", "pack")
WEAPON, ARMOR, PACK = range(3)
POTIONS = ("health", "mana", "swiftness")
HEALTH, MANA, SWIFTNESS = range(3)
ICONS = (
    *("dagger", "staff", "wand", "sword", "axe", "mace", "bow", "gun"),
    *("cloth", "leather", "mail", "plate"),
)
AFFILIATIONS = ("alliance", "horde")
CLASSES = ("warlock", "hunter", "warrior", "mage")
SPACE_KINDS = ("normal", "key", "city", "encounter")
NORMAL, KEY, CITY, ENCOUNTER = range(4)
RESOURCES = (
    "scroll",
    "book",
    "small_potion",
    "large_potion",
    "discovery",
    "flight",
    "auction",
    "quest_giver",
)
SCROLL, BOOK, SMALL_POTION, LARGE_POTION, DISCOVERY, FLIGHT, AUCTION, QUEST_GIVER = range(8)
DISCOVERIES = (
    *("gold", "hearthstone", "far_sight", "rocket_boots", "merchant"),
    *("ambush", "false_map", "power_drain", "disease", "bomb"),
)
GOLD, HEARTHSTONE, FAR_SIGHT, ROCKET_BOOTS, MERCHANT = range(5)
AMBUSH, FALSE_MAP, POWER_DRAIN, DISEASE, BOMB = range(5, 10)
EVENT_KINDS = ("global", "location", "special")
GLOBAL, LOCATION, SPECIAL = range(3)
MOMENTS = (
    "move",
    "before",
    "after",
    "rolls",
    "hits",
    "when_hit",
    "when_played",
    "when_falling",
    "when_challenged",
    "when_attached",
    "on_hit",
    "text",
)
MOVE, BEFORE, AFTER, ROLLS, HITS, WHEN_HIT, WHEN_PLAYED, WHEN_FALLING, WHEN_CHALLENGED = range(9)
WHEN_ATTACHED, ON_HIT, TEXT = range(9, 12)
"""`on_hit` is what a card does if the attack hits; `text` is what an event or a victory brings."""
HOSTS = ("rival", "opponent", "prey", "myself")
GROUPS = ("all", "here", "rivals", "near", "red")
QUEST_SORTS = ("starting", "elite")
GIVES = ("chosen", "leader", "two")
