title = Backgammon
tagline = Run home past each other, hit what stands alone, and be the first to clear the board.

deal = Game { $number } of { $total }
deal-open = Game { $number }
deal-won = { $count ->
    [one] { $names } wins the game and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] The game is a draw.
}
match-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $names } share the game.
}
reason-single = A single win: the loser has taken stones off, too.
reason-double = A double win: the loser has not taken off a single stone.
reason-triple = A triple win, a backgammon: the loser has nothing off and was caught far from home.
reason-dropped = The double was declined.
reason-cap = The limit of throws is reached. Fewer pips decide.
reason-resigned = The game was given up.
reason-total = The match is won by whoever reaches its points first.

stone-white = white stone
stone-black = black stone
die = a { $face }
die-used = a { $face }, used
cube = doubling cube at { $value }
zone-cube = Doubling cube
counter-pips = { $count ->
    [one] { $count } pip to go
   *[other] { $count } pips to go
}

note-opening = The dice { $first } and { $second } decide: { $seat } plays White and begins.
note-throw = { $seat } throws { $first }-{ $second }.
note-lapsed = { $seat } throws { $first }-{ $second } and cannot move.
note-step = { $seat } moves from { $from } to { $to }.
note-hit = { $seat } moves from { $from } to { $to } and hits.
note-run = { $seat } runs from { $from } into the band on { $to } and is hit.
note-enter-step = { $seat } comes in on { $to }.
note-enter-hit = { $seat } comes in on { $to } and hits.
note-off = { $seat } takes a stone off from { $from }.
note-rest = { $seat } leaves the rest of the throw.
note-cut = The rest of the throw cannot be used.

fact-left = Double: { $count } × { $number } left.
fact-cube = The stake is { $value }. { $seat } may double next.
fact-crawford = Crawford game: no cube this time.
say-double = I double to { $value }.
say-take = I take.
say-drop = I drop.

label-rest = Leave the rest
help-rest = You use no more of this throw, and the turn passes.
label-throw = Throw
help-throw = You throw the dice; the stake stays as it is.
label-double = Double to { $value }
help-double = You offer to play for twice the stake. Your opponent takes, or gives up the game.
label-take = Take
help-take = You play on for { $value }, and the next double is yours to offer.
label-drop = Drop
help-drop = You give up the game and lose { $stake }.

agreement-resign = Give up a single game
agreement-resign-ask = { $seat } wants to give up a single game. Do you accept?
agreement-resign-double = Give up a double game
agreement-resign-double-ask = { $seat } wants to give up a double game. Do you accept?
agreement-resign-triple = Give up a triple game
agreement-resign-triple-ask = { $seat } wants to give up a triple game. Do you accept?

option-rules = Rules
option-rules-help = The rules of the booklet, or those of international tournaments. All that follows can still be changed.
option-rules-booklet = booklet
option-rules-tournament = tournament
option-opening = Opening
option-opening-help = Does whoever begins throw anew, or play the two dice that decided it?
option-opening-throw_off = a fresh throw
option-opening-opening_roll = the deciding dice
option-bear_off = Taking off
option-bear_off-help = Only with the exact number, or also with a greater one from the highest point.
option-bear_off-exact = exact number
option-bear_off-highest = greater ones too
option-compulsion = Having to move
option-compulsion-help = Must you use your numbers until all your stones are home, or to the very end?
option-compulsion-until_home = until all are home
option-compulsion-always = to the end
option-band_entry = Running into bands
option-band_entry-help = Forbidden, or allowed at the price of your own stone, which is hit.
option-band_entry-forbidden = forbidden
option-band_entry-self_hit = hits yourself
option-cube = Doubling cube
option-cube-help = With the cube the stake can be doubled before a throw.
option-cube-off = no
option-cube-on = yes
option-cube_max = Highest cube
option-cube_max-help = How far the stake can be doubled.
option-cube_max-64 = 64
option-cube_max-unlimited = no limit
option-match_points = Match points
option-match_points-help = Games are added up until somebody has so many points. 0: a single game.
option-crawford = Crawford rule
option-crawford-help = In matches: one game without the cube when somebody first needs a single point.
option-crawford-on = yes
option-crawford-off = no
option-throw_cap = Most throws
option-throw_cap-help = After so many throws the game ends and fewer pips decide.
