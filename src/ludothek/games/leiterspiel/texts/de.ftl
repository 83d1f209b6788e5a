title = Leiterspiel
tagline = Leitern hinauf, Rutschen hinunter: Wer ist zuerst oben bei der Fahne?
brief = Du willst als Erster oben bei der Fahne sein. Wer dran ist, würfelt und rückt seine Figur so viele Felder vor; zu entscheiden gibt es nichts. Endet dein Zug am Fuß einer Leiter, kletterst du hinauf, und endet er oben an einer Rutsche, geht es hinunter. Auf einem Feld ist Platz für alle, und niemand schickt jemanden zurück. Das Ziel musst du genau treffen, denn was zu viel ist, wird zurückgezählt; wer zuerst dort steht, hat gewonnen.

reason-goal = Es gewinnt, wer zuerst auf Feld 64 steht.

figure = { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
   *[green] grüne
} Figur
help-goal = Das Ziel: Wer zuerst hier ist, gewinnt.

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

option-overshoot-win = auch das gewinnt
