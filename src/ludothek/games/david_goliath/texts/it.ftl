title = David & Goliath
tagline = Il topo più piccolo soffia il più grande, e a chi arraffa troppo restano le briciole.
brief = Vuoi prendere carte con numeri alti, ma non troppe dello stesso colore. A ogni presa tutti giocano una carta, e al colore d’uscita bisogna rispondere. Chi ha giocato la carta più alta prende tutte le altre; chi ha giocato la più bassa si porta via la più alta. Una o due carte di un colore valgono il loro numero, ma da tre in su ciascuna vale un punto soltanto. Dopo 15 prese la smazzata finisce, e dopo tante smazzate quanti sono i giocatori vince chi ha più punti.

deal = Smazzata { $number } di { $total }
deal-open = Smazzata { $number }
deal-short = Smazzata
next-deal = Prossima smazzata
waiting-for-next = La prossima smazzata comincia quando ci siete tutti.
chart = I totali di smazzata in smazzata
proof-commitment = Sigillo, mostrato prima della prima smazzata
deal-won = { $count ->
    [one] { who-wins } la smazzata con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { who-wins } insieme la smazzata con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa.
}
reason-points = Vince chi ha più punti nella smazzata.
reason-total = Vince chi ha più punti in tutte le smazzate.

colour-violet = viola
card = { $value ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $value }
} { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
   *[violet] viola
}

note-played = { $you ->
    [yes] Giochi { $look }.
   *[no] { $seat } gioca { $look }.
}
note-taken = La più bassa: { $lookLow }. { $youLow ->
    [yes] Prendi
   *[no] { $seatLow } prende
} { $lookHigh }, { $youHigh ->
    [yes] tu
   *[no] { $seatHigh }
} le altre { $others } carte.

option-edition = Edizione
option-edition-help = Quale edizione? Si giocano tutte allo stesso modo, ma quella italiana ha una sola smazzata se non dai un numero.
option-edition-2008 = 2008
option-edition-italian = italiana
option-edition-1997 = 1997
option-deals = Smazzate
option-deals-help = Quante smazzate fanno una partita? Di solito una per ogni giocatore.
option-first_dealer-help = Chi dà le carte per primo? Al tavolo vero la persona più alta; qui può decidere la sorte.
