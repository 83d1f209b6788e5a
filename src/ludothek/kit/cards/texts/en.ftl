playing-card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
} of { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}
suit-name = { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-black = black
card-taken = { $count ->
    [one] card of a won trick
   *[other] { $count } cards of won tricks
}

zone-tricks = Tricks

note-played = { $you ->
    [yes] You play the { $look }.
   *[no] { $seat } plays the { $look }.
}

option-first_dealer = First dealer
option-first_dealer-help = Who deals first? After that the deal passes to the left.
option-first_dealer-lot = at random
