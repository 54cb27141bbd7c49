tcg-table = Il duello
tcg-their-side = Il lato dell'avversario
tcg-my-side = Il tuo lato
tcg-row-their-allies = Alleati dell'avversario
tcg-row-my-allies = I tuoi alleati
tcg-row-their-gear = Equipaggiamenti e abilità Continuo dell'avversario
tcg-row-my-gear = I tuoi equipaggiamenti e le tue abilità Continuo
tcg-row-their-resources = Risorse dell'avversario
tcg-row-my-resources = Le tue risorse
tcg-row-their-hand = La mano dell'avversario
tcg-hand = La tua mano
tcg-hand-empty = Nessuna carta in mano.
tcg-hand-of = { $n ->
    [one] 1 carta in mano
   *[other] { $n } carte in mano
}
tcg-from-grave = cimitero
tcg-deck = Mazzo
tcg-deck-of = { $n ->
    [one] 1 carta nel mazzo
   *[other] { $n } carte nel mazzo
}
tcg-grave = Cimitero
tcg-grave-of = { $whose ->
    [me] Il tuo cimitero, { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
   *[foe] Il cimitero dell'avversario, { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
}
tcg-removed = Rimosse
tcg-removed-of = { $whose ->
    [me] Le tue carte rimosse dal gioco: { $n }
   *[foe] Le carte dell'avversario rimosse dal gioco: { $n }
}
tcg-pile-empty = Qui non c'è ancora nessuna carta.
tcg-close = Chiudi
tcg-ready-of = { $n ->
    [one] 1 risorsa pronta su { $all }
   *[other] { $n } risorse pronte su { $all }
}

tcg-face-down = carta a faccia in giù
tcg-yours = tua
tcg-theirs = dell'avversario
tcg-costs = costa { $n }
tcg-atk = ATK { $n }
tcg-health = salute { $n }
tcg-def = DEF { $n }
tcg-strike = costo per colpire { $n }
tcg-exhausted = spossata
tcg-fresh = arrivata in questo turno
tcg-attacks = attacca
tcg-defends = si difende

tcg-do-play = Gioca
tcg-do-play-again = Gioca dal cimitero
tcg-do-place = Risorsa a faccia in giù
tcg-do-place-up = Risorsa a faccia in su
tcg-do-stash = Risorsa, con Riserva
tcg-do-attack = Attacca

tcg-pass = Passa
tcg-no-response = Lascia che si risolva
tcg-end-turn = Fine turno
tcg-keep = La tengo
tcg-new-hand = Sette carte nuove
tcg-no-protector = Nessun protettore
tcg-strike-with = Colpisci con { $name }
tcg-protect-with = Proteggi con { $name }
tcg-armor-with = Usa { $name }
tcg-then-strike = +{ $n } ATK
tcg-then-armor = previene { $n ->
    [one] 1 danno
   *[other] { $n } danni
} su { $all }
tcg-no-strike = Non colpire
tcg-take = { $n ->
    [0] Subisci il danno
    [one] Subisci 1 danno
   *[other] Subisci { $n } danni
}
tcg-left-resource = nessuna risorsa piazzata
tcg-left-unspent = { $n ->
    [one] 1 risorsa non spesa
   *[other] { $n } risorse non spese
}
tcg-left-attack = { $n ->
    [one] 1 personaggio potrebbe attaccare
   *[other] { $n } personaggi potrebbero attaccare
}

tcg-pill-protect = può proteggere
tcg-pill-strike = { $n ->
    [0] colpisci gratis
   *[other] colpisci, paga { $n }
}
tcg-pill-armor = previene { $n }, ne restano { $left }

tcg-chain = Catena
tcg-chain-empty = vuota
tcg-chain-attack = attacca { $name }
tcg-chain-on = su { $name }
tcg-chain-card = attende di risolversi
tcg-chain-effect = il suo potere attende di risolversi
tcg-chain-proposal = attacco

tcg-phases = Fasi del turno
tcg-phase-none = Fra i turni
tcg-phase-ready = Preparazione
tcg-phase-draw = Estrazione
tcg-phase-action = Azione
tcg-phase-attack = Attacco
tcg-phase-defend = Difesa
tcg-phase-end = Fine
tcg-turn = Turno { $n }
tcg-tab = Duello
tcg-my-turn = tocca a te
tcg-their-turn = turno di { $name }
tcg-banner-mine = Tocca a te
tcg-banner-theirs = Turno di { $name }

tcg-dies = muore
tcg-may-die = può morire
tcg-prevents = previene { $n }
tcg-returns = torna in mano
tcg-interrupted = interrotta
tcg-if = Se lo fai
tcg-if-nothing = Per ora non cambia nulla.
tcg-if-possible = { $n ->
    [one] L'avversario può rispondere con 1 carta in gioco.
   *[other] L'avversario può rispondere con { $n } carte in gioco.
}
tcg-if-over = Così il duello finisce.
tcg-up-to = fino a { $n }
tcg-ahead = Passa in anticipo
tcg-from-row = risorsa
tcg-resources-of = { $whose ->
    [me] Le tue risorse: { $n }
   *[foe] Le risorse dell'avversario: { $n }
}
tcg-on-hero = sull'eroe
tcg-deck-mine = Mostra le carte che restano
tcg-deck-foe = Mostra che cosa ha giocato finora l'avversario
tcg-deck-left = { $n ->
    [one] Nel tuo mazzo resta 1 carta
   *[other] Nel tuo mazzo restano { $n } carte, qui non in ordine
}
tcg-deck-seen = { $n ->
    [0] L'avversario non ha ancora mostrato carte
    [one] L'avversario ha mostrato finora 1 carta
   *[other] L'avversario ha mostrato finora { $n } carte
}
tcg-all-in = Attacca con tutti
tcg-all-damage = { $n ->
    [one] 1 danno
   *[other] { $n } danni
} se nessuno reagisce
tcg-all-lethal = { $n ->
    [one] 1 danno, letale
   *[other] { $n } danni, letali
} se nessuno reagisce
tcg-lethal = letale
tcg-tab-orders = Priorità
tcg-stops = Chiedimi in queste fasi: nel mio turno, nel suo
tcg-in-this-order = In quest'ordine
tcg-order-told = Trascina le carte nell'ordine che vuoi. L'ultima si risolve per prima.
tcg-order-how = Trascina le carte, oppure spostale con Maiusc e le frecce. L'ultima si risolve per prima.
