## Ogni pagina

frame-language = it
frame-skip = Vai al tavolo
frame-loading = Un momento…
frame-page-failed = Non è stato possibile caricare questa pagina.
frame-again = Riprova
frame-close = Chiudi
frame-home = Tabard: pagina iniziale
frame-to-home = Pagina iniziale
frame-nav = Pagine e impostazioni
frame-tools = Strumenti del tavolo
frame-learn = Impara
frame-day = Chiaro
frame-night = Scuro
frame-failed = Non ha funzionato. Riprova tra un momento.
frame-no-server = Il server non risponde. È ancora in funzione?
frame-lost = Connessione interrotta: non è stato inviato nulla.
frame-cut = La connessione si è interrotta prima della risposta del server. Quando torna, vedrai se la mossa è arrivata.
frame-not-seated = Non hai un posto a questo tavolo.

## Pagina iniziale

home-subtitle = giochi da tavolo con amici e bot
home-games = Giochi
home-players = da { $low } a { $high } giocatori
home-players-exact = { $n } giocatori
home-bots = Gioca contro i bot
home-starting = Preparo il tavolo…
home-invite = Invita
home-learn = Impara a giocare
home-new-here = Mai giocato?
home-lesson = Una lezione di due minuti
home-own = Crea un tavolo tuo
home-rules = Regole
home-cards = Carte
home-decks = Mazzi
home-guest = Giochi come
home-save = Salva
home-saved = Salvato.
home-no-signup = Nessuna registrazione. Questo browser si ricorda di te.
home-device = Continua su un altro dispositivo
home-qr = Codice QR per continuare su un altro dispositivo
home-link-note = Vale una volta sola e per poco tempo. Chi lo apre gioca come te.
tables-awaits = si aspetta { $names }
home-archive = Archivio
home-archived = Archivio ({ $n })
home-put-away = Archivia
home-unarchive = Rimetti fra i tuoi tavoli
home-remove = Togli dall'elenco
home-plain = Si gioca sul tavolo semplice, con elenchi e testi. Un tabellone tutto suo non c'è ancora.
new-hot-missing = Chi siede al posto { $seat }? Scrivi un nome.
home-mine = I tuoi tavoli
home-mine-none = Nessun tavolo, per ora. Creane uno o gioca subito contro i bot.
home-more = { $n ->
    [one] Un altro
   *[other] Altri { $n }
}
home-your-turn = tocca a te
home-open = Tavoli aperti
home-open-none = Al momento nessuno cerca compagni di gioco.
home-sit = Unisciti
home-credits = Crediti
tables-alone = solo tu
tables-with = con { $names }
tables-turn-of = tocca a { $name }
tables-seats = { $taken ->
    [one] { $taken } posto su { $all } occupato
   *[other] { $taken } posti su { $all } occupati
}
tables-over = finita
table-failed = Tavolo non trovato

## Di che cosa parlano i giochi

game-tcg-about = Due eroi, due mazzi: recluta alleati, usa abilità e sconfiggi l'eroe avversario.
game-smallworld-about = Conquista isole affollate con una razza dopo l'altra, e lasciale andare al momento giusto.

## Un tavolo nuovo e la sala d'attesa

