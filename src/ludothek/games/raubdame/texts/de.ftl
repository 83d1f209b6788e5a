title = Raubdame
tagline = Verkehrte Welt: Schlagen ist Pflicht, und wer als Erster keinen Stein mehr hat, gewinnt.
brief = Das ist Dame, auf den Kopf gestellt: Beide haben zwölf Steine, und wer zuerst keinen mehr hat, gewinnt. Du ziehst einen Stein ein Feld schräg nach vorn oder springst über einen gegnerischen und nimmst ihn. Das Besondere ist die Schlagpflicht: Wer schlagen kann, muss, und eine Serie wird zu Ende gesprungen. Also schiebst du deinem Gegner Stein um Stein vor die Nase und stellst Fallen, in denen gleich mehrere verschwinden. Schluss ist, sobald jemand nichts mehr hat, und auch wer dran ist und nicht ziehen kann, hat gewonnen.

fact-must = { $you ->
    [yes] Du musst schlagen, mit { $squares }.
   *[no] { $seat } muss schlagen, mit { $squares }.
}
fact-series = { $you ->
    [yes] Du musst von { $square } aus weiterspringen.
   *[no] { $seat } muss von { $square } aus weiterspringen.
}
merit-offers = Danach muss der Gegner schlagen.

option-blocked_player = Wer festsitzt
option-blocked_player-help = Du hast noch Steine, aber keiner kann ziehen oder schlagen: Wie geht das Spiel aus?
option-blocked_player-wins = gewinnt
option-blocked_player-loses = verliert
option-blocked_player-draw = spielt unentschieden
option-majority = Mehrheitsregel
option-majority-help = Musst du so schlagen, dass du die meisten Steine nimmst?
option-majority-off = nein, freie Wahl
option-majority-on = ja

reason-captured = Alle Steine losgeworden.
reason-stuck = Eingesperrt: Wer nicht mehr ziehen kann, gewinnt.
reason-blocked = Eingesperrt: Wer nicht mehr ziehen kann, verliert.
reason-stalemate = Eingesperrt: Wer dran ist, kann nicht ziehen.
reason-quiet = Fünfzig Züge, beide Seiten zusammen, ohne Schlag und ohne Zug eines Steins.
