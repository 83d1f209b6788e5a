title = The Lost King
tagline = Lay down your pairs, draw from your neighbour’s hand, and don’t be left with the king of clubs. There’s soot on the cork!
brief = Nobody wants to be left with the king of clubs, for his three brothers have been put aside and he’s the one card without a partner. All cards are dealt out, and whoever has two of the same rank lays them down as a pair. On your turn you draw a card, unseen, from the hand of your left neighbour, and if it makes a pair, both cards go. Whoever has no cards left is safe. When all pairs are down, whoever holds the king gets a mark of soot on the nose, and whoever has the most after the last round loses.

deal = Round { $number } of { $total }
deal-open = Round { $number }
deal-short = Round
next-deal = Next round
waiting-for-next = The next round begins when everyone is ready.
chart = Marks round by round
proof-commitment = Seal, shown before the first round
points = Marks
points-short = marks
points-of = { $count ->
    [0] no mark
    [one] one mark
   *[other] { $count } marks
}
deal-won = { $youLost ->
    [yes] You have the lost king and get a mark on the nose.
   *[no] { $losers } has the lost king and gets a mark on the nose.
}
who-escapes = { $count ->
    [1] { $you ->
        [yes] You get away with it
       *[no] { $names } gets away with it
    }
    [2] { $you ->
        [yes] You and { $others } get away with it
       *[no] { $names } get away with it
    }
   *[other] { $you ->
        [yes] You and all the others get away with it
       *[no] All the others get away with it
    }
}
match-won = { $lost ->
    [one] { $youLost ->
        [yes] You have the most marks and lose
       *[no] { $losers } has the most marks and loses
    }
   *[other] { $losers } have the most marks and lose
}. { who-escapes }!
nobody-won = Nobody gets away with it: you all have the same number of marks, so you all lose.
reason-king = Whoever is left with the lost king gets a mark.
reason-limit = The round stops after 1000 draws: whoever has the king of clubs gets the mark.
reason-marks = Whoever has the most marks after all rounds loses.

level-beginner-help = Draws a card; there’s nothing more to do.
level-casual-help = Draws a card; there’s nothing more to do.
level-club-help = Draws a card; there’s nothing more to do.
level-master-help = Draws a card; there’s nothing more to do.
level-random-help = Draws a card; there’s nothing more to do.
key-throws = Draw for me
throws-on = From now on cards are drawn for you.
throws-off = You draw for yourself again.
plain-throws = draws for you from now on, to the end.
seat-is-out = safe
seat-out = { $you ->
    [yes] You’re safe.
   *[no] { $seat } is safe.
}

zone-pairs = { $rank ->
    [7] Sevens
    [8] Eights
    [9] Nines
    [10] Tens
    [J] Jacks
    [Q] Queens
   *[A] Aces
}
soot = { $count ->
    [one] a soot mark on the nose
   *[other] { $count } soot marks on the nose
}

note-dealt = { $count ->
    [0] The cards are dealt, and nobody has a pair.
    [one] The cards are dealt, and one pair is laid down.
   *[other] The cards are dealt, and { $count } pairs are laid down.
}
note-drew = { $you ->
    [yes] You draw a card from { $seatFrom }.
   *[no] { $seat } draws a card from { $youFrom ->
        [yes] you
       *[no] { $seatFrom }
    }.
}
note-drew-card = { $you ->
    [yes] You draw the { $look } from { $seatFrom }.
   *[no] { $seat } draws the { $look } from { $youFrom ->
        [yes] you
       *[no] { $seatFrom }
    }.
}
note-pair = { $you ->
    [yes] You lay down a pair
   *[no] { $seat } lays down a pair
}: { $lookOne } and { $lookOther }.
note-safe = { $you ->
    [yes] You have no cards left and are safe.
   *[no] { $seat } has no cards left and is safe.
}
note-king = { $you ->
    [yes] You’re left with the lost king, the { $look }, and get a mark on the nose!
   *[no] { $seat } is left with the lost king, the { $look }, and gets a mark on the nose!
}
fact-draws = { $you ->
    [yes] You draw from { $seatFrom }: tap a card.
   *[no] { $seat } draws from { $youFrom ->
        [yes] you
       *[no] { $seatFrom }
    }.
}
fact-pairs = { $count ->
    [one] One more pair
   *[other] { $count } more pairs
}

option-rounds = Rounds
option-rounds-help = How many rounds do you play? Usually as many as there are players, so that everybody deals once.
option-draw_from = Draw from
option-draw_from-help = Which neighbour do you draw from? The turn goes round to the left either way.
option-draw_from-left = the left neighbour
option-draw_from-right = the right neighbour
