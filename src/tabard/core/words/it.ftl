# Le parole del motore. Quelle di un gioco stanno nella sua cartella words.

core-at-least = almeno { $n }
core-none = nessuno
core-event-conceded = { $seat } si arrende.
core-event-conceded-you = Ti arrendi.
core-zone-table = Tavolo

# Di che cosa sono fatti i testi di ogni gioco (core/language).
kit-the = { THE($what) }
kit-list-and = { $head } e { $tail }
kit-list-or = { $head } o { $tail }
kit-list-then = { $head }, poi { $tail }
kit-list-nor = { $head } né { $tail }
kit-and = e
kit-or = o
kit-subject = { $who_pron ->
    [it] { "" }
   *[no] { THE($who) }
}
kit-it = { $form ->
    [ms] esso
    [fs] essa
    [mp] essi
   *[fp] esse
}
kit-itself = { $who_form ->
    [ms] se stesso
    [fs] se stessa
    [mp] se stessi
   *[fp] se stesse
}
kit-case-to = { TO($what) }
kit-case-to-more = { TO($what) }
kit-case-from = { FROM($what) }
kit-case-from-more = { FROM($what) }
kit-case-by = { FROM($what) }
kit-where = dove { $letter } è { THE($of) }
kit-link-if = se { $test }
kit-link-while = { $acts ->
    [yes] mentre
   *[no] finché
} { $test }
kit-link-unless = a meno che { $test }
kit-if-done = se lo fai,
kit-case-by-more = { FROM($what) }
kit-if-you-wish = se vuoi,
kit-then = poi
kit-in-that-case = in tal caso,
kit-at-that-time = in quel momento,
