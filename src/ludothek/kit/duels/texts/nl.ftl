deal-won = { $count ->
    [one] { who-wins } de partij.
   *[other] De partij eindigt in remise.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] Remise: { $names } delen de punten.
}

stone-white = { $count ->
    [one] witte schijf
   *[other] { $count } witte schijven
}
stone-black = { $count ->
    [one] zwarte schijf
   *[other] { $count } zwarte schijven
}

note-lot = { $you ->
    [yes] Geloot: jij speelt wit.
   *[no] Geloot: { $seat } speelt wit.
}
note-moved = { $you ->
    [yes] Je schuift van { $from } naar { $to }.
   *[no] { $seat } schuift van { $from } naar { $to }.
}

fact-series = { $you ->
    [yes] Je mag vanaf { $square } verder springen.
   *[no] { $seat } mag vanaf { $square } verder springen.
}

option-first_white = Wie met wit begint
option-first_white-help = Wie heeft wit en begint de eerste partij?
option-first_white-lot = er wordt geloot
option-series = Partijen
option-series-help = Hoeveel partijen spelen jullie? Na elke partij wisselen de kleuren.

agreement-draw = Remise aanbieden
agreement-draw-ask = { $seat } biedt remise aan. Ga je akkoord?

reason-repetition = Dezelfde stelling voor de derde keer.
reason-agreed = Remise afgesproken.
reason-resigned = De tegenstander heeft opgegeven.
reason-total = Wie over alle partijen de meeste punten heeft, wint.
