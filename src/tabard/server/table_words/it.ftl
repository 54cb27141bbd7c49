# Quel che un tavolo dice a chi vi siede. $names sono nomi di giocatori, uniti.

table-waiting-for = Si aspetta { $names }.
table-and = { $first } e { $last }
table-over = La partita è finita.
table-won = La partita è finita: { $count ->
    [one] vince
   *[other] vincono
} { $names }.
table-not-started = La partita non è ancora cominciata.
table-spectator = Stai guardando.

table-no-message = Questo messaggio non si può leggere: { $why }.
table-too-big = Questo messaggio è troppo lungo.
table-too-fast = Un po' più piano, per favore.
table-too-slow = La tua connessione non teneva il passo. Torna pure.
table-going = Il server si sta chiudendo. La partita è salvata; torna pure.
table-no-spectators = Questo tavolo non vuole spettatori.
table-too-many-spectators = A questo tavolo non c'è posto per altri spettatori.
table-too-many-tabs = Hai troppe finestre aperte a questo tavolo.
table-too-many-tables = Hai { $n } tavoli aperti. Finiscine uno prima di aprirne un altro.
table-no-table = Questo tavolo non esiste.

table-no-seat = A questo tavolo non c'è il posto { $seat }.
table-not-your-seat = Il posto { $seat } non è tuo.
table-not-seated = Non siedi a questo tavolo.
table-not-owner = Può farlo solo chi ha aperto il tavolo.
table-seat-taken = Lì siede già qualcuno.
table-seat-somebody = Quel posto è di qualcun altro.
table-no-free-seat = A questo tavolo non ci sono posti liberi.
table-one-seat = Siedi già a questo tavolo.
table-two-hands = Non puoi tenere due posti mentre giocano altre persone: vedresti le carte di entrambi.
table-not-waiting = La partita è già cominciata.
table-not-playing = La partita non è in corso.
table-not-over = Si può fare a partita finita.
table-bad-level = Per un bot non esiste il livello { $level }.
table-wrong-seats = { $title } si gioca da { $low } a { $high }, non in { $n }.
table-nobody-there = Almeno una persona deve sedere al tavolo.
table-bad-nonce = Un nonce ha da 1 a 64 lettere, cifre o segni, senza spazi.
table-bad-setting = Queste opzioni non vanno bene: { $why }
table-name-empty = Un nome non può essere vuoto.

table-stale = Il tavolo è andato avanti. Guarda di nuovo, per favore.
table-illegal = Adesso non è possibile.
table-batch = Dopo la scelta { $n } si scopre qualcosa: fai le scelte successive quando l'avrai visto.
table-not-saved = Non si è potuto salvare, quindi nulla è cambiato. Riprova, per favore.
table-not-read = Adesso questo tavolo non si può leggere. Torna più tardi, per favore.
table-failed = Qualcosa è andato storto da noi, quindi nulla è cambiato.
table-no-move = Questa mossa non esiste: { $why }

table-undo-over = La partita è finita, e il suo seme è pubblico.
table-undo-nothing = Non hai nulla da riprendere.
table-undo-late = È passato troppo tempo per riprendere la mossa.
table-undo-alone = Da allora si è scoperto qualcosa: gli altri devono essere d'accordo.
table-undo-none = Nessuno vuole riprendere una mossa.
table-undo-yours = È il tuo desiderio: devono essere d'accordo gli altri.
table-undo-asked = L'hai già chiesto: gli altri devono essere d'accordo.
table-chat-empty = Una riga vuota non dice nulla.
table-chat-fast = Parli troppo in fretta. Aspetta un momento.
