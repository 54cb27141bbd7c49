# What the server says over HTTP. $field is the name of a field as a program knows it.

server-guest = Guest { $number }

server-not-found = There is nothing here.
server-no-game = There is no game { $game }.
server-no-lesson = There is no lesson { $lesson } in this game.
server-no-rules = This game has no list of rules.
server-no-lists = This game is not played with lists of your own.
server-no-list = You have no such list: it may have been deleted on another device.
server-lists-full = You have { $room } lists already. Delete one you no longer need.
server-no-seat = There is no seat { $seat } at this table.
server-no-step = There is no step { $step }: they run from 0 to { $last }.
server-no-match = The game at this table has not started.
server-not-over = The replay is available when the game is over.
server-not-replayable = This game can't be replayed: the rules have changed since then.
server-series-closed = This game can be watched again once the whole match is decided: until then it would reveal which lists are being played.
server-spectators = This table doesn't allow spectators.
server-link-used = This link has already been used, or its ten minutes are over. Create a new one.
server-name-empty = A name needs at least one letter.
server-metrics-here = Metrics are available only on the machine the server runs on.
server-no-cookie = The server doesn't know you yet: open the home page, then come back.

server-wrong-method = That can't be done here.
server-wrong-origin = This request comes from another site, so it was refused.
server-wrong-host = This server doesn't go by that name.
server-too-large = Too large: the limit is { $limit } bytes.
server-too-fast = Too many requests. Try again in a moment.
server-not-json = This is not valid JSON.
server-field-missing = The field { $field } is missing.
server-field-unknown = There is no field { $field }.
server-field-wrong = The field { $field } is invalid: { $why }
server-failed = Something went wrong on our side. It is in the server's log as { $id }.
server-not-saved = Saving failed, so nothing has changed. Please try again.
server-going = The server is shutting down. The game is saved; please come back later.
server-takes-back = undoes move { $number }
server-fork-over = The game is over here: go back a little and play from there.
server-not-your-seat = Seat { $seat } is not yours.
server-too-many-tables = You are creating tables too fast. Wait a minute.
server-half-letter = This contains half a character, which can't be displayed.
