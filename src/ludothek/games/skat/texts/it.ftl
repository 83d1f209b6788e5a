title = Skat
tagline = Dichiara più di quanto osino gli altri, poi gioca contro due.
brief = Uno gioca contro gli altri due e deve raggiungere con le sue prese 61 dei 120 punti di carte. Chi sia lo decide un’asta: chi dichiara il gioco di valore più alto può prendere le due carte coperte, lo skat, scartarne due e scegliere la briscola. I quattro fanti sono sempre le briscole più alte. Poi si giocano dieci prese; bisogna rispondere al seme, e se non puoi hai il diritto di tagliare. Se il solista vince, si segna il valore del suo gioco, e alla fine della lista si fanno i conti.

chart = I totali di smazzata in smazzata
proof-commitment = Sigillo, mostrato prima della prima smazzata

zone-skat = Skat

contract = { $kind ->
    [clubs] fiori
    [spades] picche
    [hearts] cuori
    [diamonds] quadri
    [grand] grand
   *[null] null
}{ $form ->
    [hand] {" "}a mano
    [schneider] {" "}a mano con schneider annunciato
    [schwarz] {" "}a mano con cappotto annunciato
    [ouvert] {" "}scoperto
    [ouvert-hand] {" "}scoperto a mano
   *[skat] {""}
}

group = { $kind ->
    [clubs] ♣ Fiori
    [spades] ♠ Picche
    [hearts] ♥ Cuori
    [diamonds] ♦ Quadri
    [grand] Grand
   *[null] Null
} { $value }{ $bid ->
    [0] {""}
   *[other] {" "}(dichiarato { $bid })
}

say-number = { $number }
say-yes = Sì
say-pass = Passo
say-hand = Gioco a mano
say-take = Prendo lo skat
say-away = Scarta queste due

help-number = Affermi che il tuo gioco vale almeno { $number }.
help-yes = Tieni: anche il tuo gioco vale { $number }.
help-pass = Esci dall’asta e giochi contro il solista.
help-hand = Non guardi lo skat. Il gioco vale di più e alla fine lo skat è comunque tuo.
help-take = Prendi le due carte e poi ne scarti due a scelta. I loro punti contano per te.
help-game = Prima si deve sapere chi gioca da solo.
help-contract = Vale { $value } se vinci.
help-null = Vale { $value } se non fai nemmeno una presa.
help-overbid = Vale { $value }, meno dei { $bid } che hai dichiarato: è perso, se non ottieni di più.

note-number = { $you ->
    [yes] Dichiari { $number }.
   *[no] { $seat } dichiara { $number }.
}
note-yes = { $you ->
    [yes] Tieni { $number }.
   *[no] { $seat } tiene { $number }.
}
note-pass = { $you ->
    [yes] Passi.
   *[no] { $seat } passa.
}
note-soloist = { $you ->
    [yes] Giochi contro gli altri due: hai dichiarato { $number }.
   *[no] { $seat } gioca contro gli altri due: ha dichiarato { $number }.
}
note-hand = { $you ->
    [yes] Lasci lo skat dov’è e giochi a mano.
   *[no] { $seat } lascia lo skat dov’è e gioca a mano.
}
note-take = { $you ->
    [yes] Prendi lo skat.
   *[no] { $seat } prende lo skat.
}
note-found = Nello skat: { $lookFirst } e { $lookSecond }.
note-away = { $you ->
    [yes] Hai scartato due carte.
   *[no] { $seat } ha scartato due carte.
}
note-game = { $you ->
    [yes] Giochi { contract }.
   *[no] { $seat } gioca { contract }.
}
note-taken = { $you ->
    [yes] La presa va a te.
   *[no] La presa va a { $seat }.
}

