title = Puff
tagline = Eerst inzetten, dan lopen: vijftien schijven dwars over het bord, en na elke dubbele worp gooi je nog eens.
brief = Je wilt je vijftien schijven dwars over het bord en er weer uit brengen, eerder dan je tegenstander, die je tegemoet komt. In het begin is het bord leeg: je worpen zetten de schijven in op de punten die ze noemen, en pas als ze er allemaal zijn, ga je zetten. Een dubbele worp telt boven en onder, dus vier getallen, en daarna gooi je meteen nog eens. Een losse schijf kan worden geslagen en moet opnieuw worden ingezet, maar twee op een punt zijn veilig en versperren de weg. Wie ze het eerst alle vijftien heeft uitgespeeld, wint.

reason-off = Alle vijftien schijven zijn uitgespeeld.

place-bar-white = Naast het bord, wit
place-bar-black = Naast het bord, zwart
place-off-white = Uitgespeeld, wit
place-off-black = Uitgespeeld, zwart

note-again = { $you ->
    [yes] Je gooit nog eens: { $first }-{ $second }.
   *[no] { $seat } gooit nog eens: { $first }-{ $second }.
}
note-enter-hit = { $you ->
    [yes] Je zet een schijf in op { $to } en slaat.
   *[no] { $seat } zet een schijf in op { $to } en slaat.
}
note-off = { $you ->
    [yes] Je speelt een schijf uit van { $from }.
   *[no] { $seat } speelt een schijf uit van { $from }.
}

fact-under = Onder nog { $count } × { $number }

help-rest = Je gebruikt niets meer van deze worp.
help-under = Onder ligt nog { $count } × { $number }. Je gebruikt er niets meer van.

option-single_stone_order = Eén schijf, twee getallen
option-single_stone_order-help = Mag één schijf ook eerst het hoogste getal nemen?
option-single_stone_order-free = ja, in elke volgorde
option-single_stone_order-low_first = nee, eerst het laagste
option-extra_throw = Nog eens gooien
option-extra_throw-help = Gooi je na elke dubbele worp nog eens, of maar één keer voordat de ander aan de beurt is?
option-extra_throw-every_double = na elke dubbele worp
option-extra_throw-once = maar één keer
option-bear_off = Uitspelen
option-bear_off-help = Gaat een schijf er alleen met het juiste getal uit, of de achterste ook met een hoger getal?
