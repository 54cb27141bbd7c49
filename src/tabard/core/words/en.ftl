# What the core itself says. A game's own words stand in its words folder.

core-at-least = at least { $n }
core-none = none
core-event-conceded = { $seat } concedes.
core-event-conceded-you = You concede.
core-zone-table = Table

# The sentence kit (core/language): what the texts of every game are made of.
kit-the = { THE($what) }
kit-list-and = { $head }{ $many ->
    [many] ,
   *[two] { "" }
} and { $tail }
kit-list-or = { $head }{ $many ->
    [many] ,
   *[two] { "" }
} or { $tail }
kit-list-then = { $head }, then { $tail }
kit-list-nor = { $head }{ $many ->
    [many] ,
   *[two] { "" }
} or { $tail }
kit-and = and
kit-or = or
kit-subject = { $who_pron ->
    [it] { $who_person ->
        [yes] { THE($who) }
       *[no] { $who_form ->
            [mp] they
           *[ms] it
        }
    }
   *[no] { THE($who) }
}
kit-it = { $form ->
    [mp] them
   *[ms] it
}
kit-itself = { $who_person ->
    [yes] { THE($who) }
   *[no] { $who_form ->
        [mp] themselves
       *[ms] itself
    }
}
kit-case-to = { TO($what) }
kit-case-to-more = { THE($what) }
kit-case-from = { FROM($what) }
kit-case-from-more = { THE($what) }
kit-case-by = by { THE($what) }
kit-where = where { $letter } is { THE($of) }
kit-link-if = if { $test }
kit-link-while = while { $test }
kit-link-unless = unless { $test }
kit-if-done = if you do,
kit-case-by-more = { THE($what) }
kit-if-you-wish = if you wish,
kit-then = then
kit-in-that-case = in that case,
kit-at-that-time = at that time,
