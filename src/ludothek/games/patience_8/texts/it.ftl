title = Solitario n. 8
tagline = Otto mazzetti, e due carte uguali alla volta: riuscirà?
brief = È un gioco per una persona sola, e vuoi scartare tutte le carte. Stanno in otto mazzetti da quattro, e di ognuno si vede solo la carta in cima. Due carte scoperte dello stesso valore sono una coppia: le scarti, e si scoprono quelle sotto. Se quelle uguali sono tre o quattro scegli tu quali due prendere, e spesso si decide tutto lì. Il solitario riesce se non resta niente, ed è perso se tra le carte scoperte non c’è più una coppia.

points = Coppie
points-short = coppie
points-of = { $count ->
    [one] { $count } coppia
   *[other] { $count } coppie
}
reason-out = Riuscito! Non resta nemmeno una carta.
reason-missed = Non si va più avanti: nessuna carta scoperta fa coppia con un’altra. Questo solitario poteva riuscire.
reason-hopeless = Non si va più avanti: nessuna carta scoperta fa coppia con un’altra. Questo solitario non poteva riuscire in nessun modo.

level-beginner-help = Prende una coppia qualsiasi tra quelle in vista.
level-casual-help = Prende dai mazzetti più alti, quando ci pensa.
level-club-help = Prende dai mazzetti più alti, e raramente se ne dimentica.
level-master-help = Prende sempre ciò che apre di più; quando tutto è noto, come a mazzetti scoperti, non sbaglia mai.

zone-piles = Mazzetti
zone-gone = Scarti

note-pair = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
} due { $rank ->
    [J] fanti
    [Q] donne
    [K] re
    [A] assi
    [7] sette
    [8] otto
    [9] nove
   *[10] dieci
}.
note-turned-1 = Si scopre: { $lookOne }.
note-turned-2 = Si scoprono: { $lookOne } e { $lookOther }.
fact-missed = Con la coppia { $number } è sfumata l’ultima possibilità.

option-open_piles = Mazzetti
option-open_piles-help = Tutte le carte sono scoperte, così da poter calcolare tutto?
option-open_piles-off = scoperte solo le carte in cima
option-open_piles-on = tutte le carte scoperte
