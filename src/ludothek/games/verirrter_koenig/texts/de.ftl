title = Verirrter König
tagline = Leg Paare ab, zieh beim Nachbarn und bleib bloß nicht auf dem Kreuz-König sitzen. Der Korken ist schon angerußt!
brief = Niemand will auf dem Kreuz-König sitzen bleiben, denn die drei anderen Könige liegen beiseite, und so ist er die einzige Karte ohne Partner. Alle Karten werden verteilt, und wer zwei von gleichem Rang hat, legt sie als Paar ab. Wer dran ist, zieht dem linken Nachbarn verdeckt eine Karte aus der Hand, und ergibt sie ein Paar, geht es weg. Wer keine Karten mehr hat, ist fein raus. Sind alle Paare abgelegt, bekommt der mit dem König einen Rippel aus Ruß auf die Nase, und wer nach allen Runden die meisten hat, verliert.

deal = Runde { $number } von { $total }
deal-open = Runde { $number }
deal-short = Runde
next-deal = Nächste Runde
waiting-for-next = Die nächste Runde beginnt, wenn alle so weit sind.
chart = Rippel von Runde zu Runde
proof-commitment = Siegel, gezeigt vor der ersten Runde
points = Rippel
points-short = Rippel
points-of = { $count ->
    [0] kein Rippel
    [one] ein Rippel
   *[other] { $count } Rippel
}
deal-won = { $youLost ->
    [yes] Du hast den verirrten König und bekommst einen Rippel auf die Nase.
   *[no] { $losers } hat den verirrten König und bekommt einen Rippel auf die Nase.
}
who-escapes = { $count ->
    [1] { $you ->
        [yes] Du kommst davon
       *[no] { $names } kommt davon
    }
    [2] { $you ->
        [yes] Du und { $others } kommt davon
       *[no] { $names } kommen davon
    }
   *[other] { $you ->
        [yes] Du und alle anderen kommt davon
       *[no] Alle anderen kommen davon
    }
}
match-won = { $lost ->
    [one] { $youLost ->
        [yes] Du hast die meisten Rippel und verlierst
       *[no] { $losers } hat die meisten Rippel und verliert
    }
   *[other] { $youLost ->
        [yes] { $losers } habt die meisten Rippel und verliert
       *[no] { $losers } haben die meisten Rippel und verlieren
    }
}. { who-escapes }!
nobody-won = Niemand kommt davon: Alle haben gleich viele Rippel und verlieren.
reason-king = Wer den verirrten König behält, bekommt einen Rippel.
reason-limit = Nach 1000 gezogenen Karten ist Schluss: Wer den Kreuz-König hat, bekommt den Rippel.
reason-marks = Wer nach allen Runden die meisten Rippel hat, verliert.

level-beginner-help = Zieht eine Karte, mehr gibt es nicht zu tun.
level-casual-help = Zieht eine Karte, mehr gibt es nicht zu tun.
level-club-help = Zieht eine Karte, mehr gibt es nicht zu tun.
level-master-help = Zieht eine Karte, mehr gibt es nicht zu tun.
level-random-help = Zieht eine Karte, mehr gibt es nicht zu tun.
key-throws = Zieh für mich
throws-on = Ab jetzt wird für dich gezogen.
throws-off = Du ziehst wieder selbst.
plain-throws = zieht ab jetzt für dich, bis zum Schluss.
seat-is-out = fein raus
seat-out = { $you ->
    [yes] Du bist fein raus.
   *[no] { $seat } ist fein raus.
}

zone-pairs = { $rank ->
    [7] Siebener
    [8] Achter
    [9] Neuner
    [10] Zehner
    [J] Buben
    [Q] Damen
   *[A] Asse
}
soot = { $count ->
    [one] ein Rippel auf der Nase
   *[other] { $count } Rippel auf der Nase
}

note-dealt = { $count ->
    [0] Die Karten sind verteilt, und niemand hat ein Paar.
    [one] Die Karten sind verteilt, ein Paar wird abgelegt.
   *[other] Die Karten sind verteilt, { $count } Paare werden abgelegt.
}
note-drew = { $you ->
    [yes] Du ziehst eine Karte von { $seatFrom }.
   *[no] { $seat } zieht eine Karte von { $youFrom ->
        [yes] dir
       *[no] { $seatFrom }
    }.
}
note-drew-card = { $you ->
    [yes] Du ziehst von { $seatFrom }: { $look }.
   *[no] { $seat } zieht von { $youFrom ->
        [yes] dir
       *[no] { $seatFrom }
    }: { $look }.
}
note-pair = { $you ->
    [yes] Du legst ein Paar ab
   *[no] { $seat } legt ein Paar ab
}: { $lookOne } und { $lookOther }.
note-safe = { $you ->
    [yes] Du hast keine Karten mehr und bist fein raus.
   *[no] { $seat } hat keine Karten mehr und ist fein raus.
}
note-king = { $you ->
    [yes] Du behältst den verirrten König, { $look }, und bekommst einen Rippel auf die Nase!
   *[no] { $seat } behält den verirrten König, { $look }, und bekommt einen Rippel auf die Nase!
}
fact-draws = { $you ->
    [yes] Du ziehst von { $seatFrom }: Tipp eine Karte an.
   *[no] { $seat } zieht von { $youFrom ->
        [yes] dir
       *[no] { $seatFrom }
    }.
}
fact-pairs = { $count ->
    [one] Noch ein Paar
   *[other] Noch { $count } Paare
}

option-rounds = Runden
option-rounds-help = Wie viele Runden spielt ihr? Üblich sind so viele, wie ihr seid: Dann gibt jeder einmal.
option-draw_from = Ziehen
option-draw_from-help = Von welchem Nachbarn ziehst du? Reihum geht es so oder so nach links.
option-draw_from-left = vom linken Nachbarn
option-draw_from-right = vom rechten Nachbarn
