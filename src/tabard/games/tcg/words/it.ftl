# Quello che dice il duello. I nomi delle carte sono nomi propri: non hanno articolo.

## options

option-begin = Il primo turno va a { $seat }
option-keep = Tieni questa mano
option-mulligan = Rimischiala nel mazzo e pesca sette carte nuove
option-place = Piazza { $card } come risorsa
option-place-up = Piazza { $card } come risorsa a faccia in su
option-stash = Piazza { $card } come risorsa e usane la Riserva
option-play = Gioca { $card }
option-play-again = Gioca { $slot } dal cimitero
option-use = Usa { $slot }: { $power }
option-attack = Attacca con { $slot }
option-at = Attacca { $slot }
option-target = Bersaglia { $slot }
option-target-player = Bersaglia { $seat }
option-done = Nessun altro bersaglio
option-mode = { $number ->
    [0] La prima
    [1] La seconda
    [2] La terza
   *[other] La quarta
}
option-pay = Paga con { $slot }
option-discard = Scarta { $card }
option-take-card = Fai scartare { $card }
option-pick = Scegli { $slot }
option-find = Prendi { $card }
option-find-none = Non prendere niente
option-under = Poi { $card }
option-as-they-lie = Lasciale in quest'ordine
option-yes = Sì
option-no = Non ora
option-strike = Colpisci con { $slot }
option-protect = Proteggi con { $slot }
option-hold = Rinuncia
option-armor = Spossa { $slot } per prevenire danno
option-apply = Applica { $slot }
option-take = Subisci il danno
option-add = { $slot }: { $power }
option-destroy = Distruggi { $slot }
option-turn-down = Volta { $slot } a faccia in giù
option-pass = Passa

## ordini

order-stops = Chiedimi { $stop }
order-ask = Chiedimi { $halt }
order-pass-over = Passa per me { $halt }
order-skip = { CAP($skip) }
orders-about = Nei momenti tranquilli il programma passa al posto tuo: nelle interfasi di preparazione e di estrazione, nella tua fase finale, alla fine della fase azione dell'avversario e subito dopo che hai aggiunto qualcosa alla catena. Ti viene sempre chiesto quando, senza agire, potresti perdere subito. Puoi anche passare finché non succede qualcosa, o passare il turno: l'ordine cessa da sé appena l'avversario aggiunge qualcosa alla catena o attacca, quando si innesca un tuo potere e quando comincia il tuo prossimo turno. Puoi cambiare questi ordini in qualsiasi momento, anche nel turno dell'avversario, e nessun altro li vede.

## events

event-hero = L'eroe di { $seat } è { $card }.
event-rolled = { $seat } tira { $number }.
event-begins = Il primo turno va a { $seat }.
event-kept = { $seat } tiene la mano iniziale.
event-mulligan = { $seat } chiede una mano nuova.
event-turn = Turno { $number }: tocca a { $seat }.
event-drew = { $seat } pesca una carta.
event-drawn = È { $card }.
event-starved = { $seat } deve pescare, ma il mazzo è vuoto.
event-placed = { $seat } piazza una risorsa a faccia in giù.
event-placed-up = { $seat } piazza { $card } a faccia in su.
event-stashed = { $seat } rivela { $card } e ne usa la Riserva.
event-turned-down = { $card } viene { GENDER($card) ->
    [f] voltata
   *[other] voltato
} a faccia in giù.
event-played = { $seat } gioca { $card }.
event-used = { $seat } usa { $card }.
event-flipped = { $seat } gira { $card }.
event-triggered = Si innesca il potere di { $card }.
event-mode = { $seat } sceglie la { $number ->
    [0] prima
    [1] seconda
    [2] terza
   *[other] quarta
} possibilità.
event-aimed = Il bersaglio è { $card }.
event-aimed-at = Il bersaglio è { $seat }.
event-interrupted = { $card } viene { GENDER($card) ->
    [f] interrotta
   *[other] interrotto
}.
event-fizzled = { $card } non ha effetto.
event-entered = { $card } entra nel gruppo di { $seat }.
event-attached = { $card } viene { GENDER($card) ->
    [f] assegnata
   *[other] assegnato
} a { $card2 }.
event-mastered = L'eroe di { $seat } si trasforma in { $card }.
event-proposed = { $card } attacca { $card2 }.
event-attacks = { $card } attacca { $card2 }.
event-called-off = L'attacco non ha luogo.
event-struck = { $seat } colpisce con { $card }.
event-protects = { $card } si fa avanti a proteggere.
event-dealt = { $card } infligge { $number ->
    [one] 1 danno { $damage }
   *[other] { $number } danni { $damage ->
        [arcano] arcani
        [sacro] sacri
       *[other] { $damage }
    }
} a { $card2 }.
event-prevented = { $card2 } previene { $number ->
    [one] 1 danno
   *[other] { $number } danni
} a { $card }.
event-redirected = Il danno viene deviato su { $card }.
event-healed = { $card } guarisce da { $number ->
    [one] 1 danno
   *[other] { $number } danni
}.
event-hurt = { $number ->
    [one] 1 danno viene messo
   *[other] { $number } danni vengono messi
} su { $card }.
event-destroyed = { $card } viene { GENDER($card) ->
    [f] distrutta
   *[other] distrutto
}.
event-bounced = { $card } torna in mano al proprietario.
event-removed = { $card } viene { GENDER($card) ->
    [f] rimossa
   *[other] rimosso
} dal gioco.
event-recovered = { $card } lascia il cimitero di { $seat }.
event-discarded = { $seat } scarta { $card }.
event-milled = { $card } passa dal mazzo di { $seat } al cimitero.
event-revealed = { $seat } rivela { $card }.
event-arranged = { $seat } mette le altre carte in fondo al mazzo.
event-searched = { $seat } guarda tutto il mazzo.
event-shuffled = { $seat } mischia il mazzo.
event-looked = { $seat } guarda la mano di { $seat2 }.
event-saw = { $seat } ha in mano { $card }.
event-exhausted = { $card } viene { GENDER($card) ->
    [f] spossata
   *[other] spossato
}.
event-readied = { $card } torna { GENDER($card) ->
    [f] pronta
   *[other] pronto
}.
event-counter = { $card } riceve un segnalino: { $counter }.
event-controls = { $seat } prende il controllo di { $card }.
event-lost = { $seat } perde.
event-ended = Il duello è finito.
event-about-power = { $card }: { $power }
event-about-card = Si tratta di { $card }.
event-about-attack = { $card } sta per attaccare.
event-about-combat = È in corso un combattimento.
event-about-damage = { $card } sta per infliggere { $number ->
    [one] 1 danno
   *[other] { $number } danni
} a { $card2 }.
event-about-chance = { $chance }

## log, as the seat reads it that it is about (-you2: the second one)

event-hero-you = Il tuo eroe è { $card }.
event-rolled-you = Tiri { $number }.
event-begins-you = Il primo turno è tuo.
event-kept-you = Tieni la mano iniziale.
event-mulligan-you = Chiedi una mano nuova.
event-turn-you = Turno { $number }: tocca a te.
event-drew-you = Peschi una carta.
event-starved-you = Devi pescare, ma il tuo mazzo è vuoto.
event-placed-you = Piazzi una risorsa a faccia in giù.
event-placed-up-you = Piazzi { $card } a faccia in su.
event-stashed-you = Riveli { $card } e ne usi la Riserva.
event-played-you = Giochi { $card }.
event-used-you = Usi { $card }.
event-flipped-you = Giri { $card }.
event-mode-you = Scegli la { $number ->
    [0] prima
    [1] seconda
    [2] terza
   *[other] quarta
} possibilità.
event-aimed-at-you = Il bersaglio sei tu.
event-entered-you = { $card } entra nel tuo gruppo.
event-mastered-you = Il tuo eroe si trasforma in { $card }.
event-struck-you = Colpisci con { $card }.
event-recovered-you = { $card } lascia il tuo cimitero.
event-discarded-you = Scarti { $card }.
event-milled-you = { $card } passa dal tuo mazzo al cimitero.
event-revealed-you = Riveli { $card }.
event-arranged-you = Metti le altre carte in fondo al tuo mazzo.
event-searched-you = Guardi tutto il tuo mazzo.
event-shuffled-you = Mischi il tuo mazzo.
event-looked-you = Guardi la mano di { $seat2 }.
event-looked-you2 = { $seat } guarda la tua mano.
event-saw-you = Hai in mano { $card }.
event-controls-you = Prendi il controllo di { $card }.
event-lost-you = Perdi.

## previews: what an answer would do, from $low to $high; $amount and $signed say both

change-cost = Costa { $amount } { $high ->
    [one] risorsa
   *[other] risorse
}.
change-pays = Si paga con: { $slot }
change-damage = { $slot } subisce { $amount } { $high ->
    [one] danno
   *[other] danni
}.
change-prevented = { $high ->
    [one] Viene prevenuto { $amount } danno
   *[other] Vengono prevenuti { $amount } danni
} a { $slot }.
change-healed = { $slot } guarisce da { $amount } { $high ->
    [one] danno
   *[other] danni
}.
change-destroyed = { $slot } { $low ->
    [0] può essere
   *[other] viene
} { GENDER($slot) ->
    [f] distrutta
   *[other] distrutto
}.
change-returned = { $slot } { $low ->
    [0] può tornare
   *[other] torna
} in mano al proprietario.
change-removed = { $slot } { $low ->
    [0] può essere
   *[other] viene
} { GENDER($slot) ->
    [f] rimossa
   *[other] rimosso
} dal gioco.
change-interrupted = { $slot } { $low ->
    [0] può essere
   *[other] viene
} { GENDER($slot) ->
    [f] interrotta
   *[other] interrotto
}.
change-enters = { $card } { $low ->
    [0] può entrare
   *[other] entra
} in gioco.
change-controls = { $seat } { $low ->
    [0] può prendere
   *[other] prende
} il controllo di { $slot }.
change-controls-you = { $low ->
    [0] Puoi prendere
   *[other] Prendi
} il controllo di { $slot }.
change-exhausted = { $slot } { $low ->
    [0] può essere
   *[other] viene
} { GENDER($slot) ->
    [f] spossata
   *[other] spossato
}.
change-readied = { $slot } { $low ->
    [0] può tornare
   *[other] torna
} { GENDER($slot) ->
    [f] pronta
   *[other] pronto
}.
change-atk = { $slot }: ATK { $signed }
change-health = { $slot }: salute { $signed }
change-counters = { $slot }: segnalini { $signed }
change-drawn = { $seat } pesca { $amount } { $high ->
    [one] carta
   *[other] carte
}.
change-drawn-you = Peschi { $amount } { $high ->
    [one] carta
   *[other] carte
}.
change-fetched = { $seat } aggiunge alla mano { $amount } { $high ->
    [one] carta
   *[other] carte
} dal mazzo.
change-fetched-you = Aggiungi alla tua mano { $amount } { $high ->
    [one] carta
   *[other] carte
} dal tuo mazzo.
change-discarded = { $seat } scarta { $amount } { $high ->
    [one] carta
   *[other] carte
}.
change-discarded-you = Scarti { $amount } { $high ->
    [one] carta
   *[other] carte
}.
change-milled = { $high ->
    [one] { $amount } carta passa
   *[other] { $amount } carte passano
} dal mazzo di { $seat } al cimitero.
change-milled-you = { $high ->
    [one] { $amount } carta passa
   *[other] { $amount } carte passano
} dal tuo mazzo al cimitero.
change-recovered = { $high ->
    [one] { $amount } carta lascia
   *[other] { $amount } carte lasciano
} il cimitero di { $seat }.
change-recovered-you = { $high ->
    [one] { $amount } carta lascia
   *[other] { $amount } carte lasciano
} il tuo cimitero.
change-loses = { $seat } { $low ->
    [0] può perdere
   *[other] perde
} il duello.
change-loses-you = { $low ->
    [0] Puoi perdere
   *[other] Perdi
} il duello.