new-no-game = Questo gioco non è disponibile.
new-seat = Posto { $seat }
new-kind-me = Io
new-kind-free = Libero
new-kind-easy = Bot facile
new-kind-normal = Bot
new-kind-hard = Bot difficile
new-kind-hot = Stesso schermo
new-hot-name = Qualcuno a questo schermo
new-hot-label = Nome per il posto { $seat }
new-more = Aggiungi un posto
new-fewer = Togli un posto
new-options = Il gioco
new-random = A caso
new-choose = Scegli
new-slot = Parte { $n }
new-door = Chi può partecipare
new-public = Giocatori
new-by-link = Chi ha il link
new-for-all = Tutti
new-spectators = Spettatori
new-allowed = Ammessi
new-not-allowed = Non ammessi
new-undo = Annullare le mosse
new-undo-fair = Finché non si scopre qualcosa
new-undo-practice = Allenamento
new-undo-fair-about = Dopo un tiro di dado o una pesca la mossa è fatta, come a un tavolo vero.
new-undo-practice-about = Allenamento: si annullano anche dadi e pesche. Il diario lo dice.
new-stand-in = Un bot sostituisce gli assenti dopo
new-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
new-clock = Tempo per ogni risposta
new-clock-none = Senza limite
new-clock-day = Un giorno
new-clock-about = Allo scadere risponde un bot, per quella volta.
new-seconds = { $n } secondi
new-never = Mai
new-create = Crea il tavolo
new-ready-now = Non si aspetta nessuno: si comincia subito.
new-ready-link = { $n ->
    [one] Un posto è libero: avrai un link per un amico.
   *[other] { $n } posti sono liberi: avrai un link per gli amici.
}
new-hard-note = Un bot difficile riflette fino a un secondo su ogni mossa.
new-hot-note = Stesso schermo: vi passate il dispositivo, e ciascuno vede solo le proprie carte e monete.
new-series = Incontro
new-series-about = { $n ->
    [1] Chi vince la partita ha vinto.
   *[other] Chi vince per primo { $n } partite vince l'incontro. Un pareggio non conta per nessuno.
}
new-swap = I mazzi dopo ogni partita
new-swap-no = Ognuno tiene il suo
new-swap-yes = Si scambiano
series-best = { $n ->
    [1] Una partita
    [3] Al meglio delle tre
    [5] Al meglio delle cinque
   *[other] Al meglio delle { $n }
}
series-game = Partita { $n }
series-score = { $name }: { $n ->
    [one] 1 partita vinta
   *[other] { $n } partite vinte
}
series-standing = { $best }: { $score }
series-drawn = pareggiata
series-won = vinta da { $names }
series-kept = Ognuno tiene il suo mazzo.
series-swapped = I mazzi si scambiano dopo ogni partita.
level-easy = Facili
level-normal = Normali
level-hard = Difficili
wait-title = Chi gioca?
wait-name = Il tuo nome
wait-free = vuoto: condividi il link
wait-here = presente
wait-add-bot = Aggiungi un bot
wait-remove = Togli
wait-level = I bot che aggiungi sono
wait-start = Comincia
wait-still-free = { $n ->
    [one] Un posto è ancora vuoto: invita qualcuno o aggiungi un bot.
   *[other] { $n } posti sono ancora vuoti: invita qualcuno o aggiungi dei bot.
}
wait-for-owner = La partita comincia quando la avvia chi ha creato il tavolo.
wait-start-bots = Comincia con dei bot nei posti vuoti
wait-leave = Lascia il posto
wait-chosen = ha scelto un mazzo
wait-choosing = sta scegliendo un mazzo
wait-undecided = Se cominci ora, per { $names } si estrae a sorte un mazzo introduttivo.
wait-agreed = c'è
wait-not-agreed = non ancora
wait-next = Comincia la partita { $n }
wait-next-sent = Tu ci sei. La partita { $n } comincia appena { $count ->
    [one] c'è anche { $names }
   *[other] ci sono anche { $names }
}.
wait-invite = Invita gli amici
wait-qr = Codice QR del link di questo tavolo
wait-only-here = Solo questo computer può aprire il tavolo: il server è in ascolto su 127.0.0.1.
wait-open = Per invitare amici nella tua rete, ferma il server (Ctrl-C) e riavvialo con questo comando. I tavoli restano.
wait-copy-command = Copia il comando
wait-same-machine = In un altro browser su questo computer:
wait-copy = Copia il link
wait-copied = Link copiato.
wait-public = Tutti possono trovare questo tavolo sulla pagina iniziale.
wait-private = Solo chi ha il link può trovare questo tavolo.

## Posti

seats-title = Posti
seat-name = Posto { $seat }: { $name }
seat-free = Posto libero
seat-you = tu
seat-away = assente
seat-stand-in = assente, gioca un bot
seat-conceded = resa
seat-bot-easy = Bot facile
seat-bot-normal = Bot
seat-bot-hard = Bot difficile
seat-turn = di turno
seat-won = ha vinto
seat-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}
seat-coins-hidden = monete nascoste

## Il tavolo

bar-rules = Regole
bar-log = Diario
bar-chat = Chat
bar-keys = Tasti
bar-menu = Menu
round-now = Round { $now }
round-of = Round { $now } di { $all }
prompt-title = Che cosa fare
prompt-yours = Tocca a te, { $name }.
prompt-in-turn = Nel turno di { $name }:
prompt-rolling = Il dado rotola…
prompt-thinking = sta pensando
prompt-skip = Salta
prompt-plays = Gioca { $name }:
prompt-sending = Invio della mossa…
prompt-silent = Il server non risponde. Controlla la connessione.
away-played = Mentre non c'eri, al tuo posto si è giocato così:
fuse-mine = Ti restano { $time } per rispondere
fuse-theirs = A { $name } restano { $time } per rispondere
fuse-bot = Tra { $time } un bot giocherà per { $name }
seat-away-bot = assente, bot fra { $time }
prompt-lost = Connessione persa. Riprovo… La partita è al sicuro.
prompt-closed = Il server ha chiuso questo tavolo.
prompt-passes = Puoi solo passare. Succede da sé fra un attimo (vedi le impostazioni).
prompt-filter = Cerca una scelta
undo = Annulla
undo-ask = Chiedi agli altri
wave-on = Vai pure, { $names }
wave-held = { $n ->
    [one] { $names } ti aspetta
   *[other] { $names } ti aspettano
}
undo-wish = { $name } vorrebbe annullare l'ultima mossa.
undo-agree = Va bene
undo-refuse = Rifiuta
undo-waits = Si aspetta la risposta di { $names }.
seat-wish = { $name } vorrebbe giocare al posto di { $seat }.
seat-wish-seen = In questa partita ha visto la mano di { $seats }.
seat-wish-mine = { $n ->
    [one] Hai chiesto un posto: manca una risposta.
   *[other] Hai chiesto un posto: mancano { $n } risposte.
}
menu-pledge = L'impronta dei dadi, salvata su questo dispositivo:
wait-pledge = L'impronta dei dadi:
watching = { $n ->
    [one] Stai guardando.
   *[other] Stai guardando, insieme ad altri.
}
reason-title = Perché
reason-needed = servono
reason-odds = Probabilità: { $odds }%
toast-not-now = Ora no.
rule-link = Regola: { $rule }
rule-ruling = Decisione:
rule-all = Tutte le regole
log-title = Che cosa è successo
log-empty = Ancora nulla.
log-all = Mostra tutto
log-since = Che cosa è cambiato dal mio ultimo turno
log-since-short = { $n } novità
log-times = { $n } volte
log-nothing-new = Non è cambiato nulla dal tuo ultimo turno.
inspect-open = Leggi { $name }
inspect-rules = Le regole relative
tabs-title = Viste
tab-board = Mappa
tab-log = Diario
tab-table = Tavolo
curtain-title = Passa a { $name }
curtain-say = Gli altri guardino altrove.
curtain-open = Sono { $name }
lesson-first = Prima fai quello che dice la lezione, oppure chiudi la lezione.
final-look = Guarda il tabellone
final-back = Risultato

