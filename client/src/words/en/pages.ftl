# The pages around a game: replay, final score, lessons, rules, credits, moving in, nothing there.

## Replay

replay-title = Replay
replay-about = { $title }, { $players } players
replay-won = won by { $winners } with { $score }
replay-won-bare = won by { $winners }
replay-tied = shared by { $winners } with { $score }
replay-tied-bare = shared by { $winners }
replay-rope = Moves of the match
replay-value = Round { $round }, move { $move } of { $moves }. { $text }
replay-value-setup = Before the game, move { $move } of { $moves }. { $text }
replay-round = round { $round }
replay-setup = setup
replay-turn-back = Back a turn
replay-step-back = Back a step
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-next = Next event
replay-next-help = To the next move worth seeing
replay-short-turn = Turn
replay-eyes = Seen by
replay-spectator = everybody, all cards open
replay-share = Share this moment
replay-shared = The link to this moment is copied.
replay-share-by-hand = Copy this link:
replay-fork = Play on from here
replay-fork-about = You take one seat, bots the others. What that seat could not know is shuffled anew.
replay-fork-seat = Your seat
replay-fork-level = Bots
replay-fork-go = Play on
replay-fork-busy = Setting the table…
replay-download = Match file
replay-board = The table at this moment
replay-tab-board = Table
replay-tab-log = Log
replay-tab-result = Result
replay-show-table = Show the table
replay-start = The match begins
replay-count = Move { $move } of { $moves }
replay-loading = Unrolling the rope…
replay-moment-failed = This moment could not be loaded. { $why }

## The end

final-won = { $name } wins
final-you-won = You win
final-shared = { $names } share the victory
final-conceded = { $names } gave up
final-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
final-ranking = Ranking
final-place = { $place }.
final-you = you
final-gave-up = gave up
final-where = Where the points come from
final-source = Source
final-total = Total
final-chart = Round by round
final-fair = Were the dice fair?
final-fair-about = Before the first move the table published the fingerprint of its secret. Now the secret is known: anybody can check that no die and no shuffle was chosen.
final-commitment = Fingerprint
final-seed = Secret
final-no-seed = It is published when the match is over.
final-verify = Save the match file, then run:
final-copy = Copy
final-copied = Copied.
final-rematch = Rematch
final-to-rematch = Go to the rematch
final-replay = Watch the replay
final-home = Home
final-save = Save match file

## The chart

chart-label = Running score of each seat after each round
chart-round = Round
chart-start = Start
chart-as-table = As a table

## Lessons

learn-title = Learn to play
learn-about = Short lessons on the real table: the coach says what to do, you do it. Two or three minutes each.
learn-start = Start
learn-again = Start again
learn-done = done
learn-number = Lesson { $number }
learn-none = There is no lesson yet.
learn-rules = Read the rules
learn-then = Done with the first lesson? That is enough for a first game; the others can wait.
learn-all-done = You know the game. Time to win it!
learn-play = Set up a table
learn-busy = Laying out the pieces…
learn-failed = The lesson could not be started. { $why }

## The coach

coach-title = Coach
coach-step = Step { $step } of { $steps }
coach-next = Next
coach-back = Back
coach-skip = Skip the lesson
coach-finish = Play on freely
coach-do = Your move: { $choice }
coach-look-back = You have done this step already.
coach-wait = Watch: the others move.
coach-over = That was the lesson. Now play on freely: nothing is held back any more.
coach-lost = You chose your own way. The coach falls silent; play on freely, or take it back.
coach-next-lesson = Next lesson
coach-more-lessons = More lessons

## Rules

rules-title = Rules of { $title }
rules-about = The rules the program plays by, in our own words. Where the book is silent, the ruling says what we decided and why.
rules-search = Search the rules
rules-clear = Clear
rules-found = { $count ->
    [0] No rule has these words.
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-sections = Sections
rules-ruling = Ruling
rules-why = Why
rules-question = Left open
rules-link = Link to rule { $id }
rules-page = Book: { $page }
rules-loading = Opening the rulebook…

rules-section-components = What is in the box
rules-section-setup = Setup
rules-section-round = Rounds and turns
rules-section-first = The first turn
rules-section-pick = Choosing a race
rules-section-conquer = Conquest
rules-section-final = The last conquest
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
rules-section-place = Places
rules-section-example = Examples
rules-section-int = When two rules meet

## Credits

credits-title = Credits and licences
credits-code = The program
credits-code-about = Tabard is free software under the MIT licence. Its words and drawings (rules, maps, pieces) are under CC BY 4.0: share and change them, and name “The Tabard authors”.
credits-icons = Emblems
credits-icons-about = The emblems on pieces and banners are by the authors of the set named below; some are recoloured or outlined by us.
credits-icons-used = Emblems in use: { $count }
credits-controls-about = The signs on buttons are Lucide’s, partly derived from Feather (MIT).
credits-fonts = Typefaces
credits-fonts-about = Under the SIL Open Font License 1.1:
credits-software = Built with
credits-not = Not affiliated
credits-not-about = Tabard is an unofficial fan work. It is not affiliated with, endorsed by or sponsored by any of the companies named here.
credits-not-warcraft = Warcraft, World of Warcraft and the names of their worlds, peoples and characters are trademarks of Blizzard Entertainment, Inc.
credits-not-smallworld = Small World and Small World of Warcraft are published by Days of Wonder, of the Asmodee group.
credits-not-others = All trademarks belong to their owners and are used only to say which game is meant. No printed text and no art of these games is used. To play with the original components, get the original games.

## Moving to another device

link-title = Move your games here
link-about = This link brings a player’s name, tables and seats to this device.
link-replaces = On this device you are { $name }. Going on replaces that name and its games here; they stay where they are on your other devices.
link-go = Continue on this device
link-stay = Stay as I am
link-busy = Fetching your games…
link-done = Welcome, { $name }. Your games are here now.
link-home = To my games
link-failed = This link does not work (any more). Links can be used once and run out after a while: make a new one on the other device.

## Nothing there

lost-title = Nobody sits here
lost-about = There is no page at { $path }. The table may have been cleared, or the link lost a letter.
lost-home = To the tables
