title = Liar’s Max
tagline = Two dice under the cup, and only you know what is really there. Say what you like, but don’t get caught!
brief = You want to collect as few chips as possible, because the first with five loses. You roll two dice in secret under the cup and call a combination, true or not, but higher than the one before. Your neighbour believes you and has to roll and call even higher, or lifts the cup. If you lied, you take a chip; if not, your neighbour does. Highest of all is Max, a 1 and a 2: nobody can go beyond it.

who-loses = { $lost ->
    [one] { $youLost ->
        [yes] You lose
       *[no] { $losers } loses
    }
   *[other] { $losers } lose
}
who-escapes = { $count ->
    [1] { $you ->
        [yes] you get away with it
       *[no] { $names } gets away with it
    }
    [2] { $you ->
        [yes] you and { $others } get away with it
       *[no] { $names } get away with it
    }
   *[other] { $you ->
        [yes] you and all the others get away with it
       *[no] all the others get away with it
    }
}
deal-won = { who-loses }, { who-escapes }.
match-won = { who-loses }, { who-escapes }!
nobody-won = Nobody gets away with it: everybody has the same number of chips and loses.
points-of = { $count ->
    [0] lost
   *[other] won
}
reason-counters = The first with too many chips loses; everybody else wins.
reason-middle = The middle is empty: whoever has the most chips loses.
reason-rounds = The game stops after 500 rounds: whoever has the most chips loses.

level-beginner-help = Lies and doubts mostly at random.
level-casual-help = Has a feeling for a good lie, but often trusts to luck.
level-club-help = Lies and doubts in moderation and is seldom taken in.
level-master-help = Lies and doubts in such balance that, with two players, nobody has an edge.

die-hidden = { $count ->
    [one] die under the cup
   *[other] { $count } dice under the cup
}
counter = { $count ->
    [one] chip
   *[other] { $count } chips
}
zone-cup = Cup
zone-lifted = Last revealed
zone-middle = Middle
zone-counters = Chips
zone-calls = Calls

announce = { $value ->
    [11] double ones
    [22] double twos
    [33] double threes
    [44] double fours
    [55] double fives
    [66] double sixes
    [21] Max
   *[other] { $value }
}
call = { $value ->
    [21] Max
   *[other] { $value }
}
say = { announce }!
help-same = That’s what you have.
help-less = That’s less than you have: nothing can happen to you.
help-more = That’s a lie: if the cup is lifted, you take a chip.
label-show = Show your Max
help-show = You show your Max and are out of this round.
label-believe = Believe
help-believe = You roll and must then call higher.
label-lift = Lift the cup
help-lift = If the call is true, you take a chip. If it was a lie, the liar does.

note-announced = { $you ->
    [yes] You call
   *[no] { $seat } calls
}: { announce }.
note-believed = { $you ->
    [yes] You believe it and roll.
   *[no] { $seat } believes it and rolls.
}
note-shown = { $you ->
    [yes] You show a Max and are out of the round.
   *[no] { $seat } shows a Max and is out of the round.
}
note-alone = { $you ->
    [yes] You’re the last one left
   *[no] Only { $seat } is left
}: the round ends without a chip.
note-lifted = { $you ->
    [yes] You lift the cup
   *[no] { $seat } lifts the cup
}: { announce }.
note-true = No lie: { announce }. { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] a chip
   *[other] { $count } chips
}.
note-lie = A lie: { announce }! { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] a chip
   *[other] { $count } chips
}.
note-forfeit = { $you ->
    [yes] You owe
   *[no] { $seat } owes
}: { $forfeit }
fact-thrown = Under your cup: { announce }
fact-beat = { $you ->
    [yes] You have
   *[no] { $seat } has
} to call higher than { announce }.
fact-out = { $you ->
    [yes] You’re out of this round.
   *[no] { $seat } is out of this round.
}
fact-forfeit = The loser owes: { $forfeit }

option-counters_to_lose = Chips to lose
option-counters_to_lose-help = How many chips make you lose?
option-counters = Chips in the middle
option-counters-help = How many chips lie in the middle? Usually one fewer for everybody than it takes to lose, plus one. With fewer, the middle may run out before anybody has that many.
option-true_maexchen = A true Max costs
option-true_maexchen-help = How many chips do you take if you lift the cup on a called Max that’s really there?
option-next_start = The next round begins with
option-next_start-help = Who rolls first after a chip is taken?
option-next_start-taker = whoever took the chip
option-next_start-left_of_taker = that player’s left neighbour
option-forfeit = Forfeit
option-forfeit-help = What does the loser owe: a headstand, a compliment for everybody, a song…?