## questions

ask-priority = { $chance }
ask-target = { $card }: scegli un bersaglio. { $power }
ask-mode = { $card }: scegli una possibilità. { $power }
ask-may = { $card }: vuoi farlo? { $power }
ask-pick = { $card }: scegli una carta. { $power }
ask-pay = Con che cosa paghi?
ask-discard = Quale carta scarti?
ask-search = Quale carta prendi dal tuo mazzo?
ask-reveal = Quale delle carte rivelate prendi?
ask-under = In che ordine vanno le carte in fondo al tuo mazzo? L'ultima finisce sotto tutte.
ask-ramp = Metti la carta rivelata nella tua linea delle risorse, a faccia in giù e spossata?
ask-pluck = Quale carta di quella mano viene scartata?
ask-stash = Riveli { $card } e ne usi la Riserva?
ask-armor = { $card } sta per infliggere { $number ->
    [one] 1 danno
   *[other] { $number } danni
} a { $card2 }. { $number ->
    [one] Vuoi prevenirlo?
   *[other] Vuoi prevenirli?
}
ask-order = Si sono innescati diversi tuoi poteri. Quale va in catena adesso? L'ultimo si risolve per primo.
ask-excess = Ne controlli più di quante sono ammesse. Quale distruggi?
ask-locations = Puoi avere un solo luogo a faccia in su. Quale volti a faccia in giù?
ask-defender = Scegli un difensore che { $card } attacchi.
ask-strike = Il tuo eroe è in combattimento. Colpisci con un'arma?
ask-protect = Si fa avanti uno dei tuoi protettori?
ask-begin = Hai tirato il numero più alto. A chi va il primo turno?
ask-mulligan = Tieni questa mano?
ask-deck = Quale mazzo esce a sorte?
ask-shuffle = In che ordine viene mischiato il mazzo?
ask-roll = Che numero tira A?
ask-roll-again = Che numero tira B?
ask-random-card = Quale carta viene scartata a caso?

## reasons

legal = Adesso puoi farlo.
legal-pay = Hai { $have ->
    [0] 0 risorse pronte
    [one] 1 risorsa pronta
   *[other] { $have } risorse pronte
}. Il costo:
legal-attack = { $card } è { GENDER($card) ->
    [f] pronta
   *[other] pronto
} e ha { $n } ATK.
legal-attack-only = { $card } è { GENDER($card) ->
    [f] pronta
   *[other] pronto
} e ha { $n } ATK. { $card2 } dice: «{ $text }»
legal-fight = Se non succede altro, { $card } (salute rimasta: { $left }) infligge { $n ->
    [one] 1 danno
   *[other] { $n } danni
} a { $card2 } (salute rimasta: { $left2 }) e ne subisce { $back }.
legal-strike = Con { $card }, { $card2 } ha { $n } ATK in questo combattimento. Il costo:
legal-armor = { $card } previene fino a { $n } dei danni in arrivo ({ $number }).

why-over = Il duello è finito.
why-chance = Prima decidono i dadi o le carte.
why-not-asked = Adesso deve rispondere { $seat }.
why-busy = Prima devi rispondere alla domanda in corso.
why-nothing-named = Qui non si nomina nessuna carta e nessun giocatore.
why-not-offered = Qui non si può scegliere.
why-no-such-seat = A questo tavolo non c'è un giocatore con quel nome.
why-not-in-hand = Non hai in mano { $card }.
why-not-in-that-hand = { $card } non è in quella mano.
why-not-face-up = Solo missioni e luoghi si possono piazzare a faccia in su; { $card } va a faccia in giù.
why-no-stash = { $card } non ha Riserva.
why-placed = In questo turno hai già piazzato una risorsa.
why-never-played = { $card } non si può giocare: missioni e luoghi si piazzano soltanto come risorse.
why-only-from-hand = { $card } si può giocare solo dalla mano.
why-not-in-graveyard = { CAP($card) } non è nel tuo cimitero.
why-other-turn = Si può fare solo nella propria fase azione.
why-in-combat = Non si può fare durante un combattimento.
why-other-phase = Si può fare solo nella tua fase azione.
why-chain = Si può fare solo a catena vuota.
why-other-turn-slow = { $card } non ha Istantaneo: si può giocare solo nel proprio turno.
why-in-combat-slow = { $card } non ha Istantaneo: non si può giocare durante un combattimento.
why-other-phase-slow = { $card } non ha Istantaneo: si può giocare solo nella tua fase azione.
why-chain-slow = { $card } non ha Istantaneo: si può giocare solo a catena vuota.
why-dear = { $have ->
    [0] Non hai risorse pronte
    [one] Hai solo 1 risorsa pronta
   *[other] Hai solo { $have } risorse pronte
} per { $card }:
why-dear-power = { $have ->
    [0] Non hai risorse pronte
    [one] Hai solo 1 risorsa pronta
   *[other] Hai solo { $have } risorse pronte
} per il potere di { $card }:
why-dear-strike = { $have ->
    [0] Non hai risorse pronte
    [one] Hai solo 1 risorsa pronta
   *[other] Hai solo { $have } risorse pronte
} per colpire con { $card }:
why-part-discard = Non hai in mano nessuna carta da scartare per pagarlo.
why-part-counter = Non c'è più un segnalino del genere da rimuovere per pagarlo.
why-part-exhaust = Non controlli nessuna carta pronta da spossare per pagarlo.
why-part-destroy = Non controlli nessuna carta da distruggere per pagarlo.
why-part-remove = Nel tuo cimitero non c'è nessuna carta da rimuovere dal gioco per pagarlo.
why-part-bounce = Non controlli nessuna carta da far tornare in mano per pagarlo.
why-no-payment = { CAP($card) } non serve a pagare questo costo.
why-cant-play = { $card2 } ti vieta di giocare { $card }.
why-cant-attack = { $card2 } dice che { $card } non può attaccare.
why-cant-attack-while = { $card2 } dice che { $card } non può attaccare { $condition }.
why-cant-protect-while = { $card2 } dice che { $card } non può proteggere { $condition }.
why-attacks-only = { $card } dice: «{ $text }»
why-keyword-only = { $card } ha { $keyword } solo { $condition }.
why-cant-protect = { $card2 } dice che { $card } non può proteggere.
why-must-attack = { $card2 } dice che { $card } deve attaccare, e può farlo.
why-cant-strike = { $card2 } dice che non puoi colpire.
why-cant-attack-it = { $card2 } dice che { $card } non può essere { GENDER($card) ->
    [f] attaccata
   *[other] attaccato
}.
why-no-target = Non c'è nessun bersaglio legale per { $card }.
why-not-in-play = { CAP($card) } non è in gioco.
why-not-yours = Non controlli { $card }.
why-quest-down = { $card } è a faccia in giù: una missione si completa una volta sola.
why-face-down = { CAP($card) } è a faccia in giù e non ha poteri: serve solo a pagare.
why-flipped = { $card } è già sull'altro lato: il potere di un eroe si usa una volta sola.
why-powerless = { $card } ha perso tutti i poteri.
why-no-such-power = { $card } adesso non ha un potere simile.
why-own-turn-only = Questo potere di { $card } si può usare solo nel proprio turno.
why-used = Questo potere di { $card } è già stato usato in questo turno.
why-exhausted = { $card } è { GENDER($card) ->
    [f] spossata
   *[other] spossato
}.
why-must-wait = { $card } è appena { GENDER($card) ->
    [f] entrata
   *[other] entrato
} nel tuo gruppo: i suoi poteri attivati aspettano il tuo prossimo turno.
why-condition = { $card }: si può fare solo { $condition }.
why-no-character = { $card } non è né un eroe né un alleato.
why-totem = { $card } è un Totem, e i Totem non attaccano.
why-mount = { $card } è una Cavalcatura: non può attaccare né essere attaccata.
why-just-joined = { $card } è appena { GENDER($card) ->
    [f] entrata
   *[other] entrato
} nel tuo gruppo e non può attaccare prima del tuo prossimo turno.
why-no-defender = Non c'è nessuno che { $card } possa attaccare.
why-own-side = { $card } sta dalla tua parte.
why-elusive = { $card } ha Elusivo: non può essere { GENDER($card) ->
    [f] attaccata
   *[other] attaccato
}.
why-no-weapon = { $card } non è un'arma.
why-struck = In questo combattimento hai già colpito.
why-stealth = { $card } attacca con Furtivo: nessuno può proteggere.
why-attacked-itself = È proprio { $card } a essere sotto attacco: non può proteggere { GENDER($card) ->
    [f] se stessa
   *[other] se stesso
}.
why-no-protector = { $card } non ha Protettore.
why-no-armor = { $card } non è un'armatura.
why-only-the-hero = Le armature prevengono solo il danno al tuo eroe.
why-sure = Questo danno non si può prevenire.
why-no-defense = { $card } non ha DEF.
why-no-shield = { CAP($card) } non previene nulla di questo danno.
why-must-apply = Prima va usato ciò che previene questo danno.
why-wants-player = Qui va scelto un giocatore, non una carta.
why-twice = { CAP($card) } è già un bersaglio, e non può esserlo due volte.
why-untargetable = { $card } è Non Bersagliabile.
why-leaves-none = Con { $card } come bersaglio, non ne resterebbe nessuno per il prossimo.
why-no-fit = { CAP($card) } non è ciò che chiede il testo.
why-player-twice = Questo giocatore è già un bersaglio.
why-no-player = Il testo chiede altro, non questo giocatore.
why-must-target = Qui va scelto un bersaglio.
why-no-mode = In questo testo non c'è una possibilità simile.
why-mode-target = Per questa possibilità non c'è nessun bersaglio legale.
why-no-choice = { CAP($card) } qui non si può scegliere.
why-not-found = { $card } non è fra le carte che qui si possono prendere.
why-not-waiting = { CAP($card) } non ha un potere simile che aspetti di andare in catena.
why-not-too-many = { CAP($card) } non è fra le carte di cui ne hai troppe.
why-no-location = { CAP($card) } non è un tuo luogo a faccia in su.

