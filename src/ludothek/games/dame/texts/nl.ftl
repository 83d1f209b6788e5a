title = Dammen
tagline = Niemand hoeft te slaan, maar wie een slag over het hoofd ziet, kan een schijf kwijtraken.
brief = Jullie hebben elk twaalf schijven op de donkere velden, en je wilt alle schijven van je tegenstander slaan of insluiten. Je zet een schijf één veld schuin vooruit, of je springt over een stuk van de ander en slaat het, als het kan meer achter elkaar. Slaan hoeft niet, maar wie een slag mist, kan dat stuk kwijtraken: het mag worden weggeblazen. Aan de overkant wordt een schijf een dam en vliegt hij over hele diagonalen. De partij is uit als een kant niets meer heeft of niet meer kan zetten; soms wordt het remise.

stone-white = { $count ->
    [one] witte schijf
   *[other] { $count } witte schijven
}
stone-black = { $count ->
    [one] zwarte schijf
   *[other] { $count } zwarte schijven
}
dame-white = { $count ->
    [one] witte dam
   *[other] { $count } witte dammen
}
dame-black = { $count ->
    [one] zwarte dam
   *[other] { $count } zwarte dammen
}
zone-box = Geslagen
counter-pieces = { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}

note-moved = { $you ->
    [yes] Je zet van { $from } naar { $to }.
   *[no] { $seat } zet van { $from } naar { $to }.
}
note-jumped = { $you ->
    [yes] Je springt van { $from } naar { $to } en slaat { $taken }.
   *[no] { $seat } springt van { $from } naar { $to } en slaat { $taken }.
}
note-crowned = De schijf op { $square } wordt een dam.
note-huffed = { $you ->
    [yes] Je blaast { $square } weg.
   *[no] { $seat } blaast { $square } weg.
}
note-stopped = { $you ->
    [yes] Je springt niet verder.
   *[no] { $seat } springt niet verder.
}

fact-overlooked = { $youFrom ->
    [yes] Je hebt een slag gemist
   *[no] { $seatFrom } heeft een slag gemist
}: { $you ->
    [yes] jij mag
   *[no] { $seat } mag
} vóór de zet { $squares } aantikken en wegblazen.
fact-quiet = { $left ->
    [one] Nog één stille zet van een dam en het is remise.
   *[other] Nog { $left } stille zetten van een dam en het is remise.
}
fact-two-dames = { $left ->
    [one] Dam tegen dam: remise na nog één zet.
   *[other] Dam tegen dam: remise na nog { $left } zetten.
}

stop-help = Je zou met dit stuk nog meer kunnen slaan, maar het hoeft niet. Je beurt is voorbij.
merit-captures = Daarmee sla je.
merit-crowns = Daarmee haal je een dam.

option-capture = Slaan
option-capture-help = Moet je slaan als het kan, en wat gebeurt er anders?
option-capture-huff = vrij, maar blazen mag
option-capture-forced = verplicht
option-capture-free = vrij, zonder straf
option-huff_target = Weggeblazen wordt
option-huff_target-help = Welk stuk gaat van het bord na een gemiste slag?
option-huff_target-capable = een stuk dat had kunnen slaan
option-huff_target-moved = het stuk dat gezet is
option-dame_landing = Een dam landt
option-dame_landing-help = Waar mag een dam na een sprong neerkomen?
option-dame_landing-any = overal erachter
option-dame_landing-adjacent = direct erachter
option-men_capture_backward = Schijven slaan achteruit
option-men_capture_backward-help = Dammen mogen het altijd. Gewone schijven ook?
option-men_capture_backward-no = nee
option-men_capture_backward-yes = ja

reason-captured = Alle stukken van de tegenstander zijn geslagen.
reason-blocked = De tegenstander kan niet meer zetten.
reason-quiet = Vijftig zetten, van beiden samen, zonder slag, zonder blazen en zonder zet van een schijf.
reason-two-kings = Dam tegen dam: geen van beide vangt de ander.
