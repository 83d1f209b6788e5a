title = Ladderspel
tagline = De ladders op, de glijbanen af: wie is het eerst boven bij de vlag?
brief = Je wilt als eerste boven bij de vlag zijn. In je beurt gooi je de dobbelsteen en ga je met je pion zoveel vakjes vooruit; te beslissen valt er niets. Eindigt je zet onder aan een ladder, dan klim je omhoog, en eindigt hij boven aan een glijbaan, dan glijd je omlaag. Op een vakje is plaats voor iedereen, en niemand stuurt een ander terug. Het eindvak moet je precies raken, want wat te veel is, tel je terug; wie er het eerst staat, heeft gewonnen.

reason-goal = Wie het eerst op vakje 64 staat, wint.

figure = { $colour ->
    [red] rode
    [blue] blauwe
    [yellow] gele
   *[green] groene
} pion
help-goal = Het eindvak: wie hier het eerst is, wint.

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

option-overshoot-win = ook dan win je
