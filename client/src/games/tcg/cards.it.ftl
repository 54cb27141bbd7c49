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
cards-deck = Mazzo introduttivo
cards-any = Qualsiasi
cards-clear = Togli i filtri
cards-found = { $count ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
cards-of = su { $all }
cards-show = Mostra
cards-show-text = Con il testo
cards-show-pictures = Piccole
cards-none = Nessuna carta corrisponde.
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
card-decks = Mazzi introduttivi con questa carta
card-decks-none = In nessun mazzo introduttivo.
card-copies = { $count } ×
card-rules = Regole
card-unknown = Questa carta non esiste.

signs-link = Come si legge una carta
signs-title = Come si legge una carta
signs-states = Sul tavolo
signs-plain = Pronta
signs-plain-about = Nome, ATK con il tipo di danno, salute. I segni rotondi sono le parole chiave.
signs-exhausted = Spossata
signs-exhausted-about = È inclinata e resta grigia finché non torna pronta.
signs-fresh = Nuova in questo turno
signs-fresh-about = Un alleato non può attaccare nel turno in cui è entrato in gioco, a meno che non abbia Ferocia.
signs-damaged = Danneggiata
signs-damaged-about = È incrinata; il cuore mostra la salute che resta.
signs-changed = Numeri cambiati
signs-changed-about = Più di quanto è stampato: verde, freccia in su. Meno: rosa, freccia in giù.
signs-counters = Segnalini
signs-counters-about = Quanti ce ne sono sopra.
signs-attached = Carte assegnate
signs-attached-about = Le carte assegnate spuntano da sopra.
signs-stolen = Sotto controllo altrui
signs-stolen-about = Chi la controlla non è il suo proprietario. Il bordo ha il colore di chi la controlla.
signs-token = Pedina
signs-token-about = Messa in gioco da un effetto; non fa parte di alcun mazzo.
signs-down = A faccia in giù
signs-down-about = Una risorsa, o una carta che non puoi vedere.
signs-playable = Giocabile
signs-playable-about = Puoi giocarla o usarla adesso.
signs-legal = Si può scegliere
signs-legal-about = Un bersaglio valido o una risposta valida.
signs-chosen = Scelta
signs-chosen-about = L'hai scelta tu.
signs-attacker = In attacco
signs-attacker-about = Attacca in questo combattimento.
signs-defender = In difesa
signs-defender-about = Viene attaccata in questo combattimento.
signs-target = Bersaglio
signs-target-about = Qualcosa nella catena la prende di mira.
signs-faded = Fuori portata
signs-faded-about = Adesso non si può scegliere.
signs-types = Tipi
signs-types-about = La forma della finestra indica il tipo, il colore della cornice la fazione o la classe.
signs-equipment = Equipaggiamento e totem
signs-damage = Tipi di danno
signs-damage-melee = Mischia
signs-damage-ranged = Distanza
signs-damage-arcane = Arcano
signs-damage-fire = Fuoco
signs-damage-frost = Gelo
signs-damage-holy = Sacro
signs-damage-nature = Natura
signs-damage-shadow = Ombra
signs-keywords = Parole chiave
