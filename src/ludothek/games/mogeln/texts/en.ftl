title = Cheat
tagline = Lay off what you like and claim what you like. Just don’t get caught!
brief = You want to be the first to get rid of all your cards. In turn you lay one face down and claim that it has the suit named at the start of the round, whether it’s true or not. The next player believes you and lays a card too, or calls “You cheated!” and turns yours over. If you lied, you take all the cards on the table; if not, the doubter does. The game ends when somebody has no cards left, and the others pay a counter for each they still hold.

deal-won = { $count ->
    [one] { $you ->
        [yes] You win the game and get
       *[no] { $names } wins the game and gets
    } { $points ->
        [one] one counter
       *[other] { $points } counters
    }.
   *[other] { $names } hold equally few cards; nobody pays.
}
drawn = Everybody holds the same number of cards; nobody pays.
reason-off = All cards are laid off; the others pay for each one they still hold.
reason-limit = Enough cards have been laid; the fewest in hand wins.
chart = Counters game by game

level-beginner-help = Likes to tell the truth and believes almost anything.
level-casual-help = Cheats when it has to, and doubts now and then.
level-club-help = Remembers who has which cards, and doubts a story that can’t be true.
level-master-help = Cheats and doubts just so often that hardly anyone can gain by it.

zone-pile = Cards face down
zone-turned = Turned over last
zone-aside = Set aside
zone-suits = Which suit do you name?
suit-named = { $sign } { $suit ->
    [clubs] Clubs
    [spades] Spades
    [hearts] Hearts
   *[diamonds] Diamonds
}
label-challenge = You cheated!
help-challenge = Turn over the last card!
label-accept = Believe it
help-accept = Let the last card pass.

note-dealt = { $aside ->
    [0] Everybody has { $count } cards.
    [one] Everybody has { $count } cards, and one stays aside.
   *[other] Everybody has { $count } cards, and { $aside } stay aside.
}
note-opened = { $you ->
    [yes] You lay a card
   *[no] { $seat } lays a card
}: “{ suit-named }!”
note-opened-own = { $you ->
    [yes] You lay the { $look }
   *[no] { $seat } lays the { $look }
}: “{ suit-named }!”
note-followed = { $you ->
    [yes] You believe it and lay a card.
   *[no] { $seat } believes it and lays a card.
}
note-followed-own = { $you ->
    [yes] You believe it and lay the { $look }.
   *[no] { $seat } believes it and lays the { $look }.
}
note-last = { $you ->
    [yes] Your last card!
   *[no] { $seat }’s last card!
}
note-lie = “You cheated!” { $you ->
    [yes] You turn over the { $look }: { $seatBlamed } is caught!
   *[no] { $seat } turns over the { $look }: { $youBlamed ->
        [yes] you’re caught!
       *[no] { $seatBlamed } is caught!
    }
}
note-true = “You cheated!” { $you ->
    [yes] You turn over the { $look }: { $seatBlamed } was honest.
   *[no] { $seat } turns over the { $look }: { $youBlamed ->
        [yes] you were honest.
       *[no] { $seatBlamed } was honest.
    }
}
note-takes = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] the card
   *[other] all { $count } cards
}.
note-accepted = { $you ->
    [yes] You believe { $seatBlamed }’s last card.
   *[no] { $seat } believes { $youBlamed ->
        [yes] your
       *[no] { $seatBlamed }’s
    } last card.
}
note-off = { $you ->
    [yes] You’ve got rid of all your cards!
   *[no] { $seat } has got rid of all cards!
}
note-limit = { $count } cards have been laid: the game is over.
note-pays = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $count ->
    [one] one counter
   *[other] { $count } counters
}.
note-out = { $you ->
    [yes] You have no counters left and drop out.
   *[no] { $seat } has no counters left and drops out.
}
fact-suit = Suit named: { suit-named }
fact-left = { $count ->
    [one] The next card is the last of this game.
   *[other] { $count } more cards, then the game is over.
}

option-games-help = How many games do you play?
option-counters-help = How many counters do you start with? Without any you drop out.
option-last_card = Last card
option-last_card-help = May your last card still be doubted?
option-last_card-challengeable = yes
option-last_card-immediate = no, it wins
option-max_cards = Card limit
option-max_cards-help = After how many laid cards does a game end? Then the fewest in hand wins.
option-first_dealer-help = Who deals the first game?
