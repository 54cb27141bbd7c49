# What the terminal client says. Commands are understood in both languages.

cli-welcome = { $title }, { $seats } at the table. Type help to learn what you can type.
cli-seat-you = you
cli-seat-human = somebody here
cli-seat-bot = the bot { $bot }
cli-resumed = The match goes on from { $file }.
cli-commitment = Fair dice: seed fingerprint { $commitment }…; the seed is told at the end.
cli-more-than-one = Several seats are asked at once; wait lets another one answer first.
cli-passed = { $seat } can only pass, and does.
cli-sealed = Your answer stays sealed until all have answered.
cli-thinking = { $seat } is thinking …
cli-pass-the-screen = Now it is seat { $seat }. Let them sit down, then press Enter.
cli-legend = { $unknown } you can't see it · { $nothing } nothing there

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
cli-not = not

cli-help-number = { $first }
    .about = take the option with this number
cli-help-several = { $first } { $second }
    .about = take several, one after the other: all of them or none
cli-help-times = { $first }x3
    .about = take the same option three times in a row
cli-help-text = { $text }
    .about = an option can be written out, too, or named by a few of its words
cli-help-undo = undo
    .about = take back your last answer, as long as nobody learnt anything since
cli-help-why = why { $first }, why not { $text }
    .about = why it is allowed or not: the reason, the sum and the rule
cli-help-rule = rule { $rule }
    .about = read a rule
cli-help-look = look
    .about = everything you may see
cli-help-log = log
    .about = everything that happened
cli-help-wait = wait
    .about = let another seat answer first, when several are asked
cli-help-lang = lang it
    .about = go on in Italian
cli-help-save = save FILE
    .about = write the match to a file
cli-help-quit = quit
    .about = leave; the match is kept when it was started with --save

cli-no-number = There is no option { $number }: they run from 1 to { $last }.
cli-times-limit = An option can be taken 1 to 99 times in a row, not { $times }.
cli-several-match = Several options fit “{ $text }”. Type a number:
cli-no-match = “{ $text }” is neither a command nor an option here. Type help to see what you can type.
cli-why-what = Why what? Type for example: why 1.
cli-rule-what = Which rule? Type for example: rule { $rule }.
cli-save-where = Where to? Type for example: save mine.json.
cli-save-exists = { $file } is there already: name another file.
cli-saved = The match is kept in { $file }; go on with: tabard play --load { $file }
cli-kept = The match is kept in { $file }.
cli-undone = Taken back.
cli-wait-nobody = Nobody else is asked now.
cli-language = English it is.
cli-legal = allowed
cli-illegal = not allowed
cli-no-events = Nothing has happened yet.
cli-bye = Until next time.

cli-over = The game is over.
cli-score = score
cli-seat = seat
cli-player = player
cli-winner = winner
cli-won = { $count ->
    [one] { $seats } has won.
   *[other] { $seats } share the victory.
}
cli-and = and
cli-seed-told = The dice can be checked. The seed, whose fingerprint was told at the start, was
    { $seed }
cli-verify-how = Check them with: tabard verify { $file }
cli-verify-save = To check one, play it with --save FILE; then: tabard verify FILE

# Rules, here and in tabard rules.
cli-rule-page = rulebook { $page }
cli-rule-question = The book leaves open:
cli-rule-answer = We play:
cli-rule-reason = Because:
cli-rule-no-effect = Changes nothing in play:
cli-rule-shown = Shown by
cli-rule-unshown = No test shows it yet.
cli-rules-coverage = { $shown } of { $rules } rules are shown by a test or a scenario.
cli-rules-missing = Not shown:

# tabard replay.
cli-takes-back = takes back answer { $number }
cli-concedes = concedes
cli-nobody-won = Nobody won.
cli-goes-on = The match goes on.

# What went wrong; the rules' own sentences come with it in English.
cli-none-done = Nothing was done: { $why }
cli-no-undo = { $why }
cli-unreadable = { $why }
cli-no-rule = { $why }
cli-not-saved = { $why }
cli-no-language = There is no language “{ $language }”. Languages: { $known }.

# -- the server -------------------------------------------------------------------------------------

cli-serve-at = Tabard is at { $url }
cli-serve-data = Tables are kept in { $folder }
cli-serve-stop = Ctrl-C ends it; games go on next time.
cli-serve-running = Tabard is running already at { $url } (its tables: { $folder }).
cli-serve-open-to-all = Everybody who reaches this machine over the network can play and open tables, at { $url } – and what they type is not encrypted on its way.
cli-serve-no-client = The page has not been built: run npm ci and npm run build in client/ (a released package has it). The API works without it.

# -- cards and decks --------------------------------------------------------------------------------

cli-card-rules = The rules behind it:
cli-card-doubt = In doubt: { $doubt }
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
cli-deck-curve = How many cards cost how much:
cli-deck-doubt = ? { $doubt }
