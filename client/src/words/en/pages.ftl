# The pages around a game: replay, final score, lessons, rules, credits, another device, no page.

## Replay

replay-title = Replay
replay-about = { $title }, { $players } players
replay-won = won by { $winners } with { $score }
replay-won-bare = won by { $winners }
replay-tied = shared by { $winners } with { $score }
replay-tied-bare = shared by { $winners }
replay-rope = Moves of the match
replay-value = Round { $round }, move { $move } of { $moves }. { $text }
replay-value-setup = Setup, move { $move } of { $moves }. { $text }
replay-round = round { $round }
replay-setup = setup
replay-turn-back = Back one turn
replay-step-back = Back one step
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-next = Next event
replay-next-help = Skip to the next interesting move
replay-short-turn = Turn
replay-eyes = View as
replay-spectator = everyone, all cards revealed
replay-share = Share this moment
replay-shared = Link to this moment copied.
replay-share-by-hand = Copy this link:
replay-fork = Play from here
replay-fork-about = You take one seat, bots take the others. Whatever that seat could not know is reshuffled.
replay-fork-seat = Your seat
replay-fork-level = Bots
replay-fork-go = Play
replay-fork-busy = Setting up the table…
replay-download = Match file
replay-board = The table at this moment
replay-tab-board = Table
replay-tab-log = Log
replay-tab-result = Result
replay-show-table = Show the table
replay-start = Start of the match
replay-count = Move { $move } of { $moves }
replay-loading = Loading the replay…
replay-moment-failed = This moment could not be loaded. { $why }

## The end

final-won = { $name } wins
final-you-won = You win
final-shared = { $names } win together
final-draw = It's a draw
final-conceded = { $names } conceded
final-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
final-ranking = Ranking
final-place = { $place }.
final-you = you
final-gave-up = conceded
final-where = Where the points come from
final-source = Source
final-total = Total
final-chart = Round by round
final-turnings = Turning points
final-turn = Turn { $turn }.
final-fair = Were the dice fair?
final-fair-about = Before the first move, the table published the fingerprint of a secret. Now the secret is public: anyone can check that no die roll and no shuffle was rigged.
final-commitment = Fingerprint
final-seed = Secret
final-no-seed = It will be published when the match is over.
final-verify = Download the match file, then run:
final-copy = Copy
final-copied = Copied.
final-rematch = Rematch
final-to-rematch = Go to rematch
final-replay = Watch the replay
final-home = Home
final-save = Download match file
final-match-won = { $name } wins the match
final-match-you-won = You win the match
final-match-shared = { $names } win the match together
final-match = The match
final-next = Next game
final-next-laid = The next game is waiting for you.
final-closed = The replay and the match file of this game become available once the match is decided: they would reveal which decks are being played.
final-game-replay = Replay

## The chart

chart-label = Score of each seat after each round
chart-round = Round
chart-turn = Turn
chart-start = Start
chart-as-table = As a table

## Lessons

learn-title = Learn to play
learn-about = Short lessons at the real table: the coach tells you what to do, and you do it. Two or three minutes each.
learn-start = Start
learn-again = Start over
learn-done = done
learn-number = Lesson { $number }
learn-none = There are no lessons yet.
learn-rules = Read the rules
learn-then = Done with the first lesson? That's all you need for a first game; the others can wait.
learn-all-done = You know the game. Now go and win!
learn-play = Create a table
learn-busy = Setting up the pieces…
learn-failed = The lesson could not be started. { $why }

## The coach

coach-title = Coach
coach-step = Step { $step } of { $steps }
coach-next = Next
coach-back = Back
coach-skip = Skip the lesson
coach-finish = Keep playing
coach-do = Your move: { $choice }
coach-look-back = You've already done this step.
coach-wait = Watch the others move.
coach-over = That's the end of the lesson. Keep playing if you like: any legal move is allowed now.
coach-lost = You went your own way, so the coach stops here. Keep playing, or undo.
coach-next-lesson = Next lesson
coach-more-lessons = More lessons

