option-bid = Offri { $number ->
    [one] 1 bottone
   *[other] { $number } bottoni
}
option-play = Gioca { THE($card) }
option-send = Manda una gazza contro { $marble }
option-look = Guarda in cima al tuo mazzo
option-rest = Riposa
option-keep = Tieni { THE($card) }
option-dust = Soffiaci sopra la polvere
option-pass = Lascia fare
option-roll = Fai rotolare una biglia verso { $seat }

event-round = Comincia il turno { $number }.
event-drew = { $seat } pesca una carta.
event-drawn = { $seat } pesca { THE($card) }.
event-bid = { $seat } ha offerto { $number }.
event-left = Due offerte sono le più alte: il cimelio resta.
event-won = { $seat } prende il cimelio, che vale { $number }.
event-rested = { $seat } riposa.
event-looked = { $seat } guarda in cima al mazzo.
event-saw = { $seat } vede { THE($card) }.
event-kept = { $seat } tiene una carta.
event-played = { $seat } gioca { THE($card) }.
event-aimed = La gazza di { $seat } punta { $marble }.
event-stopped = { CAP(THE($card)) } di { $seat } viene { GENDER($card) ->
    [f] fermata
   *[m] fermato
}.
event-made = { $seat } riceve { $marble }.
event-snatched = La gazza di { $seat } ruba { $marble }.
event-missed = La gazza non trova più { $marble }.
event-rolled = { $seat } fa rotolare una biglia verso { $seat2 }.
event-draught = Uno spiffero: { $number } { $number ->
    [one] folata
   *[other] folate
}, e il dado rosso mostra { $number2 }.
event-tidied = { $seat } raccoglie quel che è volato, in un nuovo ordine.
event-broke = { $marble } si rompe.

ask-list = Quale lista è?
ask-shuffle = In che ordine sta il mazzo?
ask-bid = Quanti bottoni offri?
ask-act = Che cosa fai?
ask-keep = Quale carta tieni?
ask-answer = { $seat } gioca { THE($card) }. Rispondi?
ask-draught = Come soffia lo spiffero?
ask-tidy = In che ordine finiscono le carte?
ask-roll = Hai troppe biglie: verso chi ne rotola una?

why-fine = Puoi farlo.
why-over = La partita è finita.
why-not-asked = Tocca a un altro posto.
why-not-now = Questo non risponde alla domanda.
why-not-in-hand = Non hai una carta così.
why-no-magpie = Ti serve una gazza, e la biglia dev'essere di qualcun altro.
why-not-on-top = Questa carta non è fra le prime tre.
why-no-buttons = Non hai tanti bottoni.
why-own-seat = La biglia deve rotolare verso un altro posto.
why-no-deck = Il tuo mazzo è vuoto.

card-locket = medaglione
    .article = il
card-clock = orologio
    .article = l'
    .gender = m
card-chest = baule
    .article = il
card-magpie = gazza
    .article = la
card-dust = polvere
    .article = la
marble-m1 = biglia 1
    .article = la
marble-m2 = biglia 2
    .article = la
marble-m3 = biglia 3
    .article = la
marble-m4 = biglia 4
    .article = la
marble-m5 = biglia 5
    .article = la
marble-m6 = biglia 6
    .article = la
marble-m7 = biglia 7
    .article = la
marble-m8 = biglia 8
    .article = la
