# Cards, the sheet of all of them, and the page of one.

card-face-down = A card, face down
card-token = Token

cards-title = Cards
cards-search = Name or words from the text
cards-clear-search = Clear the search
cards-filters = Filters
cards-filters-on = Filters ({ $count })
cards-type = Type
cards-class = Class
cards-cost = Cost
cards-cost-n = Cost { $cost }
cards-cost-most = Cost { $cost } or more
cards-keyword = Keyword
cards-deck = Starter deck
cards-any = Any
cards-clear = Clear filters
cards-found = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
cards-of = of { $all }
cards-show = Show
cards-show-text = With text
cards-show-pictures = Small
cards-none = No matching cards.
cards-none-about = Remove a filter, or search for fewer words.
cards-all = Show all cards
cards-loading = Laying out the cards…

cards-type-hero = Hero
cards-type-master_hero = Master hero
cards-type-ally = Ally
cards-type-ability = Ability
cards-type-weapon = Weapon
cards-type-armor = Armor
cards-type-item = Item
cards-type-totem = Totem
cards-type-quest = Quest
cards-type-location = Location
cards-type-token = Token

card-back = All cards
card-back-found = Back to the { $count } cards found
card-before = Previous card
card-next = Next card
card-place = Card { $n } of { $all }
card-keywords = Keywords
card-decks = Starter decks with this card
card-decks-none = In no starter deck.
card-copies = { $count } ×
card-rules = Rules
card-unknown = There is no such card.

signs-link = How to read a card
signs-title = How to read a card
signs-states = On the table
signs-plain = Ready
signs-plain-about = Name, ATK with its damage type, health. The round signs are keywords.
signs-exhausted = Exhausted
signs-exhausted-about = It is tilted and stays gray until it readies.
signs-fresh = New this turn
signs-fresh-about = An ally can't attack in the turn it came into play, unless it has Ferocity.
signs-damaged = Damaged
signs-damaged-about = It is cracked; the heart shows its remaining health.
signs-changed = Changed numbers
signs-changed-about = Higher than printed: green, with an arrow up. Lower: rose, with an arrow down.
signs-counters = Counters
signs-counters-about = How many are on it.
signs-attached = Attachments
signs-attached-about = Cards attached to it peek out above it.
signs-stolen = Taken over
signs-stolen-about = Its controller isn't its owner. The edge has the controller's color.
signs-token = Token
signs-token-about = Put into play by an effect; it isn't part of any deck.
signs-down = Face down
signs-down-about = A resource, or a card you can't see.
signs-playable = Playable
signs-playable-about = You can play or use it now.
signs-legal = Can be chosen
signs-legal-about = A legal target or answer.
signs-chosen = Chosen
signs-chosen-about = You have picked it.
signs-attacker = Attacking
signs-attacker-about = It's attacking in this combat.
signs-defender = Defending
signs-defender-about = It's being attacked in this combat.
signs-target = Targeted
signs-target-about = Something on the chain is aimed at it.
signs-faded = Out of reach
signs-faded-about = It can't be chosen now.
signs-types = Types
signs-types-about = The shape of the window shows the type; the color of the frame, the faction or the class.
signs-equipment = Equipment and totem
signs-damage = Damage types
signs-damage-melee = Melee
signs-damage-ranged = Ranged
signs-damage-arcane = Arcane
signs-damage-fire = Fire
signs-damage-frost = Frost
signs-damage-holy = Holy
signs-damage-nature = Nature
signs-damage-shadow = Shadow
signs-keywords = Keywords
