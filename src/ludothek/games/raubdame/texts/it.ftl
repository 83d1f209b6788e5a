title = Vinciperdi
tagline = Il mondo alla rovescia: mangiare è obbligatorio, e vince chi resta per primo senza pezzi.
brief = È la dama alla rovescia: avete dodici pedine a testa, e vince chi resta per primo senza. Al tuo turno muovi una pedina in avanti di una casella in diagonale, oppure ne salti una avversaria e la mangi. Il bello è che la presa è obbligatoria, e una serie si salta fino in fondo. Perciò metti le tue pedine una dopo l’altra sotto il naso dell’avversario e prepari trappole che ne fanno sparire due o tre insieme. Si finisce appena qualcuno non ha più niente, e vince anche chi è di turno e non può muovere.

fact-must = { $you ->
    [yes] Devi mangiare, con { $squares }.
   *[no] { $seat } deve mangiare, con { $squares }.
}
fact-series = { $you ->
    [yes] Devi continuare a saltare da { $square }.
   *[no] { $seat } deve continuare a saltare da { $square }.
}
merit-offers = Dopo, chi ti sta di fronte deve mangiare.

option-blocked_player = Chi non può muovere
option-blocked_player-help = Hai ancora pezzi, ma nessuno può muovere o mangiare: come finisce la partita?
option-blocked_player-wins = vince
option-blocked_player-loses = perde
option-blocked_player-draw = fa patta
option-majority = Presa maggiore
option-majority-help = Devi scegliere la presa che mangia più pezzi?
option-majority-off = no, scelta libera
option-majority-on = sì

reason-captured = Non resta più nessun pezzo proprio.
reason-stuck = Pezzi bloccati: chi non può muovere vince.
reason-blocked = Pezzi bloccati: chi non può muovere perde.
reason-stalemate = Pezzi bloccati: chi è di turno non può muovere.
reason-quiet = Cinquanta mosse, contando quelle di entrambi, senza prese e senza mosse di pedina.
