# What the terminal client says. Commands are understood in both languages.

cli-welcome = { $title }, { $seats } at the table. Type help to see the commands.
cli-seat-you = you
cli-seat-human = someone here
cli-seat-bot = the bot { $bot }
cli-resumed = The match continues from { $file }.
cli-commitment = Fair dice: seed fingerprint { $commitment }…; the seed is revealed at the end.
cli-more-than-one = Several seats are asked at once; type wait to let another one answer first.
cli-passed = { $seat } can only pass, and does so.
cli-sealed = Your answer stays sealed until all have answered.
cli-thinking = { $seat } is thinking …
cli-pass-the-screen = Seat { $seat } is next. Hand over the keyboard, then press Enter.
cli-legend = { $unknown } hidden from you · { $nothing } nothing there

cli-cmd-undo = undo
cli-cmd-why = why
cli-cmd-rule = rule
cli-cmd-log = log
cli-cmd-look = look
cli-cmd-help = help
cli-cmd-lang = lang
cli-cmd-save = save
cli-cmd-quit = quit
cli-cmd-wait = wait
cli-cmd-orders = orders
cli-not = not

cli-help-number = { $first }
    .about = take the option with this number
cli-help-several = { $first } { $second }
    .about = take several, one after the other: all of them or none
cli-help-times = { $first }x3
    .about = take the same option three times in a row
cli-help-text = { $text }
    .about = options can also be written out, or named by a few of their words
cli-help-undo = undo
    .about = undo your last answer, as long as nothing has been revealed since
cli-help-why = why { $first }, why not { $text }
    .about = why it is allowed or not: the reason, the sum, and the rule
cli-help-rule = rule { $rule }
    .about = read a rule
cli-help-look = look
    .about = everything you can see
cli-help-log = log
    .about = everything that happened
cli-help-orders = orders, orders 3
    .about = see and change when you are asked and when the program passes for you
cli-help-wait = wait
    .about = let another seat answer first, when several are asked
cli-help-lang = lang it
    .about = continue in Italian
cli-help-save = save FILE
    .about = save the match to a file; if its name ends in .yaml, the position as a scenario
cli-help-quit = quit
    .about = leave; a match started with --save is kept

cli-no-number = There is no option { $number }: they go from 1 to { $last }.
cli-times-limit = An option can be taken 1 to 99 times in a row, not { $times }.
cli-several-match = Several options match “{ $text }”. Type a number:
cli-no-match = “{ $text }” is neither a command nor an option here. Type help to see what you can type.
cli-why-what = Why what? Type for example: why 1.
cli-rule-what = Which rule? Type for example: rule { $rule }.
cli-save-where = Where? Type for example: save mine.json.
cli-save-exists = { $file } already exists: choose another name.
cli-position-saved = The position is saved in { $file }; try it with: tabard scenario run { $file }
cli-saved = The match is saved in { $file }; continue with: tabard play --load { $file }
cli-kept = The match is saved in { $file }.
cli-undone = Undone.
cli-no-orders = This game has no standing orders: you are asked whenever it's your turn to answer.
cli-orders-how = Type orders to see and change them.
cli-ordered = From now on: { $order }.
cli-wait-nobody = No one else is asked now.
cli-language = Continuing in English.
cli-legal = allowed
cli-illegal = not allowed
cli-odds-seat = seat
cli-odds-option = what can be begun
cli-odds-chance = won
cli-odds-interval = 95% interval
cli-odds-cost = cost on average
cli-no-events = Nothing has happened yet.
cli-bye = See you next time.

cli-over = The game is over.
cli-score = score
cli-seat = seat
cli-player = player
cli-winner = winner
cli-won = { $count ->
    [one] { $seats } has won.
   *[other] { $seats } have won together.
}
cli-draw = It is a draw.
cli-and = and
cli-seed-told = The dice can be checked. The seed whose fingerprint was shown at the start was
    { $seed }
cli-verify-how = Check them with: tabard verify { $file }
cli-verify-save = To check one, play it with --save FILE; then: tabard verify FILE

# Rules, here and in tabard rules.
cli-rule-page = rulebook { $page }
cli-rule-question = Open question:
cli-rule-answer = Ruling:
cli-rule-reason = Why:
cli-rule-no-effect = No effect on play:
cli-rule-shown = Shown by
cli-rule-unshown = No test shows it yet.
cli-rules-coverage = { $shown } of { $rules } rules are shown by a test or a scenario.
cli-rules-missing = Not shown:

# tabard replay.
cli-takes-back = undoes answer { $number }
cli-concedes = concedes
cli-nobody-won = No one won.
cli-goes-on = The match is still going.

# What went wrong; the reason itself comes in English.
cli-none-done = Nothing was done: { $why }
cli-no-undo = { $why }
cli-unreadable = { $why }
cli-no-rule = { $why }
cli-not-saved = { $why }
cli-no-language = There is no language “{ $language }”. Languages: { $known }.

# -- the server -------------------------------------------------------------------------------------

cli-serve-at = Tabard is running at { $url }
cli-serve-data = Tables are kept in { $folder }
cli-serve-stop = Press Ctrl-C to stop; games continue next time.
cli-serve-running = Tabard is already running at { $url } (tables in { $folder }).
cli-serve-open-to-all = Anyone who can reach this machine over the network can play and create tables at { $url }. Connections are not encrypted.
cli-serve-no-client = The client has not been built: run npm ci and npm run build in client/ (released packages include it). The API works without it.

# -- cards and decks --------------------------------------------------------------------------------

cli-card-rules = Related rules:
cli-card-doubt = Uncertain: { $doubt }
cli-deck-fine = { $file }: a legal deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
cli-deck-wrong = { $file }: { $count ->
    [one] 1 mistake.
   *[other] { $count } mistakes.
}
cli-deck-name = deck
cli-deck-leader = belongs to
cli-deck-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
cli-deck-curve = Cards by cost:
cli-deck-doubt = ? { $doubt }
