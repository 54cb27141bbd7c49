# Cards, the sheet of all of them, and the page of one.

card-face-down = A card, face down
card-token = Token

cards-title = Cards
cards-search = Name or words of the text
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
cards-show-text = To read
cards-show-pictures = Small
cards-none = No card is like that.
cards-none-about = Take a filter away, or search for fewer words.
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
