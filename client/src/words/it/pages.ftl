# Le pagine attorno a una partita: replay, punteggio finale, lezioni, regole, crediti, trasloco, nulla.

## Replay

replay-title = Replay
replay-about = { $title }, { $players } giocatori
replay-won = vince { $winners } con { $score }
replay-won-bare = vince { $winners }
replay-tied = pari merito di { $winners } con { $score }
replay-tied-bare = pari merito di { $winners }
replay-rope = Mosse della partita
replay-value = Round { $round }, mossa { $move } di { $moves }. { $text }
replay-value-setup = Prima della partita, mossa { $move } di { $moves }. { $text }
replay-round = round { $round }
replay-setup = preparazione
replay-turn-back = Indietro di un turno
replay-step-back = Indietro di un passo
replay-play = Avvia
replay-pause = Pausa
replay-step = Passo
replay-next = Prossimo evento
replay-next-help = Alla prossima mossa che merita
replay-short-turn = Turno
replay-eyes = Visto da
replay-spectator = tutti, a carte scoperte
replay-share = Condividi il momento
replay-shared = Il link a questo momento è copiato.
replay-share-by-hand = Copia questo link:
replay-fork = Continua da qui
replay-fork-about = Tu prendi un posto, i bot gli altri. Ciò che quel posto non poteva sapere viene rimescolato.
replay-fork-seat = Il tuo posto
replay-fork-level = Bot
replay-fork-go = Gioca
replay-fork-busy = Apparecchio il tavolo…
replay-download = File della partita
replay-board = Il tavolo in questo momento
replay-tab-board = Tavolo
replay-tab-log = Diario
replay-tab-result = Risultato
replay-show-table = Mostra il tavolo
replay-start = La partita comincia
replay-count = Mossa { $move } di { $moves }
replay-loading = Srotolo la corda…
replay-moment-failed = Questo momento non si carica. { $why }

## La fine

final-won = Vince { $name }
final-you-won = Hai vinto
final-shared = { $names } si dividono la vittoria
final-conceded = { $names }: partita abbandonata
final-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
final-ranking = Classifica
final-place = { $place }.
final-you = tu
final-gave-up = abbandono
final-where = Da dove vengono i punti
final-source = Fonte
final-total = Totale
final-chart = Round per round
final-fair = I dadi erano onesti?
final-fair-about = Prima della prima mossa il tavolo ha pubblicato l’impronta del suo segreto. Ora il segreto è noto: chiunque può controllare che nessun dado e nessun mescolamento sia stato scelto.
final-commitment = Impronta
final-seed = Segreto
final-no-seed = Si pubblica a partita finita.
final-verify = Salva il file della partita, poi esegui:
final-copy = Copia
final-copied = Copiato.
final-rematch = Rivincita
final-to-rematch = Vai alla rivincita
final-replay = Guarda il replay
final-home = Inizio
final-save = Salva il file della partita

## Il grafico

chart-label = Punteggio di ogni posto alla fine di ogni round
chart-round = Round
chart-start = Inizio
chart-as-table = Come tabella

## Lezioni

learn-title = Impara a giocare
learn-about = Brevi lezioni sul tavolo vero: la guida dice che cosa fare, tu lo fai. Due o tre minuti ciascuna.
learn-start = Comincia
learn-again = Ricomincia
learn-done = fatta
learn-number = Lezione { $number }
learn-none = Non ci sono ancora lezioni.
learn-rules = Leggi le regole
learn-then = Fatta la prima lezione? Per una prima partita basta quella; le altre possono aspettare.
learn-all-done = Ora conosci il gioco. È il momento di vincere!
learn-play = Prepara un tavolo
learn-busy = Dispongo i pezzi…
learn-failed = La lezione non si avvia. { $why }

## La guida

coach-title = Guida
coach-step = Passo { $step } di { $steps }
coach-next = Avanti
coach-back = Indietro
coach-skip = Salta la lezione
coach-finish = Continua liberamente
coach-do = Tocca a te: { $choice }
coach-look-back = Questo passo l’hai già fatto.
coach-wait = Guarda: muovono gli altri.
coach-over = La lezione finisce qui. Continua liberamente: ora puoi fare qualsiasi mossa.
coach-lost = Hai scelto la tua strada. La guida tace: continua liberamente, o torna indietro.
coach-next-lesson = Prossima lezione
coach-more-lessons = Altre lezioni

