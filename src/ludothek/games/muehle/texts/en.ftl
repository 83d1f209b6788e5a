title = Nine Men’s Morris
tagline = Three in a row, and one of theirs is gone: the old duel on three squares.

stone-white = white stone
stone-black = black stone
zone-hand = To place
zone-taken = Taken

note-white = The lot gives White to { $seat }.
note-places = { $seat } places a stone on { $point }.
note-moves = { $seat } moves from { $from } to { $to }.
note-jumps = { $seat } jumps from { $from } to { $to }.
note-mill = A mill! { $seat } takes the stone on { $point }.
note-mill-nothing = A mill, but { $seat } takes nothing.
note-takes = { $seat } also takes the stone on { $point }.
note-declines = { $seat } takes no second stone.

fact-jumps = { $seat } has three stones left and may jump.
fact-second = Two mills at once: { $seat } takes a second stone.
fact-repeated = This position is here for the second time. The third time is a draw.
fact-quiet = { $count ->
    [one] One more quiet move and the game is drawn.
   *[other] { $count } more quiet moves and the game is drawn.
}

label-decline = Take nothing
help-take = A mill! Touch the stone that you take.
help-decline = Touch your own stone again to take nothing.
help-decline-second = You leave the second stone where it is.

agreement-draw = Offer a draw
agreement-draw-ask = { $seat } offers a draw. Do you accept?
agreement-resign = Resign

deal = Game { $number } of { $total }
deal-open = Game { $number }
deal-won = { $count ->
    [one] { $names } wins the game.
   *[other] The game is a draw.
}
match-won = { $count ->
    [one] { $names } wins!
   *[other] It is a draw.
}
reason-stones = Two stones are too few for a mill.
reason-blocked = No stone can move any more.
reason-repetition = The same position came up for the third time.
reason-quiet = For a hundred moves nothing was placed or taken.
reason-agreed = A draw was agreed.
reason-resigned = The other side resigned.
reason-total = A win counts two points, a draw one: the most points over all games decide.

option-take_when_all_in_mills = All stones in mills
option-take_when_all_in_mills-help = What you may take when every opposing stone is part of a mill.
option-take_when_all_in_mills-nothing = take nothing
option-take_when_all_in_mills-any = take any stone
option-double_mill_takes = Two mills at once
option-double_mill_takes-help = How many stones you take when one stone closes two mills.
option-taking = Taking
option-taking-help = Whether you have to take a stone when you close a mill.
option-taking-must = must
option-taking-may = may
option-series = Games
option-series-help = How many games you play. Colours change after each.
option-first_white = First White
option-first_white-help = Who has White, and so begins, in the first game.
option-first_white-lot = by lot
