# Quel che un tavolo dice a chi vi siede. $names sono nomi di giocatori, uniti.

table-waiting-for = Si aspetta { $names }.
table-waiting-to = Si aspetta { $names }: { $what }.
table-and = { $first } e { $last }
table-over = La partita è finita.
table-won = La partita è finita: { $count ->
    [one] vince
   *[other] vincono
} { $names }.
table-not-started = La partita non è ancora cominciata.
table-spectator = Stai guardando.

table-no-message = Messaggio illeggibile: { $why }.
table-too-big = Questo messaggio è troppo lungo.
table-too-fast = Un po' più piano, per favore.
table-too-slow = La tua connessione non ha tenuto il passo. Ricollegati.
table-going = Il server si sta spegnendo. La partita è salvata; torna più tardi.
table-no-spectators = Questo tavolo non ammette spettatori.
table-too-many-spectators = A questo tavolo non c'è posto per altri spettatori.
table-too-many-tabs = Hai troppe finestre aperte a questo tavolo.
table-too-many-tables = Hai { $n } tavoli aperti. Finiscine uno prima di crearne un altro.
table-too-many-public = Hai { $n } tavoli pubblici in attesa di giocatori. Prima avvia o lascia uno di questi.
table-no-table = Tavolo non trovato.

table-no-seat = A questo tavolo non c'è il posto { $seat }.
table-not-your-seat = Il posto { $seat } non è tuo.
table-not-seated = Non hai un posto a questo tavolo.
table-not-owner = Può farlo solo chi ha creato il tavolo.
table-seat-taken = Quel posto è già occupato.
table-seat-somebody = Quel posto è di qualcun altro.
table-no-free-seat = A questo tavolo non ci sono posti liberi.
table-one-seat = Hai già un posto a questo tavolo.
table-two-hands = Non puoi tenere due posti mentre giocano altre persone: vedresti entrambe le mani.
table-not-waiting = La partita è già cominciata.
table-not-playing = La partita non è in corso.
table-not-over = Si può fare a partita finita.
table-bad-level = Per un bot non esiste il livello { $level }.
table-wrong-seats = { $title } prevede { $more ->
    [0] { $low }
   *[other] da { $low } a { $high }
} giocatori, non { $n }.
table-nobody-there = Al tavolo serve almeno una persona.
table-bad-nonce = Non è il nonce che era stato promesso.
table-bad-setting = Queste impostazioni non vanno bene: { $why }
table-name-empty = Un nome non può essere vuoto.

table-stale = Il tavolo è andato avanti. Guarda di nuovo.
table-illegal = Adesso non è possibile.
table-batch = Dopo la scelta { $n } si scopre qualcosa: invia le scelte successive quando l'avrai visto.
table-not-saved = Salvataggio non riuscito: non è cambiato nulla. Riprova.
table-not-read = Al momento questo tavolo non si può caricare. Torna più tardi.
table-damaged = I dati di questo tavolo sono danneggiati, quindi è stato messo da parte. Gli altri tavoli non ne risentono.
table-failed = Qualcosa è andato storto da parte nostra: non è cambiato nulla.
table-no-move = Questa mossa non esiste: { $why }

table-undo-over = La partita è finita, e il suo seme è pubblico.
table-undo-nothing = Non hai nulla da annullare.
table-undo-late = È passato troppo tempo per annullare la mossa.
table-undo-alone = Da allora si è scoperto qualcosa: gli altri devono essere d'accordo.
table-undo-seen = Si è scoperto qualcosa, quindi non si può annullare: i dadi si tirerebbero di nuovo.
table-took-back = { $name } ha annullato una mossa.
table-took-back-seen = { $name } ha annullato una mossa, anche se si era scoperto qualcosa.
table-took-back-you = Hai annullato una mossa.
table-took-back-seen-you = Hai annullato una mossa, anche se si era scoperto qualcosa.
table-undo-none = Nessuno ha chiesto di annullare una mossa.
table-nobody-waits = Nessun bot ti sta aspettando.
table-undo-yours = È la tua richiesta: devono essere d'accordo gli altri.
table-undo-asked = L'hai già chiesto: gli altri devono essere d'accordo.
table-chat-empty = Scrivi prima qualcosa.
table-no-partners = Nessun altro gioca dalla tua parte.
table-sign-nobody = Ora nessuno dei tuoi compagni deve decidere per la vostra parte.
table-sign-late = Questo non si può più scegliere.
table-sign-empty = Indica prima qualcosa.
table-chat-fast = Scrivi troppo in fretta. Aspetta un momento.

table-bad-promise = Una promessa ha 64 cifre esadecimali: lo SHA-256 di un nonce.
table-beginning = La partita sta per cominciare: nessuno può più sedersi o alzarsi.
table-not-beginning = Il tavolo non aspetta il nonce di nessuno.
table-bad-list = Con questa lista non si può giocare:
table-list-line = Riga { $line }: { $why }
table-bad-list-more = { $n ->
    [one] E un altro errore.
   *[other] E altri { $n } errori.
}
table-list-in-options = La tua lista va con il tuo posto, dove nessun altro può leggerla, non nelle impostazioni.
table-list-for-nobody = Chi prende un posto libero porta la propria lista.
table-no-lists = In questo gioco non si portano liste proprie.
table-lists-fixed = Le liste valgono per tutte le partite di questo incontro: si scelgono prima della prima.
table-series-closed = Questa partita si potrà rivedere quando l'incontro sarà deciso: prima rivelerebbe con quali liste si gioca.
table-seat-asked = Qualcun altro ha chiesto un posto. Aspetta che il tavolo abbia risposto.
table-seat-refused = Il tavolo ha rifiutato.
table-seat-nobody = Questo posto aspetta qualcuno che non è qui.
table-seat-none = Nessuno ha chiesto un posto.
table-seat-yours = È la tua richiesta: devono essere d'accordo gli altri.
