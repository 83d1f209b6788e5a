title = Ladderspel
tagline = De ladders op, de glijbanen af: wie is het eerst boven bij de vlag?
brief = Je wilt als eerste boven bij de vlag zijn. In je beurt gooi je de dobbelsteen en ga je met je pion zoveel vakjes vooruit; te beslissen valt er niets. Eindigt je zet onder aan een ladder, dan klim je omhoog, en eindigt hij boven aan een glijbaan, dan glijd je omlaag. Op een vakje is plaats voor iedereen, en niemand stuurt een ander terug. Het eindvak moet je precies raken, want wat te veel is, tel je terug; wie er het eerst staat, heeft gewonnen.

deal-won = { $count ->
    [one] { who-wins } de race.
   *[other] { who-wins } de race samen.
}
match-won = { $count ->
    [one] { who-wins } de race!
   *[other] { who-wins } de race samen!
}
points-of = vakje { $count }
reason-goal = Wie het eerst op vakje 64 staat, wint.
reason-throws = Na 1000 worpen is het afgelopen: wie het verst is, wint.

figure = { $colour ->
    [red] rode
    [blue] blauwe
    [yellow] gele
   *[green] groene
} pion
die = een { $face }
throw = Gooien
place-0 = start
help-goal = Het eindvak: wie hier het eerst is, wint.

note-runs = { $you ->
    [yes] Je gooit { $number } en komt op { $field }.
   *[no] { $seat } gooit { $number } en komt op { $field }.
}
note-back = { $you ->
    [yes] Je gooit { $number }, dat is te veel: vanaf het eindvak terug naar { $field }.
   *[no] { $seat } gooit { $number }, dat is te veel: vanaf het eindvak terug naar { $field }.
}
note-stays = { $you ->
    [yes] Je gooit { $number }, dat is te veel: je blijft staan.
   *[no] { $seat } gooit { $number }, dat is te veel, en blijft staan.
}
note-goal = { $you ->
    [yes] Je gooit { $number } en bent op het eindvak!
   *[no] { $seat } gooit { $number } en is op het eindvak!
}
note-ladder = { $you ->
    [yes] Je klimt de ladder op naar { $field }!
   *[no] { $seat } klimt de ladder op naar { $field }!
}
note-slide = { $you ->
    [yes] Je glijdt omlaag naar { $field }!
   *[no] { $seat } glijdt omlaag naar { $field }!
}

option-overshoot = Te veel ogen
option-overshoot-help = Wat gebeurt er als je meer gooit dan je tot het eindvak nodig hebt?
option-overshoot-back = terugtellen vanaf het eindvak
option-overshoot-stay = blijven staan
option-overshoot-win = ook dan win je
