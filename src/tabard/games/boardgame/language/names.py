"""The closed lists of the book: colors, boxes, types, traits, the moments of a fight."""

from __future__ import annotations

FACTIONS = ("horde", "alliance")
BOTH = 3
"""A bit for each of them."""
CLASSES = (
    *("druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock"),
    "warrior",
)
BOUND_TO = {"paladin": "alliance", "shaman": "horde"}
"""TBG-SETUP-04: classes that belong to one faction."""
COLORS = ("red", "blue", "green")
"""Of dice; creatures have the same three."""
ATTACK = ("red", "blue")
"""The dice that strike."""
FACES = 8
LOTS = 99
"""As much as one wants."""
AREAS = ("power1", "power2", "power3", "ranged", "melee", "general", "armor", "extra")
"""The seven card areas of a sheet, and the one that an Auction Item adds."""
SHEET = 7
CARD_TYPES = ("instant", "active", "ranged", "melee", "general", "armor", "bag")
TRAITS = (
    *("bow", "gun", "wand", "mace", "staff", "sword", "cloth", "leather", "mail", "trinket"),
    *("head", "potion", "scroll", "food"),
)
FUNCTIONS = ("helmet", "shield", "scope", "poison")
"""TBG-ITEM-09: what an add-on is for; an area has one of each at most."""
CATEGORIES = (
    *("stance", "aspect", "pet", "demon", "seal", "aura", "blessing", "beast_form"),
    "weapon_enhancement",
)
"""TBG-UNIQUE-01: of each a character has one equipped at most."""
COMPANIONS = ("pet", "demon")
DECKS = ("triangle", "square", "circle", "cup")
TIERS = ("grey", "green", "yellow", "red")
TERRAINS = ("forest", "hill", "snow", "mountain", "farm", "blight", "swamp")
BOXES = ("damage", "defense", "armor", "attrition")
"""Where tokens lie in a Combat Area; armor tokens lie in the defense box too."""
DAMAGE, DEFENSE, ARMOR, ATTRITION = range(4)
POOLS = ("health", "energy")
TOKENS = ("combo", "rage")
"""Tokens that a card collects during a combat."""

# The moments at which something can be used, in the order in which they come.
WINDOWS = (
    "turn",  # a faction turn starts
    "before",  # just before a character's action
    "action",  # it is an action
    "travels",  # during a Travel action
    "traveled",  # after one
    "resting",  # during a Rest action
    "taken",  # as a talent is taken
    "round",  # a combat round starts
    "pool",  # the Dice Pool step starts
    "rolled",  # the Dice Pool step ends
    "reroll",  # the Reroll step starts
    "rerolled",  # the Reroll step ends
    "place",  # the Place Tokens step starts
    "placed",  # the Place Tokens step ends
    "defends",  # the Defense Phase starts
    "struck",  # the Ranged Strike step ends
    "damaged",  # the Damage step ends
    "resolved",  # the Resolution step ends
    "ends",  # the combat round ends
    "after",  # the combat is over
    "hurting",  # somebody is about to lose Health
    "hurt",  # somebody has lost Health
    "spent",  # somebody has spent Energy
    "falls",  # somebody is about to be defeated
    "judgement",  # the Seal that is equipped is judged
)
W = {name: number for number, name in enumerate(WINDOWS)}
IN_ATTACK = ("pool", "rolled", "reroll", "rerolled", "place", "placed")
"""Moments in the Attack Phase of one character."""
