option-bid = Bid { $number ->
    [one] 1 button
   *[other] { $number } buttons
}
option-play = Play { THE($card) }
option-send = Send a magpie at { $marble }
option-look = Look at the top of your deck
option-rest = Rest
option-keep = Keep { THE($card) }
option-dust = Blow dust at it
option-pass = Let it happen
option-roll = Roll a marble to { $seat }

event-round = Round { $number } begins.
event-drew = { $seat } draws a card.
event-drawn = { $seat } draws { THE($card) }.
event-bid = { $seat } bid { $number }.
event-left = Two bids are the highest: the heirloom stays.
event-won = { $seat } takes the heirloom, worth { $number }.
event-rested = { $seat } rests.
event-looked = { $seat } looks at the top of the deck.
event-saw = { $seat } sees { THE($card) }.
event-kept = { $seat } keeps a card.
event-played = { $seat } plays { THE($card) }.
event-aimed = The magpie of { $seat } is after { $marble }.
event-stopped = { CAP(THE($card)) } of { $seat } is stopped.
event-made = { $seat } gets { $marble }.
event-snatched = The magpie of { $seat } snatches { $marble }.
event-missed = The magpie finds { $marble } gone.
event-rolled = { $seat } rolls a marble to { $seat2 }.
event-draught = A draught: { $number } { $number ->
    [one] gust
   *[other] gusts
}, and the red die shows { $number2 }.
event-tidied = { $seat } picks up what was blown about, in a new order.
event-broke = { $marble } breaks.

ask-list = Which list is it?
ask-shuffle = In which order does the deck lie?
ask-bid = How many buttons do you bid?
ask-act = What do you do?
ask-keep = Which card do you keep?
ask-answer = { $seat } plays { THE($card) }. Do you answer?
ask-draught = How does the draught blow?
ask-tidy = In which order do the cards come to lie?
ask-roll = You hold too many marbles: to whom does one roll?

why-fine = You may do this.
why-over = The game is over.
why-not-asked = Another seat is asked.
why-not-now = This does not answer the question.
why-not-in-hand = You don't hold such a card.
why-no-magpie = You need a magpie, and somebody else must hold that marble.
why-not-on-top = No such card lies among the top three.
why-no-buttons = You have not that many buttons.
why-own-seat = The marble must roll to another seat.
why-no-deck = Your deck is empty.

card-locket = locket
card-clock = clock
card-chest = chest
card-magpie = magpie
card-dust = dust
marble-m1 = marble 1
marble-m2 = marble 2
marble-m3 = marble 3
marble-m4 = marble 4
marble-m5 = marble 5
marble-m6 = marble 6
marble-m7 = marble 7
marble-m8 = marble 8
