agh-weapon = Arma
agh-armor = Armatura
agh-none = Niente
agh-pack = Zaino
agh-pack-empty = Vuoto
agh-drink = { $name }: usa come pozione
agh-potion-health = Pozione di salute
agh-potion-mana = Pozione di mana
agh-potion-swiftness = Pozione di rapidità
agh-rest = Scoperte e carte accanto all'eroe
agh-disease = Malattia: vita −{ $n }
agh-bleeding = { $n ->
    [one] { $n } danno nel prossimo mantenimento
   *[other] { $n } danni nel prossimo mantenimento
  }
agh-numbers = Vita { $left } su { $life }, attacco { $type ->
    [ranged] a distanza
   *[melee] in mischia
  } { $attack }, difesa { $defense }, danno { $damage }, energia { $energy }
agh-open-sheet = Scheda di { $name }
agh-sheet-of = Scheda di { $name }
agh-close = Chiudi la scheda
agh-both-sides = I due lati della carta personaggio
agh-side-up = Questo lato è in vista
agh-side-down = L'altro lato
agh-quests = Missioni
agh-log = Diario delle missioni
agh-log-empty = Ancora vuoto
agh-valor = { $n } di valore su { $of }
