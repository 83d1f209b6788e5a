title = Leiterspiel
tagline = Leitern hinauf, Rutschen hinunter: Wer ist zuerst oben bei der Fahne?
brief = Du willst als Erster oben bei der Fahne sein. Wer dran ist, würfelt und rückt seine Figur so viele Felder vor; zu entscheiden gibt es nichts. Endet dein Zug am Fuß einer Leiter, kletterst du hinauf, und endet er oben an einer Rutsche, geht es hinunter. Auf einem Feld ist Platz für alle, und niemand schickt jemanden zurück. Das Ziel musst du genau treffen, denn was zu viel ist, wird zurückgezählt; wer zuerst dort steht, hat gewonnen.

deal-won = { $count ->
    [one] { who-wins } das Rennen.
   *[other] { who-wins } das Rennen gemeinsam.
}
match-won = { $count ->
    [one] { who-wins } das Rennen!
   *[other] { who-wins } das Rennen gemeinsam!
}
points-of = Feld { $count }
reason-goal = Es gewinnt, wer zuerst auf Feld 64 steht.
reason-throws = Nach 1000 Würfen ist Schluss: Es gewinnt, wer am weitesten vorn steht.

figure = { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
   *[green] grüne
} Figur
die = eine { $face }
throw = Würfeln
place-0 = Start
help-goal = Das Ziel: Wer zuerst hier ist, gewinnt.

note-runs = { $you ->
    [yes] Du würfelst eine { $number } und kommst auf { $field }.
   *[no] { $seat } würfelt eine { $number } und kommt auf { $field }.
}
note-back = { $you ->
    [yes] Du würfelst eine { $number }, das ist zu viel: Du gehst vom Ziel zurück auf { $field }.
   *[no] { $seat } würfelt eine { $number }, das ist zu viel: Vom Ziel geht es zurück auf { $field }.
}
note-stays = { $you ->
    [yes] Du würfelst eine { $number }, das ist zu viel: Du bleibst stehen.
   *[no] { $seat } würfelt eine { $number }, das ist zu viel, und bleibt stehen.
}
note-goal = { $you ->
    [yes] Du würfelst eine { $number } und bist im Ziel!
   *[no] { $seat } würfelt eine { $number } und ist im Ziel!
}
note-ladder = { $you ->
    [yes] Du kletterst die Leiter hinauf auf { $field }!
   *[no] { $seat } klettert die Leiter hinauf auf { $field }!
}
note-slide = { $you ->
    [yes] Du rutschst hinunter auf { $field }!
   *[no] { $seat } rutscht hinunter auf { $field }!
}

option-overshoot = Zu viele Augen
option-overshoot-help = Was geschieht, wenn du mehr würfelst, als du bis zum Ziel brauchst?
option-overshoot-back = vom Ziel zurückzählen
option-overshoot-stay = stehen bleiben
option-overshoot-win = auch das gewinnt
