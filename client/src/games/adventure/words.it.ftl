# Il tavolo del Gioco d'avventura.
ag-board = Mappa dei Regni Orientali
ag-no-hero = Ancora nessun eroe
ag-you = Tu
ag-level-grey = grigio
ag-level-green = verde
ag-level-yellow = giallo
ag-level-red = rosso
ag-calling-hunter = Cacciatore
ag-calling-mage = Mago
ag-calling-warlock = Stregone
ag-calling-warrior = Guerriero
ag-phases = Le fasi del turno
ag-phase-setup = Preparazione
ag-phase-movement = Movimento
ag-phase-exploration = Esplorazione
ag-phase-challenge = Sfida
ag-phase-upkeep = Mantenimento
ag-round = Round { $round }
ag-round-first = Round { $round } · vince chi arriva a { $valor } di valore
ag-valor = Valore
ag-valor-wins = si vince con { $valor }
ag-hero-is = { $name }, { $calling }, giocato da { $player }, livello { $level }, a { $place }: { $valor } di valore, { $left ->
    [one] ne manca 1
   *[other] ne mancano { $left }
  }
ag-life = Vita { $now }/{ $most }
ag-energy = { $n } di energia
ag-steps-left =
    { $n ->
        [one] 1 passo rimasto
       *[other] { $n } passi rimasti
    }
ag-rolled =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }, { $energy } di energia
ag-hand = Le tue carte abilità
ag-quests = Missioni
ag-no-quests = Nessuna missione al momento
ag-tab-you = Eroe
ag-tab-quests = Missioni
ag-go-home = Vai al mio eroe
ag-go-there = Vai a { $place }
ag-kind-normal = spazio
ag-kind-key = posto chiave
ag-kind-city = città
ag-kind-encounter = incontro in mappa
ag-type-melee = in mischia
ag-type-ranged = a distanza
ag-space = { $name }, { $kind }, { $level }
ag-numbers = { $type } { $attack } · difesa { $defense } · danno { $damage }
ag-foe-is = { $type } { $attack }, difesa { $defense }, danno { $damage }
ag-discoveries =
    { $n ->
        [one] 1 scoperta
       *[other] { $n } scoperte
    }
ag-discoveries-first =
    { $n ->
        [one] Prima si rivela 1 scoperta.
       *[other] Prima si rivelano { $n } scoperte.
    }
ag-waits = qui aspetta { $name }
ag-event-here = evento: { $name }
ag-event = Qui c'è un evento
ag-steps =
    { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }, { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }
ag-locked = Solo dal livello { $level } in su
ag-resources = Risorse
ag-token-of = Segnalino di { $name }: { $quest }
ag-aggro = aggro
ag-prize = Premio: { $name }
ag-gives = Porta al livello { $level }
ag-draws = Si pesca una carta sfida, livello { $level }: { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
  }
ag-no-challenge = In città non ci sono sfide
ag-odds = Colpisci con { $hit } facce su 6, ti colpiscono con { $hurt } su 6, prima di carte e poteri
ag-to-go =
    { $n ->
        [one] Manca 1 punto valore
       *[other] Mancano { $n } punti valore
    }
ag-may-come =
    { $n ->
        [0] Resta a { $place }
        [one] Da { $place } può raggiungere 1 spazio
       *[other] Da { $place } può raggiungere fino a { $n } spazi
    }
ag-worth =
    { $n ->
        [one] 1 punto valore
       *[other] { $n } punti valore
    }
ag-line = Imbattuti
ag-line-is = { $slot }: { $name } a { $place }
ag-line-empty = Nessuno in attesa.
ag-decks = Mazzi sfida
ag-deck-is =
    { $n ->
        [one] { $level }: 1 carta
       *[other] { $level }: { $n } carte
    }, { $known ->
        [one] 1 nota
       *[other] { $known } note
    }
ag-deck-order = Quando le altre sono finite, arrivano queste, in quest'ordine:
ag-deck-unknown = Nessuno ha ancora visto queste carte.
ag-global = Ovunque: { $name }
ag-key-home = al tuo eroe
ag-key-quest = il percorso della tua prossima missione
ag-key-rival = che cosa manca al prossimo rivale e dove può arrivare
ag-sign-level = Spazio { $level }
ag-sign-level-about =
    { $n ->
        [one] Un punto sul bordo
       *[other] { $n } punti sul bordo
    }: carte sfida dal mazzo { $level }; per entrarci serve quel livello.
ag-sign-key = Posto chiave
ag-sign-key-about = Uno scudo: una pergamena, una pozione piccola e una scoperta.
ag-sign-city = Città
ag-sign-city-about = Un medaglione: una pozione grande, una rotta di volo, la casa d'aste, un committente e nessuna sfida.
ag-sign-encounter = Incontro in mappa
ag-sign-encounter-about = Un rombo: qualcuno che aspetta sempre lì. I signori supremi portano la corona.
ag-sign-token = Scoperta
ag-sign-token-about = È coperta: la rivela chi si ferma lì.
ag-sign-quest = Segnalino missione
ag-sign-quest-about = Ha la forma del suo giocatore: è la sua missione a portare lì.
ag-sign-foe = Incontro imbattuto
ag-sign-foe-about = Qualcuno che non è stato battuto aspetta ancora qui, con la cornice del colore del suo mazzo. Cornice tratteggiata: aggro, nessuno passa oltre.
ag-sign-pennant = Bandierina
ag-sign-pennant-about = I passi che servono per arrivarci; un punto per ogni passo di questo turno, pieno se viene usato.
ag-sign-lock = Lucchetto
ag-sign-lock-about = Il tuo livello è troppo basso per questo spazio.
ag-resource-scroll = Pesca una carta abilità.
ag-resource-book = Pesca due carte abilità; ogni altro eroe ne pesca una e ne scarta una.
ag-resource-small-potion = Cura 1 danno.
ag-resource-large-potion = Cura 2 danni ed elimina ogni Malattia.
ag-resource-discovery = Piazza una scoperta sulla mappa.
ag-resource-flight = Vola fino a un'altra rotta di volo.
ag-resource-auction = Cedi un oggetto per un altro dello stesso colore.
ag-resource-quest-giver = Pesca una missione d'élite.
