# Ciò che il server dice via HTTP. $field è il nome di un campo come lo conosce un programma.

server-guest = Ospite { $number }

server-not-found = Qui non c'è niente.
server-no-game = Non c'è nessun gioco { $game }.
server-no-lesson = In questo gioco non c'è la lezione { $lesson }.
server-no-rules = Questo gioco non ha un elenco di regole.
server-no-seat = A questo tavolo non c'è il posto { $seat }.
server-no-step = Non c'è il passo { $step }: vanno da 0 a { $last }.
server-no-match = A questo tavolo la partita non è ancora cominciata.
server-not-over = Si potrà rivedere la partita quando sarà finita.
server-not-replayable = Questa partita non si può rivedere: nel frattempo le regole sono cambiate.
server-spectators = Questo tavolo non vuole spettatori.
server-link-used = Questo link è già stato usato, o i suoi dieci minuti sono passati. Creane un altro.
server-name-empty = Un nome ha bisogno di almeno una lettera.
server-metrics-here = Le cifre si dicono solo sulla macchina dove gira il server.
server-no-cookie = Nessuno ti conosce ancora: apri la prima pagina, poi torna qui.

server-wrong-method = Questo qui non si può fare.
server-wrong-origin = Questa richiesta viene da un altro sito, quindi è stata rifiutata.
server-wrong-host = Questo server non si chiama così.
server-too-large = È troppo grande: al massimo { $limit } byte.
server-too-fast = Piano, per favore: riprova tra un momento.
server-not-json = Non si può leggere: non è JSON.
server-field-missing = Manca il campo { $field }.
server-field-unknown = Non c'è nessun campo { $field }.
server-field-wrong = Il campo { $field } non va bene: { $why }
server-failed = Qualcosa è andato storto da parte nostra. Nel registro del server è { $id }.
server-not-saved = Non è stato possibile salvare, quindi non è cambiato nulla. Riprova.
server-going = Il server si sta chiudendo. La partita è salvata: torna presto.
server-takes-back = ritira la mossa { $number }
server-fork-over = Qui la partita è finita: torna un po' indietro e continua da lì.
server-not-your-seat = Il posto { $seat } non è tuo.
