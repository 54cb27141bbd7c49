bgh-bid-sealed = { $name } ha { $gold } monete d'oro. Le offerte sono segrete: nessuno vede la tua finché non ci sono tutte.
bgh-bid-none = Nessuna offerta
bgh-skip-moment = Avanti
