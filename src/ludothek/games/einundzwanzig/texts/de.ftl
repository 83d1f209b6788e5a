title = Einundzwanzig
tagline = Drei Würfel, dann zwei, dann einer: Wer kommt der 21 am nächsten, ohne darüber zu geraten?
brief = Du willst mit deinen Würfeln genau 21 erreichen oder möglichst knapp darunter bleiben. In der ersten Runde würfeln alle mit drei Würfeln, in der zweiten mit zwei und in der dritten mit einem, und alles wird zusammengezählt. Vor der zweiten und vor der dritten Runde darfst du aufhören, und dann bleibt es dabei. Wer über 21 gerät, ist raus. Nach drei Runden gewinnt, wer der 21 am nächsten ist.

deal-won = { $count ->
    [one] { who-wins } mit { $points }.
   *[other] { who-wins } gemeinsam mit { $points }.
}
nobody-won = Alle sind raus: Niemand gewinnt.
reason-goal = Besser als genau 21 geht es nicht.
reason-below = Die höchste Summe unter 21 gewinnt.
reason-all-out = Alle haben mehr als 21.

level-beginner-help = Würfelt nur, solange nichts passieren kann.
level-casual-help = Kennt seine Chancen, lässt sich aber ab und zu hinreißen.
level-club-help = Hört genau dann auf, wenn es im Schnitt die meisten Augen bringt.
level-master-help = Rechnet genau aus, womit er am ehesten gewinnt, und schaut dabei auf die Summen der anderen.

zone-aside = Beiseite
row-round = { $round }. Runde

throw-help = { $dice ->
    [one] Ein Würfel. Über 21 bist du raus.
    [2] Zwei Würfel. Über 21 bist du raus.
   *[other] Der erste Wurf, mit allen dreien.
}
stop = Aufhören
stop-help = Du bleibst bei { $total }.

note-thrown = { $you ->
    [yes] Du würfelst { $faces } und hast { $total }.
   *[no] { $seat } würfelt { $faces } und hat { $total }.
}
note-goal = { $you ->
    [yes] Du würfelst { $faces }: genau 21!
   *[no] { $seat } würfelt { $faces }: genau 21!
}
note-out = { $you ->
    [yes] Du würfelst { $faces }: { $total }. Du bist raus.
   *[no] { $seat } würfelt { $faces }: { $total }. Raus!
}
note-stopped = { $you ->
    [yes] Du hörst mit { $total } auf.
   *[no] { $seat } hört mit { $total } auf.
}
fact-round = { $dice ->
    [one] { $round }. Runde: ein Würfel
    [2] { $round }. Runde: zwei Würfel
   *[other] { $round }. Runde: drei Würfel
}

option-may_stop = Aufhören
option-may_stop-help = Darfst du vor der zweiten und vor der dritten Runde aufhören?
option-may_stop-yes = erlaubt
option-may_stop-no = alle würfeln dreimal
