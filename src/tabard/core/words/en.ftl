# What the core itself says. A game's own words stand in its words folder.

core-at-least = at least { $n }
core-none = none
core-event-conceded = { $seat } concedes.
core-zone-table = Table
