title = Nur keine Aufregung 2 x 2
tagline = Zwei gegen zwei: Gemeinsam heim ins Ziel, und wer einen Rauswurf übersieht, zahlt mit der eigenen Figur.
brief = Du läufst mit deinem Gegenüber gegen die beiden anderen: Euer Paar will alle acht Figuren zuerst im Ziel haben. Wer dran ist, würfelt und zieht eine eigene Figur genau so weit; nur eine Sechs bringt eine neue ins Spiel, und danach wird noch einmal gewürfelt. Wer auf einem Gegner landet, wirft ihn hinaus; wer die Gelegenheit auslässt, muss die eigene Figur zurück in die Ecke stellen. Partner werfen sich nie hinaus und dürfen sich eine Ruhebank teilen. Es gewinnt das Paar, dessen achte Figur zuerst im Ziel ist.

deal-won = { who-wins } das Rennen gemeinsam.
match-won = { who-wins } das Rennen gemeinsam!
reason-arrived = Es gewinnt das Paar, das zuerst alle acht Figuren im Ziel hat.
reason-throws = Nach 5000 Würfen ist Schluss: Es zählen die Figuren eines Paars im Ziel, dann seine Schritte.

note-arrived = { $you ->
    [yes] Du hast alle Figuren im Ziel!
   *[no] { $seat } hat alle Figuren im Ziel.
}
note-overlooked = { $you ->
    [yes] Mit { $from }-{ $to } hättest du eine Figur von { $seatSpared } hinauswerfen müssen. Zur Strafe geht die Figur von Feld { $from } zurück in die Ecke.
   *[no] { $seat } hätte mit { $from }-{ $to } eine Figur von { $youSpared ->
        [yes] dir
       *[no] { $seatSpared }
    } hinauswerfen müssen. Zur Strafe geht die Figur von Feld { $from } zurück in die Ecke.
}
fact-overlook = { $you ->
    [yes] Wirf jemanden hinaus, sonst geht die { $field } zurück!
   *[no] { $seat } muss hinauswerfen, sonst geht die { $field } zurück.
}
fact-helps = { $you ->
    [yes] Du bist im Ziel und ziehst jetzt mit den Figuren von { $seatPartner }.
   *[no] { $seat } ist im Ziel und zieht jetzt mit { $youPartner ->
        [yes] deinen Figuren
       *[no] den Figuren von { $seatPartner }
    }.
}
fact-clear = { $you ->
    [yes] Du musst zuerst das Startfeld räumen.
   *[no] { $seat } muss zuerst das Startfeld räumen.
}
fact-place = { $you ->
    [yes] Du hast alle Figuren im Ziel.
   *[no] { $seat } hat alle Figuren im Ziel.
}

option-overlook = Übersehener Rauswurf
option-overlook-help = Was geschieht, wenn du jemanden hinauswerfen kannst und es nicht tust?
option-overlook-penalty = deine Figur geht in die Ecke
option-overlook-forced = gibt es nicht: wer kann, muss
option-overlook-off = nichts
option-finished_player = Wer im Ziel ist
option-finished_player-help = Was tust du, wenn deine vier Figuren im Ziel sind, die deines Partners aber noch nicht?
option-finished_player-skip = setzt aus
option-finished_player-helps = zieht für den Partner
