title = Zick-Zack
tagline = Beide laufen denselben Weg: Wer allein steht, fliegt hinaus, und wer zuerst alles heraus hat, gewinnt.
brief = Beide bringen fünfzehn Steine auf demselben Weg über dieselben 24 Felder, und wer zuerst alle heraus hat, gewinnt. Deine Würfe setzen die Steine zuerst auf die ersten sechs Felder, und wenn alle drin sind, ziehen sie vorwärts. Ein Stein, der allein steht, wird von jedem hinausgeworfen, der auf ihm landet, und muss vor allem anderen neu gesetzt werden. Zwei oder mehr auf einem Feld sind sicher und stehen dem Gegner im Weg. Sind alle auf den letzten sechs Feldern, würfelst du sie heraus, und der letzte gewinnt.

deal-won = { $count ->
    [one] { who-wins }.
   *[other] Das Spiel endet unentschieden.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] Das Spiel endet unentschieden.
}
reason-off = Alle fünfzehn Steine sind herausgewürfelt.
reason-cap = Die Höchstzahl an Würfen ist erreicht. Der kürzere Weg entscheidet.
reason-resigned = Das Spiel wurde aufgegeben.

stone-white = { $count ->
    [one] weißer Stein
   *[other] { $count } weiße Steine
}
stone-black = { $count ->
    [one] dunkler Stein
   *[other] { $count } dunkle Steine
}
die = eine { $face }
die-used = eine { $face }, verbraucht
place-bar-white = Neben dem Brett, Weiß
place-bar-black = Neben dem Brett, Dunkel
place-off-white = Herausgewürfelt, Weiß
place-off-black = Herausgewürfelt, Dunkel
counter-pips = { $count ->
    [one] noch { $count } Auge
   *[other] noch { $count } Augen
}

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
    [yes] Du ziehst von { $from } nach { $to } und wirfst einen Stein hinaus.
   *[no] { $seat } zieht von { $from } nach { $to } und wirft einen Stein hinaus.
}
note-enter-step = { $you ->
    [yes] Du setzt einen Stein auf { $to }.
   *[no] { $seat } setzt einen Stein auf { $to }.
}
note-enter-hit = { $you ->
    [yes] Du setzt einen Stein auf { $to } und wirfst den fremden hinaus.
   *[no] { $seat } setzt einen Stein auf { $to } und wirft den fremden hinaus.
}
note-off = { $you ->
    [yes] Du würfelst einen Stein von { $from } heraus.
   *[no] { $seat } würfelt einen Stein von { $from } heraus.
}
note-rest = { $you ->
    [yes] Du lässt den Rest des Wurfs verfallen.
   *[no] { $seat } lässt den Rest des Wurfs verfallen.
}
note-cut = Der Rest des Wurfs verfällt.

label-rest = Rest verfallen lassen
help-rest = Du nutzt von diesem Wurf nichts mehr, und dein Gegner ist dran.
agreement-resign = Aufgeben

option-compulsion = Zugzwang
option-compulsion-help = Musst du ziehen, bis alle Steine auf den letzten sechs Feldern sind, oder bis ganz zum Schluss?
option-compulsion-until_home = bis alle dort sind
option-compulsion-always = bis zum Schluss
option-throw_cap = Höchstzahl der Würfe
option-throw_cap-help = Nach wie vielen Würfen endet das Spiel? Dann entscheidet der kürzere Weg.