when-begin = Si decide una volta sola, dopo il lancio iniziale.
when-keep = La mano si tiene o si cambia solo prima del primo turno.
when-mulligan = La mano si tiene o si cambia solo prima del primo turno.
when-at = Prima scegli chi attacca.
when-target = Adesso non scegli nessun bersaglio.
when-target-player = Adesso non scegli nessun bersaglio.
when-done = Adesso non scegli nessun bersaglio.
when-mode = Adesso non scegli fra le possibilità di un testo.
when-pay = Adesso non c'è niente da pagare così.
when-discard = Adesso non c'è niente da scartare.
when-take-card = Adesso non scegli dalla mano di nessuno.
when-pick = Adesso non scegli nessuna carta.
when-find = Adesso non stai cercando nel tuo mazzo.
when-find-none = Adesso non stai cercando nel tuo mazzo.
when-under = Adesso non stai mettendo carte in fondo al tuo mazzo.
when-as-they-lie = Adesso non stai mettendo carte in fondo al tuo mazzo.
when-yes = Non è questo che ti viene chiesto.
when-no = Non è questo che ti viene chiesto.
when-strike = Con un'arma si colpisce solo quando il proprio eroe diventa attaccante o difensore.
when-protect = I protettori si fanno avanti solo poco prima che il difensore entri in combattimento.
when-hold = Adesso non c'è niente a cui rinunciare.
when-armor = Un'armatura si spossa solo nel momento in cui sta per essere inflitto danno.
when-apply = Adesso nessun danno sta per essere inflitto.
when-take = Adesso nessun danno sta per essere inflitto.
when-add = Adesso non ci sono tuoi poteri da mettere in ordine.
when-destroy = Non hai niente in eccesso.
when-turn-down = Non hai più di un luogo a faccia in su.

cost-printed = stampato
cost-card = { $card }
cost-free = gratis
cost-strike = costo per colpire
cost-power = potere

## nouns

slot-hidden = una carta
    .article = { "" }
    .gender = f
slot-face-down = risorsa { $n } di { $seat }, a faccia in giù
slot-on = su { $card }
slot-number = n. { $n }
slot-exhausted = { GENDER($card) ->
    [f] spossata
   *[other] spossato
}
slot-ready = { GENDER($card) ->
    [f] pronta
   *[other] pronto
}
slot-damaged = { $n ->
    [one] 1 danno
   *[other] { $n } danni
}
slot-undamaged = senza danni

choice-random = a caso
choice-hidden = segrete
choice-open = scoperte
bring-any = qualsiasi mazzo legale
bring-starters = solo mazzi introduttivi
bring-random = un mazzo introduttivo a caso

stop-usual = come al solito: in combattimento, alla fine del turno dell'avversario e per rispondere
    .article = { "" }
stop-every = a ogni occasione
    .article = { "" }
stop-few = solo per rispondere
    .article = { "" }

skip-nothing = non passare in anticipo
    .article = { "" }
skip-quiet = passa finché non succede qualcosa
    .article = { "" }
skip-turn = passa il turno
    .article = { "" }

halt-my-ready = nella mia interfase di preparazione
    .article = { "" }
halt-my-draw = nella mia interfase di estrazione
    .article = { "" }
halt-my-attack = quando attacco, prima che intervengano i protettori
    .article = { "" }
halt-my-defend = quando attacco, prima del danno
    .article = { "" }
halt-my-end = nella mia fase finale
    .article = { "" }
halt-their-ready = nell'interfase di preparazione dell'avversario
    .article = { "" }
halt-their-draw = nell'interfase di estrazione dell'avversario
    .article = { "" }
halt-their-action = al termine della fase azione dell'avversario
    .article = { "" }
halt-their-attack = quando attacca l'avversario, prima che intervengano i protettori
    .article = { "" }
halt-their-defend = quando attacca l'avversario, prima del danno
    .article = { "" }
halt-their-end = nella fase finale dell'avversario
    .article = { "" }
halt-respond = quando l'avversario aggiunge qualcosa alla catena
    .article = { "" }
halt-attacked = quando l'avversario propone un combattimento
    .article = { "" }
halt-own = dopo che ho aggiunto qualcosa alla catena
    .article = { "" }
halt-danger = ogni volta che, senza agire, potrei perdere subito
    .article = { "" }

window-none = Fra un turno e l'altro
    .article = { "" }
window-ready = Interfase di preparazione
    .article = { "" }
window-draw = Interfase di estrazione
    .article = { "" }
window-action = Fase azione
    .article = { "" }
window-attack = Combattimento, prima occasione di agire
    .article = { "" }
window-defend = Combattimento, seconda occasione di agire
    .article = { "" }
window-end = Fase finale
    .article = { "" }

chance-none = Fra un turno e l'altro. Agisci o passa.
    .article = { "" }
chance-ready = Interfase di preparazione. Agisci o passa.
    .article = { "" }
chance-draw = Interfase di estrazione. Agisci o passa.
    .article = { "" }
chance-action = Fase azione dell'avversario. Agisci o passa.
    .article = { "" }
chance-attack = Combattimento, prima occasione di agire, prima che intervengano i protettori. Agisci o passa.
    .article = { "" }
chance-defend = Combattimento, ultima occasione di agire prima del danno. Agisci o passa.
    .article = { "" }
chance-end = Fase finale. Agisci o passa.
    .article = { "" }
chance-turn = La tua fase azione: piazza una risorsa, gioca carte, attacca; passa per finire il turno.
    .article = { "" }
chance-respond = L'avversario ha aggiunto qualcosa alla catena. Rispondi, o passa perché si risolva.
    .article = { "" }
chance-attacked = L'avversario vuole attaccare. Rispondi, o passa e l'attacco prosegue.
    .article = { "" }
chance-own = Tocca a ciò che hai aggiunto alla catena. Aggiungi altro, o passa perché si risolva.
    .article = { "" }

zone-away = da nessuna parte
zone-deck = mazzo
zone-hand = mano
zone-chain = catena
zone-play = in gioco
zone-resource = linea delle risorse
zone-graveyard = cimitero
zone-removed = rimosso dal gioco

damage-arcane = arcano
    .article = { "" }
damage-fire = da fuoco
    .article = { "" }
damage-frost = da gelo
    .article = { "" }
damage-holy = sacro
    .article = { "" }
damage-melee = da mischia
    .article = { "" }
damage-nature = da natura
    .article = { "" }
damage-ranged = a distanza
    .article = { "" }
damage-shadow = da ombra
    .article = { "" }

counter-skull = teschio
    .article = { "" }
counter-stake = paletto
    .article = { "" }
counter-heirloom = cimelio
    .article = { "" }
counter-atk = +1 ATK
    .article = { "" }
counter-defense = +1 DEF
    .article = { "" }

## tableau

table-turn = Il turno
table-turn-of = Di chi è il turno
table-window = Fase
table-combat = Combattimento
table-attacks = { $card } attacca { $other }
table-chain = La catena: il primo dell'elenco si risolve per primo
table-link = In catena
table-whose = Di chi
table-targets = Bersagli
table-proposal = { $card } vuole attaccare
table-party = In gioco
table-card = Carta
table-atk = ATK
table-health = Salute
table-marks = Che cos'è, e in che stato
table-numbers = Numeri
table-text = Che cosa fa
table-rest = Risorse e mazzi
table-resources = Risorse
table-ready = { $ready } su { $n } pronte
table-row = Linea delle risorse
table-hand = Mano
table-deck = Carte nel mazzo
table-graveyard = Cimitero
table-exhausted = { GENDER($card) ->
    [f] spossata
   *[other] spossato
}
table-flipped = il suo potere è già stato usato
table-fresh = { GENDER($card) ->
    [f] entrata
   *[other] entrato
} in questo turno: non può ancora attaccare
table-on = su { $card }
table-hidden = { $n ->
    [one] 1 coperta
   *[other] { $n } coperte
}
table-def = DEF { $n }

## columns

column-slot = Carta
column-number = Turno
column-turn = Di chi è il turno
column-window = Momento
column-placed = Risorse piazzate
column-lost = Ha perso
column-standing = Ordine
column-wishes = Ordini
column-skipping = Passa in anticipo
column-starved = Mazzo vuoto
column-first-hero = Eroe di partenza
column-secret-list = Lista segreta
column-what = Carta
column-known = Nota a
column-zone = Dove
column-gen = Spostamenti
column-owner = Proprietario
column-controller = Controllore
column-entered = Entrata sotto
column-exhausted = Spossata
column-down = A faccia in giù
column-damage = Danno
column-host = Assegnata a
column-fresh = Appena entrata
column-stays = Resta spossata
column-overruled = Superato
column-did = In questo turno
column-last-atk = Ultimo ATK
column-last-seat = Ultimo controllore
column-last-heirloom = Ultimi cimeli
column-last-host = Ultima assegnazione
column-skull = Teschi
column-stake = Paletti
column-heirloom = Cimeli
column-atk-counters = Segnalini +1 ATK
column-defense-counters = Segnalini +1 DEF
column-spent = Sarà rimossa
column-deck-a = Mazzo di A
column-deck-b = Mazzo di B
column-hand-a = Mano di A
column-hand-b = Mano di B
column-grave-a = Cimitero di A
column-grave-b = Cimitero di B
column-play = In gioco
column-resources = Risorse
column-heroes = Eroi
column-chain = Catena
column-waiting = Innescati
column-delayed = Rimandati
column-effects = Effetti
column-used = Poteri usati
column-triggers = Poteri innescati
column-attacker = Attaccante
column-defender = Difensore
column-fighting = Difensore in combattimento
column-struck = Colpi

## the end: how a duel was decided

report-health = La salute degli eroi
report-how-dealt = Il colpo decisivo è di { $card }: { $number ->
    [one] 1 danno { $damage }
   *[other] { $number } danni { $damage ->
        [arcano] arcani
        [sacro] sacri
       *[other] { $damage }
    }
} a { $hero }.
report-how-hurt = { $number ->
    [one] L'ultimo danno messo
   *[other] Gli ultimi { $number } danni messi
} su { $hero } { $number ->
    [one] è stato fatale
   *[other] sono stati fatali
}.
report-how-starved = { $hero } doveva pescare, ma il mazzo era vuoto.
report-how-worn = { $hero } non aveva più salute.
report-hurt = { $hero } subisce { $number ->
    [one] 1 danno
   *[other] { $number } danni
}{ $much ->
    [all] {""}, { $number ->
        [one] da
       *[other] tutti da
    } { $card }
    [some] {""}, { $part } dei quali da { $card }
   *[none] {""}
}{ $back ->
    [0] .
   *[other] ; l'altro eroe ne subisce { $back }.
}
report-healed = { $number ->
    [one] Guarito 1 danno
   *[other] Guariti { $number } danni
} su { $hero }.

