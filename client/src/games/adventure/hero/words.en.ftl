agh-weapon = Weapon
agh-armor = Armor
agh-none = None
agh-pack = Pack
agh-pack-empty = Empty
agh-drink = { $name }: drink it as a potion
agh-potion-health = Health potion
agh-potion-mana = Mana potion
agh-potion-swiftness = Swiftness potion
agh-rest = Discoveries and cards beside the hero
agh-disease = Disease: life −{ $n }
agh-bleeding = { $n } damage in the next upkeep
agh-numbers = Life { $left } of { $life }, { $type ->
    [ranged] ranged
   *[melee] melee
  } attack { $attack }, defense { $defense }, damage { $damage }, energy { $energy }
agh-open-sheet = { $name }'s sheet
agh-sheet-of = { $name }'s sheet
agh-close = Close the sheet
agh-both-sides = Both sides of the character card
agh-side-up = This side is up
agh-side-down = The other side
agh-quests = Quests
agh-log = Quest log
agh-log-empty = Nothing in it yet
agh-valor = { $n } of { $of } valor
