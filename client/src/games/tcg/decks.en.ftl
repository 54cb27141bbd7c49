# Decks: the list of them, the builder, sharing, choosing one at a table.

decks-title = Decks
decks-mine = My decks
decks-mine-none = No decks yet. Choose a hero, or start from one of the decks below.
decks-starters = Ready to play
decks-starters-about = Twenty decks from the box. Play one as it is, or make it your own.
decks-new = New deck
decks-import = Paste a deck
decks-cards-link = All cards
decks-open = Open
decks-play = Play
decks-copy = Duplicate
decks-rename = Rename
decks-delete = Delete
decks-deleted = “{ $name }” was deleted.
decks-undelete = Restore
decks-nameless = Unnamed deck
decks-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
decks-legal = Legal
decks-wrong = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
decks-unread = Not checked yet
decks-changed = Changed { $when }
decks-own = Make it mine
decks-loading = Opening the decks…
decks-unknown = You have no such deck.
decks-all = All decks
decks-no-hero = No hero

decks-hero-title = Who leads the deck?
decks-hero-about = The hero's class and faction decide which cards fit. { $count } heroes to choose from.
decks-hero-fit = { $count } cards fit
decks-hero-change = Change hero
decks-name-new = { $hero }'s deck

decks-try = Try it against a bot
decks-try-easy = Easy bot
decks-try-normal = Normal bot
decks-try-level = How good is the bot?
decks-try-not = Once it's legal
decks-try-why = This deck can't be played yet: { $why }

decks-find = Find cards
decks-fits = Only what fits { $hero }
decks-found = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
decks-found-fit = of { $all } that fit
decks-found-all = of { $all }
decks-click-adds = Click to add, or drag
decks-pool = Cards to choose from
decks-less = One fewer { $name }
decks-more-of = One more { $name }
decks-copies = { $name }, { $count } in the deck
decks-name = Name of the deck
decks-of-least = of at least { $least }
decks-curve = Cards by cost
decks-curve-column = Cost { $cost }: { $ally ->
    [one] 1 ally
   *[other] { $ally } allies
}, { $ability ->
    [one] 1 ability
   *[other] { $ability } abilities
}, { $equipment } equipment
decks-group-hero = Master heroes
decks-group-ally = Allies
decks-group-ability = Abilities
decks-group-equipment = Equipment
decks-group-quest = Quests
decks-group-location = Locations
decks-by-class = By class
decks-any-class = Any class
decks-empty = Nothing in it yet. Click a card to put it in.
decks-empty-rows = The deck's cards

decks-check-legal = Legal
decks-check-legal-about = { $size } cards. It can be played.
decks-check-wrong = { $count ->
    [one] Not legal yet: 1 problem
   *[other] Not legal yet: { $count } problems
}
decks-check-excess = { $count ->
    [one] Not legal yet: 1 card too many
   *[other] Not legal yet: { $count } cards too many
}
decks-check-more = … and { $count } more.
decks-checking = Checking…
decks-mend = { $count ->
    [one] Take out the card
   *[other] Take out the { $count } cards
}
decks-saved = Saved
decks-saving = Saving…
decks-failed = No connection: kept in this browser, trying again
decks-apart = This deck was changed elsewhere. What you had not saved here is now a separate deck.
decks-undo = Undo
decks-share = Share
decks-text = As text
decks-deck-n = Deck { $size }
decks-back-to-pool = Back to the cards

decks-share-title = Share this deck
decks-share-about = Whoever opens the link sees the deck and can keep a copy. The link contains the deck as it is now, not later changes.
decks-share-here = Only this computer can reach the server, so the link works only here.
decks-share-copy = Copy link
decks-share-copied = The link is copied.
decks-share-qr = The deck's link as a QR code
decks-text-title = The deck as text
decks-text-about = Copy it, or paste another deck over it. A line for the hero, then the number of copies and the name of each card.
decks-text-copy = Copy text
decks-text-copied = The text is copied.
decks-text-use = Use this text
decks-text-label = Text of the deck
decks-import-title = Paste a deck
decks-import-about = A line for the hero, then the number of copies and the name of each card, in either language.
decks-import-keep = Keep it
decks-import-rest = Keep what can be read
decks-import-rest-about = The lines that can't be read stay in its text, as comments.
decks-import-empty = There is nothing to read yet.
decks-import-long = This text has { $count } characters; a deck has { $most } at most. Is it a single deck?
decks-import-wrong = { $count ->
    [one] 1 line can't be read
   *[other] { $count } lines can't be read
}
decks-import-line = Line { $line }

decks-shared-title = A deck for you
decks-shared-keep = Keep it
decks-shared-kept = It is yours now.
decks-shared-bad = There's no deck in this link. Perhaps part of it was lost in copying.

decks-pick = Your deck
decks-pick-about = No one else sees it until the game reveals it.
decks-pick-of = { $who }'s deck
decks-pick-random = A random starter
decks-pick-random-about = Drawn from the twenty when the game begins.
decks-pick-change = Choose a deck
decks-pick-none = No deck chosen yet
decks-pick-none-about = If you don't choose, you get a random starter.
decks-pick-other = Another deck
decks-pick-drawn = A random starter is drawn for each player when the game begins.
decks-pick-starters = This table takes starters only.
decks-pick-paste = Play with it