## picture

picture-turn = Turno { $n }: { $seat } · { $window }
picture-health = salute { $left } su { $health }
picture-resources = risorse pronte { $ready } su { $all }
picture-hand = mano { $n }
picture-deck = mazzo { $n }
picture-graveyard = cimitero { $n }
picture-exhausted = { GENDER($card) ->
    [f] spossata
   *[other] spossato
}
picture-flipped = sull'altro lato
picture-fresh = appena { GENDER($card) ->
    [f] arrivata
   *[other] arrivato
}
picture-attacks = attacca
picture-defends = difende
picture-struck = colpisce
picture-defense = DEF { $n }
picture-damage = { $n ->
    [one] 1 danno
   *[other] { $n } danni
}
picture-your-hand = Mano:
picture-row = Risorse a faccia in su:
picture-buried = Cimitero:
picture-gone = Rimosse dal gioco:
picture-chain = Catena, il primo si risolve per primo:
picture-effect = effetto di { $card }
picture-proposal = attacco di { $card }
picture-nothing = –

## decks

deck-line = «{ $text }» non è una riga di un mazzo. Scrivi quante copie e il nome della carta: 4 Fireball.
deck-line-copies = Una riga contiene da 1 a { $room } copie, non { $copies }.
deck-unknown = Non c'è nessuna carta chiamata «{ $text }».
deck-unknown-near = Non c'è nessuna carta chiamata «{ $text }». Intendevi { $near }?
deck-hero-missing = Il mazzo non nomina nessun eroe. Comincialo con una riga come questa: Hero: Zumix of Kezan.
deck-hero-twice = Un mazzo appartiene a un solo eroe di partenza, ed è già stato nominato { $hero }.
deck-no-hero = { $card } non può essere l'eroe di partenza: può esserlo solo un eroe normale.
deck-too-small = Il mazzo ha { $count ->
    [one] 1 carta
   *[other] { $count } carte
}; ne servono almeno { $least }, senza contare l'eroe.
deck-too-large = Il mazzo ha { $count } carte. Le regole non fissano un massimo, ma qui un tavolo ha posto per { $room }.
deck-hero-inside = { $card } è un eroe normale: l'eroe di partenza resta fuori dal mazzo, e dentro possono stare solo eroi supremi.
deck-token = { $card } è una pedina: la mettono in gioco solo gli effetti, e non può far parte di un mazzo.
deck-class = { $card } ha le icone di classe { $classes }; il tuo eroe ha { $class }.
deck-faction = { $card } ha l'icona di fazione { $faction }; il tuo eroe ha { $hero }.
deck-requires = { $card } richiede un eroe con una di queste caratteristiche: { $traits }.
deck-copies = Nel mazzo ci sono { $count } copie di { $card }; ne sono ammesse al massimo { $most }.
deck-talents = Un mazzo può avere talenti di una sola specializzazione: { $talents } appartengono a { $specs }.
deck-talent-hero = { $card } è un talento di { $spec }; il tuo eroe è specializzato in { $hero }.
deck-reputations = Un mazzo può avere carte di una sola Reputazione, non di { $reputations }.
deck-only-starters = Questo tavolo ammette solo mazzi introduttivi: scegli uno dei venti, o uno a caso.
deck-only-random = A questo tavolo il mazzo introduttivo di ciascuno si estrae a sorte all'inizio della partita: non se ne sceglie nessuno.
deck-group-hero = Eroi supremi
deck-group-ally = Alleati
deck-group-ability = Abilità
deck-group-equipment = Equipaggiamenti
deck-group-quest = Missioni
deck-group-location = Luoghi
deck-count-hero = { $n ->
    [one] 1 eroe supremo
   *[other] { $n } eroi supremi
}
deck-count-ally = { $n ->
    [one] 1 alleato
   *[other] { $n } alleati
}
deck-count-ability = { $n ->
    [one] 1 abilità
   *[other] { $n } abilità
}
deck-count-equipment = { $n ->
    [one] 1 equipaggiamento
   *[other] { $n } equipaggiamenti
}
deck-count-quest = { $n ->
    [one] 1 missione
   *[other] { $n } missioni
}
deck-count-location = { $n ->
    [one] 1 luogo
   *[other] { $n } luoghi
}
deck-about = { $hero }. { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}: { $groups }.
deck-doubtful = Non si sa quante copie di ogni carta contenesse il prodotto: i numeri sono una ricostruzione.

deck-plan-alliance-death-knight = Alleati rapidi e malattie: infetta presto l'eroe, poi chiudi con Horn of Winter e Black Blood.
deck-plan-alliance-druid = Piccoli alleati che crescono: metti un Mark o un Gift su chi non può essere attaccato e aprigli la strada con Wrath.
deck-plan-alliance-hunter = Tira al riparo dei protettori: famigli e attaccanti con Lunga-Portata feriscono senza farsi ferire.
deck-plan-alliance-mage = Congela, trasforma e interrompi ciò che conta, e con quel che resta brucia l'eroe.
deck-plan-alliance-paladin = Un muro di protettori e lame pesanti: tieni la linea, guarisci e colpisci con l'eroe.
deck-plan-alliance-priest = Vinci di resistenza: guarisci ogni ferita, riporta in gioco i caduti e prendi il loro alleato migliore con Twist of Faith.
deck-plan-alliance-rogue = Spossali e poi puniscili: chi è spossato cade sotto le tue abilità, e le tue lame sono avvelenate.
deck-plan-alliance-shaman = Fai tornare pronti i tuoi e attacca ancora: armi economiche e alleati che colpiscono due volte, e fulmini per gli ultimi danni.
deck-plan-alliance-warlock = Un demone per ogni momento, da cercare con Summoning Portal, e vita rubata all'eroe avversario.
deck-plan-alliance-warrior = Armature e urla: con Battle Shout gli alleati economici picchiano forte, con Execute i feriti spariscono.
deck-plan-horde-death-knight = La morte è solo l'inizio: i ghoul rimpiazzano i caduti e le malattie logorano l'eroe.
deck-plan-horde-druid = Fai crescere un gruppo numeroso, pesca con Forager Cloudbloom e chiudi con Starfire o con il potere di Kamu.
deck-plan-horde-hunter = Attacca dal primo turno: famigli e alleati con Ferocia, e un tiro per chi si mette in mezzo.
deck-plan-horde-mage = Brucia tutto: alleati rapidi all'inizio, fuoco sull'eroe alla fine, e una Frost Nova quando reagiscono.
deck-plan-horde-paladin = Davanti i guardiani, dietro le benedizioni: vinci lo scontro lungo, poi chiudi con Doom e Consecration.
deck-plan-horde-priest = Svuota la loro mano con Mind Spike e Mind Melt, e vinci con alleati grossi a cui non sanno più rispondere.
deck-plan-horde-rogue = Furtività e acciaio: nessuno può proteggere contro di te, quindi colpisci l'eroe a ogni turno.
deck-plan-horde-shaman = I protettori prendono tempo mentre Inferno Totem brucia l'eroe, e Infusion of Earth prepara un grande attacco.
deck-plan-horde-warlock = Prosciuga e incalza: i demoni con Ferocia attaccano subito, e le tue magie tolgono vita a loro e la danno a te.
deck-plan-horde-warrior = Picchia forte e presto: alleati con Ferocia, un'accetta che colpisce gratis e Juggernaut per il turno finale.

deck-alliance-death-knight = Cavaliere della Morte dell'Alleanza
    .article = { "" }
deck-alliance-druid = Druido dell'Alleanza
    .article = { "" }
deck-alliance-hunter = Cacciatore dell'Alleanza
    .article = { "" }
deck-alliance-mage = Mago dell'Alleanza
    .article = { "" }
deck-alliance-paladin = Paladino dell'Alleanza
    .article = { "" }
deck-alliance-priest = Sacerdote dell'Alleanza
    .article = { "" }
deck-alliance-rogue = Ladro dell'Alleanza
    .article = { "" }
deck-alliance-shaman = Sciamano dell'Alleanza
    .article = { "" }
deck-alliance-warlock = Stregone dell'Alleanza
    .article = { "" }
deck-alliance-warrior = Guerriero dell'Alleanza
    .article = { "" }
deck-horde-death-knight = Cavaliere della Morte dell'Orda
    .article = { "" }
deck-horde-druid = Druido dell'Orda
    .article = { "" }
deck-horde-hunter = Cacciatore dell'Orda
    .article = { "" }
deck-horde-mage = Mago dell'Orda
    .article = { "" }
deck-horde-paladin = Paladino dell'Orda
    .article = { "" }
deck-horde-priest = Sacerdote dell'Orda
    .article = { "" }
deck-horde-rogue = Ladro dell'Orda
    .article = { "" }
deck-horde-shaman = Sciamano dell'Orda
    .article = { "" }
deck-horde-warlock = Stregone dell'Orda
    .article = { "" }
deck-horde-warrior = Guerriero dell'Orda
    .article = { "" }

## Testo delle carte: ciò di cui è fatto il testo di una carta (text.py). Ogni messaggio comincia con text-.

# Un gruppo, messo insieme: l'ordine delle sue parole.

