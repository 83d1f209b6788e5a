title = Up and Down
tagline = Cross out your six numbers! But what you roll again is back on the list.
brief = You have a list with the numbers from one to six, and you want to cross them all out. Everybody rolls once in turn, and there’s nothing to decide. The number you roll is crossed out on your own list; but if it was crossed out already, you write it down again. So the last numbers are the hardest: the more are gone, the more often one comes back. Whoever is the first to have crossed out all six wins.

deal-won = { $points ->
    [6] { $count ->
        [one] { $you ->
            [yes] You have crossed out everything and win!
           *[no] { $names } has crossed out everything and wins!
        }
       *[other] { $names } have crossed out everything and share the win!
    }
   *[other] { $count ->
        [one] { who-wins }. Crossed out: { $points }.
       *[other] { $names } share the win. Crossed out: { $points }.
    }
}
points-of = { $count } of 6
counter-struck = { $count }/6
reason-all = Whoever crosses out all six numbers first wins.
reason-limit = After 1000 rolls the most crossed-out numbers win.

row-number = { $number }

note-struck = { $you ->
    [yes] You roll a { $face } and cross it out.
   *[no] { $seat } rolls a { $face } and crosses it out.
}
note-anew = { $you ->
    [yes] You roll a { $face } and write it down again.
   *[no] { $seat } rolls a { $face } and writes it down again.
}
note-all = { $you ->
    [yes] You roll a { $face } and have crossed out everything!
   *[no] { $seat } rolls a { $face } and has crossed out everything!
}
fact-round = Round { $round }
fact-last-round = The round is played to its end.

option-finish = End
option-finish-help = When is it over once somebody has crossed out everything?
option-finish-immediate = at once
option-finish-complete_round = after the round