## Chat

chat-title = Chat
chat-new = nuovi
chat-empty = Ancora nessun messaggio.
chat-say = Scrivi un messaggio
chat-send = Invia
chat-to = Per
chat-to-all = Tutti
chat-to-side = Solo la mia parte
chat-team-only = solo noi
chat-to-team = { $name } (solo noi)
chat-mute = Silenzia
chat-muted = Hai silenziato { $name }.
chat-unmute = Riattiva
chat-quick = Frasi rapide
chat-hello = Ciao!
chat-well-played = Ben giocato!
chat-thinking = Fammi pensare…
chat-ouch = Ahi!
chat-thanks = Grazie!
chat-again = Un'altra partita?

## Menu e impostazioni

menu-title = Menu
menu-seat = Il tuo posto
menu-hand-over = Lascia giocare un bot per me
menu-handed = Un bot gioca per te. Riprendi il posto quando vuoi.
handed-to = { $name } gioca al tuo posto.
handed-back = Sono di nuovo qui
menu-concede = Arrenditi
menu-concede-sure = La resa non si può annullare. Vuoi arrenderti davvero?
menu-no = No
menu-take = Prendi un posto
menu-take-seat = Gioca al posto di { $name }
menu-table = Il tavolo
menu-leave = Lascia il tavolo
menu-leave-note = La partita continua senza di te. La ritrovi in «I tuoi tavoli».
menu-rules = Regole
menu-exports = Da scaricare
menu-match = File della partita
menu-log = Diario come testo
menu-scenario = Questa posizione come scenario
menu-replay = Replay
set-title = Impostazioni
set-on = Sì
set-off = No
set-language = Lingua
set-theme = Tema
set-theme-system = Come il sistema
set-speed = Mosse degli altri
set-speed-slow = Lente
set-speed-normal = Normali
set-speed-fast = Veloci
set-speed-instant = Immediate
set-text = Dimensione del testo
set-sound = Suoni
set-notices = Avvisami quando tocca a me
set-autopass = Passa da sé quando non c'è altro da fare
set-autopass-how = Dopo un secondo e mezzo, in base alla velocità delle mosse degli altri. Se al tavolo ci sono altre persone, dopo un tempo a caso fra uno e tre secondi: così un passaggio rapido non dice nulla della tua mano.
set-plain = Tavolo semplice

## Tasti

legend-title = Simboli
keys-title = Tasti
keys-space = Spazio
keys-main = premi il pulsante principale, ovunque tu sia
keys-pick = scegli da un elenco: razze, scelte
keys-board = al prossimo bersaglio, pezzo o riga
keys-parts = domanda, tabellone, mano, posti, diario
keys-all = su tutta la mappa
keys-enter = scegli o apri ciò che è evidenziato
keys-undo = annulla
keys-escape = chiudi, o salta ciò che viene mostrato
keys-log = diario
keys-rules = regole
keys-chat = chat
keys-inspect = esamina ciò che indichi
keys-legend = significato dei simboli
keys-plain = tavolo semplice
keys-menu = menu
keys-this = questo elenco

## Tavolo semplice

plain-now = Adesso
plain-common = Sul tavolo
plain-orders = I tuoi ordini
plain-orders-change = Cambia i tuoi ordini
plain-nothing = nulla
plain-choices = Scelte
plain-other = Oppure
plain-count = { $n ->
    [one] 1 scelta
   *[other] { $n } scelte
}
plain-before = Prima
plain-back = Torna al tabellone

## La mappa

map-title = Mappa
map-zoom = Ingrandimento
map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-zoom-fit = Mostra tutta la mappa
