title = David & Goliath
tagline = Il topo più piccolo soffia il più grande, e a chi arraffa troppo restano le briciole.

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-violet = viola
card = { $value } { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
   *[violet] viola
}
card-back = carta coperta

note-played = { $seat } gioca: { $look }.
note-taken = La più bassa: { $lookLow }. A { $seatLow } va: { $lookHigh }; a { $seatHigh } le altre { $others } carte.

option-edition = Edizione
option-edition-help = Le edizioni si giocano tutte allo stesso modo, ma quella italiana ha una sola smazzata se non dai un numero.
option-edition-2008 = 2008
option-edition-italian = italiana
option-edition-1997 = 1997
option-deals = Smazzate
option-deals-help = Quante smazzate fanno una partita. Di solito una per ogni giocatore.
option-first_dealer = Primo mazziere
option-first_dealer-help = Chi dà le carte per primo. Al tavolo vero è il più alto; qui può decidere la sorte.
option-first_dealer-lot = a sorte
