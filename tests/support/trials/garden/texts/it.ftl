title = Il giardino
tagline = Su per le scale e giù per gli scivoli.
figure = pedina { $seat }
die = un { $value }
throw = Tira
note-thrown = Un { $value }!
help-spring = La sorgente: vai avanti di quanto hai tirato.
place-0 = il cancello
