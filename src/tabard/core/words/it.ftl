# Le parole del motore. Quelle di un gioco stanno nella sua cartella words.

core-at-least = almeno { $n }
core-none = nessuno
core-event-conceded = { $seat } si arrende.
core-zone-table = Tavolo