text-np = { $det } { $poss } { $other } { $noun } { $tag } { $side } { $adj } { $target } { $party } { $after } { $zone }
text-your = { $form ->
    [ms] tuo
    [fs] tua
    [mp] tuoi
   *[fp] tue
}
text-other = { $form ->
    [ms] altro
    [fs] altra
    [mp] altri
   *[fp] altre
}
text-another = un altro
text-opposing = { $form ->
    [ms] avversario
    [fs] avversaria
    [mp] avversari
   *[fp] avversarie
}
text-target = bersaglio
text-det-each = ogni
text-det-all = { $form ->
    [mp] tutti
   *[fp] tutte
}
text-det-up-to = { $behind ->
    [yes] { $form ->
        [mp] ciascuno
       *[fp] ciascuna
    } di un massimo di { $n }
   *[no] { $n ->
        [one] un massimo di { $n }
       *[other] fino a { $n }
    }
}
text-det-next = { $form ->
    [ms] prossimo
   *[fs] prossima
}
text-det-no = nessun
text-card-of = { $card } { $noun }
text-my-party = del tuo gruppo
text-my-control = che controlli
text-play = che giochi
text-opp-play = che gli avversari giocano
text-of-party = del gruppo { OF($who) }
text-of-control = { OF($who) }
text-their-party = del proprio gruppo
text-cost-least = con costo pari o superiore a { $n }
text-cost-most = con costo pari o inferiore a { $n }
text-dealing = con ATK { $types }
text-with-keyword = con { $keyword }
text-of-faction = { OF($faction) }
text-no-tag = non { $tag }
text-named = { $form ->
    [ms] chiamato
    [fs] chiamata
    [mp] chiamati
   *[fp] chiamate
} { $name }
text-named-like = con «{ $name }» nel nome
text-trait-exhausted = { $form ->
    [ms] spossato
    [fs] spossata
    [mp] spossati
   *[fp] spossate
}
text-trait-ready = { $form ->
    [ms] pronto
    [fs] pronta
    [mp] pronti
   *[fp] pronte
}
text-trait-damaged = { $form ->
    [ms] danneggiato
    [fs] danneggiata
    [mp] danneggiati
   *[fp] danneggiate
}
text-trait-undamaged = { $form ->
    [ms] non danneggiato
    [fs] non danneggiata
    [mp] non danneggiati
   *[fp] non danneggiate
}
text-trait-attacking = { $form ->
    [mp] attaccanti
    [fp] attaccanti
   *[ms] attaccante
}
text-trait-defending = { $form ->
    [ms] difensore
    [fs] difensore
    [mp] difensori
   *[fp] difensori
}
text-trait-face-down = a faccia in giù
text-trait-was-damaged = già { $form ->
    [ms] danneggiato
    [fs] danneggiata
    [mp] danneggiati
   *[fp] danneggiate
}
text-trait-attacked = che { $form ->
    [mp] hanno
    [fp] hanno
   *[ms] ha
} attaccato in questo turno
text-trait-non-token = che non { $form ->
    [mp] sono pedine
    [fp] sono pedine
   *[ms] è una pedina
}
text-trait-no-faction = senza fazione
text-trait-most-cost = con il costo più alto
text-trait-type-in-graveyard = { $played ->
    [yes] e che { $form ->
        [mp] sono
        [fp] sono
       *[ms] è
    }
   *[no] { "" }
} dello stesso tipo di una carta { $mine ->
    [yes] nel tuo cimitero
   *[no] { $form ->
        [mp] nel cimitero del loro proprietario
        [fp] nel cimitero del loro proprietario
       *[ms] nel cimitero del suo proprietario
    }
}
text-trait-caused-damage = che { $form ->
    [mp] hanno
    [fp] hanno
   *[ms] ha
} causato danno in questo turno
text-trait-hit-by-hero = che in questo turno { $form ->
    [mp] hanno
    [fp] hanno
   *[ms] ha
} subito danno da combattimento dal tuo eroe
text-trait-hurt-now = che { $form ->
    [mp] hanno
    [fp] hanno
   *[ms] ha
} subito danno in questo turno
text-trait-destroyed-now = { $form ->
    [ms] distrutto
    [fs] distrutta
    [mp] distrutti
   *[fp] distrutte
} in questo turno
text-zone-my-graveyard = { $how ->
    [from] dal tuo cimitero
   *[in] nel tuo cimitero
}
text-zone-graveyard = { $how ->
    [from] da un cimitero
   *[in] in un cimitero
}
text-zone-its-graveyard = { $how ->
    [from] dal cimitero di quel giocatore
   *[in] nel cimitero di quel giocatore
}
text-revealed = rivelata in questo modo

# Qualcuno.

text-your-hero = tuo eroe
    .article = il
text-its-controller = suo controllore
    .article = il
text-its-hero = eroe del suo controllore
    .article = l'
    .gender = m
text-hero-of = eroe { OF($who) }
text-you = te
    .article = { "" }
text-each-opponent = ogni avversario
    .article = { "" }
text-opponents = avversari
    .article = gli
text-dealer = fonte di quel danno
    .article = la
text-this-character = questo personaggio
text-that = { $that } { $noun }
text-attached = { $noun } { $form ->
    [ms] assegnato
   *[fs] assegnata
}
text-controller = controllore { OF($of) }
text-chooses = { THE($who) } sceglie { THE($what) }
text-with-means = con { THE($what) }
text-those-exhaust = { $form ->
    [ms] spossato in questo modo
    [fs] spossata in questo modo
    [mp] spossati in questo modo
   *[fp] spossate in questo modo
}
text-those-destroy = { $form ->
    [ms] distrutto in questo modo
    [fs] distrutta in questo modo
    [mp] distrutti in questo modo
   *[fp] distrutte in questo modo
}
text-those-ready = { $form ->
    [ms] tornato pronto in questo modo
    [fs] tornata pronta in questo modo
    [mp] tornati pronti in questo modo
   *[fp] tornate pronte in questo modo
}
text-those-deal = { text-hurt-deal }
text-hurt-deal = che { $form ->
    [mp] subiscono
    [fp] subiscono
   *[ms] subisce
} danno in questo modo

# Quanto.

text-plus = { THE($a) } più { THE($b) }
text-times = { THE($a) } volte { THE($b) }
text-minus = { THE($a) } meno { THE($b) }
text-either = { THE($a) } { $test }, altrimenti { THE($b) }
text-measure-count = numero di { $of }
    .article = il
text-measure-classes = numero di classi diverse tra { THE($of) }
    .article = il
text-measure-counters = numero di segnalini { $kind } { $of_pron ->
    [it] che ha
   *[no] { ON($of) }
}
    .article = il
text-measure-total-atk = ATK totale { OF($of) }
    .article = l'
text-measure-total-defense = DEF totale { OF($of) }
    .article = il
text-measure-highest-atk = ATK più alto tra { THE($of) }
    .article = l'
text-measure-highest-printed-atk = ATK stampato più alto tra { THE($of) }
    .article = l'
text-measure-highest-cost = costo più alto tra { THE($of) }
    .article = il
text-measure-dealt = danno inflitto
    .article = il
text-its = { $own ->
    [yes] proprio
   *[no] suo
}
text-measure-its-atk = { text-its } ATK
    .article = il
text-measure-its-printed-atk = { text-its } ATK stampato
    .article = il
text-measure-its-cost = { text-its } costo
    .article = il
text-measure-atk-of-card = ATK { OF($of) }
    .article = l'
text-measure-printed-atk-of-card = ATK stampato { OF($of) }
    .article = l'
text-measure-cost-of-card = costo { OF($of) }
    .article = il
text-measure-atk-of = ATK { OF($of) }
    .article = l'
text-measure-printed-atk-of = ATK stampato { OF($of) }
    .article = l'
text-measure-cost-of = costo { OF($of) }
    .article = il
text-for-each = per { THE($what) }
text-for-each-counter = per ogni { $what_pron ->
    [it] suo segnalino { $kind }
   *[no] segnalino { $kind } { ON($what) }
}
text-counter-skull = teschio
text-counter-stake = paletto
text-counter-heirloom = cimelio
text-counter-atk = +1 ATK
text-counter-defense = +1 DEF
text-a-counter-skull = un segnalino teschio
text-a-counter-stake = un segnalino paletto
text-a-counter-heirloom = un segnalino cimelio
text-a-counter-atk = un segnalino +1 ATK
text-a-counter-defense = un segnalino +1 DEF
text-type-arcane = { $n ->
    [one] arcano
   *[other] arcani
}
text-type-fire = da fuoco
text-type-frost = da gelo
text-type-holy = { $n ->
    [one] sacro
   *[other] sacri
}
text-type-melee = da mischia
text-type-nature = da natura
text-type-ranged = a distanza
text-type-shadow = da ombra
text-kind-arcane = arcano
text-kind-fire = fuoco
text-kind-frost = gelo
text-kind-holy = sacro
text-kind-melee = mischia
text-kind-nature = natura
text-kind-ranged = distanza
text-kind-shadow = ombra

# Condizioni.

text-in-play = in gioco
text-test-control = { $no ->
    [yes] non controlli
   *[no] controlli
} { THE($what) }
text-test-exists = { $where } { $no ->
    [yes] non c'è
   *[no] c'è
} { THE($what) }
text-test-same-name = { $no ->
    [yes] non controlli
   *[no] controlli
} { $n } o più carte con lo stesso nome
text-test-own-turn = { $no ->
    [yes] non è il tuo turno
   *[no] è il tuo turno
}
text-test-in-play = { THE($what) } { $no ->
    [yes] non è più in gioco
   *[no] è ancora in gioco
}
text-it = { $who_pron ->
    [it] { "" }
   *[no] { THE($who) }
}
text-it-is = { text-it } { $no ->
    [yes] non è
   *[no] è
}
text-test-attacking = { text-it } { $no ->
    [yes] non
   *[no] { "" }
} { $link ->
    [while] attacca
   *[if] sta attaccando
} { $what }
text-test-defending = { text-it } { $no ->
    [yes] non
   *[no] { "" }
} { $link ->
    [while] difende
   *[if] sta difendendo
} { $what }
text-test-undamaged = { text-it } { $no ->
    [yes] è
   *[no] non è
} { $who_form ->
    [ms] danneggiato
   *[fs] danneggiata
}
text-test-damaged = { text-it-is } { $who_form ->
    [ms] danneggiato
   *[fs] danneggiata
}
text-test-ready = { text-it-is } { $who_form ->
    [ms] pronto
   *[fs] pronta
}
text-test-exhausted = { text-it-is } { $who_form ->
    [ms] spossato
   *[fs] spossata
}
text-test-attacked = in questo turno { text-it } { $no ->
    [yes] non ha attaccato
   *[no] ha attaccato
}
text-test-hurt-now = in questo turno { text-it } { $no ->
    [yes] non ha subito danno
   *[no] ha subito danno
}
text-test-more = non ci siano più { $a } che { $b }
text-test-no-more = non ci sono più { $a } che { $b }
text-test-compare = { THE($a) } è { $number ->
    [yes] { $sign ->
        [least] pari o superiore a { $b }
        [most] pari o inferiore a { $b }
        [more] superiore a { $b }
        [less] inferiore a { $b }
        [other] diverso da { $b }
       *[equal] pari a { $b }
    }
   *[no] { $sign ->
        [least] pari o superiore { TO($b) }
        [most] pari o inferiore { TO($b) }
        [more] superiore { TO($b) }
        [less] inferiore { TO($b) }
        [other] diverso { FROM($b) }
       *[equal] pari { TO($b) }
    }
}

# Che cosa succede.

