title = Skat
tagline = Bid more than the others dare, then stand alone against two.

zone-skat = Skat
zone-tricks = Tricks
card-taken = card of a taken trick
colour-black = black
colour-green = green
colour-red = red
colour-yellow = yellow

contract = { $kind ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] grand
   *[null] null
}{ $form ->
    [hand] {" "}hand
    [schneider] {" "}hand, Schneider announced
    [schwarz] {" "}hand, Schwarz announced
    [ouvert] {" "}ouvert
    [ouvert-hand] {" "}ouvert hand
   *[skat] {""}
}

say-number = { $number }
say-yes = Yes
say-pass = Pass
say-hand = I play from the hand
say-take = I take the skat
say-away = Put these two away

help-number = You claim that your game is worth at least { $number }.
help-yes = You hold it: your game is worth { $number } as well.
help-pass = You leave the bidding and play against the soloist.
help-hand = You don’t look at the skat. The game is worth more, and the skat still counts for you.
help-take = You take both cards and then put any two away. Their points count for you.
help-game = First it has to be settled who plays alone.
help-contract = Worth { $value } if you win.
help-null = Worth { $value } if you take no trick at all.
help-overbid = Worth { $value }, less than your bid of { $bid }: lost unless you make more than this.

note-number = { $seat } bids { $number }.
note-yes = { $seat } holds { $number }.
note-pass = { $seat } passes.
note-soloist = { $seat } plays alone and has bid { $number }.
note-hand = { $seat } leaves the skat where it is and plays from the hand.
note-take = { $seat } takes the skat.
note-found = In it: { $lookFirst } and { $lookSecond }.
note-away = { $seat } has put two cards away.
note-game = { $seat } plays { contract }.
note-played = { $seat } plays the { $look }.
note-taken = The trick goes to { $seat }.

fact-open = { $seatAsker } may name a number; { $seatHolder } answers.
fact-bid = { $number } is bid. { $seatAsker } asks, { $seatHolder } answers.
fact-last = Nobody has bid. { $seat } may play for 18 or pass.
fact-jacks = Your top trumps: { $side ->
    [with] with
   *[without] without
} { $count }, so play { $times }.
fact-values = Your game is worth: diamonds { $diamonds }, hearts { $hearts }, spades { $spades }, clubs { $clubs }, grand { $grand }; null { $null }.
fact-game = { $seat } plays { contract }, bid { $number }.
fact-cards = { $seat } has { $points } card points, the opponents { $others }.
fact-reckoned = { $side ->
    [with] With
   *[without] Without
} { $tops }, level { $level }: { $tops } + { $level } times { $base } is { $value }.
fact-score = { $seat } writes down { $score }.

reason-passed = Everybody passed. Nobody scores.
reason-won = The soloist has won the game.
reason-lost = The soloist did not reach 61 card points.
reason-announced = What was announced was not reached.
reason-overbid = The game is worth less than was bid: overbid.
reason-null = The soloist had to take a trick.
reason-settled = What everybody receives or pays after the settlement decides.

option-preset = Rules
option-preset-help = The booklet, or the International Skat Order. It sets what is usual for all that follows.
option-preset-booklet = booklet
option-preset-isko = International Skat Order
option-deals = Deals
option-deals-help = How many deals make a list.
option-first_dealer = First dealer
option-first_dealer-help = Who deals first. At a table the highest card decides; here lots can.
option-first_dealer-lot = by lot
option-settlement = Settlement
option-settlement-help = Settle among each other at the end, or count the plain list.
option-settlement-spielsatz = settle among each other
option-settlement-list = plain list
option-deal_order = Dealing
option-deal_order-help = To which side the packets are dealt.
option-deal_order-counterclockwise = to the right
option-deal_order-clockwise = to the left
option-level_table = Levels
option-level_table-help = Only Schwarz from the hand without announcement differs: level 5 in the booklet's table, 4 when counted one by one.
option-level_table-booklet = booklet's table
option-level_table-additive = one by one
option-grand_ouvert_base = Grand ouvert
option-grand_ouvert_base-help = The base value of an open grand.
option-grand_ouvert_base-36 = 36
option-grand_ouvert_base-24 = 24
option-failed_announcement = Announced in vain
option-failed_announcement-help = Does a level count in a lost game if it was announced but not reached?
option-failed_announcement-announced = it counts
option-failed_announcement-achieved = only what was made
option-lost_hand_factor = Lost hand games
option-lost_hand_factor-help = How many times a lost hand game is subtracted.
option-lost_skat_factor = Other lost games
option-lost_skat_factor-help = How many times a lost game is subtracted when the skat was taken.
option-overbid = Overbid
option-overbid-help = What a game counts that is worth less than the bid.
option-overbid-next_multiple = next multiple of the base value

deal-won = { $count ->
    [one] { $names } wins this game.
   *[other] { $names } win this game.
}
