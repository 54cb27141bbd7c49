## Ogni pagina

frame-language = it
frame-skip = Vai al tavolo
frame-loading = Un momento…
frame-page-failed = Non è stato possibile caricare questa pagina.
frame-again = Riprova
frame-close = Chiudi
frame-home = Tabard: alla prima pagina
frame-to-home = Alla prima pagina
frame-nav = Pagine e impostazioni
frame-tools = Strumenti del tavolo
frame-learn = Impara
frame-day = Giorno
frame-night = Notte
frame-failed = Non ha funzionato. Riprova tra un momento.
frame-no-server = Il server non risponde. È ancora acceso?
frame-lost = La connessione si è interrotta: non è stato inviato nulla.
frame-not-seated = Non hai un posto a questo tavolo.

## Prima pagina

home-subtitle = giochi da tavolo, allo stesso tavolo con amici e bot
home-games = Giochi
home-players = da { $low } a { $high } giocatori
home-players-exact = { $n } giocatori
home-bots = Gioca contro i bot
home-starting = Si apparecchia…
home-invite = Invita
home-learn = Impara a giocare
home-new-here = Mai giocato?
home-lesson = Una lezione di due minuti
home-own = Apparecchia un tavolo tuo
home-rules = Regole
home-guest = Sei un ospite di nome
home-save = Salva
home-saved = Salvato.
home-no-signup = Nessuna registrazione. Questo browser si ricorda di te.
home-device = Continua su un altro dispositivo
home-qr = Codice QR per continuare su un altro dispositivo
home-link-note = Vale una volta sola e per poco. Chi lo apre sei tu.
home-mine = I tuoi tavoli
home-mine-none = Le sedie sono calde. Apri un tavolo o gioca subito contro i bot.
home-more = { $n ->
    [one] Un altro
   *[other] Altri { $n }
}
home-your-turn = tocca a te
home-open = Tavoli aperti
home-open-none = Al momento nessuno aspetta compagnia.
home-sit = Siediti
home-credits = Riconoscimenti
tables-alone = da solo
tables-with = con { $names }
tables-seats = { $taken } posti su { $all } occupati
tables-over = finita
table-failed = Questo tavolo non c'è

## Di che cosa parlano i giochi

game-tcg-about = Due eroi, due mazzi: chiama alleati, lancia abilità e abbatti l'eroe dell'altro.
game-smallworld-about = Conquista isole affollate con una razza dopo l'altra, e lasciale andare al momento giusto.

## Un tavolo nuovo e la sala d'attesa

new-no-game = Questo gioco non c'è.
new-seat = Chi siede al posto { $seat }
new-kind-me = Io
new-kind-free = Libero
new-kind-easy = Bot facile
new-kind-normal = Bot
new-kind-hard = Bot difficile
new-kind-hot = Stesso schermo
new-hot-name = Qualcuno a questo schermo
new-hot-label = Nome per il posto { $seat }
new-more = Un posto in più
new-fewer = Un posto in meno
new-options = Il gioco
new-random = Come viene
new-choose = Scegli
new-slot = Parte { $n }
new-door = La porta
new-public = Chi può sedersi
new-by-link = Chi ha il link
new-for-all = Tutti
new-spectators = Spettatori
new-allowed = Benvenuti
new-not-allowed = Nessuno
new-stand-in = Un bot gioca per chi è assente dopo
new-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
new-never = Mai
new-create = Apparecchia
new-ready-now = Non si aspetta nessuno: si comincia subito.
new-ready-link = { $n ->
    [one] Un posto è libero: avrai un link per un amico.
   *[other] { $n } posti sono liberi: avrai un link per gli amici.
}
new-hard-note = Un bot difficile riflette circa un secondo prima di ogni mossa.
new-hot-note = Stesso schermo: vi passate il dispositivo, e ciascuno vede solo le proprie monete.
level-easy = Facili
level-normal = Normali
level-hard = Difficili
wait-title = Chi gioca?
wait-name = Il tuo nome
wait-free = vuoto: condividi il link
wait-here = è qui
wait-add-bot = Aggiungi un bot
wait-remove = Togli
wait-level = I bot che aggiungi sono
wait-start = Comincia
wait-still-free = { $n ->
    [one] Un posto è ancora vuoto: invita qualcuno o aggiungi un bot.
   *[other] { $n } posti sono ancora vuoti: invita qualcuno o aggiungi dei bot.
}
wait-for-owner = La partita comincia quando la avvia chi ha aperto il tavolo.
wait-start-bots = Comincia con dei bot nei posti vuoti
wait-leave = Alzati
wait-invite = Invita gli amici
wait-qr = Codice QR del link di questo tavolo
wait-copy = Copia il link
wait-copied = Il link è copiato.
wait-public = Tutti trovano questo tavolo sulla prima pagina.
wait-private = Solo chi ha il link trova questo tavolo.

