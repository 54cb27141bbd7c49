# What a live table says to those who sit at it. $names are players' names, joined.

table-waiting-for = Waiting for { $names }.
table-and = { $first } and { $last }
table-over = The game is over.
table-won = The game is over: { $names } { $count ->
    [one] wins
   *[other] win
}.
table-not-started = The game has not begun yet.
table-spectator = You are watching.

table-no-message = This message can't be read: { $why }.
table-too-big = This message is too long.
table-too-fast = Slow down a little, please.
table-too-slow = Your connection could not keep up. Please come back.
table-going = The server is closing. The game is saved; please come back.
table-no-spectators = This table wants no spectators.
table-too-many-spectators = There is no room for more spectators at this table.
table-too-many-tabs = You have too many windows open at this table.
table-too-many-tables = You have { $n } open tables. Finish one before you open another.
table-no-table = There is no such table.

table-no-seat = There is no seat { $seat } at this table.
table-not-your-seat = Seat { $seat } is not yours.
table-not-seated = You do not sit at this table.
table-not-owner = Only whoever opened the table can do that.
table-seat-taken = Somebody sits there already.
table-seat-somebody = That seat belongs to somebody else.
table-no-free-seat = There is no free seat at this table.
table-one-seat = You sit at this table already.
table-two-hands = You can't hold two seats while other people play: you would see both hands.
table-not-waiting = The game has begun already.
table-not-playing = The game is not being played.
table-not-over = That can be done when the game is over.
table-bad-level = There is no level { $level } for a bot.
table-wrong-seats = { $title } is for { $low } to { $high } players, not { $n }.
table-nobody-there = At least one person must sit at the table.
table-bad-nonce = A nonce takes 1 to 64 letters, digits or signs, without spaces.
table-bad-setting = These options do not fit: { $why }
table-name-empty = A name can't be empty.

table-stale = The table has moved on. Look again, please.
table-illegal = That is not possible now.
table-batch = Something comes to light after pick { $n }: give the picks after it when you have seen it.
table-not-saved = It could not be saved, so nothing has changed. Please try again.
table-not-read = This table can't be read just now. Please come back later.
table-failed = Something went wrong on our side, so nothing has changed.
table-no-move = There is no such move: { $why }

table-undo-over = The game is over, and its seed is published.
table-undo-nothing = You have nothing to take back.
table-undo-late = That was too long ago to be taken back.
table-undo-alone = Something has come to light since: the others must agree.
table-undo-none = Nobody wants to take anything back.
table-undo-yours = This is your own wish: the others must agree.
table-undo-asked = You have asked already: the others must agree.
table-chat-empty = An empty line says nothing.
table-chat-fast = You talk too fast. Wait a moment.