## Regole

rules-title = Regole di { $title }
rules-about = Le regole che il programma applica, con parole nostre. Dove il libro tace, la decisione dice che cosa abbiamo stabilito e perché.
rules-search = Cerca nelle regole
rules-clear = Svuota
rules-found = { $count ->
    [0] Nessuna regola ha queste parole.
    [one] { $count } regola
   *[other] { $count } regole
  }
rules-sections = Sezioni
rules-ruling = Decisione
rules-why = Perché
rules-question = Resta aperto
rules-link = Link alla regola { $id }
rules-page = Libro: { $page }
rules-loading = Apro il regolamento…

rules-section-components = Che cosa c’è nella scatola
rules-section-setup = Preparazione
rules-section-round = Round e turni
rules-section-first = Il primo turno
rules-section-pick = Scegliere una Razza
rules-section-conquer = Conquista
rules-section-final = L’ultima conquista
rules-section-losses = Perdite
rules-section-redeploy = Riorganizzazione
rules-section-abandon = Abbandono
rules-section-ready = Prepararsi
rules-section-decline = Declino
rules-section-score = Punteggio
rules-section-end = Fine della partita
rules-section-map = La mappa
rules-section-faction = Fazioni
rules-section-ability = Abilità
rules-section-race = Razze
rules-section-power = Poteri
rules-section-treasure = Tesori
rules-section-artifact = Artefatti
rules-section-place = Luoghi
rules-section-example = Esempi
rules-section-int = Quando due regole si incontrano

## Crediti

credits-title = Crediti e licenze
credits-code = Il programma
credits-code-about = Tabard è software libero con licenza MIT. Le sue parole e i suoi disegni (regole, mappe, pezzi) hanno licenza CC BY 4.0: condividili e cambiali citando “The Tabard authors”.
credits-icons = Emblemi
credits-icons-about = Gli emblemi di pezzi e vessilli sono degli autori della raccolta qui nominata; alcuni li abbiamo ricolorati o contornati noi.
credits-icons-used = Emblemi in uso: { $count }
credits-controls-about = I segni sui pulsanti sono di Lucide, in parte derivati da Feather (MIT).
credits-fonts = Caratteri
credits-fonts-about = Con la SIL Open Font License 1.1:
credits-software = Costruito con
credits-not = Nessuna affiliazione
credits-not-about = Tabard è un’opera amatoriale non ufficiale. Non è affiliata, approvata o sponsorizzata da nessuna delle aziende qui nominate.
credits-not-warcraft = Warcraft, World of Warcraft e i nomi dei loro mondi, popoli e personaggi sono marchi di Blizzard Entertainment, Inc.
credits-not-smallworld = Small World e Small World of Warcraft sono pubblicati da Days of Wonder, del gruppo Asmodee.
credits-not-others = Tutti i marchi appartengono ai loro proprietari e servono solo a dire di quale gioco si parla. Non si usa alcun testo stampato né alcuna illustrazione di questi giochi. Per giocare con i componenti originali, procurati i giochi originali.

## Trasloco su un altro dispositivo

link-title = Porta qui le tue partite
link-about = Questo link porta su questo dispositivo nome, tavoli e posti di un giocatore.
link-replaces = Su questo dispositivo sei { $name }. Continuando, quel nome e le sue partite qui vengono sostituiti; sugli altri dispositivi restano dove sono.
link-go = Continua su questo dispositivo
link-stay = Resto come sono
link-busy = Prendo le tue partite…
link-done = Ciao, { $name }. Ora le tue partite sono qui.
link-home = Alle mie partite
link-failed = Questo link non funziona (più). I link valgono una volta sola e scadono dopo un po’: creane uno nuovo sull’altro dispositivo.

## Nulla

lost-title = Qui non siede nessuno
lost-about = Non c’è nessuna pagina a { $path }. Forse il tavolo è stato sparecchiato, o il link ha perso una lettera.
lost-home = Ai tavoli
