title = Zick-Zack
tagline = Beide laufen denselben Weg: Wer allein steht, fliegt hinaus, und wer zuerst alles heraus hat, gewinnt.
brief = Beide bringen fünfzehn Steine auf demselben Weg über dieselben 24 Felder, und wer zuerst alle heraus hat, gewinnt. Deine Würfe setzen die Steine zuerst auf die ersten sechs Felder, und wenn alle drin sind, ziehen sie vorwärts. Ein Stein, der allein steht, wird von jedem hinausgeworfen, der auf ihm landet, und muss vor allem anderen neu gesetzt werden. Zwei oder mehr auf einem Feld sind sicher und stehen dem Gegner im Weg. Sind alle auf den letzten sechs Feldern, würfelst du sie heraus, und der letzte gewinnt.

reason-off = Alle fünfzehn Steine sind herausgewürfelt.

stone-black = { $count ->
    [one] dunkler Stein
   *[other] { $count } dunkle Steine
}
place-bar-white = Neben dem Brett, Weiß
place-bar-black = Neben dem Brett, Dunkel
place-off-white = Herausgewürfelt, Weiß
place-off-black = Herausgewürfelt, Dunkel

note-hit = { $you ->
    [yes] Du ziehst von { $from } nach { $to } und wirfst einen Stein hinaus.
   *[no] { $seat } zieht von { $from } nach { $to } und wirft einen Stein hinaus.
}
note-enter-hit = { $you ->
    [yes] Du setzt einen Stein auf { $to } und wirfst den fremden hinaus.
   *[no] { $seat } setzt einen Stein auf { $to } und wirft den fremden hinaus.
}
note-off = { $you ->
    [yes] Du würfelst einen Stein von { $from } heraus.
   *[no] { $seat } würfelt einen Stein von { $from } heraus.
}

option-compulsion-help = Musst du ziehen, bis alle Steine auf den letzten sechs Feldern sind, oder bis ganz zum Schluss?
option-compulsion-until_home = bis alle dort sind
