title = Écarté
tagline = Five cards: will they take three tricks, or would you rather exchange some?
brief = With five cards you want to take at least three tricks. First comes the question whether your hand will do: the elder hand may play at once or propose to exchange cards with the stock, and the dealer may refuse. Kings are highest, the ace only comes below the jack, and you must follow suit and take the trick if you can. Three tricks bring one point, all five bring two, and the king of trumps is worth one of its own. Whoever has five points first wins the match and the stake; others may bet on either of you.

deal = Deal { $number } of { $total }
deal-open = Deal { $number }
deal-short = Deal
next-deal = Next deal
waiting-for-next = The next deal begins when everyone is ready.
chart = Counters deal by deal
deal-won = { $points ->
    [one] { who-wins } the deal: 1 point.
   *[other] { who-wins } the deal: { $points } points.
}
match-won = { $count ->
    [one] { $you ->
        [yes] You win, with { $points } counters in the end!
       *[no] { $names } wins, with { $points } counters in the end!
    }
   *[other] { $names } share the win with { $points } counters each!
}
reason-five = The first to have five points wins the match.
reason-king = The king of trumps brings the fifth point.
reason-vole = All five tricks: a vole.
reason-penalty = At least three tricks, and a penalty point on top.
reason-tricks = At least three tricks.

level-beginner-help = Knows the rules, likes to exchange and plays anything.
level-casual-help = Keeps trumps and kings and plays what suggests itself.
level-club-help = Imagines what the opponent might hold, but not for long.
level-master-help = Plays hundreds of possible layouts to the end before saying or playing anything.

zone-stock = Stock
zone-turned = Trumps
zone-away = Laid away
card-taken = { $count ->
    [one] a card from a trick
   *[other] { $count } cards from tricks
}
elder = Elder
younger = Dealer
backs-elder = { $count ->
    [0] on elder hand
   *[other] { $count } on elder hand
}
backs-dealer = { $count ->
    [0] on dealer
   *[other] { $count } on dealer
}

label-on = { $you ->
    [yes] Bet on myself
   *[no] Bet on { $seat }
}
label-watch = Just watch
label-play = I play
help-play = { $penalty ->
    [yes] You keep your cards. Three tricks bring you 1 point; otherwise the dealer gets 2.
   *[no] You keep your cards. Whoever takes three tricks gets 1 point.
}
label-propose = Propose an exchange
help-propose = You’d like to exchange cards. The dealer may refuse.
label-accept = Accept
help-accept = The elder hand exchanges cards for new ones, then you may exchange up to as many.
label-refuse = Refuse
help-refuse = { $penalty ->
    [yes] Nobody exchanges. Three tricks bring you 1 point; otherwise the elder hand gets 2.
   *[no] Nobody exchanges any more. Whoever takes three tricks gets 1 point.
}
label-done = { $count ->
    [one] Exchange one card
   *[other] Exchange { $count } cards
}
label-keep = Exchange nothing
help-done = Tap the cards you lay away, one after the other. When you’re done, you get as many new ones.
label-king = Announce the king
help-king = You say that you hold the king of trumps and get 1 point.

say-play = I play
say-propose = I propose
say-accept = Agreed
say-refuse = I refuse
say-king = I have the king

