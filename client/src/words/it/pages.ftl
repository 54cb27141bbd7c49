# Le pagine attorno a una partita: replay, punteggio finale, lezioni, regole, crediti, altro dispositivo, nessuna pagina.

## Replay

replay-title = Replay
replay-about = { $title }, { $players } giocatori
replay-won = vince { $winners } con { $score }
replay-won-bare = vince { $winners }
replay-tied = pari merito di { $winners } con { $score }
replay-tied-bare = pari merito di { $winners }
replay-rope = Mosse della partita
replay-value = Round { $round }, mossa { $move } di { $moves }. { $text }
replay-value-setup = Preparazione, mossa { $move } di { $moves }. { $text }
replay-round = round { $round }
replay-setup = preparazione
replay-turn-back = Indietro di un turno
replay-step-back = Indietro di un passo
replay-play = Avvia
replay-pause = Pausa
replay-step = Passo
replay-next = Prossimo evento
replay-next-help = Vai alla prossima mossa interessante
replay-short-turn = Turno
replay-eyes = Visto da
replay-spectator = tutti, a carte scoperte
replay-share = Condividi questo momento
replay-shared = Link a questo momento copiato.
replay-share-by-hand = Copia questo link:
replay-fork = Gioca da qui
replay-fork-about = Tu prendi un posto, i bot gli altri. Ciò che quel posto non poteva sapere viene rimescolato.
replay-fork-seat = Il tuo posto
replay-fork-level = Bot
replay-fork-go = Gioca
replay-fork-busy = Preparo il tavolo…
replay-download = File della partita
replay-board = Il tavolo in questo momento
replay-tab-board = Tavolo
replay-tab-log = Diario
replay-tab-result = Risultato
replay-show-table = Mostra il tavolo
replay-start = Inizio della partita
replay-count = Mossa { $move } di { $moves }
replay-loading = Carico il replay…
replay-moment-failed = Non è stato possibile caricare questo momento. { $why }

## La fine

final-won = Vince { $name }
final-you-won = Hai vinto
final-shared = { $names } vincono insieme
final-draw = Pareggio
final-conceded = Resa di { $names }
final-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
final-ranking = Classifica
final-place = { $place }.
final-you = tu
final-gave-up = resa
final-where = Da dove vengono i punti
final-source = Fonte
final-total = Totale
final-chart = Round per round
final-turnings = I momenti decisivi
final-turn = Turno { $turn }.
final-fair = I dadi erano onesti?
final-fair-about = Prima della prima mossa il tavolo ha pubblicato l'impronta di un segreto. Ora il segreto è pubblico: chiunque può controllare che nessun tiro e nessuna mescolata siano stati truccati.
final-commitment = Impronta
final-seed = Segreto
final-no-seed = Si pubblica a partita finita.
final-verify = Scarica il file della partita, poi esegui:
final-copy = Copia
final-copied = Copiato.
final-rematch = Rivincita
final-to-rematch = Vai alla rivincita
final-replay = Guarda il replay
final-home = Pagina iniziale
final-save = Scarica il file della partita
final-match-won = Vince l'incontro { $name }
final-match-you-won = Hai vinto l'incontro
final-match-shared = { $names } vincono insieme l'incontro
final-match = L'incontro
final-next = Prossima partita
final-next-laid = La prossima partita ti aspetta.
final-closed = Il replay e il file di questa partita saranno disponibili quando l'incontro sarà deciso: rivelerebbero con quali mazzi si gioca.
final-game-replay = Replay

## Il grafico

chart-label = Punteggio di ogni posto alla fine di ogni round
chart-round = Round
chart-turn = Turno
chart-start = Inizio
chart-as-table = Come tabella

## Lezioni

learn-title = Impara a giocare
learn-about = Brevi lezioni al tavolo vero: la guida ti dice che cosa fare, e tu lo fai. Due o tre minuti ciascuna.
learn-start = Comincia
learn-again = Ricomincia
learn-done = completata
learn-number = Lezione { $number }
learn-none = Non ci sono ancora lezioni.
learn-rules = Leggi le regole
learn-then = Hai finito la prima lezione? Per una prima partita basta quella; le altre possono aspettare.
learn-all-done = Conosci il gioco. Ora non resta che vincere!
learn-play = Crea un tavolo
learn-busy = Dispongo i pezzi…
learn-failed = Non è stato possibile avviare la lezione. { $why }

## La guida

coach-title = Guida
coach-step = Passo { $step } di { $steps }
coach-next = Avanti
coach-back = Indietro
coach-skip = Salta la lezione
coach-finish = Continua a giocare
coach-do = Tocca a te: { $choice }
coach-look-back = Questo passo l'hai già fatto.
coach-wait = Guarda: muovono gli altri.
coach-over = La lezione finisce qui. Se vuoi, continua a giocare: ora è permessa qualsiasi mossa legale.
coach-lost = Hai scelto la tua strada, e la guida si ferma qui. Continua a giocare, oppure annulla.
coach-next-lesson = Prossima lezione
coach-more-lessons = Altre lezioni

