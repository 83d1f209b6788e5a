title = Skittles
tagline = Nine skittles, one ball: who fells the last one?
skittle = { $count ->
    [one] a skittle
   *[other] { $count } skittles
}
king = the king
zone-fallen = Felled
throw = Throw
note-one = { $you ->
    [yes] You fell { $which }.
   *[no] { $seat } fells { $which }.
}
note-two = { $you ->
    [yes] You fell { $which } and the one to the right of it.
   *[no] { $seat } fells { $which } and the one to the right of it.
}
reason-last = The last skittle wins.
reason-loses = The last skittle loses.
option-last = Last skittle
option-last-help = Does whoever fells the last skittle win or lose?
option-last-wins = wins
option-last-loses = loses