note-drawn = { $you ->
    [yes] You draw the { $look }.
   *[no] { $seat } draws the { $look }.
}
note-players = { $you ->
    [yes] You’re the elder hand, { $seatDealer } deals.
   *[no] { $youDealer ->
        [yes] You deal, { $seat } is the elder hand.
       *[no] { $seatDealer } deals, { $seat } is the elder hand.
    }
}
note-staked = { $you ->
    [yes] You stake { $count }, and so does { $seatDealer }.
   *[no] { $seat } stakes { $count }, and so { $youDealer ->
        [yes] do you
       *[no] does { $seatDealer }
    }.
}
note-backs = { $you ->
    [yes] You bet on { $seatOn }. How much?
   *[no] { $seat } bets on { $youOn ->
        [yes] you
       *[no] { $seatOn }
    }.
}
note-bet = { $you ->
    [yes] You stake { $count } on { $seatOn }.
   *[no] { $seat } stakes { $count } on { $youOn ->
        [yes] you
       *[no] { $seatOn }
    }.
}
note-watch = { $you ->
    [yes] You just watch.
   *[no] { $seat } just watches.
}
note-turned = The { $look } is turned up: { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
} are trumps.
note-turned-king = { $you ->
    [yes] A king! As the dealer you get 1 point for it.
   *[no] A king! As the dealer { $seat } gets 1 point for it.
}
note-propose = { $you ->
    [yes] You propose an exchange.
   *[no] { $seat } proposes an exchange.
}
note-accept = { $you ->
    [yes] You agree to the exchange.
   *[no] { $seat } agrees to the exchange.
}
note-refuse = { $you ->
    [yes] You refuse: the cards are played as they are.
   *[no] { $seat } refuses: the cards are played as they are.
}
note-play = { $you ->
    [yes] You play with the cards you have.
   *[no] { $seat } plays without exchanging.
}
note-away = { $count ->
    [one] { $you ->
        [yes] You’ve laid one card away.
       *[no] { $seat } has laid one card away.
    }
   *[other] { $you ->
        [yes] You’ve laid { $count } cards away.
       *[no] { $seat } has laid { $count } cards away.
    }
}
note-changed = { $count ->
    [one] { $you ->
        [yes] You exchange one card.
       *[no] { $seat } exchanges one card.
    }
   *[other] { $you ->
        [yes] You exchange { $count } cards.
       *[no] { $seat } exchanges { $count } cards.
    }
}
note-kept = { $you ->
    [yes] You exchange nothing.
   *[no] { $seat } exchanges nothing.
}
note-empty = { $you ->
    [yes] The stock is empty: you lead.
   *[no] The stock is empty: { $seat } leads.
}
note-played = { $you ->
    [yes] You play the { $look }.
   *[no] { $seat } plays the { $look }.
}
note-taken = { $you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
note-king = { $you ->
    [yes] The king of trumps brings you 1 point.
   *[no] The king of trumps brings { $seat } 1 point.
}
note-king-shown = { $you ->
    [yes] You announce the king of trumps: 1 point.
   *[no] { $seat } announces the king of trumps: 1 point.
}
note-scored = { $kind ->
    [vole] { $you ->
        [yes] You take all five tricks: 2 points.
       *[no] { $seat } takes all five tricks: 2 points.
    }
    [penalty] { $you ->
        [yes] You take { $tricks } tricks: 2 points, one of them as a penalty for the other player.
       *[no] { $seat } takes { $tricks } tricks: 2 points, one of them as a penalty for the other player.
    }
   *[plain] { $you ->
        [yes] You take { $tricks } tricks: 1 point.
       *[no] { $seat } takes { $tricks } tricks: 1 point.
    }
}
note-champion = { $you ->
    [yes] Five points: you win the match!
   *[no] Five points: { $seat } wins the match!
}
note-won = { $you ->
    [yes] You win { $count }.
   *[no] { $seat } wins { $count }.
}
note-lost = { $you ->
    [yes] You lose { $count }.
   *[no] { $seat } loses { $count }.
}
fact-match = Match { $number } of { $total }
fact-trump = Trumps are { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}.
fact-stake = The stake is { $count }.
fact-tricks = Tricks: elder hand { $elder }, dealer { $dealer }.
fact-regle = A jeu de règle: better play than exchange.

option-matches = Matches
option-matches-help = How many matches to five points do you play? Usually one for two, otherwise as many as there are players.
option-min_stake = Lowest stake
option-min_stake-help = How much must you stake at least?
option-max_stake = Highest stake
option-king = King of trumps
option-king-help = What brings the point for the king of trumps?
option-king-played = playing it
option-king-announced = announcing it
option-late_refusal_penalty = Penalty after an exchange
option-late_refusal_penalty-help = Does it cost the dealer a penalty point to refuse and lose after an exchange, too?
option-late_refusal_penalty-off = no
option-late_refusal_penalty-on = yes
