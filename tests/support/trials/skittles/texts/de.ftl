title = Kegelreihe
tagline = Neun Kegel, eine Kugel: Wer fällt den letzten?
skittle = { $count ->
    [one] ein Kegel
   *[other] { $count } Kegel
}
king = der König
zone-fallen = Gefallen
throw = Werfen
note-one = { $you ->
    [yes] Du fällst { $which }.
   *[no] { $seat } fällt { $which }.
}
note-two = { $you ->
    [yes] Du fällst { $which } und den Kegel rechts daneben.
   *[no] { $seat } fällt { $which } und den Kegel rechts daneben.
}
reason-last = Der letzte Kegel gewinnt.
reason-loses = Der letzte Kegel verliert.
option-last = Letzter Kegel
option-last-help = Gewinnt oder verliert, wer den letzten Kegel fällt?
option-last-wins = gewinnt
option-last-loses = verliert
