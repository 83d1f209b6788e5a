deal-won = { $count ->
    [one] { who-wins }.
   *[other] Das Spiel endet unentschieden.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] Das Spiel endet unentschieden.
}

stone-white = { $count ->
    [one] weißer Stein
   *[other] { $count } weiße Steine
}
stone-black = { $count ->
    [one] schwarzer Stein
   *[other] { $count } schwarze Steine
}
die-used = eine { $face }, verbraucht
counter-pips = { $count ->
    [one] noch { $count } Auge
   *[other] noch { $count } Augen
}

label-rest = Rest verfallen lassen
help-rest = Du nutzt von diesem Wurf nichts mehr, und dein Gegner ist dran.

note-opening = { $first } gegen { $second }: { $you ->
    [yes] Du fängst an.
   *[no] { $seat } fängt an.
}
note-throw = { $you ->
    [yes] Du würfelst { $first }-{ $second }.
   *[no] { $seat } würfelt { $first }-{ $second }.
}
note-lapsed = { $you ->
    [yes] Du würfelst { $first }-{ $second } und kannst nichts damit anfangen.
   *[no] { $seat } würfelt { $first }-{ $second } und kann nichts damit anfangen.
}
note-step = { $you ->
    [yes] Du ziehst von { $from } nach { $to }.
   *[no] { $seat } zieht von { $from } nach { $to }.
}
note-hit = { $you ->
    [yes] Du ziehst von { $from } nach { $to } und schlägst.
   *[no] { $seat } zieht von { $from } nach { $to } und schlägt.
}
note-enter-step = { $you ->
    [yes] Du setzt einen Stein auf { $to }.
   *[no] { $seat } setzt einen Stein auf { $to }.
}
note-rest = { $you ->
    [yes] Du lässt den Rest des Wurfs verfallen.
   *[no] { $seat } lässt den Rest des Wurfs verfallen.
}
note-cut = Der Rest des Wurfs verfällt.

option-bear_off-exact = genaue Zahl
option-bear_off-highest = auch größere
option-compulsion = Zugzwang
option-compulsion-always = bis zum Schluss
option-throw_cap = Höchstzahl der Würfe
option-throw_cap-help = Nach wie vielen Würfen endet das Spiel? Dann entscheidet der kürzere Weg.

reason-cap = Die Höchstzahl an Würfen ist erreicht. Der kürzere Weg entscheidet.
reason-resigned = Das Spiel wurde aufgegeben.
