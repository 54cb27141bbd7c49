# What the server says over HTTP. $field is the name of a field as a program knows it.

server-guest = Guest { $number }

server-not-found = There is nothing here.
server-no-game = There is no game { $game }.
server-no-lesson = There is no lesson { $lesson } in this game.
server-no-rules = This game has no list of rules.
server-no-seat = There is no seat { $seat } at this table.
server-no-step = There is no step { $step }: they run from 0 to { $last }.
server-no-match = The game at this table has not begun.
server-not-over = The replay comes when the game is over.
server-not-replayable = This game can't be played again: the rules have changed since.
server-spectators = This table wants no spectators.
server-link-used = This link has been used, or its ten minutes are over. Make a new one.
server-name-empty = A name needs at least one letter.
server-metrics-here = The figures are only told on the machine where the server runs.
server-no-cookie = Nobody knows you yet: open the first page, then come back.

server-wrong-method = That can't be done here.
server-wrong-origin = This request comes from another site, so it was refused.
server-wrong-host = This server does not go by that name.
server-too-large = This is too large: at most { $limit } bytes.
server-too-fast = Slowly, please: try again in a moment.
server-not-json = This can't be read: it is not JSON.
server-field-missing = The field { $field } is missing.
server-field-unknown = There is no field { $field }.
server-field-wrong = The field { $field } is not right: { $why }
server-failed = Something went wrong on our side. It is in the server's log as { $id }.
server-not-saved = It could not be saved, so nothing has changed. Please try again.
server-going = The server is closing. The game is saved; please come back.
server-takes-back = takes back move { $number }
server-fork-over = The game is over here: go back a little, and play on from there.
server-not-your-seat = Seat { $seat } is not yours.
