## Every page

frame-language = en
frame-skip = Skip to the table
frame-loading = One moment…
frame-page-failed = This page could not be loaded.
frame-again = Try again
frame-close = Close
frame-home = Tabard: home page
frame-to-home = Home
frame-nav = Pages and settings
frame-tools = Table tools
frame-learn = Learn
frame-day = Light
frame-night = Dark
frame-failed = That did not work. Try again in a moment.
frame-no-server = The server isn't responding. Is it still running?
frame-lost = Connection lost. Nothing was sent.
frame-cut = The connection was lost before the server replied. When it's back, you'll see whether your move counted.
frame-not-seated = You have no seat at this table.

## First page

home-subtitle = tabletop games with friends and bots
home-games = Games
home-players = { $low } to { $high } players
home-players-exact = { $n } players
home-bots = Play against bots
home-starting = Setting up…
home-invite = Invite
home-learn = Learn to play
home-new-here = New here?
home-lesson = Two-minute lesson
home-own = Create your own table
home-rules = Rules
home-cards = Cards
home-decks = Decks
home-guest = You're playing as
home-save = Save
home-saved = Saved.
home-no-signup = No sign-up. This browser remembers you.
home-device = Continue on another device
home-qr = QR code to continue on another device
home-link-note = Works once, for a short time. Whoever opens it becomes you.
tables-awaits = waiting for { $names }
home-archive = Archive
home-archived = Archive ({ $n })
home-put-away = Archive
home-unarchive = Back to your tables
home-remove = Remove from the list
home-plain = Played on the plain table, as lists and text. It doesn't have its own board yet.
new-hot-missing = Who's in seat { $seat }? Enter a name.
home-mine = Your tables
home-mine-none = No tables yet. Create one, or play against bots right away.
home-more = { $n ->
    [one] One more
   *[other] { $n } more
}
home-your-turn = your turn
home-open = Open tables
home-open-none = No one is looking for players right now.
home-sit = Join
home-credits = Credits
tables-alone = just you
tables-with = with { $names }
tables-turn-of = { $name }'s turn
tables-seats = { $taken } of { $all } seats taken
tables-over = over
table-failed = Table not found

## What the games are about

game-tcg-about = Two heroes, two decks: recruit allies, use abilities, and defeat your opponent's hero.
game-smallworld-about = Conquer crowded islands with one race after another, and know when to let each one go.

## A new table and the waiting room

