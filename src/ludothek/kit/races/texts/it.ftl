die = dado: { $face }

points-of = casella { $count }
place-0 = partenza

note-runs = { $you ->
    [yes] Tiri { $number } e arrivi alla casella { $field }.
   *[no] { $seat } tira { $number } e arriva alla casella { $field }.
}
note-back = { $you ->
    [yes] Tiri { $number }, troppo: dal traguardo torni indietro alla casella { $field }.
   *[no] { $seat } tira { $number }, troppo: dal traguardo torna indietro alla casella { $field }.
}
note-stays = { $you ->
    [yes] Tiri { $number }, troppo: resti dove sei.
   *[no] { $seat } tira { $number }, troppo, e non si muove.
}

option-overshoot = Lancio troppo alto
option-overshoot-help = Che cosa succede se tiri più di quanto serve per il traguardo?
option-overshoot-back = si torna indietro dal traguardo
option-overshoot-stay = si resta fermi

reason-throws = Dopo 1000 lanci la corsa finisce: vince chi è più avanti.