fact-open = { $youAsker ->
    [yes] Dichiari tu
   *[no] { $seatAsker } dichiara
}, { $youHolder ->
    [yes] rispondi tu
   *[no] { $seatHolder } risponde
}.
fact-bid = Siamo a { $number }. { $youAsker ->
    [yes] Dichiari tu
   *[no] { $seatAsker } dichiara
}, { $youHolder ->
    [yes] rispondi tu
   *[no] { $seatHolder } risponde
}.
fact-last = Nessuno ha dichiarato. { $you ->
    [yes] Puoi giocare
   *[no] { $seat } può giocare
} per 18 oppure passare.
fact-jacks = I tuoi matadori: { $side ->
    [with] con
   *[without] senza
} { $count }, quindi gioco { $times }.
fact-values = Il tuo gioco vale: quadri { $diamonds }, cuori { $hearts }, picche { $spades }, fiori { $clubs }, grand { $grand }; null { $null }.
fact-game = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
} { contract }, dichiarato { $number }.
fact-cards = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $points ->
    [one] { $points } punto di carte
   *[other] { $points } punti di carte
}, gli avversari { $others }.
fact-reckoned = { $side ->
    [with] Con
   *[without] Senza
} { $tops }, livello { $level }: ({ $tops } + { $level }) × { $base } = { $value }.
fact-score = { $you ->
    [yes] Per te
   *[no] Per { $seat }
} si segna { $score }.

reason-passed = Hanno passato tutti: nessuno segna punti.
reason-won = Il solista ha vinto il suo gioco.
reason-lost = Il solista non è arrivato a 61 punti di carte.
reason-announced = Ciò che era stato annunciato non è riuscito.
reason-overbid = Il gioco vale meno di quanto dichiarato.
reason-null = Il solista ha dovuto fare una presa.
reason-settled = Vince chi ci guadagna di più nel conteggio finale.

option-preset = Regole
option-preset-help = Le regole di famiglia del libretto o il regolamento internazionale dello skat? Da qui dipende che cosa è normale per il resto.
option-preset-booklet = regole di famiglia
option-preset-isko = regolamento internazionale
option-deals = Smazzate
option-deals-help = Quante smazzate formano una lista?
option-first_dealer-help = Chi dà le carte per primo? Al tavolo decide la carta più alta, qui anche la sorte.
option-settlement = Conteggio finale
option-settlement-help = Alla fine si regola tra i giocatori, oppure conta la semplice lista?
option-settlement-spielsatz = regolato tra i giocatori
option-settlement-list = semplice lista
option-deal_order = Distribuzione
option-deal_order-help = Da quale parte si danno i pacchetti?
option-deal_order-counterclockwise = verso destra
option-deal_order-clockwise = verso sinistra
option-level_table = Livelli
option-level_table-help = Come conta il cappotto a mano senza annuncio? Livello 5 nella tabella del libretto, 4 contando uno per uno.
option-level_table-booklet = tabella del libretto
option-level_table-additive = uno per uno
option-grand_ouvert_base = Grand scoperto
option-grand_ouvert_base-help = Qual è il valore base del grand scoperto?
option-grand_ouvert_base-36 = 36
option-grand_ouvert_base-24 = 24
option-failed_announcement = Annuncio fallito
option-failed_announcement-help = In un gioco perso conta il livello annunciato ma non raggiunto?
option-failed_announcement-announced = conta
option-failed_announcement-achieved = solo ciò che è riuscito
option-lost_hand_factor = Giochi a mano persi
option-lost_hand_factor-help = Quante volte si sottrae un gioco a mano perso?
option-lost_skat_factor = Altri giochi persi
option-lost_skat_factor-help = Quante volte si sottrae un gioco perso dopo aver preso lo skat?
option-overbid = Dichiarato troppo
option-overbid-help = Quanto conta un gioco che vale meno della dichiarazione?
option-overbid-next_multiple = multiplo successivo del valore base

deal-won = { $count ->
    [one] { who-wins } questa smazzata.
   *[other] { who-wins } questa smazzata.
}
