title = Nur keine Aufregung
tagline = Einmal rundherum und heim ins Ziel, und wer im Weg steht, fliegt. Nur keine Aufregung!

deal = Partie { $number } von { $total }
deal-won = { $count ->
    [one] { $names } gewinnt das Rennen.
   *[other] { $names } gewinnen das Rennen gemeinsam.
}
match-won = { $count ->
    [one] { $names } gewinnt das Rennen!
   *[other] { $names } gewinnen das Rennen gemeinsam!
}
points-of = { $count } besiegt
reason-arrived = Es gewinnt, wer zuerst alle vier Figuren im Ziel hat.
reason-throws = Nach 5000 Würfen ist Schluss: Es zählen die Figuren im Ziel, dann die zurückgelegten Schritte.

level-beginner-help = Zieht meistens mit der erstbesten Figur.
level-casual-help = Sieht etwa jede zweite gute Gelegenheit.
level-club-help = Kennt die Gefahren und übersieht nur noch wenig.
level-master-help = Rechnet mit allem, was die nächsten drei Würfe bringen können.

figure-red = rote Figur
figure-yellow = gelbe Figur
figure-green = grüne Figur
figure-blue = blaue Figur
die = eine { $face }
zone-dice = Wurf
zone-earlier = Davor
counter-home = { $count } von 4 im Ziel

note-opening = { $seat } wirft eine { $number }.
note-begins = { $seat } fängt an.
note-throws = { $seat } wirft { $numbers }.
note-lapsed = { $seat } wirft { $numbers } und kann nicht ziehen.
note-enter = { $seat } bringt eine Figur ins Spiel.
note-run = { $seat } zieht von { $from } nach { $to }.
note-goal = { $seat } zieht auf Zielfeld { $field }.
note-hit = { $seatHit } fliegt hinaus!
note-arrived = { $seat } hat alle Figuren im Ziel: Platz { $place }.
fact-clear = { $seat } muss zuerst das Startfeld räumen.
fact-again = Eine Sechs: { $seat } wirft danach noch einmal.
fact-place = { $seat } ist im Ziel: Platz { $place }.

option-play_on = Weiterspielen
option-play_on-help = Spielen die anderen weiter, wenn jemand gewonnen hat? Dann geht es auch um die Plätze dahinter.
option-play_on-off = nein, dann ist Schluss
option-play_on-on = ja, bis alle Plätze vergeben sind
option-enter_on_six = Mit einer Sechs
option-enter_on_six-help = Ob du mit einer Sechs eine Figur ins Spiel bringen musst, solange eine in der Ecke wartet.
option-enter_on_six-may = darfst du eine Figur einsetzen
option-enter_on_six-must = musst du eine Figur einsetzen
option-throw_out = Hinauswerfen
option-throw_out-help = Ob du eine Figur, die du treffen kannst, auch verschonen darfst.
option-throw_out-may = wer will
option-throw_out-must = wer kann, muss
option-goal_jump = Springen im Ziel
option-goal_jump-help = Ob du eigene Figuren auf den Zielfeldern überspringen darfst.
option-goal_jump-allowed = erlaubt
option-goal_jump-forbidden = verboten
