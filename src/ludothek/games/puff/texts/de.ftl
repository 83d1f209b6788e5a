title = Puff
tagline = Erst setzen, dann laufen: fünfzehn Steine quer über das Brett, und nach jedem Pasch würfelst du noch einmal.
brief = Du willst deine fünfzehn Steine quer über das Brett und wieder hinaus führen, bevor es dein Gegner schafft, der dir entgegenkommt. Am Anfang ist das Brett leer: Deine Würfe setzen die Steine auf die Zacken, die sie nennen, und erst wenn alle drin sind, ziehst du. Ein Pasch zählt oben und unten, also vier Zahlen, und danach würfelst du gleich noch einmal. Ein einzelner Stein kann geschlagen werden und muss neu gesetzt werden, zwei auf einer Zacke sind sicher und versperren den Weg. Wer zuerst alle ausgespielt hat, gewinnt.

reason-off = Alle fünfzehn Steine sind ausgespielt.

place-bar-white = Neben dem Brett, Weiß
place-bar-black = Neben dem Brett, Schwarz
place-off-white = Ausgespielt, Weiß
place-off-black = Ausgespielt, Schwarz

note-again = { $you ->
    [yes] Du würfelst noch einmal: { $first }-{ $second }.
   *[no] { $seat } würfelt noch einmal: { $first }-{ $second }.
}
note-enter-hit = { $you ->
    [yes] Du setzt einen Stein auf { $to } und schlägst.
   *[no] { $seat } setzt einen Stein auf { $to } und schlägt.
}
note-off = { $you ->
    [yes] Du spielst einen Stein von { $from } aus.
   *[no] { $seat } spielt einen Stein von { $from } aus.
}

fact-under = Unten noch { $count } × { $number }

help-rest = Du nutzt von diesem Wurf nichts mehr.
help-under = Unten ist noch { $count } × { $number } frei. Du nutzt nichts mehr davon.

option-single_stone_order = Ein Stein, zwei Zahlen
option-single_stone_order-help = Darf ein einzelner Stein auch die höhere Zahl zuerst nehmen?
option-single_stone_order-free = ja, beliebig
option-single_stone_order-low_first = nein, niedrigere zuerst
option-extra_throw = Noch einmal würfeln
option-extra_throw-help = Darfst du nach jedem Pasch noch einmal würfeln oder nur einmal, bis der Gegner dran ist?
option-extra_throw-every_double = nach jedem Pasch
option-extra_throw-once = nur einmal
option-bear_off = Ausspielen
option-bear_off-help = Geht ein Stein nur mit der genauen Zahl hinaus oder der hinterste auch mit einer größeren?
