playing-card = { $rank ->
    [J] fante
    [Q] donna
    [K] re
    [A] asso
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
   *[10] dieci
} di { $suit ->
    [clubs] fiori
    [spades] picche
    [hearts] cuori
   *[diamonds] quadri
}
suit-name = { $suit ->
    [clubs] fiori
    [spades] picche
    [hearts] cuori
   *[diamonds] quadri
}
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-black = nero
card-taken = { $count ->
    [one] carta di una presa
   *[other] { $count } carte di prese
}

zone-tricks = Prese

note-played = { $you ->
    [yes] Giochi { $look }.
   *[no] { $seat } gioca { $look }.
}

option-first_dealer = Primo mazziere
option-first_dealer-help = Chi dà le carte per primo? Poi tocca sempre al vicino di sinistra.
option-first_dealer-lot = a sorte
