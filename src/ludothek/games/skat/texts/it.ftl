title = Skat
tagline = Dichiara più di quanto osino gli altri, poi gioca da solo contro due.

zone-skat = Skat
zone-tricks = Prese
card-taken = carta di una presa
colour-black = nero
colour-green = verde
colour-red = rosso
colour-yellow = giallo

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

note-number = { $seat } dichiara { $number }.
note-yes = { $seat } tiene { $number }.
note-pass = { $seat } passa.
note-soloist = { $seat } gioca da solo e ha dichiarato { $number }.
note-hand = { $seat } lascia lo skat dov’è e gioca a mano.
note-take = { $seat } prende lo skat.
note-found = Dentro c’erano: { $lookFirst } e { $lookSecond }.
note-away = { $seat } ha scartato due carte.
note-game = { $seat } gioca { contract }.
note-played = { $seat } gioca { $look }.
note-taken = La presa va a { $seat }.

fact-open = { $seatAsker } può dire un numero; { $seatHolder } risponde.
fact-bid = Siamo a { $number }. { $seatAsker } chiede, { $seatHolder } risponde.
fact-last = Nessuno ha dichiarato. { $seat } può giocare per 18 oppure passare.
fact-jacks = I tuoi matadori: { $side ->
    [with] con
   *[without] senza
} { $count }, quindi gioco { $times }.
fact-values = Il tuo gioco vale: quadri { $diamonds }, cuori { $hearts }, picche { $spades }, fiori { $clubs }, grand { $grand }; null { $null }.
fact-game = { $seat } gioca { contract }, dichiarato { $number }.
fact-cards = { $seat } ha { $points } punti di carte, gli avversari { $others }.
fact-reckoned = { $side ->
    [with] Con
   *[without] Senza
} { $tops }, livello { $level }: { $tops } + { $level } per { $base } fa { $value }.
fact-score = Per { $seat } si segna { $score }.

reason-passed = Tutti hanno passato. Nessuno segna punti.
reason-won = Il solista ha vinto il suo gioco.
reason-lost = Il solista non è arrivato a 61 punti di carte.
reason-announced = Ciò che era stato annunciato non è riuscito.
reason-overbid = Il gioco vale meno di quanto dichiarato.
reason-null = Il solista ha dovuto fare una presa.
reason-settled = Decide quanto ognuno riceve o paga dopo il conteggio finale.

option-preset = Regole
option-preset-help = Il libretto o il regolamento internazionale dello skat. Da qui dipende che cosa è normale per il resto.
option-preset-booklet = libretto
option-preset-isko = regolamento internazionale
option-deals = Mani
option-deals-help = Quante mani formano una lista.
option-first_dealer = Primo mazziere
option-first_dealer-help = Chi dà le carte per primo. Al tavolo decide la carta più alta, qui anche la sorte.
option-first_dealer-lot = a sorte
option-settlement = Conteggio finale
option-settlement-help = Alla fine si regola tra i giocatori, oppure conta la semplice lista.
option-settlement-spielsatz = regolato tra i giocatori
option-settlement-list = semplice lista
option-deal_order = Distribuzione
option-deal_order-help = Da quale parte si danno i pacchetti.
option-deal_order-counterclockwise = verso destra
option-deal_order-clockwise = verso sinistra
option-level_table = Livelli
option-level_table-help = Cambia solo il cappotto a mano senza annuncio: livello 5 nella tabella del libretto, 4 contando uno per uno.
option-level_table-booklet = tabella del libretto
option-level_table-additive = uno per uno
option-grand_ouvert_base = Grand scoperto
option-grand_ouvert_base-help = Il valore base del grand scoperto.
option-grand_ouvert_base-36 = 36
option-grand_ouvert_base-24 = 24
option-failed_announcement = Annuncio fallito
option-failed_announcement-help = In un gioco perso conta il livello annunciato ma non raggiunto?
option-failed_announcement-announced = conta
option-failed_announcement-achieved = solo ciò che è riuscito
option-lost_hand_factor = Giochi a mano persi
option-lost_hand_factor-help = Quante volte si sottrae un gioco a mano perso.
option-lost_skat_factor = Altri giochi persi
option-lost_skat_factor-help = Quante volte si sottrae un gioco perso dopo aver preso lo skat.
option-overbid = Dichiarato troppo
option-overbid-help = Quanto conta un gioco che vale meno della dichiarazione.
option-overbid-next_multiple = multiplo successivo del valore base

deal-won = { $count ->
    [one] { $names } vince questa partita.
   *[other] { $names } vincono questa partita.
}
