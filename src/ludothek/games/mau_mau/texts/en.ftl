title = Mau-Mau
tagline = Colour on colour, number on number, and whatever you do, don’t forget to say “mau”!
brief = You want to be the first to get rid of all your cards. On your turn you play one card on the pile that has the same colour or the same number as the top one; if you have none, you draw one. Special cards hit the next player: take two or four, miss a turn, or play changes direction, and with a colour change you choose the colour. Say “mau” before you play your last card but one, or you take a penalty card. Whoever plays the last card wins; the others write down what they still hold, and the fewest points wins in the end.

deal-won = { $you ->
    [yes] You’re out of cards and win the game.
   *[no] { $names } is out of cards and wins the game.
}
nobody-won = Nobody has won this game; everyone counts their cards.
reason-mau-mau = Mau-mau! The others write down what they still hold.
reason-stuck = Nobody could play or draw any more. Everyone writes down what they hold.
reason-turns = The game stops after 1000 turns. Everyone writes down what they hold.

level-beginner-help = Often plays any old card and tends to forget to say “mau”.
level-casual-help = Plays whatever fits and usually remembers to say “mau”.
level-club-help = Keeps the good cards back and remembers who lacked what.
level-master-help = Works out who can still hold what, and hits just the right player.

colour = { $colour ->
    [red] Red
    [green] Green
    [yellow] Yellow
   *[blue] Blue
}
card = { $colour ->
    [red] red
    [green] green
    [yellow] yellow
   *[blue] blue
} { $value }
card-turn = { $colour ->
    [red] red
    [green] green
    [yellow] yellow
   *[blue] blue
} change of direction
card-two = { $colour ->
    [red] red
    [green] green
    [yellow] yellow
   *[blue] blue
} Take 2
card-four = { $colour ->
    [red] red
    [green] green
    [yellow] yellow
   *[blue] blue
} Take 4
card-stop = { $colour ->
    [red] red
    [green] green
    [yellow] yellow
   *[blue] blue
} Stop
change = colour change
changed = colour change to { $colour ->
    [red] red
    [green] green
    [yellow] yellow
   *[blue] blue
}

zone-stock = Stock
zone-pile = Pile
zone-colours = Which colour?

label-draw = { $count ->
    [one] Draw a card
   *[other] Take { $count } cards
}
label-pass = Pass
help-draw = You draw a card, and that’s your turn over.
help-due = You take all the cards that are due, and that’s your turn over.
label-mau = Mau!
help-mau = Say it before you play your last card but one, or you’ll take a penalty card.
counter-mau = Mau!

fact-due = Take { $count }!
fact-left = ↻ Play goes to the left.
fact-right = ↺ Play goes to the right.

note-turned = Turned up: { $look }.
note-buried = { $count ->
    [one] A special card goes under the stock.
   *[other] { $count } special cards go under the stock.
}
note-laid = { $you ->
    [yes] You play: { $look }.
   *[no] { $seat } plays: { $look }.
}
note-last = { $you ->
    [yes] You play your last card
   *[no] { $seat } plays the last card
}: { $look }. Mau-mau!
note-mau = { $you ->
    [yes] You say “mau”.
   *[no] { $seat } says “mau”.
}
note-penalty = { $you ->
    [yes] You forgot to say “mau” and take a penalty card.
   *[no] { $seat } forgot to say “mau” and takes a penalty card.
}
note-drew = You draw: { $look }.
note-draws = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
note-passed = { $you ->
    [yes] You can neither play nor draw.
   *[no] { $seat } can neither play nor draw.
}
note-due = { $you ->
    [yes] You must
   *[no] { $seat } must
} take { $count } cards or play a Take 2.
note-left = Play now goes to the left.
note-right = Play now goes to the right.
note-four = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [0] no cards, as there are none left,
    [one] the last card
   *[other] { $count } cards
} and { $you ->
    [yes] miss
   *[no] misses
} a turn.
note-stop = { $you ->
    [yes] You miss a turn.
   *[no] { $seat } misses a turn.
}
note-renewed = The pile is shuffled and becomes the new stock.

option-games-help = How many games do you play? The fewest points over all of them wins.
option-mau = Saying “mau”
option-mau-help = Must you say “mau” yourself? Whoever forgets takes a penalty card.
option-mau-declare = say it yourself
option-mau-auto = automatic
option-first_card = Special card at the start
option-first_card-help = What happens if a special card is turned up at the start?
option-first_card-acts = it acts
option-first_card-bury = under the stock
option-first_card-inert = it does nothing
option-two_player_reverse = Change of direction for two
option-two_player_reverse-help = What does a change of direction do when there are only two of you?
option-two_player_reverse-none = nothing
option-two_player_reverse-stop = same as Stop
option-voluntary_draw = Drawing by choice
option-voluntary_draw-help = May you draw although you could play a card?
option-voluntary_draw-off = no
option-voluntary_draw-on = yes
option-first_dealer-help = Who deals in the first game?
