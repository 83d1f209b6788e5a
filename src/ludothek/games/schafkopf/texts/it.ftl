title = Schafkopf tedesco
tagline = Due contro due: chi dichiara più briscole sceglie il seme e deve fare 61 punti.
brief = Si gioca due contro due, con i compagni seduti di fronte. Chi dichiara più briscole, contando insieme i fanti e un seme, sceglie quel seme e con il compagno deve fare 61 dei 120 punti. I quattro fanti sono sempre le briscole più alte, e il dieci vale molto ma sta sotto il re e la donna. Devi rispondere al seme o tagliare, e se puoi superare devi farlo, anche se la presa è del tuo compagno. Ogni smazzata vinta porta tratti sulla testa di pecora, e dopo 16 smazzate vince chi ne ha di più.

card-taken = { $count ->
    [one] carta di una presa
   *[other] { $count } carte delle prese
}
points = Tratti
points-of = { $count ->
    [one] { $count } tratto
   *[other] { $count } tratti
}
total = Tratti
settlement = Pagamento
tally = { $whole ->
    [one] { $whole } testa di pecora
   *[other] { $whole } teste di pecora
}, { $begun ->
    [one] { $begun } tratto
   *[other] { $begun } tratti
}

suit = { $suit ->
    [clubs] ♣ Fiori
    [spades] ♠ Picche
    [hearts] ♥ Cuori
   *[diamonds] ♦ Quadri
}

announce = Dichiara { $number } briscole
say-number = { $number } briscole
say-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
say-pass = Passo

help-suit = { $count ->
    [one] { $count } briscola
   *[other] { $count } briscole
} per { say-points }
help-announce = Se nessuno dichiara di più, scegli la briscola e giochi per primo.
help-pass = Tieni per te che potresti dichiarare.
help-pass-only = Non hai cinque briscole con un fante.

note-announced = { $you ->
    [yes] Dichiari { $number } briscole.
   *[no] { $seat } dichiara { $number } briscole.
}
note-pass = { $you ->
    [yes] Passi.
   *[no] { $seat } passa.
}
note-maker = { $you ->
    [yes] Hai dichiarato più di tutti, { $number } briscole, e scegli il seme.
   *[no] { $seat } ha dichiarato più di tutti, { $number } briscole, e sceglie il seme.
}
note-tied = { $you ->
    [yes] Hai { $number } briscole per { say-points } e scegli il seme.
   *[no] { $seat } ha { $number } briscole per { say-points } e sceglie il seme.
}
note-forced = { $you ->
    [yes] Nessuno dichiara. Hai il fante di fiori e scegli il seme.
   *[no] Nessuno dichiara. { $seat } ha il fante di fiori e sceglie il seme.
}
note-named = { $you ->
    [yes] Scegli la briscola: { suit-name }.
   *[no] { $seat } sceglie la briscola: { suit-name }.
}
note-played = { $you ->
    [yes] Giochi una carta: { $look }.
   *[no] { $seat } gioca una carta: { $look }.
}
note-taken = { $you ->
    [yes] La presa va a te.
   *[no] La presa va a { $seat }.
}

fact-own = { $number ->
    [0] Non puoi dichiarare briscole.
   *[other] Puoi dichiarare { $number } briscole per { say-points }.
}
fact-trump = Briscola: { suit-name }{ $kind ->
    [announced] {""}
    [forced] , gioco obbligato
   *[silent] , senza dichiarazioni
}. { $youPartner ->
    [yes] A te e { $seat }
   *[no] { $you ->
        [yes] A te e { $seatPartner }
       *[no] A { $seat } e { $seatPartner }
    }
} servono 61 punti.
fact-cards = { $youPartner ->
    [yes] Tu e { $seat } avete
   *[no] { $you ->
        [yes] Tu e { $seatPartner } avete
       *[no] { $seat } e { $seatPartner } hanno
    }
} { say-points }, gli avversari { $others }.
fact-strokes = { $strokes ->
    [9] Una testa di pecora intera
    [one] Un tratto
   *[other] { $strokes } tratti
} per { $youPartner ->
    [yes] te e { $seat }
   *[no] { $you ->
        [yes] te
       *[no] { $seat }
    } e { $seatPartner }
}{ $forced ->
    [yes] {" "}(gioco obbligato)
   *[no] {""}
}.

reason-won = La coppia della briscola ha almeno 61 punti: un tratto.
reason-won-schneider = Gli avversari sono schneider: due tratti per la coppia della briscola.
reason-won-schwarz = Cappotto: una testa di pecora intera per la coppia della briscola.
reason-lost = La coppia della briscola non ha 61 punti: due tratti per gli avversari.
reason-lost-schneider = La coppia della briscola è schneider: quattro tratti per gli avversari.
reason-lost-schwarz = Cappotto contro la coppia della briscola: una testa di pecora intera per gli avversari.
reason-forced = Un gioco obbligato perso: un solo tratto per gli avversari.
reason-heads = Vince la coppia con più tratti nelle sue teste di pecora. Si paga ogni testa intera di chi vince.
reason-even = Le due coppie hanno gli stessi tratti: nessuno paga.

deal-won = { $names }: { $points ->
    [9] una testa di pecora intera
    [one] un tratto
   *[other] { $points } tratti
}.
match-won = { who-wins }{ $points ->
    [0] {""}
   *[other] : { $points } a testa
}!

option-deals = Smazzate
option-deals-help = Quante smazzate ha una partita?
option-stake = Posta
option-stake-help = Quanto vale alla fine ogni testa di pecora intera?
option-must_beat = Obbligo di prendere
option-must_beat-help = Devi superare le carte in tavola, se puoi?
option-must_beat-on = sì
option-must_beat-off = basta rispondere o tagliare
option-announce = Dichiarazioni
option-announce-help = Tutti dichiarano da sé quello che hanno, o si può tacere?
option-announce-forced = da sé
option-announce-voluntary = a scelta
option-schneider_at_30 = Schneider a 30
option-schneider_at_30-help = Una coppia con 30 punti esatti è già schneider?
option-schneider_at_30-off = no
option-schneider_at_30-on = sì
option-seating-help = Si pescano carte per posti e compagni, o si resta dove si è?
