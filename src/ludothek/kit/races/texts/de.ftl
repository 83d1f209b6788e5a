die = eine { $face }

points-of = Feld { $count }
place-0 = Start

note-runs = { $you ->
    [yes] Du würfelst eine { $number } und kommst auf { $field }.
   *[no] { $seat } würfelt eine { $number } und kommt auf { $field }.
}
note-back = { $you ->
    [yes] Du würfelst eine { $number }, das ist zu viel: Du gehst vom Ziel zurück auf { $field }.
   *[no] { $seat } würfelt eine { $number }, das ist zu viel: Vom Ziel geht es zurück auf { $field }.
}
note-stays = { $you ->
    [yes] Du würfelst eine { $number }, das ist zu viel: Du bleibst stehen.
   *[no] { $seat } würfelt eine { $number }, das ist zu viel, und bleibt stehen.
}

option-overshoot = Zu viele Augen
option-overshoot-help = Was geschieht, wenn du mehr würfelst, als du bis zum Ziel brauchst?
option-overshoot-back = vom Ziel zurückzählen
option-overshoot-stay = stehen bleiben

reason-throws = Nach 1000 Würfen ist Schluss: Es gewinnt, wer am weitesten vorn steht.
