bg-bid-sealed = { $name } ha { $gold } monete d’oro. Le offerte sono segrete: nessuno vede la tua finché non ci sono tutte.
bg-bid-none = Nessuna offerta
bg-skip-moment = Avanti
