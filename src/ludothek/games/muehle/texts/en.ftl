title = Nine Men’s Morris
tagline = Three in a row, and one of theirs is gone: the old duel on three squares.
brief = You want three of your pieces on one line: a mill. First you and your opponent take turns to place your nine pieces each on free points; after that you move one along a line to the next point. Every mill you close takes a piece of your opponent’s off the board, and a mill can be opened and closed again and again. Whoever is down to three pieces may fly to any free point. You win when your opponent has only two left, or can’t move.

stone-white = { $count ->
    [one] white piece
   *[other] { $count } white pieces
}
stone-black = { $count ->
    [one] black piece
   *[other] { $count } black pieces
}
zone-hand = To place
zone-taken = Taken

note-white = { $you ->
    [yes] You’re drawn to play White.
   *[no] { $seat } is drawn to play White.
}
note-places = { $you ->
    [yes] You place a piece on { $point }.
   *[no] { $seat } places a piece on { $point }.
}
note-moves = { $you ->
    [yes] You move from { $from } to { $to }.
   *[no] { $seat } moves from { $from } to { $to }.
}
note-jumps = { $you ->
    [yes] You fly from { $from } to { $to }.
   *[no] { $seat } flies from { $from } to { $to }.
}
note-mill = A mill! { $you ->
    [yes] You take the piece on { $point }.
   *[no] { $seat } takes the piece on { $point }.
}
note-mill-nothing = { $you ->
    [yes] A mill, but you take nothing.
   *[no] A mill, but { $seat } takes nothing.
}
note-takes = { $you ->
    [yes] You also take the piece on { $point }.
   *[no] { $seat } also takes the piece on { $point }.
}
note-declines = { $you ->
    [yes] You take no second piece.
   *[no] { $seat } takes no second piece.
}

fact-jumps = { $you ->
    [yes] You have three pieces left and may fly.
   *[no] { $seat } has three pieces left and may fly.
}
fact-second = Two mills at once: { $you ->
    [yes] you take a second piece.
   *[no] { $seat } takes a second piece.
}
fact-repeated = This position is here for the second time. The third time is a draw.
fact-quiet = { $count ->
    [one] One more quiet move and the game is drawn.
   *[other] { $count } more quiet moves and the game is drawn.
}

label-decline = Take nothing
help-take = A mill! Tap the piece that you take.
help-decline = Tap your own piece again to take nothing.
help-decline-second = You leave the second piece where it is.
merit-mill = It closes a mill.
merit-stops = It stops a mill on { $point }.
merit-wins = { $count ->
    [one] It wins at once.
   *[other] It wins in { $count } moves, whatever happens.
}
merit-draws = It holds the draw.
merit-lasts = It holds out longest: { $count ->
    [one] one more move.
   *[other] { $count } more moves.
}

deal-won = { $count ->
    [one] { who-wins } the game.
   *[other] The game is a draw.
}
match-won = { $count ->
    [one] { who-wins }!
   *[other] It’s a draw.
}
reason-stones = Two pieces are too few for a mill.
reason-blocked = No piece can move any more.
reason-repetition = The same position came up for the third time.
reason-quiet = For a hundred moves nothing was placed or taken.
reason-agreed = A draw was agreed.
reason-resigned = The opponent resigned.
reason-total = A win counts two points, a draw one: the most points over all games wins.

option-take_when_all_in_mills = All pieces in mills
option-take_when_all_in_mills-help = What may you take when every opposing piece is part of a mill?
option-take_when_all_in_mills-nothing = take nothing
option-take_when_all_in_mills-any = take any piece
option-double_mill_takes = Two mills at once
option-double_mill_takes-help = How many pieces do you take when one piece closes two mills?
option-taking = Taking
option-taking-help = Must you take a piece when you close a mill?
option-taking-must = must
option-taking-may = may
option-series-help = How many games do you play? Colours change after each.
option-first_white-help = Who has White, and so begins, in the first game?
