title = Dammen
tagline = Niemand hoeft te slaan, maar wie een slag over het hoofd ziet, kan zijn schijf kwijtraken.

deal = Partij { $number } van { $total }
deal-won = { $count ->
    [one] { $names } wint de partij.
   *[other] De partij eindigt in remise.
}
match-won = { $count ->
    [one] { $names } wint!
   *[other] Remise: { $names } delen de punten.
}

stone-white = witte schijf
stone-black = zwarte schijf
dame-white = witte dam
dame-black = zwarte dam
zone-box = Geslagen
counter-pieces = { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}

note-lot = Het lot geeft { $seat } wit.
note-moved = { $seat } zet van { $from } naar { $to }.
note-jumped = { $seat } springt van { $from } naar { $to } en slaat { $taken }.
note-crowned = De schijf op { $square } wordt een dam.
note-huffed = { $seat } blaast { $square } weg.
note-stopped = { $seat } springt niet verder.

fact-series = { $seat } mag vanaf { $square } verder springen.
fact-overlooked = { $seatFrom } heeft een slag gemist: { $seat } mag voor de zet { $squares } aantikken en wegblazen.
fact-quiet = { $left ->
    [one] Nog één stille zet van een dam en het is remise.
   *[other] Nog { $left } stille zetten van een dam en het is remise.
}
fact-two-dames = { $left ->
    [one] Dam tegen dam: remise na nog één zet.
   *[other] Dam tegen dam: remise na nog { $left } zetten.
}

stop = Hier stoppen
stop-help = Je zou met dit stuk nog meer kunnen slaan, maar het hoeft niet. Je beurt is voorbij.

option-capture = Slaan
option-capture-help = Moet je slaan als het kan, en wat gebeurt er anders?
option-capture-huff = vrij, maar blazen mag
option-capture-forced = verplicht
option-capture-free = vrij, zonder straf
option-huff_target = Geblazen wordt
option-huff_target-help = Welk stuk van het bord gaat na een gemiste slag.
option-huff_target-capable = een stuk dat had kunnen slaan
option-huff_target-moved = het stuk dat gezet is
option-dame_landing = Een dam landt
option-dame_landing-help = Waar een dam na een sprong mag neerkomen.
option-dame_landing-any = overal erachter
option-dame_landing-adjacent = direct erachter
option-men_capture_backward = Schijven slaan achteruit
option-men_capture_backward-help = Dammen mogen het altijd. Gewone schijven ook?
option-men_capture_backward-no = nee
option-men_capture_backward-yes = ja
option-first_white = Wit
option-first_white-help = Wie wit heeft en de eerste partij begint.
option-first_white-lot = het lot beslist
option-series = Partijen
option-series-help = Hoeveel partijen jullie spelen. Na elke partij wisselen de kleuren.

agreement-draw = Remise aanbieden
agreement-draw-ask = { $seat } biedt remise aan. Neem je het aan?
agreement-resign = Opgeven

reason-captured = Alle stukken van de tegenstander zijn geslagen.
reason-blocked = De tegenstander kan niet meer zetten.
reason-repetition = Dezelfde stelling voor de derde keer.
reason-quiet = Vijftig halve zetten zonder slag, zonder blazen en zonder zet van een schijf.
reason-two-kings = Dam tegen dam: geen van beide vangt de ander.
reason-agreed = Remise afgesproken.
reason-resigned = De tegenstander heeft opgegeven.
reason-total = De punten van alle partijen beslissen.
