die = een { $face }

points-of = vakje { $count }
place-0 = start

note-runs = { $you ->
    [yes] Je gooit { $number } en komt op { $field }.
   *[no] { $seat } gooit { $number } en komt op { $field }.
}
note-back = { $you ->
    [yes] Je gooit { $number }, dat is te veel: vanaf het eindvak terug naar { $field }.
   *[no] { $seat } gooit { $number }, dat is te veel: vanaf het eindvak terug naar { $field }.
}
note-stays = { $you ->
    [yes] Je gooit { $number }, dat is te veel: je blijft staan.
   *[no] { $seat } gooit { $number }, dat is te veel, en blijft staan.
}

option-overshoot = Te veel ogen
option-overshoot-help = Wat gebeurt er als je meer gooit dan je tot het eindvak nodig hebt?
option-overshoot-back = terugtellen vanaf het eindvak
option-overshoot-stay = blijven staan

reason-throws = Na 1000 worpen is het afgelopen: wie het verst is, wint.
