title = Mogeln
tagline = Leg ab, was du willst, und behaupte, was du willst. Nur erwischen lassen darfst du dich nicht!
brief = Du willst vor allen anderen deine Karten los sein. Reihum legt ihr je eine verdeckt hin und behauptet, sie habe die Farbe, die am Anfang der Runde gesagt wurde, ob es stimmt oder nicht. Wer nach dir kommt, glaubt es und legt selbst eine, oder ruft „Du hast gemogelt!“ und deckt deine Karte auf. War sie falsch, nimmst du alle Karten vom Tisch, sonst nimmt sie, wer gezweifelt hat. Das Spiel endet, wenn jemand keine Karten mehr hat, und die anderen zahlen für jede, die sie noch haben, einen Chip.

deal-won = { $count ->
    [one] { $you ->
        [yes] Du gewinnst das Spiel und bekommst
       *[no] { $names } gewinnt das Spiel und bekommt
    } { $points ->
        [one] einen Chip
       *[other] { $points } Chips
    }.
   *[other] { $names } { $you ->
        [yes] habt
       *[no] haben
    } gleich wenige Karten; niemand zahlt.
}
drawn = Alle haben gleich viele Karten; niemand zahlt.
reason-off = Alle Karten sind abgelegt; die anderen zahlen für jede, die sie noch haben.
reason-limit = Es sind genug Karten gelegt; wer die wenigsten hat, gewinnt.
chart = Die Chips von Spiel zu Spiel

level-beginner-help = Sagt gern die Wahrheit und glaubt fast alles.
level-casual-help = Mogelt, wenn es sein muss, und zweifelt ab und zu.
level-club-help = Merkt sich, wer welche Karten hat, und zweifelt, wenn die Geschichte nicht stimmen kann.
level-master-help = Mogelt und zweifelt gerade so oft, dass kaum jemand etwas dagegen gewinnt.

zone-pile = Verdeckte Karten
zone-turned = Zuletzt aufgedeckt
zone-aside = Beiseite
zone-suits = Welche Farbe sagst du?
suit-named = { $sign } { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}
label-challenge = Du hast gemogelt!
help-challenge = Deck die letzte Karte auf!
label-accept = Glauben
help-accept = Lass die letzte Karte gelten.

note-dealt = { $aside ->
    [0] Jeder hat { $count } Karten.
    [one] Jeder hat { $count } Karten, eine bleibt beiseite.
   *[other] Jeder hat { $count } Karten, { $aside } bleiben beiseite.
}
note-opened = { $you ->
    [yes] Du legst eine Karte
   *[no] { $seat } legt eine Karte
}: „{ suit-named }!“
note-opened-own = { $you ->
    [yes] Du legst { $look }
   *[no] { $seat } legt { $look }
}: „{ suit-named }!“
note-followed = { $you ->
    [yes] Du glaubst das und legst eine Karte.
   *[no] { $seat } glaubt das und legt eine Karte.
}
note-followed-own = { $you ->
    [yes] Du glaubst das und legst { $look }.
   *[no] { $seat } glaubt das und legt { $look }.
}
note-last = { $you ->
    [yes] Deine letzte Karte!
   *[no] Die letzte Karte von { $seat }!
}
note-lie = „Du hast gemogelt!“ { $you ->
    [yes] Du deckst { $look } auf: erwischt, { $seatBlamed }!
   *[no] { $seat } deckt { $look } auf: { $youBlamed ->
        [yes] Du bist erwischt!
       *[no] erwischt, { $seatBlamed }!
    }
}
note-true = „Du hast gemogelt!“ { $you ->
    [yes] Du deckst { $look } auf: { $seatBlamed } war ehrlich.
   *[no] { $seat } deckt { $look } auf: { $youBlamed ->
        [yes] Du warst ehrlich.
       *[no] { $seatBlamed } war ehrlich.
    }
}
note-takes = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [one] die Karte
   *[other] alle { $count } Karten
}.
note-accepted = { $you ->
    [yes] Du glaubst { $seatBlamed } die letzte Karte.
   *[no] { $seat } glaubt { $youBlamed ->
        [yes] dir
       *[no] { $seatBlamed }
    } die letzte Karte.
}
note-off = { $you ->
    [yes] Du bist alle Karten los!
   *[no] { $seat } ist alle Karten los!
}
note-limit = { $count } Karten sind gelegt: Das Spiel ist aus.
note-pays = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $count ->
    [one] einen Chip
   *[other] { $count } Chips
}.
note-out = { $you ->
    [yes] Du hast keine Chips mehr und scheidest aus.
   *[no] { $seat } hat keine Chips mehr und scheidet aus.
}
fact-suit = Gesagt ist: { suit-named }
fact-left = { $count ->
    [one] Nach der nächsten Karte ist Schluss.
   *[other] Noch { $count } Karten, dann ist Schluss.
}

option-games-help = Wie viele Spiele spielt ihr?
option-counters-help = Mit wie vielen Chips fangt ihr an? Wer keine mehr hat, scheidet aus.
option-last_card = Letzte Karte
option-last_card-help = Darf deine letzte Karte noch angezweifelt werden?
option-last_card-challengeable = ja
option-last_card-immediate = nein, damit ist gewonnen
option-max_cards = Höchstzahl der Karten
option-max_cards-help = Nach wie vielen gelegten Karten endet ein Spiel? Dann gewinnt, wer die wenigsten in der Hand hat.
option-first_dealer-help = Wer gibt im ersten Spiel?
