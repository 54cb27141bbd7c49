# Le parole del client da terminale. I comandi si capiscono in tutte e due le lingue.

cli-welcome = { $title }, { $seats } al tavolo. Scrivi aiuto per vedere i comandi.
cli-seat-you = tu
cli-seat-human = qualcuno qui
cli-seat-bot = il bot { $bot }
cli-resumed = La partita continua da { $file }.
cli-commitment = Dadi onesti: impronta del seme { $commitment }…; il seme si saprà alla fine.
cli-more-than-one = Si chiede a più posti insieme; scrivi aspetta per lasciar rispondere prima un altro.
cli-passed = { $seat } può solo passare, e passa.
cli-sealed = La tua risposta resta segreta finché non hanno risposto tutti.
cli-thinking = { $seat } sta pensando …
cli-pass-the-screen = Ora tocca al posto { $seat }. Cedi la tastiera, poi premi Invio.
cli-legend = { $unknown } nascosto · { $nothing } niente

cli-cmd-undo = annulla
cli-cmd-why = perché
cli-cmd-rule = regola
cli-cmd-log = diario
cli-cmd-look = guarda
cli-cmd-help = aiuto
cli-cmd-lang = lingua
cli-cmd-save = salva
cli-cmd-quit = esci
cli-cmd-wait = aspetta
cli-cmd-orders = ordini
cli-not = non

cli-help-number = { $first }
    .about = scegli l'opzione con questo numero
cli-help-several = { $first } { $second }
    .about = più opzioni, una dopo l'altra: tutte o nessuna
cli-help-times = { $first }x3
    .about = la stessa opzione tre volte di fila
cli-help-text = { $text }
    .about = un'opzione si può anche scrivere per intero, o indicare con qualche sua parola
cli-help-undo = annulla
    .about = annulla la tua ultima risposta, se da allora non si è scoperto nulla
cli-help-why = perché { $first }, perché non { $text }
    .about = perché si può o non si può: il motivo, la somma e la regola
cli-help-rule = regola { $rule }
    .about = leggi una regola
cli-help-look = guarda
    .about = tutto quello che puoi vedere
cli-help-log = diario
    .about = tutto quello che è successo
cli-help-orders = ordini, ordini 3
    .about = vedi e cambia quando ti viene chiesto e quando si passa al posto tuo
cli-help-wait = aspetta
    .about = lascia rispondere prima un altro posto, quando si chiede a più d'uno
cli-help-lang = lingua en
    .about = continua in inglese
cli-help-save = salva FILE
    .about = salva la partita in un file; se finisce in .yaml, la posizione come scenario
cli-help-quit = esci
    .about = lascia la partita; resta salvata se è cominciata con --save

cli-no-number = Non c'è l'opzione { $number }: vanno da 1 a { $last }.
cli-times-limit = Un'opzione si può scegliere da 1 a 99 volte di fila, non { $times }.
cli-several-match = Più opzioni corrispondono a «{ $text }». Scrivi un numero:
cli-no-match = «{ $text }» qui non è né un comando né un'opzione. Scrivi aiuto per vedere che cosa puoi scrivere.
cli-why-what = Perché che cosa? Scrivi per esempio: perché 1.
cli-rule-what = Quale regola? Scrivi per esempio: regola { $rule }.
cli-save-where = Dove? Scrivi per esempio: salva mia.json.
cli-save-exists = { $file } esiste già: scegli un altro nome.
cli-position-saved = La posizione è salvata in { $file }; provala con: tabard scenario run { $file }
cli-saved = La partita è salvata in { $file }; continua con: tabard play --load { $file }
cli-kept = La partita è salvata in { $file }.
cli-undone = Annullata.
cli-no-orders = In questo gioco non ci sono ordini: ti viene chiesto ogni volta che tocca a te.
cli-orders-how = Scrivi ordini per vederli e cambiarli.
cli-ordered = D'ora in poi: { $order }.
cli-wait-nobody = Ora non si chiede a nessun altro.
cli-language = Si continua in italiano.
cli-legal = permesso
cli-illegal = non permesso
cli-odds-seat = posto
cli-odds-option = che cosa si può iniziare
cli-odds-chance = vinti
cli-odds-interval = intervallo al 95%
cli-odds-cost = costo medio
cli-no-events = Non è ancora successo niente.
cli-bye = Alla prossima.

cli-over = La partita è finita.
cli-score = punti
cli-seat = posto
cli-player = giocatore
cli-winner = vincitore
cli-won = { $count ->
    [one] Ha vinto { $seats }.
   *[other] { $seats } hanno vinto insieme.
}
cli-draw = È un pareggio.
cli-and = e
cli-seed-told = I dadi si possono controllare. Il seme con l'impronta mostrata all'inizio era
    { $seed }
cli-verify-how = Si controllano con: tabard verify { $file }
cli-verify-save = Per controllare una partita, giocala con --save FILE; poi: tabard verify FILE

# Le regole, qui e in tabard rules.
cli-rule-page = regolamento { $page }
cli-rule-question = Questione aperta:
cli-rule-answer = Decisione:
cli-rule-reason = Perché:
cli-rule-no-effect = Senza effetto sul gioco:
cli-rule-shown = La mostrano
cli-rule-unshown = Nessun test la mostra ancora.
cli-rules-coverage = { $shown } regole su { $rules } sono mostrate da un test o da uno scenario.
cli-rules-missing = Non mostrate:

# tabard replay.
cli-takes-back = annulla la risposta { $number }
cli-concedes = si arrende
cli-nobody-won = Non ha vinto nessuno.
cli-goes-on = La partita è ancora in corso.

# Che cosa non va; il motivo preciso è solo in inglese.
cli-none-done = Non è stato fatto niente: una delle risposte non è possibile.
cli-no-undo = Non si può: o non c'è una tua risposta da annullare, o da allora è successo qualcosa.
cli-unreadable = «{ $text }» non è scritto come un'opzione di questo gioco.
cli-no-rule = Non c'è una regola «{ $rule }».
cli-not-saved = Non si può scrivere { $file }.
cli-no-language = Non c'è la lingua «{ $language }». Lingue: { $known }.

# -- il server --------------------------------------------------------------------------------------

cli-serve-at = Tabard è in funzione su { $url }
cli-serve-data = I tavoli sono in { $folder }
cli-serve-stop = Premi Ctrl-C per fermarlo; le partite continuano la prossima volta.
cli-serve-running = Tabard è già in funzione su { $url } (tavoli in { $folder }).
cli-serve-open-to-all = Chiunque raggiunga questa macchina in rete può giocare e creare tavoli su { $url }. Le connessioni non sono cifrate.
cli-serve-no-client = Il client non è stato compilato: esegui npm ci e npm run build in client/ (i pacchetti pubblicati lo contengono). L'API funziona anche senza.

# -- carte e mazzi ----------------------------------------------------------------------------------

cli-card-rules = Regole relative:
cli-card-doubt = Incerto: { $doubt }
cli-deck-fine = { $file }: un mazzo regolare di { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
cli-deck-wrong = { $file }: { $count ->
    [one] 1 errore.
   *[other] { $count } errori.
}
cli-deck-name = mazzo
cli-deck-leader = appartiene a
cli-deck-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
cli-deck-curve = Carte per costo:
cli-deck-doubt = ? { $doubt }
