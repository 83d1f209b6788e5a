playing-card = { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}-{ $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
   *[10] Zehn
}
suit-name = { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-black = schwarz
card-taken = { $count ->
    [one] Karte eines Stichs
   *[other] { $count } Karten aus Stichen
}

zone-tricks = Stiche

note-played = { $you ->
    [yes] Du spielst { $look }.
   *[no] { $seat } spielt { $look }.
}

option-first_dealer = Erster Geber
option-first_dealer-help = Wer gibt zuerst? Danach gibt immer der linke Nachbar.
option-first_dealer-lot = ausgelost
