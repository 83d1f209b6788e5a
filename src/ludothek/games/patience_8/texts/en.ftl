title = Patience No. 8
tagline = Eight packets and two of a kind at a time: will it come out?
brief = You play alone, and you want to put all the cards away. They lie in eight packets of four, and only the top card of each shows its face. Two open cards of the same rank are a pair: you put them away, and the cards below are turned up. If three or four match you choose which two to take, and that’s where the patience is won or lost. It comes out when nothing is left, and it’s lost when no two open cards match.

points = Pairs
points-short = pairs
points-of = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
reason-out = It’s come out! Not a single card is left.
reason-missed = Stuck: no two open cards match. This deal could have come out.
reason-hopeless = Stuck: no two open cards match. Nobody could have made this deal come out.

level-beginner-help = Takes any pair in sight.
level-casual-help = Takes from the tallest packets, when it thinks of it.
level-club-help = Takes from the tallest packets, and rarely forgets to.
level-master-help = Always takes what opens the most; once nothing is unknown, as with open packets, it never goes wrong.

zone-piles = Packets
zone-gone = Put away

note-pair = { $you ->
    [yes] You put
   *[no] { $seat } puts
} away two { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
    [7] sevens
    [8] eights
    [9] nines
   *[10] tens
}.
note-turned-1 = Now open: { $lookOne }.
note-turned-2 = Now open: { $lookOne } and { $lookOther }.
fact-missed = With pair { $number } the last chance was gone.

option-open_piles = Packets
option-open_piles-help = Do all cards lie face up, so that you can work it all out?
option-open_piles-off = only the top cards face up
option-open_piles-on = all cards face up