## Problemi

puzzles-title = Problemi: vinci in questo turno
puzzles-about = Vedi tutto, anche la mano dell'avversario, e il tuo mazzo è vuoto: o in questo turno o mai più. L'avversario trova sempre la risposta migliore, e tu puoi annullare quanto vuoi.
puzzles-solved = { $count ->
    [one] { $count } risolto su { $of }
   *[other] { $count } risolti su { $of }
  }
puzzle-title = Problema
puzzle-number = Problema { $number } di { $of }
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-is-solved = risolto
puzzle-task = Mostra il problema
puzzle-do = Vinci in questo turno, qualunque cosa faccia l'avversario.
puzzle-hint = Suggerimento
puzzle-again = Riprova
puzzle-solved = Risolto!
puzzle-missed = Non in questo turno: riprova.
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi

## Regole

rules-title = { $title }: regole
rules-about = Le regole che il programma applica, con parole nostre. Dove il regolamento tace, una decisione dice che cosa abbiamo stabilito e perché.
rules-cards = Guarda tutte le carte
rules-search = Cerca nelle regole
rules-clear = Svuota
rules-found = { $count ->
    [0] Nessuna regola trovata.
    [one] { $count } regola
   *[other] { $count } regole
  }
rules-sections = Sezioni
rules-ruling = Decisione
rules-why = Perché
rules-question = Questione aperta
rules-link = Link alla regola { $id }
rules-page = Regolamento: { $page }
rules-loading = Apro le regole…

rules-section-components = Che cosa c'è nella scatola
rules-section-setup = Preparazione
rules-section-round = Round e turni
rules-section-first = Il primo turno
rules-section-pick = Scegliere una razza
rules-section-conquer = Conquista
rules-section-final = La Conquista Finale
rules-section-losses = Perdite
rules-section-redeploy = Rischieramento
rules-section-abandon = Abbandono
rules-section-ready = Prepararsi
rules-section-decline = Declino
rules-section-score = Punteggio
rules-section-end = Fine della partita
rules-section-map = La mappa
rules-section-faction = Fazioni
rules-section-ability = Capacità
rules-section-race = Razze
rules-section-power = Poteri speciali
rules-section-treasure = Tesori
rules-section-artifact = Manufatti
rules-section-place = Luoghi Leggendari
rules-section-example = Esempi
rules-section-int = Quando le regole interagiscono

## Crediti

credits-title = Crediti e licenze
credits-code = Il programma
credits-code-about = Tabard è software libero con licenza MIT. I suoi testi e i suoi disegni (regole, mappe, pezzi) hanno licenza CC BY 4.0: puoi condividerli e adattarli citando «The Tabard authors».
credits-icons = Emblemi
credits-icons-about = Gli emblemi di pezzi e vessilli sono degli autori della raccolta indicata sotto; alcuni li abbiamo ricolorati o contornati noi.
credits-icons-used = Emblemi in uso: { $count }
credits-controls-about = Le icone sui pulsanti sono di Lucide, in parte derivate da Feather (MIT).
credits-fonts = Caratteri
credits-fonts-about = Con la SIL Open Font License 1.1:
credits-software = Realizzato con
credits-not = Nessuna affiliazione
credits-not-about = Tabard è un'opera amatoriale non ufficiale. Non è affiliata, approvata o sponsorizzata da nessuna delle aziende qui nominate.
credits-not-warcraft = Warcraft, World of Warcraft e i nomi dei loro mondi, popoli e personaggi sono marchi di Blizzard Entertainment, Inc.
credits-not-smallworld = Small World e Small World of Warcraft sono pubblicati da Days of Wonder, del gruppo Asmodee.
credits-not-others = Tutti i marchi appartengono ai loro proprietari e servono solo a dire di quale gioco si parla. Non si usa alcun testo stampato né alcuna illustrazione di questi giochi. Per giocare con i componenti originali, procurati i giochi originali.

## Su un altro dispositivo

link-title = Porta qui le tue partite
link-about = Questo link porta su questo dispositivo il nome, i tavoli e i posti di un giocatore.
link-replaces = Su questo dispositivo sei { $name }. Se continui, qui quel nome e le sue partite vengono sostituiti; sugli altri dispositivi restano come sono.
link-go = Continua su questo dispositivo
link-stay = Lascia tutto com'è
link-busy = Recupero le tue partite…
link-done = Ciao, { $name }. Ora le tue partite sono qui.
link-home = Le mie partite
link-failed = Questo link non funziona più. I link valgono una volta sola e scadono dopo un po': creane uno nuovo sull'altro dispositivo.

## Nessuna pagina

lost-title = Pagina non trovata
lost-about = Non c'è nessuna pagina a { $path }. Forse il tavolo non esiste più, o il link è incompleto.
lost-home = Pagina iniziale