text-when = quando { $event },
text-at-start = all'inizio del tuo turno,
text-at-end = alla fine del tuo turno,
text-at-each-start = all'inizio del turno di ogni giocatore,
text-first-time = per la prima volta in ogni turno
text-event-enters = entra in gioco
text-event-joins = entra nel tuo gruppo
text-event-leaves = lascia il gioco
text-event-destroyed = viene { $who_form ->
    [ms] distrutto
   *[fs] distrutta
}
text-event-attacks = attacca
text-event-defends = difende
text-event-exhausts = viene { $who_form ->
    [ms] spossato
   *[fs] spossata
}
text-event-readies = torna { $who_form ->
    [ms] pronto
   *[fs] pronta
}
text-event-strikes = colpisci con { THE($what) }
text-event-you-play = giochi { THE($what) }
text-event-turned-down = { THE($what) } viene { $what_form ->
    [ms] voltato
   *[fs] voltata
} a faccia in giù
text-event-placed-up = piazzi { THE($what) } a faccia in su
text-event-deals = infligge danno { $kind } { $combat ->
    [yes] da combattimento
   *[no] { "" }
}
text-event-dealt = subisce { $combat ->
    [yes] danno da combattimento
   *[no] danno
}

# Che cosa si fa. Un ordine al giocatore può essere un permesso: "puoi".

text-may = { $mood ->
    [may] puoi
   *[do] { "" }
}
text-unpreventable = { $sure ->
    [yes] non prevenibile
   *[no] { "" }
}
text-clitic = { $what_form ->
    [ms] lo
    [fs] la
    [mp] li
   *[fp] le
}
text-deals-verb = { $mood ->
    [may] può infliggere
    [bare] infliggere
   *[do] infligge
}
text-heals-verb = { $mood ->
    [may] può guarire
    [bare] guarire
   *[do] guarisce
}
text-damage = { $n ->
    [one] { $n } danno { $kind } { text-unpreventable }
   *[other] { $n } danni { $kind } { $sure ->
        [yes] non prevenibili
       *[no] { "" }
    }
}
text-damage-so-much = altrettanti danni { $kind } { $sure ->
    [yes] non prevenibili
   *[no] { "" }
}
text-damage-equal = danno { $kind } { text-unpreventable }
text-deals = { text-deals-verb } { $damage } { $to }
text-deals-equal = { text-deals-verb } { $own ->
    [yes] { $to } { $damage } pari { TO($of) }
   *[no] { $damage } pari { TO($of) } { $to }
}
text-deals-instead = ne infligge invece { $n }
text-deals-in-order = { text-deals-verb }
text-deals-part = { $n } { $first ->
    [yes] { $n ->
        [one] danno
       *[other] danni
    } { $kind }
   *[no] { "" }
} al { $place }
text-healed = { $n ->
    [one] { $n } danno
   *[other] { $n } danni
}
text-healed-all = tutti i danni
text-healed-so-much = altrettanti danni
text-heals = { text-heals-verb } { $damage } { $source }
text-do-heal = { $mood ->
    [may] puoi guarire
    [bare] guarire
   *[do] guarisci
} { $damage } { FROM($what) }
text-heals-in-order = { text-heals-verb }
text-heals-part = { $n } { $first ->
    [yes] { $n ->
        [one] danno
       *[other] danni
    }
   *[no] { "" }
} dal { $place }
text-place-0 = primo
text-place-1 = secondo
text-place-2 = terzo
text-place-3 = quarto
text-place-4 = quinto
text-do-prevent = { $mood ->
    [may] puoi prevenire
    [bare] prevenire
   *[do] previeni
} { $n ->
    [one] il prossimo danno { $magical ->
        [yes] magico
       *[no] { "" }
    } che sta per essere inflitto
   *[other] i prossimi { $n } danni { $magical ->
        [yes] magici
       *[no] { "" }
    } che stanno per essere inflitti
} { TO($what) } in questo turno
text-do-prevent-next = la prossima volta che in questo turno sta per essere inflitto danno { $magical ->
    [yes] magico
   *[no] { "" }
} { TO($what) }, { $mood ->
    [may] puoi prevenirlo
   *[do] previenilo
}
text-cards = { $n ->
    [1] una carta
   *[other] { $n } carte
}
text-cards-all = { $who ->
    [you] tutta la tua mano
   *[they] tutta la propria mano
}
text-cards-to-limit = { $who ->
    [you] fino al tuo limite massimo di carte in mano
   *[they] fino al proprio limite massimo di carte in mano
}
text-cards-for-each = una carta per ogni danno inflitto in questo modo
text-cards-so-many = altrettante carte
text-at-random = a caso
text-do-draw = { $mood ->
    [may] puoi pescare
    [bare] pescare
   *[do] pesca
} { $cards }
text-draws = { $mood ->
    [may] può pescare
    [bare] pescare
   *[do] pesca
} { $cards }
text-do-discard = { $mood ->
    [may] puoi scartare
    [bare] scartare
   *[do] scarta
} { $cards } { $random }
text-discards = { $mood ->
    [may] può scartare
    [bare] scartare
   *[do] scarta
} { $cards } { $random }
text-do-mill = { $mood ->
    [may] puoi mettere
    [bare] mettere
   *[do] metti
} { $cards } dalla cima del tuo mazzo nel tuo cimitero
text-mills = { $mood ->
    [may] può mettere
    [bare] mettere
   *[do] mette
} { $cards } dalla cima del proprio mazzo nel proprio cimitero
text-do-destroy = { $what_pron ->
    [it] { $mood ->
        [may] puoi distrugger{ text-clitic }
        [bare] distrugger{ text-clitic }
       *[do] distruggi{ text-clitic }
    }
   *[no] { $mood ->
        [may] puoi distruggere
        [bare] distruggere
       *[do] distruggi
    } { THE($what) }
}
text-put = { $what_pron ->
    [it] { $mood ->
        [may] puoi metter{ text-clitic }
        [bare] metter{ text-clitic }
       *[do] metti{ text-clitic }
    }
   *[no] { $mood ->
        [may] puoi mettere
        [bare] mettere
       *[do] metti
    } { THE($what) }
}
text-do-bounce = { text-put } { $what_form ->
    [mp] nelle mani dei rispettivi proprietari
    [fp] nelle mani dei rispettivi proprietari
   *[ms] nella mano del suo proprietario
}
text-do-remove = { $what_pron ->
    [it] { $mood ->
        [may] puoi rimuover{ text-clitic } dal gioco
        [bare] rimuover{ text-clitic } dal gioco
       *[do] rimuovi{ text-clitic } dal gioco
    }
   *[no] { $mood ->
        [may] puoi rimuovere
        [bare] rimuovere
       *[do] rimuovi
    } dal gioco { THE($what) }
}
text-do-exhaust = { $what_pron ->
    [it] { $mood ->
        [may] puoi spossar{ text-clitic }
        [bare] spossar{ text-clitic }
       *[do] spossa{ text-clitic }
    }
   *[no] { $mood ->
        [may] puoi spossare
        [bare] spossare
       *[do] spossa
    } { THE($what) }
}
text-do-ready = { $what_pron ->
    [it] { $mood ->
        [may] puoi far{ text-clitic } tornare
        [bare] far{ text-clitic } tornare
       *[do] fal{ text-clitic } tornare
    }
   *[no] { $mood ->
        [may] puoi far tornare
        [bare] far tornare
       *[do] fai tornare
    }
} { $what_form ->
    [ms] pronto
    [fs] pronta
    [mp] pronti
   *[fp] pronte
} { $what_pron ->
    [it] { "" }
   *[no] { THE($what) }
}
text-do-turn-down = { $what_pron ->
    [it] { $mood ->
        [may] puoi voltar{ text-clitic }
        [bare] voltar{ text-clitic }
       *[do] volta{ text-clitic }
    }
   *[no] { $mood ->
        [may] puoi voltare
        [bare] voltare
       *[do] volta
    } { THE($what) }
} a faccia in giù
text-do-interrupt = { $mood ->
    [may] puoi interrompere
    [bare] interrompere
   *[do] interrompi
} { THE($what) }
text-stays = { $who_form ->
    [ms] non può tornare pronto durante la prossima interfase di preparazione del suo controllore
    [fs] non può tornare pronta durante la prossima interfase di preparazione del suo controllore
    [mp] non possono tornare pronti durante la prossima interfase di preparazione del loro controllore
   *[fp] non possono tornare pronte durante la prossima interfase di preparazione del loro controllore
}
text-do-put-hand = { text-put } nella tua mano
text-do-put-top = { text-put } in cima al tuo mazzo
text-do-put-deck = { $mood ->
    [may] puoi mischiare
    [bare] mischiare
   *[do] mischia
} nel tuo mazzo { THE($what) }
text-do-put-play = { $mood ->
    [may] puoi mettere
    [bare] mettere
   *[do] metti
} in gioco { THE($what) }
text-do-put-play-yours = { $mood ->
    [may] puoi mettere
    [bare] mettere
   *[do] metti
} in gioco sotto il tuo controllo { THE($what) }
text-do-control = { $mood ->
    [may] puoi ottenere
    [bare] ottenere
   *[do] ottieni
} il controllo { OF($what) }
text-do-token = { $mood ->
    [may] puoi mettere
    [bare] mettere
   *[do] metti
} in gioco { $exhausted ->
    [yes] { $n ->
        [one] spossata
       *[other] spossate
    }
   *[no] { "" }
} { $n ->
    [one] una pedina
   *[other] { $n } pedine
} { $kind } { $faction } { $unique ->
    [yes] { $n ->
        [one] unica
       *[other] uniche
    }
   *[no] { "" }
} { $named } ({ $has })
text-token-atk = { $n } ATK { $kind }
text-do-counter = { $mood ->
    [may] puoi mettere
    [bare] mettere
   *[do] metti
} { $kind } { ON($what) }
text-do-uncounter = rimuovi { $kind } { FROM($what) }
text-do-hurt = metti { $n ->
    [one] { $n } danno
   *[other] { $n } danni
} sul tuo eroe
text-do-unbury = rimuovi dal gioco { THE($what) }
text-do-choose = { $mood ->
    [may] puoi scegliere
    [bare] scegliere
   *[do] scegli
} { THE($what) }
text-do-search-hand = { $mood ->
    [may] puoi cercare nel tuo mazzo { THE($what) }, rivelarla e metterla nella tua mano
    [bare] cercare nel tuo mazzo { THE($what) }, rivelarla e metterla nella tua mano
   *[do] cerca nel tuo mazzo { THE($what) }, rivelala e mettila nella tua mano
}
text-do-search-row = { $mood ->
    [may] puoi cercare nel tuo mazzo { THE($what) } e metterla nella tua linea delle risorse a faccia in su e spossata
    [bare] cercare nel tuo mazzo { THE($what) } e metterla nella tua linea delle risorse a faccia in su e spossata
   *[do] cerca nel tuo mazzo { THE($what) } e mettila nella tua linea delle risorse a faccia in su e spossata
}
text-reveal = { $mood ->
    [may] puoi rivelare
    [bare] rivelare
   *[do] rivela
}
text-do-reveal-one = { text-reveal } la prima carta del tuo mazzo. Se è { THE($what) }, mettila nella tua mano
text-do-reveal = { text-reveal } le prime { $n } carte del tuo mazzo. Puoi mettere nella tua mano { THE($what) }. Metti le altre in fondo al tuo mazzo
text-do-ramp = { text-reveal } la prima carta del tuo mazzo. Puoi metterla nella tua linea delle risorse a faccia in giù e spossata
text-look = { $mood ->
    [may] puoi guardare
    [bare] guardare
   *[do] guarda
}
text-do-look-hand = { text-look } la mano { OF($what) }
text-do-pluck = { text-look } la mano { OF($what) } e { $mood ->
    [do] scegli
   *[may] scegliere
} una carta. Quel giocatore la scarta
text-do-reshuffle = { $mood ->
    [may] puoi mischiare
    [bare] mischiare
   *[do] mischia
} il cimitero { OF($what) } nel suo mazzo
text-do-reshuffle-you = { $mood ->
    [may] puoi mischiare
    [bare] mischiare
   *[do] mischia
} il tuo cimitero nel tuo mazzo
text-do-redirect = la prossima volta che in questo turno sta per essere inflitto danno al tuo eroe, quel danno viene invece inflitto { TO($what) }
text-do-boost = la prossima volta che in questo turno il tuo eroe sta per infliggere danno con un'abilità, ne infligge { $n } in più
text-do-discount = { THE($what) } che giochi in questo turno costa { $n } in meno
text-do-attach = assegnala { TO($what) }
text-choose-one = scegli un effetto: { $modes }
text-or-mode = ; oppure { $mode }
text-if-dealt = se viene inflitto danno in questo modo,
text-if-destroyed = se in questo turno { $who_form ->
    [ms] { THE($who) } viene distrutto
   *[fs] { THE($who) } viene distrutta
},
text-later-end = alla fine di questo turno
text-later-next-start = all'inizio del prossimo turno
text-until-turn = in questo turno
text-until-combat = in questo combattimento

