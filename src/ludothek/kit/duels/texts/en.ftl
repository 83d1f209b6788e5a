deal-won = { $count ->
    [one] { who-wins } the game.
   *[other] The game is drawn.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] A draw: { $names } share the points.
}

stone-white = { $count ->
    [one] white piece
   *[other] { $count } white pieces
}
stone-black = { $count ->
    [one] black piece
   *[other] { $count } black pieces
}

note-lot = { $you ->
    [yes] You’re drawn to play White.
   *[no] { $seat } is drawn to play White.
}
note-moved = { $you ->
    [yes] You move from { $from } to { $to }.
   *[no] { $seat } moves from { $from } to { $to }.
}

fact-series = { $you ->
    [yes] You may go on jumping from { $square }.
   *[no] { $seat } may go on jumping from { $square }.
}

option-first_white = Who starts as White
option-first_white-help = Who has White and begins the first game?
option-first_white-lot = at random
option-series = Games
option-series-help = How many games do you play? Colours change after each.

agreement-draw = Offer a draw
agreement-draw-ask = { $seat } offers a draw. Do you accept?

reason-repetition = The same position for the third time.
reason-agreed = A draw by agreement.
reason-resigned = The opponent has resigned.
reason-total = The most points over all games wins.
