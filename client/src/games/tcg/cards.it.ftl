# Le carte, il foglio di tutte e la pagina di una.

card-face-down = Una carta, a faccia in giù
card-token = Pedina

cards-title = Carte
cards-search = Nome o parole del testo
cards-clear-search = Cancella la ricerca
cards-filters = Filtri
cards-filters-on = Filtri ({ $count })
cards-type = Tipo
cards-class = Classe
cards-cost = Costo
cards-cost-n = Costo { $cost }
cards-cost-most = Costo { $cost } o più
cards-keyword = Parola chiave
cards-deck = Mazzo iniziale
cards-any = Qualsiasi
cards-clear = Togli i filtri
cards-found = { $count ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
cards-of = su { $all }
cards-show = Mostra
cards-show-text = Da leggere
cards-show-pictures = Piccole
cards-none = Nessuna carta è così.
cards-none-about = Togli un filtro o cerca meno parole.
cards-all = Mostra tutte le carte
cards-loading = Dispongo le carte…

cards-type-hero = Eroe
cards-type-master_hero = Eroe supremo
cards-type-ally = Alleato
cards-type-ability = Abilità
cards-type-weapon = Arma
cards-type-armor = Armatura
cards-type-item = Oggetto
cards-type-totem = Totem
cards-type-quest = Missione
cards-type-location = Luogo
cards-type-token = Pedina

card-back = Tutte le carte
card-back-found = Torna alle { $count } carte trovate
card-before = Carta precedente
card-next = Carta successiva
card-place = Carta { $n } di { $all }
card-keywords = Parole chiave
card-decks = Mazzi iniziali con questa carta
card-decks-none = In nessun mazzo iniziale.
card-copies = { $count } ×
card-rules = Regole
card-unknown = Questa carta non esiste.