# Che cosa una carta ha, non può fare o perde.

text-has = { $who_form ->
    [mp] hanno
    [fp] hanno
   *[ms] ha
} { $what }
text-stat-atk = { $n } ATK
text-stat-health = { $n } salute
text-stat-defense = { $n } DEF
text-long-range-against = Lunga-Portata contro { THE($what) }
text-more-armor = +{ $n } DEF { $magical ->
    [yes] contro il danno magico
   *[no] { "" }
}
text-quoted = «{ $text }»
text-cant = { $who_form ->
    [mp] non possono
    [fp] non possono
   *[ms] non può
} { $verbs }
text-cant-attack = attaccare
text-cant-protect = proteggere
text-cant-strike = colpire con le armi
text-cant-ready-step = { $who_form ->
    [ms] tornare pronto durante l'interfase di preparazione del suo controllore
    [fs] tornare pronta durante l'interfase di preparazione del suo controllore
    [mp] tornare pronti durante l'interfase di preparazione del loro controllore
   *[fp] tornare pronte durante l'interfase di preparazione del loro controllore
}
text-cant-be-destroyed = { $who_form ->
    [ms] essere distrutto
    [fs] essere distrutta
    [mp] essere distrutti
   *[fp] essere distrutte
}
text-cant-play = giocare { $what }
text-cant-attack-them = { $who_form ->
    [mp] non possono
    [fp] non possono
   *[ms] non può
} attaccare { THE($what) }
text-only-attacks = { $who_form ->
    [mp] possono
    [fp] possono
   *[ms] può
} attaccare solo { THE($what) }{ $able ->
    [yes] , se possibile
   *[no] { "" }
}
text-must-attack = { $who_form ->
    [mp] devono
    [fp] devono
   *[ms] deve
} attaccare in ogni turno, se possibile
text-is-sure = { $who_form ->
    [mp] infliggono
    [fp] infliggono
   *[ms] infligge
} danni non prevenibili
text-loses-powers = { $who_form ->
    [mp] perdono
    [fp] perdono
   *[ms] perde
} tutti i poteri
text-loses = { $who_form ->
    [mp] perdono
    [fp] perdono
   *[ms] perde
} { $what }
text-is-also = { $who_form ->
    [mp] sono anche { $tag }
    [fp] sono anche { $tag }
   *[ms] è anche { $a } { $tag }
}
text-controlled = controlli { THE($what) }

# Poteri.

text-activate = attiva
text-flip = gira { $who }
text-on-your-turn = nel tuo turno
text-once-per-turn = una volta per turno
text-in-graveyard = mentre { THE($who) } è nel tuo cimitero
text-during-your-turn = nel tuo turno
text-quest = paga { $cost } { $turn } per completare questa missione { $test }.
text-reward = Ricompensa:
text-price = { THE($who) } { $who_form ->
    [mp] costano
    [fp] costano
   *[ms] costa
} { $n } { $more ->
    [more] in più
   *[less] in meno
}{ $limit ->
    [yes] , fino a un minimo di { $least }
   *[no] { "" }
} { $each }
text-price-strike = paghi { $n } { $more ->
    [more] in più
   *[less] in meno
} per colpire con le tue armi{ $limit ->
    [yes] , fino a un minimo di { $least }
   *[no] { "" }
} { $each }
text-extra = come costo addizionale per giocare { THE($who) }, { $cost }.
text-free = puoi giocare { THE($what) } senza pagarne il costo { $test }.
text-packets-plus = i danni { $kind } inflitti { FROM($by) } aumentano di { $n }
text-packets-times = i danni { $kind } inflitti { FROM($by) } { $n ->
    [2] raddoppiano
   *[other] si moltiplicano per { $n }
}
text-packets-sure = i danni { $kind } inflitti { FROM($by) } non possono essere prevenuti.
text-enters-with = { THE($who) } entra in gioco con { $kind }.
text-uninterruptible = { THE($who) } non può essere { $who_form ->
    [ms] interrotto
   *[fs] interrotta
}.
text-from-graveyard = puoi giocare { THE($what) } dal tuo cimitero. Se lo fai, rimuovi{ text-clitic } dal gioco la prossima volta che sta per andare in un cimitero.
text-requires = solo per un mazzo con un eroe { $traits }.
text-mend-power = Sanare: All'inizio del tuo turno, questo personaggio può guarire X danni da un eroe o alleato bersaglio, dove X è il suo Sanare.
text-ongoing = Continuo:

# Che cosa significa un descrittore, detto su ogni carta che lo ha.
text-rule-mount = { $card } non può attaccare né essere { GENDER($card) ->
    [f] attaccata
   *[other] attaccato
}.

# Parole chiave: i nomi.

text-keyword-instant = Istantaneo
text-keyword-ongoing = Continuo
text-keyword-protector = Protettore
text-keyword-stealth = Furtivo
text-keyword-elusive = Elusivo
text-keyword-ferocity = Ferocia
text-keyword-long-range = Lunga-Portata
text-keyword-untargetable = Non Bersagliabile
text-keyword-aberration = Aberrazione
text-keyword-time-is-money = Il Tempo è Denaro
text-keyword-dual-wield = Doppia Impugnatura
text-keyword-spellshield = Scudo dagli Incantesimi
text-keyword-assault = Assalire
text-keyword-assault-n = Assalire { $n }
text-keyword-mend = Sanare
text-keyword-mend-n = Sanare { $n }
text-keyword-resist = Resistenza
text-keyword-stash = Riserva
text-keyword-rattle = Sospiro Mortale
text-keyword-unique = Unico
text-keyword-unlimited = Illimitato
text-keyword-talent = Talento
text-keyword-totem = Totem
text-resist-arcane = Resistenza all'Arcano
text-resist-fire = Resistenza al Fuoco
text-resist-frost = Resistenza al Gelo
text-resist-holy = Resistenza al Sacro
text-resist-melee = Resistenza alla Mischia
text-resist-nature = Resistenza alla Natura
text-resist-ranged = Resistenza alla Distanza
text-resist-shadow = Resistenza all'Ombra
text-resist-physical = Resistenza Fisica

# Parole chiave: che cosa significano, in una frase.

text-remind-instant = Puoi giocare questa carta ogni volta che hai la priorità, anche nel turno di un avversario.
text-remind-ongoing = Quando risolve, questa carta entra in gioco e ci resta.
text-remind-protector = Quando un eroe o alleato avversario attacca, puoi spossare questo personaggio per farne il difensore.
text-remind-stealth = Mentre questo personaggio attacca, i personaggi avversari non possono proteggere.
text-remind-elusive = Questo personaggio non può essere attaccato.
text-remind-ferocity = Questo alleato può attaccare nel turno in cui entra nel tuo gruppo.
text-remind-long-range = Mentre questo personaggio attacca, i difensori non gli infliggono danno da combattimento.
text-remind-untargetable = Mentre è in gioco, questa carta non può essere scelta come bersaglio.
text-remind-aberration = Il danno non da combattimento inflitto a questo personaggio viene prevenuto.
text-remind-time-is-money = Questo personaggio può usare i poteri attivati nel turno in cui entra nel tuo gruppo.
text-remind-dual-wield = Puoi controllare due armi Mischia a una mano e colpire con entrambe in un combattimento.
text-remind-spellshield = Le abilità giocate o controllate dagli avversari non possono bersagliare questa carta.
text-remind-assault = Assalire X: +X ATK nel tuo turno.
text-remind-mend = Sanare X: all'inizio del tuo turno, questo personaggio può guarire X danni da un eroe o alleato bersaglio.
text-remind-resist = Tutto il danno del tipo indicato che sta per essere inflitto a questo personaggio viene prevenuto.
text-remind-stash = Quando questa carta entra nella tua linea delle risorse, puoi rivelarla per ottenere questo effetto; poi viene voltata a faccia in giù.
text-remind-rattle = Quando questa carta va nel tuo cimitero, da qualunque zona, questo potere si innesca.
text-remind-unique = Puoi controllare una sola carta con questo nome.
text-remind-unlimited = Un mazzo può contenere qualsiasi numero di copie di questa carta.
text-remind-talent = Un mazzo può contenere talenti di una sola specializzazione.
text-remind-totem = Conta come abilità e come alleato. Non può attaccare.

# La linea di tipo e i numeri.

