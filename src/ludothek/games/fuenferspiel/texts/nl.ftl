title = Vijfspel
tagline = Drie dobbelstenen, tien pogingen: wie gooit als eerste precies vijf?
brief = Je wilt met drie dobbelstenen precies vijf gooien, en eerder dan alle anderen. In elke ronde gooit iedereen één keer, en elke worp telt op zichzelf; er wordt niets bij elkaar geteld. Alleen 1-1-3 en 1-2-2 zijn samen vijf, dus je hebt geluk nodig, en te beslissen valt er niets. Heeft iemand een vijf, dan wordt de ronde uitgespeeld, en wie er een heeft, wint. Heeft na tien worpen niemand een vijf, dan wint er niemand.

deal-won = { $count ->
    [one] { who-wins } met worp { $points }!
   *[other] { who-wins } samen met worp { $points }!
}
nobody-won = Geen vijf in tien worpen: niemand wint.
points-of = { $count ->
    [0] geen 5
   *[other] 5 in worp { $count }
}
reason-five = Wie de minste worpen nodig heeft voor een vijf, wint.
reason-no-five = Iedereen heeft tien keer gegooid.

row-throw = Worp { $throw }

note-thrown = { $you ->
    [yes] Je gooit { $faces }: { $total }.
   *[no] { $seat } gooit { $faces }: { $total }.
}
note-five = { $you ->
    [yes] Je gooit { $faces }: precies { $total }!
   *[no] { $seat } gooit { $faces }: precies { $total }!
}
note-again = Geen vijf in tien worpen: alles begint opnieuw.
fact-series = Poging { $series } van { $most }
fact-last-round = Er is een vijf: deze ronde is de laatste.

option-replays = Opnieuw proberen
option-replays-help = Hoe vaak proberen jullie het nog eens als niemand heeft gewonnen?