## Posti

seats-title = Posti
seat-name = Posto { $seat }: { $name }
seat-free = Posto libero
seat-you = tu
seat-away = assente
seat-stand-in = assente, gioca un bot
seat-conceded = si è arreso
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
prompt-thinking = sta pensando
prompt-skip = Salta
prompt-plays = Gioca { $name }:
prompt-lost = Riconnessione…
prompt-closed = Il server ha chiuso questo tavolo.
prompt-passes = Puoi solo passare. Succede da sé tra un attimo (vedi le impostazioni).
prompt-filter = Cerca una scelta
undo = Annulla
undo-ask = Chiedi agli altri
undo-wish = { $name } vorrebbe riprendere l'ultima mossa.
undo-agree = Va bene
undo-refuse = Rifiuta
undo-waits = Si aspetta la risposta di { $names }.
watching = { $n ->
    [one] Stai guardando.
   *[other] Stai guardando, insieme ad altri.
}
reason-title = Perché
reason-needed = servono
reason-odds = Probabilità: { $odds } %
toast-not-now = Ora no.
rule-link = Regola: { $rule }
rule-ruling = Chiarimento:
rule-all = Tutte le regole
log-title = Che cosa è successo
log-empty = Ancora nulla.
log-all = Mostra tutto
log-since = Che cosa è cambiato dal mio ultimo turno
log-since-short = { $n } novità
log-times = { $n } volte
log-nothing-new = Non è cambiato nulla dal tuo ultimo turno.
inspect-open = Leggi { $name }
inspect-rules = Le regole che la spiegano
tabs-title = Viste
tab-board = Mappa
tab-log = Diario
tab-table = Tavolo
curtain-title = Passa a { $name }
curtain-say = Tutti gli altri guardano altrove.
curtain-open = Sono { $name }
lesson-first = Prima fai quello che dice la lezione, oppure chiudila.
final-look = Guarda il tavolo
final-back = Risultato

## Chiacchiere

chat-title = Chat
chat-new = nuovi
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di' qualcosa
chat-send = Invia
chat-mute = Silenzia
chat-muted = Non senti { $name }.
chat-unmute = Ascolta di nuovo
chat-quick = Frasi pronte
chat-hello = Ciao!
chat-well-played = Ben giocato!
chat-thinking = Fammi pensare…
chat-ouch = Ahi!
chat-thanks = Grazie!
chat-again = Un'altra?

## Menu e impostazioni

menu-title = Menu
menu-seat = Il tuo posto
menu-hand-over = Fai giocare un bot per me
menu-handed = Un bot gioca per te. Riprendi il posto quando vuoi.
handed-to = { $name } gioca al tuo posto.
handed-back = Eccomi
menu-concede = Mi arrendo
menu-concede-sure = La resa non si può annullare. Davvero?
menu-no = No
menu-take = Prendi un posto
menu-take-seat = Gioca al posto di { $name }
menu-table = Il tavolo
menu-leave = Lascia il tavolo
menu-leave-note = La partita continua senza di te; la ritrovi sotto «I tuoi tavoli».
menu-rules = Regole
menu-exports = Da portare a casa
menu-match = File della partita
menu-log = Diario come testo
menu-scenario = Questa posizione come scenario
menu-replay = Rivedi
set-title = Impostazioni
set-on = Sì
set-off = No
set-language = Lingua
set-theme = Luce
set-theme-system = Come il sistema
set-speed = Mosse degli altri
set-speed-slow = Lente
set-speed-normal = Normali
set-speed-fast = Veloci
set-speed-instant = Subito
set-text = Grandezza del testo
set-sound = Suoni
set-notices = Avvisi quando tocca a me
set-autopass = Passa da sé quando non si può fare altro
set-autopass-how = Dopo un secondo e mezzo, più o meno svelto come le mosse degli altri. Se al tavolo ci sono altre persone, da uno a tre secondi tirati a sorte: così un passaggio rapido non dice nulla della tua mano.
set-plain = Tavolo semplice

## Tasti

keys-title = Tasti
keys-space = Spazio
keys-main = premi il pulsante principale
keys-pick = scegli dall'elenco delle scelte
keys-board = muoviti sulla mappa, Invio sceglie
keys-undo = annulla
keys-escape = chiudi, o salta ciò che viene mostrato
keys-log = diario
keys-rules = regole
keys-chat = chat
keys-inspect = esamina ciò che è indicato
keys-plain = tavolo semplice
keys-menu = menu
keys-this = questo foglio

## Tavolo semplice

plain-now = Adesso
plain-common = Sul tavolo
plain-nothing = nulla
plain-choices = Scelte
plain-other = Oppure
plain-count = { $n ->
    [one] 1 scelta
   *[other] { $n } scelte
}
plain-before = Prima
plain-back = Torna alla mappa