new-no-game = This game isn't available.
new-seat = Seat { $seat }
new-kind-me = Me
new-kind-free = Free
new-kind-easy = Easy bot
new-kind-normal = Bot
new-kind-hard = Hard bot
new-kind-hot = Same screen
new-hot-name = Someone at this screen
new-hot-label = Name for seat { $seat }
new-more = Add a seat
new-fewer = Remove a seat
new-options = The game
new-random = Random
new-choose = Choose
new-slot = Part { $n }
new-door = Who can join
new-public = Players
new-by-link = Anyone with the link
new-for-all = Everyone
new-spectators = Spectators
new-allowed = Allowed
new-not-allowed = Not allowed
new-undo = Undo
new-undo-fair = Until something is revealed
new-undo-practice = Practice
new-undo-fair-about = Once a die is rolled or a card is drawn, the move stands, as at a real table.
new-undo-practice-about = Practice: even dice and draws can be undone. The log says so.
new-stand-in = A bot takes over for absent players after
new-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
new-clock = Time for each answer
new-clock-none = No limit
new-clock-day = One day
new-clock-about = When it runs out, a bot gives this one answer.
new-seconds = { $n } seconds
new-never = Never
new-create = Create table
new-ready-now = No one to wait for: the game starts right away.
new-ready-link = { $n ->
    [one] One seat is free: you'll get a link for a friend.
   *[other] { $n } seats are free: you'll get a link for your friends.
}
new-hard-note = A hard bot thinks for up to a second about each move.
new-hot-note = Same screen: you pass the device around, and each player sees only their own cards and coins.
new-series = Match
new-series-about = { $n ->
    [1] The winner of the game wins.
   *[other] Whoever wins { $n } games first wins the match. A draw counts for no one.
}
new-swap = Decks after each game
new-swap-no = Everyone keeps theirs
new-swap-yes = They change hands
series-best = { $n ->
    [1] One game
    [3] Best of three
    [5] Best of five
   *[other] Best of { $n }
}
series-game = Game { $n }
series-score = { $name }: { $n ->
    [one] 1 game
   *[other] { $n } games
} won
series-standing = { $best }: { $score }
series-drawn = drawn
series-won = won by { $names }
series-kept = Decks are kept.
series-swapped = Decks change hands after each game.
level-easy = Easy
level-normal = Normal
level-hard = Hard
wait-title = Who's playing?
wait-name = Your name
wait-free = empty: share the link
wait-here = here
wait-add-bot = Add a bot
wait-remove = Remove
wait-level = Bots you add are
wait-start = Start
wait-still-free = { $n ->
    [one] One seat is still empty: invite someone or add a bot.
   *[other] { $n } seats are still empty: invite people or add bots.
}
wait-for-owner = The game starts when the person who created the table starts it.
wait-start-bots = Start with bots in the empty seats
wait-leave = Leave
wait-chosen = has chosen a deck
wait-choosing = is choosing a deck
wait-undecided = If you start now, a random starter is drawn for { $names }.
wait-agreed = ready
wait-not-agreed = not ready yet
wait-next = Start game { $n }
wait-next-sent = You're ready. Game { $n } starts as soon as { $names } { $count ->
    [one] is
   *[other] are
} ready too.
wait-invite = Invite friends
wait-qr = QR code of this table's link
wait-only-here = Only this machine can open this table: the server listens on 127.0.0.1.
wait-open = To invite friends on your network, stop the server (Ctrl-C) and start it with this command. Your tables are kept.
wait-copy-command = Copy command
wait-same-machine = In another browser on this machine:
wait-copy = Copy link
wait-copied = The link is copied.
wait-public = Everyone can find this table on the home page.
wait-private = Only people with the link can find this table.

## Seats

seats-title = Seats
seat-name = Seat { $seat }: { $name }
seat-free = Free seat
seat-you = you
seat-away = away
seat-stand-in = away, a bot plays
seat-conceded = conceded
seat-bot-easy = Easy bot
seat-bot-normal = Bot
seat-bot-hard = Hard bot
seat-turn = current turn
seat-won = won
seat-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
seat-coins-hidden = coins hidden

## The table

bar-rules = Rules
bar-log = Log
bar-chat = Chat
bar-keys = Keys
bar-menu = Menu
round-now = Round { $now }
round-of = Round { $now } of { $all }
prompt-title = What to do
prompt-yours = Your turn, { $name }.
prompt-in-turn = On { $name }'s turn:
prompt-rolling = The die is rolling…
prompt-thinking = thinking
prompt-skip = Skip
prompt-plays = { $name } plays:
prompt-sending = Sending your move…
prompt-silent = The server isn't responding. Check your connection.
away-played = Since you were last here, this was played in your seat:
fuse-mine = You have { $time } left to answer
fuse-theirs = { $name } has { $time } left to answer
fuse-bot = A bot will play for { $name } in { $time }
seat-away-bot = away, bot in { $time }
prompt-lost = Connection lost. Reconnecting… Your game is safe.
prompt-closed = The server has closed this table.
prompt-passes = You can only pass. It happens automatically in a moment (see Settings).
prompt-filter = Search choices
undo = Undo
undo-ask = Ask the others
wave-on = Go ahead, { $names }
wave-held = { $n ->
    [one] { $names } is waiting for you
   *[other] { $names } are waiting for you
}
undo-wish = { $name } wants to undo the last move.
undo-agree = Agree
undo-refuse = Decline
undo-waits = Waiting for { $names } to answer.
seat-wish = { $name } wants to take over for { $seat }.
seat-wish-seen = During this match they have seen the hand of { $seats }.
seat-wish-mine = { $n ->
    [one] You asked for a seat: waiting for one answer.
   *[other] You asked for a seat: waiting for { $n } answers.
}
menu-pledge = The fingerprint of the dice, saved on this device:
wait-pledge = The fingerprint of the dice:
watching = { $n ->
    [one] You are watching.
   *[other] You are watching, with others.
}
reason-title = Why
reason-needed = needed
reason-odds = Chance: { $odds }%
toast-not-now = Not now.
rule-link = Rule: { $rule }
rule-ruling = Ruling:
rule-all = All rules
log-title = What happened
log-empty = Nothing yet.
log-all = Show all
log-since = What changed since my last turn
log-since-short = { $n } new
log-times = { $n } times
log-nothing-new = Nothing has changed since your last turn.
inspect-open = Read { $name }
inspect-rules = The rules behind it
tabs-title = Views
tab-board = Map
tab-log = Log
tab-table = Table
curtain-title = Hand over to { $name }
curtain-say = Everyone else, look away.
curtain-open = I'm { $name }
lesson-first = First do what the lesson says, or close the lesson.
final-look = View the board
final-back = Result

