# Le parole del client da terminale. I comandi si capiscono in tutte e due le lingue.

cli-welcome = { $title }, { $seats } al tavolo. Scrivi aiuto per vedere i comandi.
cli-seat-you = tu
cli-seat-human = qualcuno qui
cli-seat-bot = il bot { $bot }
cli-resumed = La partita continua da { $file }.
cli-commitment = Dadi onesti: l'impronta del seme è { $commitment }…; il seme si dice alla fine.
cli-more-than-one = Si chiede a più posti insieme; aspetta lascia rispondere prima un altro.
cli-passed = { $seat } può solo passare, e passa.
cli-sealed = La tua risposta resta segreta finché tutti hanno risposto.
cli-thinking = { $seat } ci pensa …
cli-pass-the-screen = Ora tocca al posto { $seat }. Lascialo sedere, poi premi Invio.
cli-legend = { $unknown } non puoi vederlo · { $nothing } niente

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
    .about = ritira la tua ultima risposta, se da allora nessuno ha saputo niente di nuovo
cli-help-why = perché { $first }, perché non { $text }
    .about = perché si può o non si può: il motivo, la somma e la regola
cli-help-rule = regola { $rule }
    .about = leggi una regola
cli-help-look = guarda
    .about = tutto quello che puoi vedere
cli-help-log = diario
    .about = tutto quello che è successo
cli-help-wait = aspetta
    .about = lascia rispondere prima un altro posto, quando si chiede a più d'uno
cli-help-lang = lingua en
    .about = continua in inglese
cli-help-save = salva FILE
    .about = scrivi la partita in un file
cli-help-quit = esci
    .about = lascia la partita; resta salvata se è cominciata con --save

cli-no-number = Non c'è un'opzione { $number }: vanno da 1 a { $last }.
cli-times-limit = Un'opzione si può scegliere da 1 a 99 volte di fila, non { $times }.
cli-several-match = Più opzioni corrispondono a “{ $text }”. Scrivi un numero:
cli-no-match = “{ $text }” qui non è né un comando né un'opzione. Scrivi aiuto per vedere che cosa puoi scrivere.
cli-why-what = Perché che cosa? Scrivi per esempio: perché 1.
cli-rule-what = Quale regola? Scrivi per esempio: regola { $rule }.
cli-save-where = Dove? Scrivi per esempio: salva mia.json.
cli-save-exists = { $file } esiste già: scegli un altro nome.
cli-saved = La partita è salvata in { $file }; continua con: tabard play --load { $file }
cli-kept = La partita è salvata in { $file }.
cli-undone = Ritirata.
cli-wait-nobody = Ora non si chiede a nessun altro.
cli-language = Si continua in italiano.
cli-legal = permesso
cli-illegal = non permesso
cli-no-events = Non è ancora successo niente.
cli-bye = Alla prossima.

cli-over = La partita è finita.
cli-score = punti
cli-seat = posto
cli-player = giocatore
cli-winner = vincitore
cli-won = { $count ->
    [one] Ha vinto { $seats }.
   *[other] { $seats } condividono la vittoria.
}
cli-and = e
cli-seed-told = I dadi si possono controllare. Il seme dell'impronta detta all'inizio era
    { $seed }
cli-verify-how = Si controllano con: tabard verify { $file }
cli-verify-save = Per controllare una partita, giocala con --save FILE; poi: tabard verify FILE

# Le regole, qui e in tabard rules.
cli-rule-page = regolamento { $page }
cli-rule-question = Il libro non dice:
cli-rule-answer = Giochiamo così:
cli-rule-reason = Perché:
cli-rule-no-effect = Non cambia niente nel gioco:
cli-rule-shown = La mostrano
cli-rule-unshown = Nessuna prova la mostra ancora.
cli-rules-coverage = { $shown } regole su { $rules } sono mostrate da una prova o da uno scenario.
cli-rules-missing = Non mostrate:

# tabard replay.
cli-takes-back = ritira la risposta { $number }
cli-concedes = si arrende
cli-nobody-won = Non ha vinto nessuno.
cli-goes-on = La partita continua.

# Che cosa non va; il motivo preciso, in inglese, resta ai programmi.
cli-none-done = Non è stato fatto niente: una delle risposte non è possibile.
cli-no-undo = Non si può: o non c'è una tua risposta da ritirare, o da allora è successo qualcosa.
cli-unreadable = “{ $text }” non è scritto come un'opzione di questo gioco.
cli-no-rule = Non c'è una regola “{ $rule }”.
cli-not-saved = Non si può scrivere { $file }.
cli-no-language = Non c'è la lingua “{ $language }”. Lingue: { $known }.

# -- il server --------------------------------------------------------------------------------------

cli-serve-at = Tabard è su { $url }
cli-serve-data = I tavoli sono in { $folder }
cli-serve-stop = Ctrl-C lo ferma; le partite continuano la prossima volta.
cli-serve-running = Tabard è già in funzione su { $url } (i suoi tavoli: { $folder }).
cli-serve-open-to-all = Chiunque raggiunga questa macchina in rete può giocare e aprire tavoli, su { $url } – e ciò che scrive viaggia senza cifratura.
cli-serve-no-client = La pagina non è stata costruita: esegui npm ci e npm run build in client/ (un pacchetto pubblicato la contiene). L'API funziona anche senza.

# -- cards and decks --------------------------------------------------------------------------------

cli-card-rules = Le regole che ci stanno dietro:
cli-card-doubt = In dubbio: { $doubt }
cli-deck-fine = { $file }: un mazzo legale di { $cards ->
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
cli-deck-curve = Quante carte costano quanto:
cli-deck-doubt = ? { $doubt }
