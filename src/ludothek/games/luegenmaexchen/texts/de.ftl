title = Lügenmäxchen
tagline = Zwei Würfel unter dem Becher, und nur du weißt, was du wirklich hast. Sag, was du willst, aber lass dich nicht erwischen!
brief = Du willst möglichst wenige Chips einsammeln, denn wer zuerst fünf hat, verliert. Du würfelst verdeckt unter dem Becher mit zwei Würfeln und sagst etwas an, wahr oder gelogen, aber höher als die Ansage davor. Wer links von dir sitzt, glaubt dir und muss selbst würfeln und noch höher ansagen, oder deckt auf. Hast du gelogen, nimmst du einen Chip, sonst nimmt ihn, wer gezweifelt hat. Am höchsten ist das Mäxchen aus 1 und 2: Darüber geht nichts.

who-loses = { $lost ->
    [one] { $youLost ->
        [yes] Du verlierst
       *[no] { $losers } verliert
    }
   *[other] { $youLost ->
        [yes] { $losers } verliert
       *[no] { $losers } verlieren
    }
}
who-escapes = { $count ->
    [1] { $you ->
        [yes] du kommst davon
       *[no] { $names } kommt davon
    }
    [2] { $you ->
        [yes] du und { $others } kommt davon
       *[no] { $names } kommen davon
    }
   *[other] { $you ->
        [yes] du und alle anderen kommt davon
       *[no] alle anderen kommen davon
    }
}
deal-won = { who-loses }, { who-escapes }.
match-won = { who-loses }, { who-escapes }!
nobody-won = Niemand kommt davon: Alle haben gleich viele Chips und verlieren.
points-of = { $count ->
    [0] verloren
   *[other] gewonnen
}
reason-counters = Wer zuerst zu viele Chips hat, verliert; alle anderen gewinnen.
reason-middle = Die Mitte ist leer: Wer die meisten Chips hat, verliert.
reason-rounds = Nach 500 Runden ist Schluss: Wer die meisten Chips hat, verliert.

level-beginner-help = Lügt und zweifelt meistens aufs Geratewohl.
level-casual-help = Hat ein Gefühl für gute Lügen, verlässt sich aber oft aufs Glück.
level-club-help = Lügt und zweifelt mit Maß und lässt sich selten hereinlegen.
level-master-help = Lügt und zweifelt so ausgewogen, dass zu zweit niemand dagegen einen Vorteil hat.

die-hidden = { $count ->
    [one] Würfel unter dem Becher
   *[other] { $count } Würfel unter dem Becher
}
counter = { $count ->
    [one] Chip
   *[other] { $count } Chips
}
zone-cup = Becher
zone-lifted = Zuletzt aufgedeckt
zone-middle = Mitte
zone-counters = Chips
zone-calls = Ansagen

announce = { $value ->
    [11] Einerpasch
    [22] Zweierpasch
    [33] Dreierpasch
    [44] Viererpasch
    [55] Fünferpasch
    [66] Sechserpasch
    [21] Mäxchen
   *[other] { $value }
}
call = { $value ->
    [21] Max
   *[other] { $value }
}
say = { announce }!
help-same = Das hast du wirklich.
help-less = Das ist weniger, als du hast: Hier kann dir nichts passieren.
help-more = Das ist gelogen: Deckt jemand auf, nimmst du einen Chip.
label-show = Mäxchen zeigen
help-show = Du legst dein Mäxchen offen hin und bist für diese Runde draußen.
label-believe = Glauben
help-believe = Du würfelst selbst und musst danach höher ansagen.
label-lift = Aufdecken
help-lift = Stimmt die Ansage, nimmst du einen Chip. War sie gelogen, nimmt ihn der andere.

note-announced = { $you ->
    [yes] Du sagst
   *[no] { $seat } sagt
}: { announce }.
note-believed = { $you ->
    [yes] Du glaubst es und würfelst.
   *[no] { $seat } glaubt es und würfelt.
}
note-shown = { $you ->
    [yes] Du zeigst ein Mäxchen und bist in dieser Runde draußen.
   *[no] { $seat } zeigt ein Mäxchen und ist in dieser Runde draußen.
}
note-alone = { $you ->
    [yes] Du bist allein übrig
   *[no] { $seat } ist allein übrig
}: Die Runde endet ohne Chip.
note-lifted = { $you ->
    [yes] Du hebst den Becher
   *[no] { $seat } hebt den Becher
}: { announce }.
note-true = { announce } war nicht gelogen. { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [one] einen Chip
   *[other] { $count } Chips
}.
note-lie = { announce } war gelogen! { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [one] einen Chip
   *[other] { $count } Chips
}.
note-forfeit = { $you ->
    [yes] Du schuldest
   *[no] { $seat } schuldet
}: { $forfeit }
fact-thrown = Unter deinem Becher: { announce }
fact-beat = { $you ->
    [yes] Du musst
   *[no] { $seat } muss
} mehr ansagen als { announce }.
fact-out = { $you ->
    [yes] Du bist in dieser Runde draußen.
   *[no] { $seat } ist in dieser Runde draußen.
}
fact-forfeit = Wer verliert, schuldet: { $forfeit }

option-counters_to_lose = Chips zum Verlieren
option-counters_to_lose-help = Mit wie vielen Chips verlierst du?
option-counters = Chips in der Mitte
option-counters-help = Wie viele Chips liegen in der Mitte? Üblich sind für jeden einer weniger, als man zum Verlieren braucht, und einer dazu. Bei weniger kann die Mitte leer werden, bevor jemand so viele hat.
option-true_maexchen = Ein wahres Mäxchen kostet
option-true_maexchen-help = Wie viele Chips nimmst du, wenn du ein angesagtes Mäxchen aufdeckst, das wirklich da ist?
option-next_start = Die nächste Runde beginnt
option-next_start-help = Wer würfelt nach einem Chip zuerst?
option-next_start-taker = wer den Chip genommen hat
option-next_start-left_of_taker = sein linker Nachbar
option-forfeit = Strafe
option-forfeit-help = Was schuldet der Verlierer: einen Kopfstand, ein Kompliment für alle, ein Lied …?