## Puzzles

puzzles-title = Puzzles: win this turn
puzzles-about = You see everything, your opponent's hand too, and your deck is empty: it's this turn or never. Your opponent finds the best answer, and you can undo as often as you like.
puzzles-solved = { $count } of { $of } solved
puzzle-title = Puzzle
puzzle-number = Puzzle { $number } of { $of }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-is-solved = solved
puzzle-task = Show the task
puzzle-do = Win this turn, whatever your opponent does.
puzzle-hint = Hint
puzzle-again = Try again
puzzle-solved = Solved!
puzzle-missed = Not this turn: try again.
puzzle-next = Next puzzle
puzzle-all = All puzzles

## Rules

rules-title = { $title }: rules
rules-about = The rules the program plays by, in our own words. Where the rulebook is silent, a ruling says what we decided and why.
rules-cards = Look at all the cards
rules-search = Search the rules
rules-clear = Clear
rules-found = { $count ->
    [0] No matching rules.
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-sections = Sections
rules-ruling = Ruling
rules-why = Why
rules-question = Open question
rules-link = Link to rule { $id }
rules-page = Rulebook: { $page }
rules-loading = Opening the rules…

rules-section-components = What's in the box
rules-section-setup = Setup
rules-section-round = Rounds and turns
rules-section-first = The first turn
rules-section-pick = Choosing a race
rules-section-conquer = Conquest
rules-section-final = The final conquest
rules-section-losses = Losses
rules-section-redeploy = Redeployment
rules-section-abandon = Abandoning
rules-section-ready = Getting ready
rules-section-decline = Decline
rules-section-score = Scoring
rules-section-end = The end of the game
rules-section-map = The map
rules-section-faction = Factions
rules-section-ability = Abilities
rules-section-race = Races
rules-section-power = Powers
rules-section-treasure = Treasures
rules-section-artifact = Artifacts
rules-section-place = Legendary Places
rules-section-example = Examples
rules-section-int = When rules interact

## Credits

credits-title = Credits and licenses
credits-code = The program
credits-code-about = Tabard is free software under the MIT License. Its texts and drawings (rules, maps, pieces) are licensed under CC BY 4.0: you may share and adapt them if you credit “The Tabard authors”.
credits-icons = Emblems
credits-icons-about = The emblems on pieces and banners are by the authors of the set named below; we have recolored or outlined some of them.
credits-icons-used = Emblems in use: { $count }
credits-controls-about = The icons on buttons are from Lucide, partly derived from Feather (MIT).
credits-fonts = Typefaces
credits-fonts-about = Under the SIL Open Font License 1.1:
credits-software = Built with
credits-not = No affiliation
credits-not-about = Tabard is an unofficial fan work. It is not affiliated with, endorsed by, or sponsored by any of the companies named here.
credits-not-warcraft = Warcraft, World of Warcraft, and the names of their worlds, peoples, and characters are trademarks of Blizzard Entertainment, Inc.
credits-not-smallworld = Small World and Small World of Warcraft are published by Days of Wonder, part of the Asmodee group.
credits-not-others = All trademarks belong to their owners and are used only to say which game is meant. No printed text or art from these games is used. To play with the original components, get the original games.

## Moving to another device

link-title = Move your games here
link-about = This link brings a player's name, tables, and seats to this device.
link-replaces = On this device you are { $name }. If you continue, that name and its games are replaced here; they stay as they are on your other devices.
link-go = Continue on this device
link-stay = Keep things as they are
link-busy = Getting your games…
link-done = Welcome, { $name }. Your games are now on this device.
link-home = My games
link-failed = This link doesn't work anymore. Links can be used only once and expire after a while. Create a new one on your other device.

## No such page

lost-title = Page not found
lost-about = There is no page at { $path }. The table may be gone, or the link may be incomplete.
lost-home = Home
