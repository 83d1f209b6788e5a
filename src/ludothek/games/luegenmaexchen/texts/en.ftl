title = Liar’s Max
tagline = Two dice under the cup, and only you know what is really there. Say what you like, but do not get caught!

deal = Game { $number } of { $total }
deal-won = { $losers } { $lost ->
    [one] loses
   *[other] lose
}, { $count ->
    [1] { $names } gets away with it
    [2] { $names } get away with it
   *[other] all the others get away with it
}.
match-won = { $losers } { $lost ->
    [one] loses
   *[other] lose
}, { $count ->
    [1] { $names } gets away with it
    [2] { $names } get away with it
   *[other] all the others get away with it
}!
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

die = a { $face }
die-hidden = die under the cup
counter = chip
zone-cup = Cup
zone-lifted = Lifted last
zone-middle = Middle
zone-counters = Chips

announce = { $value ->
    [11] double one
    [22] double two
    [33] double three
    [44] double four
    [55] double five
    [66] double six
    [21] Max
   *[other] { $value }
}
say = { announce }!
help-same = That is what you have.
help-less = That is less than you have: nothing can happen to you.
help-more = That is a lie: if the cup is lifted, you take a chip.
label-show = Show your Max
help-show = You lay your Max open and are out of this round.
label-believe = Believe
help-believe = You throw yourself and then have to announce more.
label-lift = Lift the cup
help-lift = If the announcement holds, you take a chip. If it was a lie, the liar does.

note-announced = { $seat } says: { announce }.
note-believed = { $seat } believes it and throws.
note-shown = { $seat } shows a Max and is out of the round.
note-alone = Only { $seat } is left: the round ends without a chip.
note-lifted = { $seat } lifts the cup: { announce }.
note-true = { announce } was no lie. { $seat } takes { $count ->
    [one] a chip
   *[other] { $count } chips
}.
note-lie = { announce } was a lie! { $seat } takes { $count ->
    [one] a chip
   *[other] { $count } chips
}.
note-forfeit = { $seat } owes you: { $forfeit }
fact-thrown = Under your cup: { announce }
fact-beat = { $seat } has to announce more than { announce }.
fact-out = { $seat } is out of this round.
fact-forfeit = The loser owes: { $forfeit }

option-counters_to_lose = Chips to lose
option-counters_to_lose-help = The first to have so many chips loses.
option-counters = Chips in the middle
option-counters-help = Usually one fewer for everybody than it takes to lose, and one more. With fewer, the middle may be empty before anybody has that many.
option-true_maexchen = A true Max costs
option-true_maexchen-help = So many chips for whoever lifts an announced Max that is really there.
option-next_start = The next round begins with
option-next_start-help = Who throws first after a chip was taken.
option-next_start-taker = whoever took the chip
option-next_start-left_of_taker = the left neighbour of the taker
option-forfeit = Forfeit
option-forfeit-help = What the loser owes you all: a headstand, a compliment for everybody, a song …
