title = Backgammon
tagline = Race home past each other, hit whatever is left alone, and be the first to clear the board.
brief = Two sides with fifteen checkers each race past one another around the board, and the first to bring all of them home and bear them off wins. You roll two dice and move a checker for each number; doubles count four times. Whoever leaves a checker alone may have it hit: it goes to the bar and starts again from the beginning. Two or more of yours on a point make it a wall that your opponent can’t land on. If the loser hasn’t borne off a single checker when the last of yours goes, your win counts double or even triple.

deal-won = { $count ->
    [one] { who-wins } the game and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] The game is a draw.
}
match-won = { $count ->
    [one] { who-wins } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] The match ends in a draw.
}
reason-single = A single game: the loser had borne off checkers, too.
reason-double = A gammon, worth double: the loser hasn’t borne off a single checker.
reason-triple = A backgammon, worth triple: the loser has borne off nothing and was caught far from home.
reason-dropped = The double was declined.
reason-cap = The roll limit is reached. Fewer pips to go wins.
reason-total = The first to reach the match length wins the match.

cube = doubling cube at { $value }
zone-cube = Doubling cube
place-bar-white = White’s bar
place-bar-black = Black’s bar
place-off-white = Borne off, White
place-off-black = Borne off, Black
place-cube = Middle of the bar

note-opening = { $first } and { $second } on the dice: { $you ->
    [yes] you play White and begin.
   *[no] { $seat } plays White and begins.
}
note-lapsed = { $you ->
    [yes] You roll { $first }-{ $second } and can’t move.
   *[no] { $seat } rolls { $first }-{ $second } and can’t move.
}
note-run = { $you ->
    [yes] You run from { $from } into the made point on { $to }, and your checker is hit.
   *[no] { $seat } runs from { $from } into the made point on { $to }, and the checker is hit.
}
note-enter-step = { $you ->
    [yes] You enter on { $to }.
   *[no] { $seat } enters on { $to }.
}
note-enter-hit = { $you ->
    [yes] You enter on { $to } and hit.
   *[no] { $seat } enters on { $to } and hits.
}
note-off = { $you ->
    [yes] You bear off a checker from { $from }.
   *[no] { $seat } bears off a checker from { $from }.
}
note-cut = The rest of the roll can’t be used.

fact-left = Doubles: { $count ->
    [1] one
    [2] two
    [3] three
   *[4] four
} { $count ->
    [1] { $number } left.
   *[other] { $number }s left.
}
fact-cube = The stake is { $value }. { $you ->
    [yes] You may double next.
   *[no] { $seat } may double next.
}
fact-crawford = Crawford game: no cube this time.
say-double = I double to { $value }.
say-take = I take.
say-drop = I pass.

label-throw = Roll
help-throw = You roll the dice; the stake stays as it is.
label-double = Double to { $value }
help-double = You offer to play for twice the stake. Your opponent takes, or gives up the game.
label-take = Take
help-take = You play on for { $value }, and the next double is yours to offer.
label-drop = Pass
help-drop = You give up the game and lose { $stake }.
merit-hits = It hits.
merit-point = It makes a point.
merit-safe = It leaves none of your checkers alone.

agreement-resign = Resign a single game
agreement-resign-ask = { $seat } wants to resign a single game. Do you accept?
agreement-resign-double = Resign a gammon
agreement-resign-double-ask = { $seat } wants to resign a gammon, worth double. Do you accept?
agreement-resign-triple = Resign a backgammon
agreement-resign-triple-ask = { $seat } wants to resign a backgammon, worth triple. Do you accept?

option-rules = Rules
option-rules-help = The family rules of the booklet, or international tournament rules? Everything else can still be changed.
option-rules-booklet = family rules
option-rules-tournament = tournament rules
option-opening = Opening
option-opening-help = Does whoever begins roll again, or play the two dice that decided it?
option-opening-throw_off = a fresh roll
option-opening-opening_roll = the opening dice
option-bear_off = Bearing off
option-bear_off-help = Does a checker come off with the exact number only, or also with a higher one from the highest point?
option-compulsion-help = Must you use your numbers until all your checkers are home, or to the very end?
option-compulsion-until_home = until all are home
option-band_entry = Landing on made points
option-band_entry-help = May you land on a made point if your own checker is then hit?
option-band_entry-forbidden = forbidden
option-band_entry-self_hit = hits your own checker
option-cube = Doubling cube
option-cube-help = Do you play with the cube? It can double the stake before a roll.
option-cube-off = no
option-cube-on = yes
option-cube_max = Cube limit
option-cube_max-help = How far can the stake be doubled?
option-cube_max-64 = 64
option-cube_max-unlimited = no limit
option-match_points = Match length
option-match_points-help = How many points win the match? 0: a single game.
option-crawford = Crawford rule
option-crawford-help = In matches, do you play one game without the cube when somebody first needs a single point?
option-crawford-on = yes
option-crawford-off = no
