# Ciò che il server dice via HTTP. $field è il nome di un campo come lo conosce un programma.

server-guest = Ospite { $number }

server-not-found = Qui non c'è niente.
server-no-game = Non c'è nessun gioco { $game }.
server-no-lesson = In questo gioco non c'è la lezione { $lesson }.
server-no-rules = Questo gioco non ha un elenco di regole.
server-no-lists = A questo gioco non si gioca con liste proprie.
server-no-list = Non hai questa lista: forse l'hai eliminata da un altro dispositivo.
server-lists-full = Hai già { $room } liste. Eliminane una che non ti serve più.
server-no-seat = A questo tavolo non c'è il posto { $seat }.
server-no-step = Non c'è il passo { $step }: vanno da 0 a { $last }.
server-no-match = A questo tavolo la partita non è ancora cominciata.
server-not-over = Si potrà rivedere la partita quando sarà finita.
server-not-replayable = Questa partita non si può rivedere: nel frattempo le regole sono cambiate.
server-series-closed = Questa partita si potrà rivedere quando l'incontro sarà deciso: prima rivelerebbe con quali liste si gioca.
server-spectators = Questo tavolo non ammette spettatori.
server-link-used = Questo link è già stato usato, oppure i suoi dieci minuti sono scaduti. Creane un altro.
server-name-empty = Un nome deve avere almeno una lettera.
server-metrics-here = Le metriche sono disponibili solo sulla macchina in cui gira il server.
server-no-cookie = Il server non ti conosce ancora: apri la pagina iniziale, poi torna qui.

server-wrong-method = Qui non si può fare.
server-wrong-origin = Questa richiesta viene da un altro sito, quindi è stata rifiutata.
server-wrong-host = Questo server non risponde a quel nome.
server-too-large = Troppo grande: il limite è di { $limit } byte.
server-too-fast = Troppe richieste. Riprova fra un momento.
server-not-json = Non è JSON valido.
server-field-missing = Manca il campo { $field }.
server-field-unknown = Non c'è nessun campo { $field }.
server-field-wrong = Il campo { $field } non è valido: { $why }
server-failed = Qualcosa è andato storto da parte nostra. Nel registro del server è { $id }.
server-not-saved = Salvataggio non riuscito: non è cambiato nulla. Riprova.
server-going = Il server si sta spegnendo. La partita è salvata; torna più tardi.
server-takes-back = annulla la mossa { $number }
server-fork-over = Qui la partita è finita: torna un po' indietro e gioca da lì.
server-not-your-seat = Il posto { $seat } non è tuo.
server-too-many-tables = Stai creando tavoli troppo in fretta. Aspetta un minuto.
server-half-letter = Qui c'è mezzo carattere, che non si può mostrare.
