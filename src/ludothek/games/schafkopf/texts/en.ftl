title = German Schafkopf
tagline = Two against two: whoever announces the most trumps names the suit and needs 61 card points.
brief = Two play against two, partners sitting opposite each other. Whoever announces the most trumps, jacks and one suit together, names that suit and needs 61 of the 120 card points with their partner. The four jacks are always the highest trumps, and the ten, though it counts a lot, ranks below king and queen. You must follow suit or trump, and you must take the trick if you can, even from your partner. Every game won draws strokes on a sheep’s head, and after 16 games the most strokes win.

card-taken = { $count ->
    [one] card from a trick
   *[other] { $count } cards from tricks
}
points = Strokes
points-of = { $count ->
    [one] { $count } stroke
   *[other] { $count } strokes
}
total = Strokes
settlement = Payment
tally = { $whole ->
    [one] { $whole } sheep’s head
   *[other] { $whole } sheep’s heads
}, { $begun ->
    [one] { $begun } stroke
   *[other] { $begun } strokes
}

suit = { $suit ->
    [clubs] ♣
    [spades] ♠
    [hearts] ♥
   *[diamonds] ♦
} { suit-name }

announce = Announce { $number } trumps
say-number = { $number } trumps
say-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
say-pass = Pass

help-suit = { $count ->
    [one] { $count } trump
   *[other] { $count } trumps
} worth { say-points }
help-announce = If nobody announces more, you name the trump suit and lead.
help-pass = You keep it to yourself that you could announce.
help-pass-only = You don’t have five trumps with a jack.

note-announced = { $you ->
    [yes] You announce { $number } trumps.
   *[no] { $seat } announces { $number } trumps.
}
note-pass = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
note-maker = { $you ->
    [yes] You’ve announced the most, { $number } trumps, and name the suit.
   *[no] { $seat } has announced the most, { $number } trumps, and names the suit.
}
note-tied = { $you ->
    [yes] You have { $number } trumps worth { say-points } and name the suit.
   *[no] { $seat } has { $number } trumps worth { say-points } and names the suit.
}
note-forced = { $you ->
    [yes] Nobody announces. You have the jack of clubs and name the suit.
   *[no] Nobody announces. { $seat } has the jack of clubs and names the suit.
}
note-named = { $you ->
    [yes] You make { suit-name } trumps.
   *[no] { $seat } makes { suit-name } trumps.
}
note-played = { $you ->
    [yes] You play the { $look }.
   *[no] { $seat } plays the { $look }.
}
note-taken = { $you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}

fact-own = { $number ->
    [0] You can’t announce any trumps.
   *[other] You can announce { $number } trumps; they’re worth { say-points }.
}
fact-trump = Trumps: { suit-name }{ $kind ->
    [announced] {""}
    [forced] , a forced game
   *[silent] , nobody announced
}. { $youPartner ->
    [yes] You and { $seat } need
   *[no] { $you ->
        [yes] You and { $seatPartner } need
       *[no] { $seat } and { $seatPartner } need
    }
} 61 card points.
fact-cards = { $youPartner ->
    [yes] You and { $seat } have
   *[no] { $you ->
        [yes] You and { $seatPartner } have
       *[no] { $seat } and { $seatPartner } have
    }
} { say-points }, the opponents { $others }.
fact-strokes = { $strokes ->
    [9] A whole sheep’s head
    [one] One stroke
   *[other] { $strokes } strokes
} for { $youPartner ->
    [yes] you and { $seat }
   *[no] { $you ->
        [yes] you
       *[no] { $seat }
    } and { $seatPartner }
}{ $forced ->
    [yes] {" "}(forced game)
   *[no] {""}
}.

reason-won = The trump party has at least 61 card points: one stroke.
reason-won-schneider = The opponents are schneider: two strokes for the trump party.
reason-won-schwarz = The opponents haven’t taken a trick: a whole sheep’s head for the trump party.
reason-lost = The trump party hasn’t got 61 card points: two strokes for the opponents.
reason-lost-schneider = The trump party is schneider: four strokes for the opponents.
reason-lost-schwarz = The trump party hasn’t taken a trick: a whole sheep’s head for the opponents.
reason-forced = A forced game was lost: only one stroke for the opponents.
reason-heads = The most strokes on the sheep’s heads win. Each whole head of the winners is paid for.
reason-even = Both parties have the same number of strokes: nobody pays.

deal-won = { $names } draw { $points ->
    [9] a whole sheep’s head
    [one] one stroke
   *[other] { $points } strokes
}.
match-won = { who-wins }{ $points ->
    [0] {""}
   *[other] {" "}and get { $points } each
}!

option-deals = Games
option-deals-help = How many games make a match?
option-stake = Stake
option-stake-help = How much is each whole sheep’s head worth in the end?
option-must_beat = Duty to take
option-must_beat-help = Must you take the trick if you can?
option-must_beat-on = yes
option-must_beat-off = just follow suit or trump
option-announce = Announcing
option-announce-help = Does everyone announce what they hold by themselves, or may you keep quiet?
option-announce-forced = by itself
option-announce-voluntary = as you like
option-schneider_at_30 = Schneider at 30
option-schneider_at_30-help = Is a party with exactly 30 card points schneider already?
option-schneider_at_30-off = no
option-schneider_at_30-on = yes
option-seating-help = Do you draw for seats and partners, or stay as you sat down?
