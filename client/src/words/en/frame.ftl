## Every page

frame-language = en
frame-skip = Skip to the table
frame-loading = One moment…
frame-page-failed = This page could not be loaded.
frame-again = Try again
frame-close = Close
frame-home = Tabard: to the first page
frame-to-home = To the first page
frame-nav = Pages and settings
frame-tools = Tools of the table
frame-learn = Learn
frame-day = Day
frame-night = Night
frame-failed = That did not work. Try again in a moment.
frame-no-server = The server does not answer. Is it still running?
frame-lost = The connection was lost: nothing was sent.
frame-not-seated = You have no seat at this table.

## First page

home-subtitle = tabletop games, at one table with friends and bots
home-games = Games
home-players = { $low } to { $high } players
home-players-exact = { $n } players
home-bots = Play against bots
home-starting = The table is laid…
home-invite = Invite
home-learn = Learn to play
home-new-here = New here?
home-lesson = A lesson of two minutes
home-own = Lay your own table
home-rules = Rules
home-guest = You are a guest called
home-save = Save
home-saved = Saved.
home-no-signup = No sign-up. This browser remembers you.
home-device = Move to another device
home-qr = QR code that moves you to another device
home-link-note = Works once, for a short time. Whoever opens it is you.
home-mine = Your tables
home-mine-none = The chairs are warm. Open a table, or play against bots right now.
home-more = { $n ->
    [one] One more
   *[other] { $n } more
}
home-your-turn = your turn
home-open = Open tables
home-open-none = Nobody waits for company at the moment.
home-sit = Sit down
home-credits = Credits
tables-alone = on your own
tables-with = with { $names }
tables-seats = { $taken } of { $all } seats taken
tables-over = over
table-failed = No such table

## What the games are about

game-tcg-about = Two heroes, two decks: call allies, cast abilities, and bring the other hero down.
game-smallworld-about = Conquer crowded islands with one race after another, and let go of each in time.

## A new table and the waiting room

new-no-game = This game is not here.
new-seat = Who sits at seat { $seat }
new-kind-me = Me
new-kind-free = Free
new-kind-easy = Easy bot
new-kind-normal = Bot
new-kind-hard = Hard bot
new-kind-hot = Same screen
new-hot-name = Somebody at this screen
new-hot-label = Name for seat { $seat }
new-more = One seat more
new-fewer = One seat fewer
new-options = The game
new-random = As it comes
new-choose = Choose
new-slot = Part { $n }
new-door = The door
new-public = Who may sit down
new-by-link = Who has the link
new-for-all = Everybody
new-spectators = Spectators
new-allowed = Welcome
new-not-allowed = None
new-stand-in = A bot plays for who is away after
new-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
new-never = Never
new-create = Lay the table
new-ready-now = Nobody is awaited: the game starts at once.
new-ready-link = { $n ->
    [one] One seat is free: you get a link for a friend.
   *[other] { $n } seats are free: you get a link for your friends.
}
new-hard-note = A hard bot thinks for about a second before each move.
new-hot-note = Same screen: you hand the device over, and each of you sees only his own coins.
level-easy = Easy
level-normal = Normal
level-hard = Hard
wait-title = Who plays?
wait-name = Your name
wait-free = empty: share the link
wait-here = is here
wait-add-bot = Add a bot
wait-remove = Remove
wait-level = Bots you add are
wait-start = Start
wait-still-free = { $n ->
    [one] One seat is still empty: invite somebody or add a bot.
   *[other] { $n } seats are still empty: invite somebody or add bots.
}
wait-for-owner = The game begins when whoever opened the table starts it.
wait-start-bots = Start with bots in the empty seats
wait-leave = Leave
wait-invite = Invite friends
wait-qr = QR code of this table's link
wait-copy = Copy link
wait-copied = The link is copied.
wait-public = Everybody finds this table on the first page.
wait-private = Only who has the link finds this table.

## Seats

seats-title = Seats
seat-name = Seat { $seat }: { $name }
seat-free = Free seat
seat-you = you
seat-away = away
seat-stand-in = away, a bot plays
seat-conceded = has conceded
seat-bot-easy = Easy bot
seat-bot-normal = Bot
seat-bot-hard = Hard bot
seat-turn = at turn
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
prompt-thinking = thinking
prompt-skip = Skip
prompt-plays = { $name } plays:
prompt-lost = Reconnecting…
prompt-closed = The server has closed this table.
prompt-passes = You can only pass. That happens by itself in a moment (see the settings).
prompt-filter = Find a choice
undo = Undo
undo-ask = Ask the others
undo-wish = { $name } would like to take the last move back.
undo-agree = Agree
undo-refuse = Refuse
undo-waits = Waiting for the answer of { $names }.
watching = { $n ->
    [one] You are watching.
   *[other] You are watching, with others.
}
reason-title = Why
reason-needed = needed
reason-odds = Chance: { $odds } %
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
curtain-say = Everybody else looks away.
curtain-open = I am { $name }
lesson-first = First do what the lesson says, or close it.
final-look = Look at the board
final-back = Result

## Talk

chat-title = Chat
chat-new = new
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute
chat-muted = You don't hear { $name }.
chat-unmute = Listen again
chat-quick = Quick phrases
chat-hello = Hello!
chat-well-played = Well played!
chat-thinking = Let me think…
chat-ouch = Ouch!
chat-thanks = Thank you!
chat-again = Once more?

## Menu and settings

menu-title = Menu
menu-seat = Your seat
menu-hand-over = Let a bot play for me
menu-handed = A bot plays for you. Take the seat back whenever you like.
handed-to = { $name } plays in your place.
handed-back = I am back
menu-concede = Concede
menu-concede-sure = Conceding can't be taken back. Really?
menu-no = No
menu-take = Take a seat
menu-take-seat = Play in place of { $name }
menu-table = The table
menu-leave = Leave the table
menu-leave-note = The game goes on without you; you find it again under “Your tables”.
menu-rules = Rules
menu-exports = Take home
menu-match = Match file
menu-log = Log as text
menu-scenario = This position as a scenario
menu-replay = Replay
set-title = Settings
set-on = On
set-off = Off
set-language = Language
set-theme = Light
set-theme-system = As the system
set-speed = Others' moves
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-instant = At once
set-text = Text size
set-sound = Sounds
set-notices = Notices when it is my turn
set-autopass = Pass by itself when nothing else can be done
set-autopass-how = After a second and a half, as fast or slow as others' moves are shown. With other people at the table it takes one to three seconds, drawn by lot, so that a quick pass tells nothing about your hand.
set-plain = Plain table

## Keys

keys-title = Keys
keys-space = Space
keys-main = press the main button
keys-pick = pick from the list of choices
keys-board = move on the board, Enter picks
keys-undo = take back
keys-escape = close, or skip what is being shown
keys-log = log
keys-rules = rules
keys-chat = chat
keys-inspect = inspect what is pointed at
keys-plain = plain table
keys-menu = menu
keys-this = this sheet

## Plain table

plain-now = Now
plain-common = On the table
plain-nothing = nothing
plain-choices = Choices
plain-other = Or
plain-count = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
plain-before = Earlier
plain-back = Back to the board
