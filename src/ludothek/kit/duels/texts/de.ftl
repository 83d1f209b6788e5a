deal-won = { $count ->
    [one] { who-wins } das Spiel.
   *[other] Das Spiel endet unentschieden.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] Unentschieden: { $names } teilen sich die Punkte.
}

stone-white = { $count ->
    [one] weißer Stein
   *[other] { $count } weiße Steine
}
stone-black = { $count ->
    [one] schwarzer Stein
   *[other] { $count } schwarze Steine
}

note-lot = { $you ->
    [yes] Ausgelost: Du spielst Weiß.
   *[no] Ausgelost: { $seat } spielt Weiß.
}
note-moved = { $you ->
    [yes] Du ziehst von { $from } nach { $to }.
   *[no] { $seat } zieht von { $from } nach { $to }.
}

fact-series = { $you ->
    [yes] Du darfst von { $square } aus weiterspringen.
   *[no] { $seat } darf von { $square } aus weiterspringen.
}

option-first_white = Wer zuerst Weiß hat
option-first_white-help = Wer hat Weiß und beginnt das erste Spiel?
option-first_white-lot = ausgelost
option-series = Spiele
option-series-help = Wie viele Spiele macht ihr? Nach jedem wechseln die Farben.

agreement-draw = Unentschieden anbieten
agreement-draw-ask = { $seat } bietet ein Unentschieden an. Nimmst du an?

reason-repetition = Dieselbe Stellung zum dritten Mal.
reason-agreed = Unentschieden vereinbart.
reason-resigned = Der Gegner hat aufgegeben.
reason-total = Die Punkte aller Spiele entscheiden.
