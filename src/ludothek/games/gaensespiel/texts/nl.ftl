title = Ganzenbord
tagline = Langs vos en egel: welke gans is het eerst bij de vijver?
brief = Je wilt dat jouw gans als eerste bij de vijver in het midden is. In je beurt gooi je de dobbelsteen en ga je zoveel vakjes het pad langs; te beslissen valt er niets. Maar op de vakjes met een plaatje gebeurt er iets: je rent door, gaat terug, slaat een beurt over, zit gevangen tot er een zes valt, of gooit meteen nog een keer. Op een vakje is plaats voor alle ganzen, en geen enkele stuurt een andere terug. De vijver moet je precies raken, want wat te veel is, loop je terug; de eerste gans die er is, wint.

reason-goal = Wie het eerst precies op vakje 63 komt, wint.

figure = { $colour ->
    [red] rode
    [blue] blauwe
    [yellow] gele
   *[green] groene
} gans
help-4 = De vos! Je ontsnapt en rent door naar 8.
help-9 = Gevangen! Hier wacht je tot je een zes gooit.
help-13 = De egel: jij bent sneller en rent door naar 16.
help-15 = Er is een veer weg. Je gaat zoeken en slaat een beurt over.
help-21 = Je vliegt: gooi meteen nog een keer.
help-24 = Verkouden! Je blijft in bed en slaat een beurt over.
help-30 = Een lieveheersbeestje heeft haast. Je geeft het een lift naar 34.
help-34 = Je vliegt weer: gooi meteen nog een keer.
help-37 = Te veel gegeten! Je slaapt en slaat twee beurten over.
help-40 = Een zere poot. Je wacht tot de volgende gans voorbij is. Komt er geen meer, dan sla je een beurt over.
help-49 = Een ballonvaart: door naar 53.
help-52 = Verdwaald! Je gaat terug naar 43.
help-57 = Je lacht je slap en slaat twee beurten over.
help-60 = De mooiste gans van het land! Gooi meteen nog een keer.
help-63 = De vijver is het eindvak. Wie hem het eerst precies raakt, wint.

note-4 = { $you ->
    [yes] Je ontsnapt aan de vos en rent door naar 8.
   *[no] { $seat } ontsnapt aan de vos en rent door naar 8.
}
note-9 = { $you ->
    [yes] Je bent gevangen en wacht op een zes.
   *[no] { $seat } is gevangen en wacht op een zes.
}
note-13 = { $you ->
    [yes] Je bent sneller dan de egel: door naar 16!
   *[no] { $seat } is sneller dan de egel: door naar 16!
}
note-15 = { $you ->
    [yes] Je zoekt je veer en slaat een beurt over.
   *[no] { $seat } zoekt een veer en slaat een beurt over.
}
note-21 = { $you ->
    [yes] Je vliegt en gooit nog een keer!
   *[no] { $seat } vliegt en gooit nog een keer!
}
note-24 = { $you ->
    [yes] Je bent verkouden, blijft in bed en slaat een beurt over.
   *[no] { $seat } is verkouden, blijft in bed en slaat een beurt over.
}
note-30 = { $you ->
    [yes] Je geeft een gehaast lieveheersbeestje een lift naar 34.
   *[no] { $seat } geeft een gehaast lieveheersbeestje een lift naar 34.
}
note-34 = { $you ->
    [yes] Je vliegt en gooit nog een keer!
   *[no] { $seat } vliegt en gooit nog een keer!
}
note-37 = { $you ->
    [yes] Je hebt te veel gegeten en slaapt twee beurten lang.
   *[no] { $seat } heeft te veel gegeten en slaapt twee beurten lang.
}
note-40 = { $you ->
    [yes] Je poot doet zeer: je wacht tot de volgende gans voorbij is.
   *[no] { $seat } heeft een zere poot en wacht tot de volgende gans voorbij is.
}
note-49 = { $you ->
    [yes] Je gaat met de ballon naar 53!
   *[no] { $seat } gaat met de ballon naar 53!
}
note-52 = { $you ->
    [yes] Je bent verdwaald en gaat terug naar 43.
   *[no] { $seat } is verdwaald en gaat terug naar 43.
}
note-57 = { $you ->
    [yes] Je lacht je slap en slaat twee beurten over.
   *[no] { $seat } ligt slap van het lachen en slaat twee beurten over.
}
note-60 = { $you ->
    [yes] Je wint de schoonheidsprijs en gooit nog een keer!
   *[no] { $seat } wint de schoonheidsprijs en gooit nog een keer!
}
note-63 = { $you ->
    [yes] Je bent bij de vijver!
   *[no] { $seat } is bij de vijver!
}
note-caught = { $you ->
    [yes] Je gooit { $number } en blijft gevangen.
   *[no] { $seat } gooit { $number } en blijft gevangen.
}
note-freed = { $you ->
    [yes] Een zes! Je bent vrij en gooit nog een keer.
   *[no] Een zes! { $seat } is vrij en gooit nog een keer.
}
note-misses = { $you ->
    [yes] Je slaat een beurt over.
   *[no] { $seat } slaat een beurt over.
}
note-waits = { $you ->
    [yes] Je wacht op 40.
   *[no] { $seat } wacht op 40.
}

option-field_9_six = Zes op vakje 9
option-field_9_six-help = Wat levert de zes op waarmee je vrijkomt?
option-field_9_six-moves = meteen zes vakjes verder
option-field_9_six-frees = alleen vrij, dan nog een worp