## Chat

chat-title = Chat
chat-new = new
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
chat-to = For
chat-to-all = Everyone
chat-to-side = My side only
chat-team-only = only us
chat-to-team = { $name } (only us)
chat-mute = Mute
chat-muted = You've muted { $name }.
chat-unmute = Unmute
chat-quick = Quick phrases
chat-hello = Hello!
chat-well-played = Well played!
chat-thinking = Let me think…
chat-ouch = Ouch!
chat-thanks = Thanks!
chat-again = Play again?

## Menu and settings

menu-title = Menu
menu-seat = Your seat
menu-hand-over = Let a bot play for me
menu-handed = A bot is playing for you. Take your seat back whenever you like.
handed-to = { $name } is playing for you.
handed-back = I'm back
menu-concede = Concede
menu-concede-sure = Conceding can't be undone. Are you sure?
menu-no = No
menu-take = Take a seat
menu-take-seat = Take over for { $name }
menu-table = The table
menu-leave = Leave the table
menu-leave-note = The game goes on without you. You can find it again under “Your tables”.
menu-rules = Rules
menu-exports = Downloads
menu-match = Match file
menu-log = Log as text
menu-scenario = This position as a scenario
menu-replay = Replay
set-title = Settings
set-on = On
set-off = Off
set-language = Language
set-theme = Theme
set-theme-system = Same as system
set-speed = Other players' moves
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-instant = Instant
set-text = Text size
set-sound = Sounds
set-notices = Notify me when it's my turn
set-autopass = Pass automatically when there's nothing else to do
set-autopass-how = After a second and a half, adjusted to the speed of other players' moves. With other people at the table it takes a random one to three seconds, so that a quick pass doesn't reveal anything about your hand.
set-plain = Plain table

## Keys

legend-title = Symbols
keys-title = Keys
keys-space = Space
keys-main = press the main button, wherever you are
keys-pick = pick from a list: races, choices
keys-board = to the next target, piece, or line
keys-parts = prompt, board, hand, seats, log
keys-all = over the whole map
keys-enter = pick or open what is highlighted
keys-undo = undo
keys-escape = close, or skip what is being shown
keys-log = log
keys-rules = rules
keys-chat = chat
keys-inspect = inspect what you point at
keys-legend = what the symbols mean
keys-plain = plain table
keys-menu = menu
keys-this = this list

## Plain table

plain-now = Now
plain-common = On the table
plain-orders = Your orders
plain-orders-change = Change your orders
plain-nothing = nothing
plain-choices = Choices
plain-other = Or
plain-count = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
plain-before = Earlier
plain-back = Back to the board

## The map

map-title = Map
map-zoom = Zoom
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-fit = Show the whole map
