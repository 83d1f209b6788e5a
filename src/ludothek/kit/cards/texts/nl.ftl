playing-card = { $rank ->
    [J] { $suit ->
        [clubs] klaver
        [spades] schoppen
        [hearts] harten
       *[diamonds] ruiten
    }boer
    [Q] { $suit ->
        [clubs] klaver
        [spades] schoppen
        [hearts] harten
       *[diamonds] ruiten
    }vrouw
    [K] { $suit ->
        [clubs] klaver
        [spades] schoppen
        [hearts] harten
       *[diamonds] ruiten
    }heer
    [A] { $suit ->
        [clubs] klaver
        [spades] schoppen
        [hearts] harten
       *[diamonds] ruiten
    }aas
   *[other] { $suit ->
        [clubs] klaveren
        [spades] schoppen
        [hearts] harten
       *[diamonds] ruiten
    } { $rank }
}
suit-name = { $suit ->
    [clubs] klaveren
    [spades] schoppen
    [hearts] harten
   *[diamonds] ruiten
}
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-black = zwart
card-taken = { $count ->
    [one] kaart van een slag
   *[other] { $count } kaarten van slagen
}

zone-tricks = Slagen

note-played = { $you ->
    [yes] Je speelt { $look }.
   *[no] { $seat } speelt { $look }.
}

option-first_dealer = Eerste deler
option-first_dealer-help = Wie deelt als eerste? Daarna deelt steeds de linkerbuur.
option-first_dealer-lot = er wordt geloot
