title = Nur keine Aufregung
tagline = Einmal rundherum und heim ins Ziel, und wer im Weg steht, fliegt hinaus. Nur keine Aufregung!
brief = Du willst deine vier Figuren aus der Ecke einmal um den Plan und auf deine Zielfelder bringen, bevor es jemand anderem gelingt. Wer dran ist, würfelt und zieht eine Figur genau so weit; nur eine Sechs bringt eine neue ins Spiel, und danach wird noch einmal gewürfelt. Wer auf einer fremden Figur landet, wirft sie hinaus, zurück in ihre Ecke. Sicher ist sie nur auf den vier Sternfeldern und im Ziel. Wer zuerst alle vier im Ziel hat, gewinnt.

points-of = { $count } besiegt
reason-arrived = Es gewinnt, wer zuerst alle vier Figuren im Ziel hat.
reason-throws = Nach 5000 Würfen ist Schluss: Es zählen die Figuren im Ziel, dann die zurückgelegten Schritte.

level-beginner-help = Zieht meistens mit der erstbesten Figur.
level-casual-help = Sieht etwa jede zweite gute Gelegenheit.
level-club-help = Kennt die Gefahren und übersieht nur noch wenig.
level-master-help = Rechnet mit allem, was die nächsten drei Würfe bringen können.

figure-red = { $count ->
    [one] rote Figur
   *[other] { $count } rote Figuren
}
figure-yellow = { $count ->
    [one] gelbe Figur
   *[other] { $count } gelbe Figuren
}
figure-green = { $count ->
    [one] grüne Figur
   *[other] { $count } grüne Figuren
}
figure-blue = { $count ->
    [one] blaue Figur
   *[other] { $count } blaue Figuren
}
zone-dice = Wurf
zone-earlier = Davor
counter-home = { $count }/4 im Ziel
place-A-H = Ecke von A
place-B-H = Ecke von B
place-C-H = Ecke von C
place-D-H = Ecke von D
place-A-G1 = Zielfeld 1 von A
place-A-G2 = Zielfeld 2 von A
place-A-G3 = Zielfeld 3 von A
place-A-G4 = Zielfeld 4 von A
place-B-G1 = Zielfeld 1 von B
place-B-G2 = Zielfeld 2 von B
place-B-G3 = Zielfeld 3 von B
place-B-G4 = Zielfeld 4 von B
place-C-G1 = Zielfeld 1 von C
place-C-G2 = Zielfeld 2 von C
place-C-G3 = Zielfeld 3 von C
place-C-G4 = Zielfeld 4 von C
place-D-G1 = Zielfeld 1 von D
place-D-G2 = Zielfeld 2 von D
place-D-G3 = Zielfeld 3 von D
place-D-G4 = Zielfeld 4 von D

note-opening = { $you ->
    [yes] Du würfelst eine { $number }.
   *[no] { $seat } würfelt eine { $number }.
}
note-begins = { $you ->
    [yes] Du fängst an.
   *[no] { $seat } fängt an.
}
note-throws = { $you ->
    [yes] Du würfelst { $numbers }.
   *[no] { $seat } würfelt { $numbers }.
}
note-lapsed = { $you ->
    [yes] Du würfelst { $numbers } und kannst nicht ziehen.
   *[no] { $seat } würfelt { $numbers } und kann nicht ziehen.
}
note-enter = { $you ->
    [yes] Du setzt eine Figur ein.
   *[no] { $seat } setzt eine Figur ein.
}
note-run = { $you ->
    [yes] Du ziehst von { $from } nach { $to }.
   *[no] { $seat } zieht von { $from } nach { $to }.
}
note-goal = { $you ->
    [yes] Du ziehst auf Zielfeld { $field }.
   *[no] { $seat } zieht auf Zielfeld { $field }.
}
note-hit = { $you ->
    [yes] Du wirfst eine Figur von { $seatHit } hinaus!
   *[no] { $seat } wirft eine Figur von { $youHit ->
        [yes] dir
       *[no] { $seatHit }
    } hinaus!
}
note-arrived = { $you ->
    [yes] Du hast alle Figuren im Ziel: { $place }. Platz!
   *[no] { $seat } hat alle Figuren im Ziel: { $place }. Platz.
}
fact-clear = { $you ->
    [yes] Du musst zuerst dein Startfeld räumen.
   *[no] { $seat } muss zuerst das Startfeld räumen.
}
fact-again = Eine Sechs: { $you ->
    [yes] Du würfelst danach noch einmal.
   *[no] { $seat } würfelt danach noch einmal.
}
fact-place = { $you ->
    [yes] Du bist im Ziel: { $place }. Platz.
   *[no] { $seat } ist im Ziel: { $place }. Platz.
}

option-play_on = Weiterspielen
option-play_on-help = Spielen die anderen weiter, wenn jemand gewonnen hat? Dann geht es auch um die Plätze dahinter.
option-play_on-off = nein, dann ist Schluss
option-play_on-on = ja, bis alle Plätze vergeben sind
option-enter_on_six = Mit einer Sechs
option-enter_on_six-help = Musst du mit einer Sechs eine Figur einsetzen, solange eine in der Ecke wartet?
option-enter_on_six-may = darfst du eine Figur einsetzen
option-enter_on_six-must = musst du eine Figur einsetzen
option-throw_out = Hinauswerfen
option-throw_out-help = Darfst du eine Figur, die du treffen kannst, auch verschonen?
option-throw_out-may = wer will
option-throw_out-must = wer kann, muss
option-goal_jump = Springen im Ziel
option-goal_jump-help = Darfst du eigene Figuren auf den Zielfeldern überspringen?
option-goal_jump-allowed = erlaubt
option-goal_jump-forbidden = verboten
