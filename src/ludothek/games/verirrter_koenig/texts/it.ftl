title = Il re smarrito
tagline = Scarta le coppie, pesca dalla mano del vicino e non restare col re di fiori. Il tappo è già annerito!
brief = Nessuno vuole restare col re di fiori: gli altri tre re sono da parte, e lui è la sola carta senza compagna. Si danno tutte le carte, e chi ne ha due dello stesso valore scarta la coppia. Quando tocca a te peschi, senza vedere, una carta dalla mano del vicino di sinistra, e se fa coppia la scarti. Chi non ha più carte è in salvo. Quando tutte le coppie sono scartate, chi ha il re si becca una macchia di fuliggine sul naso, e dopo tutte le smazzate perde chi ne ha di più.

deal = Smazzata { $number } di { $total }
deal-open = Smazzata { $number }
deal-short = Smazzata
next-deal = Prossima smazzata
waiting-for-next = La prossima smazzata comincia quando ci siete tutti.
chart = Macchie smazzata per smazzata
proof-commitment = Sigillo, mostrato prima della prima smazzata
points = Macchie
points-short = macchie
points-of = { $count ->
    [0] nessuna macchia
    [one] una macchia
   *[other] { $count } macchie
}
deal-won = { $youLost ->
    [yes] Resti col re smarrito e ti becchi una macchia sul naso.
   *[no] { $losers } resta col re smarrito e si becca una macchia sul naso.
}
who-escapes = { $count ->
    [1] { $you ->
        [yes] Tu la passi liscia
       *[no] { $names } la passa liscia
    }
    [2] { $you ->
        [yes] Tu e { $others } la passate liscia
       *[no] { $names } la passano liscia
    }
   *[other] { $you ->
        [yes] Tu e tutti gli altri la passate liscia
       *[no] Tutti gli altri la passano liscia
    }
}
match-won = { $lost ->
    [one] { $youLost ->
        [yes] Hai più macchie di tutti e perdi
       *[no] { $losers } ha più macchie di tutti e perde
    }
   *[other] { $youLost ->
        [yes] { $losers } avete più macchie di tutti e perdete
       *[no] { $losers } hanno più macchie di tutti e perdono
    }
}. { who-escapes }!
nobody-won = Nessuno la passa liscia: tutti hanno lo stesso numero di macchie e perdono.
reason-king = Chi resta col re smarrito si becca una macchia.
reason-limit = Dopo 1000 carte pescate ci si ferma: la macchia va a chi ha il re di fiori.
reason-marks = Perde chi dopo tutte le smazzate ha più macchie.

level-beginner-help = Pesca una carta: altro da fare non c’è.
level-casual-help = Pesca una carta: altro da fare non c’è.
level-club-help = Pesca una carta: altro da fare non c’è.
level-master-help = Pesca una carta: altro da fare non c’è.
level-random-help = Pesca una carta: altro da fare non c’è.
key-throws = Pesca per me
throws-on = Da ora le carte vengono pescate per te.
throws-off = Ora torni a pescare tu.
plain-throws = da ora pesca per te, fino alla fine.
seat-is-out = in salvo
seat-out = { $you ->
    [yes] Sei in salvo.
   *[no] { $seat } è in salvo.
}

zone-pairs = { $rank ->
    [7] Sette
    [8] Otto
    [9] Nove
    [10] Dieci
    [J] Fanti
    [Q] Donne
   *[A] Assi
}
soot = { $count ->
    [one] una macchia di fuliggine sul naso
   *[other] { $count } macchie di fuliggine sul naso
}

note-dealt = { $count ->
    [0] Le carte sono distribuite e nessuno ha una coppia.
    [one] Le carte sono distribuite: si scarta una coppia.
   *[other] Le carte sono distribuite: si scartano { $count } coppie.
}
note-drew = { $you ->
    [yes] Peschi una carta dalla mano di { $seatFrom }.
   *[no] { $seat } pesca una carta { $youFrom ->
        [yes] dalla tua mano
       *[no] dalla mano di { $seatFrom }
    }.
}
note-drew-card = { $you ->
    [yes] Peschi dalla mano di { $seatFrom }: { $look }.
   *[no] { $seat } pesca { $youFrom ->
        [yes] dalla tua mano
       *[no] dalla mano di { $seatFrom }
    }: { $look }.
}
note-pair = { $you ->
    [yes] Scarti una coppia
   *[no] { $seat } scarta una coppia
}: { $lookOne } e { $lookOther }.
note-safe = { $you ->
    [yes] Non hai più carte e sei in salvo.
   *[no] { $seat } non ha più carte ed è in salvo.
}
note-king = { $you ->
    [yes] Resti col re smarrito, il { $look }, e ti becchi una macchia sul naso!
   *[no] { $seat } resta col re smarrito, il { $look }, e si becca una macchia sul naso!
}
fact-draws = { $you ->
    [yes] Peschi dalla mano di { $seatFrom }: tocca una carta.
   *[no] { $seat } pesca { $youFrom ->
        [yes] dalla tua mano
       *[no] dalla mano di { $seatFrom }
    }.
}
fact-pairs = { $count ->
    [one] Manca una coppia
   *[other] Mancano { $count } coppie
}

option-rounds = Smazzate
option-rounds-help = Quante smazzate giocate? Di solito tante quanti siete: così ognuno dà le carte una volta.
option-draw_from = Si pesca
option-draw_from-help = Da quale vicino peschi? Il turno passa comunque a sinistra.
option-draw_from-left = dal vicino di sinistra
option-draw_from-right = dal vicino di destra
