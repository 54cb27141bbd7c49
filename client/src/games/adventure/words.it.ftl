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
ag-valor-wins = si vince a { $valor }
ag-hero-is = { $name }, { $calling }, giocato da { $player }, livello { $level }, a { $place }: { $valor } di valore, ne mancano { $left }
ag-life = Vita { $now }/{ $most }
ag-energy = { $n } di energia
ag-hand = Le tue carte abilità
ag-quests = Missioni
ag-no-quests = Nessuna missione al momento
ag-tab-you = Eroe
ag-tab-quests = Missioni
ag-go-home = Vai al mio eroe
ag-go-there = Vai a { $place }
ag-kind-normal = spazio
ag-kind-key = luogo chiave
ag-kind-city = città
ag-kind-encounter = incontro della mappa
ag-type-melee = mischia
ag-type-ranged = a distanza
ag-space = { $name }, { $kind }, { $level }
ag-numbers = { $type } { $attack } · difesa { $defense } · danni { $damage }
ag-foe-is = { $type } { $attack }, difesa { $defense }, danni { $damage }
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
    }, ne restano { $left }
ag-locked = Solo dal livello { $level } in su
ag-resources = Risorse
ag-token-of = Segnalino di { $name }: { $quest }
ag-aggro = aggressivo
ag-prize = Premio: { $name }
ag-gives = Porta al livello { $level }
ag-draws = Si pesca una carta sfida, livello { $level }: ne restano { $left }
ag-no-challenge = In città non ci sono sfide
ag-odds = Colpisci con { $hit } facce su 6, vieni colpito con { $hurt } su 6, prima di carte e poteri
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
        [one] 1 valore
       *[other] { $n } valore
    }
