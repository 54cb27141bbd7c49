# What a live table says to those who sit at it. $names are players' names, joined.

table-waiting-for = Waiting for { $names }.
table-waiting-to = Waiting for { $names } to { $what }.
table-and = { $first } and { $last }
table-over = The game is over.
table-won = The game is over: { $names } { $count ->
    [one] wins
   *[other] win
}.
table-not-started = The game has not started yet.
table-spectator = You are watching.

table-no-message = Unreadable message: { $why }.
table-too-big = This message is too long.
table-too-fast = Slow down a little, please.
table-too-slow = Your connection couldn't keep up. Please reconnect.
table-going = The server is shutting down. The game is saved; please come back later.
table-no-spectators = This table doesn't allow spectators.
table-too-many-spectators = There is no room for more spectators at this table.
table-too-many-tabs = You have too many windows open at this table.
table-too-many-tables = You have { $n } open tables. Finish one before you create another.
table-too-many-public = You have { $n } public tables waiting for players. Start or leave one of them first.
table-no-table = Table not found.

table-no-seat = There is no seat { $seat } at this table.
table-not-your-seat = Seat { $seat } is not yours.
table-not-seated = You don't have a seat at this table.
table-not-owner = Only the person who created the table can do that.
table-seat-taken = That seat is already taken.
table-seat-somebody = That seat belongs to someone else.
table-no-free-seat = There is no free seat at this table.
table-one-seat = You already have a seat at this table.
table-two-hands = You can't hold two seats while other people are playing: you would see both hands.
table-not-waiting = The game has already started.
table-not-playing = The game is not in progress.
table-not-over = You can do that when the game is over.
table-bad-level = There is no bot level { $level }.
table-wrong-seats = { $title } is for { $more ->
    [0] { $low }
   *[other] { $low } to { $high }
} players, not { $n }.
table-nobody-there = The table needs at least one person.
table-bad-nonce = This is not the nonce that was promised.
table-bad-setting = These settings don't work: { $why }
table-name-empty = A name can't be empty.

table-stale = The table has moved on. Please look again.
table-illegal = That is not possible now.
table-batch = Something is revealed after pick { $n }: send the remaining picks once you have seen it.
table-not-saved = Saving failed, so nothing has changed. Please try again.
table-not-read = This table can't be loaded right now. Please come back later.
table-damaged = This table's file is damaged, so it has been set aside. Other tables are not affected.
table-failed = Something went wrong on our side, so nothing has changed.
table-no-move = There is no such move: { $why }

table-undo-over = The game is over, and its seed is published.
table-undo-nothing = You have nothing to undo.
table-undo-late = That was too long ago to undo.
table-undo-alone = Something has been revealed since then: the others must agree.
table-undo-seen = Something has been revealed, so this can't be undone: the dice would be rolled again.
table-took-back = { $name } undid a move.
table-took-back-seen = { $name } undid a move, although something had been revealed.
table-took-back-you = You undid a move.
table-took-back-seen-you = You undid a move, although something had been revealed.
table-undo-none = No one has asked to undo anything.
table-nobody-waits = No bot is waiting for you.
table-undo-yours = This is your own request: the others must agree.
table-undo-asked = You have already asked: the others must agree.
table-chat-empty = Write something first.
table-no-partners = Nobody plays on your side.
table-sign-nobody = None of your partners has to decide anything for your side now.
table-sign-late = That can no longer be chosen.
table-sign-empty = Point at something first.
table-chat-fast = You're writing too fast. Wait a moment.

table-bad-promise = A promise is 64 hexadecimal digits: the SHA-256 of a nonce.
table-beginning = The game is about to start: no one can join or leave anymore.
table-not-beginning = The table isn't waiting for anyone's nonce.
table-bad-list = This deck list can't be used:
table-list-line = Line { $line }: { $why }
table-bad-list-more = { $n ->
    [one] And one more mistake.
   *[other] And { $n } more mistakes.
}
table-list-in-options = Your own list goes with your seat, where no one else can read it, not into the settings.
table-list-for-nobody = Whoever takes a free seat brings their own list.
table-no-lists = Players don't bring their own lists to this game.
table-lists-fixed = The lists are fixed for all games of this match: they were chosen before the first one.
table-series-closed = This game can be watched again once the whole match is decided: until then it would reveal which lists are being played.
table-seat-asked = Someone else has asked for a seat. Wait until the table has answered.
table-seat-refused = The table has declined.
table-seat-nobody = This seat is waiting for someone who isn't here.
table-seat-none = No one has asked for a seat.
table-seat-yours = This is your own request: the others must agree.
