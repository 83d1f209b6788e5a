title = Losing Draughts
tagline = The world upside down: captures are compulsory, and whoever runs out of pieces first wins.
brief = This is draughts turned upside down: with twelve men each, whoever loses all of them first wins. In a turn you move a man one square diagonally forward, or jump over an opposing piece and take it. What makes the game is that captures are compulsory, and a series must be jumped to its end. So you push your men under your opponent’s nose, one after another, and set traps that swallow two or three at once. The game is over as soon as somebody has nothing left, and whoever’s turn it is and can’t move has won as well.

fact-must = { $you ->
    [yes] You must capture, with { $squares }.
   *[no] { $seat } must capture, with { $squares }.
}
fact-series = { $you ->
    [yes] You must go on jumping from { $square }.
   *[no] { $seat } must go on jumping from { $square }.
}
merit-offers = It leaves the other side nothing but a capture.

option-blocked_player = Whoever can’t move
option-blocked_player-help = You still have pieces, but none of them can move or capture: how does the game end?
option-blocked_player-wins = wins
option-blocked_player-loses = loses
option-blocked_player-draw = draws
option-majority = Take the most
option-majority-help = Must you choose a capture that takes the most pieces?
option-majority-off = no, as you like
option-majority-on = yes

reason-captured = All own pieces are gone.
reason-stuck = Shut in: whoever can’t move wins.
reason-blocked = Shut in: whoever can’t move loses.
reason-stalemate = Shut in: whoever’s turn it is can’t move.
reason-quiet = Fifty moves, both sides together, without a capture or a move of a man.