text-type-line = { $type } — { $traits }
text-card-hero = Eroe
text-card-master-hero = Eroe Supremo
text-card-ally = { $token } Alleato { $words }
text-card-totem = Abilità Alleato { $words }
text-card-ability = Abilità { $words }
text-card-weapon = Arma { $words }
text-card-armor = Armatura { $words }
text-card-item = Oggetto { $words }
text-card-quest = Missione { $words }
text-card-location = Luogo { $words }
text-word-unique = { $form ->
    [ms] Unico
   *[fs] Unica
}
text-word-unlimited = { $form ->
    [ms] Illimitato
   *[fs] Illimitata
}
text-word-instant = { $form ->
    [ms] Istantaneo
   *[fs] Istantanea
}
text-word-two-handed = a Due Mani
text-word-token = Pedina
text-tag-limit = { $tag } ({ $n })
text-spec-talent = Talento { $spec }
text-stats-cost = Costo { $n }
text-stats-atk = ATK { $n } { $kind }
text-stats-health = Salute { $n }
text-stats-defense = DEF { $n }
text-stats-strike = Costo per colpire { $n }

# Nomi comuni.

text-noun-char = eroe o alleato
    .article = l'
    .gender = m
    .plural = eroi e alleati
    .each = eroe e alleato
    .some = eroi e/o alleati
text-noun-character = personaggio
    .article = il
    .plural = personaggi
text-noun-hero = eroe
    .article = l'
    .gender = m
    .plural = eroi
text-noun-ally = alleato
    .article = l'
    .gender = m
    .plural = alleati
text-noun-totem = Totem
    .article = il
text-noun-ability = abilità
    .article = l'
    .gender = f
text-noun-equipment = equipaggiamento
    .article = l'
    .gender = m
    .plural = equipaggiamenti
text-noun-weapon = arma
    .article = l'
    .gender = f
    .plural = armi
text-noun-armor = armatura
    .article = l'
    .gender = f
    .plural = armature
text-noun-item = oggetto
    .article = l'
    .gender = m
    .plural = oggetti
text-noun-resource = risorsa
    .article = la
    .plural = risorse
text-noun-quest = missione
    .article = la
    .plural = missioni
text-noun-location = luogo
    .article = il
    .plural = luoghi
text-noun-card = carta
    .article = la
    .plural = carte
text-noun-player = giocatore
    .article = il
    .plural = giocatori
text-noun-opponent = avversario
    .article = l'
    .gender = m
    .plural = avversari

# Razze, fazioni, classi e descrittori.
text-tag-human = Umano
    .article = l'
    .gender = m
    .plural = Umani
text-tag-dwarf = Nano
    .article = il
    .plural = Nani
text-tag-gnome = Gnomo
    .article = lo
    .plural = Gnomi
text-tag-night-elf = Elfo della Notte
    .article = l'
    .gender = m
    .plural = Elfi della Notte
text-tag-draenei = Draenei
    .article = il
text-tag-worgen = Worgen
    .article = il
text-tag-orc = Orco
    .article = l'
    .gender = m
    .plural = Orchi
text-tag-tauren = Tauren
    .article = il
text-tag-troll = Troll
    .article = il
text-tag-undead = Non-Morto
    .article = il
    .plural = Non-Morti
text-tag-blood-elf = Elfo del Sangue
    .article = l'
    .gender = m
    .plural = Elfi del Sangue
text-tag-goblin = Goblin
    .article = il
text-tag-demon = Demone
    .article = il
    .plural = Demoni
text-tag-green-dragonkin = Dragonide Verde
    .article = il
    .plural = Dragonidi Verdi
text-tag-red-dragonkin = Dragonide Rosso
    .article = il
    .plural = Dragonidi Rossi
text-tag-twilight-dragonkin = Dragonide del Crepuscolo
    .article = il
    .plural = Dragonidi del Crepuscolo
text-tag-dragonkin = Dragonide
    .article = il
    .plural = Dragonidi
text-tag-air-elemental = Elementale dell'Aria
    .article = l'
    .gender = m
    .plural = Elementali dell'Aria
text-tag-water-elemental = Elementale dell'Acqua
    .article = l'
    .gender = m
    .plural = Elementali dell'Acqua
text-tag-fire-elemental = Elementale del Fuoco
    .article = l'
    .gender = m
    .plural = Elementali del Fuoco
text-tag-earth-elemental = Elementale della Terra
    .article = l'
    .gender = m
    .plural = Elementali della Terra
text-tag-gargoyle = Gargoyle
    .article = il
text-tag-tallstrider = Zampalunga
    .article = lo
text-tag-boar = Cinghiale
    .article = il
    .plural = Cinghiali
text-tag-wind-serpent = Serpente del Vento
    .article = il
    .plural = Serpenti del Vento
text-tag-spirit-beast = Bestia Spirituale
    .article = la
    .plural = Bestie Spirituali
text-tag-sheep = Pecora
    .article = la
    .plural = Pecore
text-tag-alliance = Alleanza
    .article = l'
    .gender = f
text-tag-horde = Orda
    .article = l'
    .gender = f
text-tag-death-knight = Cavaliere della Morte
    .article = il
text-tag-druid = Druido
    .article = il
text-tag-hunter = Cacciatore
    .article = il
text-tag-mage = Mago
    .article = il
text-tag-paladin = Paladino
    .article = il
text-tag-priest = Sacerdote
    .article = il
text-tag-rogue = Ladro
    .article = il
text-tag-shaman = Sciamano
    .article = lo
text-tag-warlock = Stregone
    .article = lo
text-tag-warrior = Guerriero
    .article = il
text-tag-scourge = Flagello
    .article = il
text-tag-lich-king = Re dei Lich
    .article = il
text-tag-aspect = Aspetto
    .article = l'
    .gender = m
text-tag-ghoul = Ghoul
    .article = il
    .whole = ally
text-tag-pet = Famiglio
    .article = il
    .plural = Famigli
    .whole = ally
text-tag-mount = Cavalcatura
    .article = la
    .plural = Cavalcature
text-tag-raptor = Raptor
    .article = il
text-tag-spore-bat = Pipistrello delle Spore
    .article = il
text-tag-crab = Granchio
    .article = il
text-tag-cat = Felino
    .article = il
text-tag-succubus = Succube
    .article = la
text-tag-felhunter = Vilsegugio
    .article = il
text-tag-infernal = Infernale
    .article = l'
    .gender = m
text-tag-felguard = Vilguardia
    .article = il
text-tag-voidwalker = Ombra del Vuoto
    .article = l'
    .gender = f
text-tag-dread-pirate = Pirata del Terrore
    .article = il
text-tag-magni = Magni
    .article = il
text-tag-genn = Genn
    .article = il
text-tag-gallywix = Gallywix
    .article = il
text-tag-cairne = Cairne
    .article = il
text-tag-king = Re
    .article = il
text-tag-trade-prince = Principe Mercante
    .article = il
text-tag-high-chieftain = Gran Capo
    .article = il
text-tag-disease = Malattia
    .article = la
    .plural = Malattie
text-tag-combo = Combo
    .article = la
text-tag-blessing = Benedizione
    .article = la
    .plural = Benedizioni
text-tag-poison = Veleno
    .article = il
    .plural = Veleni
text-tag-presence = Presenza
    .article = la
text-tag-form = Forma
    .article = la
text-tag-cat-form = Forma Felina
    .article = la
text-tag-bear-form = Forma d'Orso
    .article = la
text-tag-seal = Sigillo
    .article = il
text-tag-shout = Urlo
    .article = l'
    .gender = m
    .plural = Urli
text-tag-fire-totem = Totem di Fuoco
    .article = il
text-tag-earth-totem = Totem di Terra
    .article = il
text-tag-water-totem = Totem d'Acqua
    .article = il
text-tag-air-totem = Totem d'Aria
    .article = il
text-tag-melee = Mischia
    .article = la
text-tag-ranged = Distanza
    .article = la
text-tag-wand = Bacchetta
    .article = la
text-tag-off-hand = Mano Secondaria
    .article = la
text-tag-axe = Ascia
    .article = l'
    .gender = f
text-tag-mace = Mazza
    .article = la
text-tag-dagger = Pugnale
    .article = il
text-tag-sword = Spada
    .article = la
text-tag-staff = Bastone
    .article = il
text-tag-bow = Arco
    .article = l'
    .gender = m
text-tag-crossbow = Balestra
    .article = la
text-tag-gun = Fucile
    .article = il
text-tag-fist = Tirapugni
    .article = il
text-tag-polearm = Arma ad Asta
    .article = l'
    .gender = f
text-tag-shield = Scudo
    .article = lo
text-tag-cloth = Stoffa
    .article = la
text-tag-leather = Cuoio
    .article = il
text-tag-mail = Maglia
    .article = la
text-tag-plate = Piastre
    .article = le
    .gender = f
text-tag-head = Testa
    .article = la
text-tag-shoulder = Spalle
    .article = le
    .gender = f
text-tag-chest = Torso
    .article = il
text-tag-back = Schiena
    .article = la
text-tag-hands = Mani
    .article = le
    .gender = f
text-tag-ring = Anello
    .article = l'
    .gender = m
text-tag-trinket = Monile
    .article = il
text-tag-potion = Pozione
    .article = la

# Specializzazioni.
text-spec-affliction = Afflizione
    .article = il
text-spec-arcane = Arcano
    .article = il
text-spec-arms = Armi
    .article = il
text-spec-assassination = Assassinio
    .article = il
text-spec-balance = Equilibrio
    .article = il
text-spec-beast-mastery = Affinità Animale
    .article = il
text-spec-blood = Sangue
    .article = il
text-spec-combat = Combattimento
    .article = il
text-spec-demonology = Demonologia
    .article = il
text-spec-destruction = Distruzione
    .article = il
text-spec-discipline = Disciplina
    .article = il
text-spec-elemental = Elementale
    .article = il
text-spec-enhancement = Potenziamento
    .article = il
text-spec-feral = Aggressore Ferino
    .article = il
text-spec-fire = Fuoco
    .article = il
text-spec-frost = Gelo
    .article = il
text-spec-fury = Furia
    .article = il
text-spec-holy = Sacro
    .article = il
text-spec-marksmanship = Precisione di Tiro
    .article = il
text-spec-protection = Protezione
    .article = il
text-spec-restoration = Rigenerazione
    .article = il
text-spec-retribution = Castigo
    .article = il
text-spec-shadow = Ombra
    .article = il
text-spec-subtlety = Scaltrezza
    .article = il
text-spec-survival = Sopravvivenza
    .article = il
text-spec-unholy = Empietà
    .article = il

# Carte che nel regolamento italiano hanno un nome italiano.
text-name-kor-cindervein = Kor Venacenero
text-name-fel-iron-hatchet = Accetta di Ferro Diabolico
text-name-mark-of-the-wild = Marchio della Selva
text-name-fire-blast = Esplosione di Fuoco
text-name-golem-skull-helm = Elmo Teschio di Golem
    .gender = m
text-name-the-key-to-freedom = La Chiave per la Libertà
text-name-gurzak-of-orgrimmar = Gurzak di Orgrimmar
