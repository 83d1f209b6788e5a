title = Skat
tagline = Bid more than the others dare, then stand alone against two.
brief = One of you plays alone against the other two and needs 61 of the 120 card points in the tricks. An auction decides who: whoever claims the game of the highest value may take the two face-down cards, the skat, discard two and name the trumps. The four jacks are always the highest trumps. Then ten tricks are played; you must follow suit, and if you can’t, you may trump. If the soloist wins, the value of the game is written down, and after a list of games everyone settles up.

chart = Totals game by game
proof-commitment = Seal, shown before the first game

zone-skat = Skat

contract = { $kind ->
    [clubs] Clubs
    [spades] Spades
    [hearts] Hearts
    [diamonds] Diamonds
    [grand] Grand
   *[null] Null
}{ $form ->
    [hand] {" "}Hand
    [schneider] {" "}Hand, Schneider announced
    [schwarz] {" "}Hand, Schwarz announced
    [ouvert] {" "}ouvert
    [ouvert-hand] {" "}ouvert Hand
   *[skat] {""}
}

group = { $kind ->
    [clubs] ♣ Clubs
    [spades] ♠ Spades
    [hearts] ♥ Hearts
    [diamonds] ♦ Diamonds
    [grand] Grand
   *[null] Null
} { $value }{ $bid ->
    [0] {""}
   *[other] {" "}(bid { $bid })
}

say-number = { $number }
say-yes = Yes
say-pass = Pass
say-hand = I play Hand
say-take = I take the skat
say-away = Discard these two

help-number = You claim that your game is worth at least { $number }.
help-yes = You hold it: your game is worth { $number } as well.
help-pass = You leave the bidding and play against the soloist.
help-hand = You don’t look at the skat. The game is worth more, and the skat still counts for you.
help-take = You take both cards and then discard any two. Their points count for you.
help-game = First it has to be settled who plays alone.
help-contract = Worth { $value } if you win.
help-null = Worth { $value } if you take no trick at all.
help-overbid = Worth { $value }, less than your bid of { $bid }: lost unless you make more than this.

note-number = { $you ->
    [yes] You bid { $number }.
   *[no] { $seat } bids { $number }.
}
note-yes = { $you ->
    [yes] You hold { $number }.
   *[no] { $seat } holds { $number }.
}
note-pass = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
note-soloist = { $you ->
    [yes] You play alone and have bid { $number }.
   *[no] { $seat } plays alone and has bid { $number }.
}
note-hand = { $you ->
    [yes] You leave the skat where it is and play from the hand.
   *[no] { $seat } leaves the skat where it is and plays from the hand.
}
note-take = { $you ->
    [yes] You take the skat.
   *[no] { $seat } takes the skat.
}
note-found = In the skat: { $lookFirst } and { $lookSecond }.
note-away = { $you ->
    [yes] You have discarded two cards.
   *[no] { $seat } has discarded two cards.
}
note-game = { $you ->
    [yes] You play { contract }.
   *[no] { $seat } plays { contract }.
}
note-taken = { $you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}

fact-open = { $youAsker ->
    [yes] You bid
   *[no] { $seatAsker } bids
}, { $youHolder ->
    [yes] you answer
   *[no] { $seatHolder } answers
}.
fact-bid = The bid is { $number }. { $youAsker ->
    [yes] You bid
   *[no] { $seatAsker } bids
}, { $youHolder ->
    [yes] you answer
   *[no] { $seatHolder } answers
}.
fact-last = Nobody has bid. { $you ->
    [yes] You
   *[no] { $seat }
} may play for 18 or pass.
fact-jacks = Your matadors: { $side ->
    [with] with
   *[without] without
} { $count }, game { $times }.
fact-values = Your game is worth: diamonds { $diamonds }, hearts { $hearts }, spades { $spades }, clubs { $clubs }, grand { $grand }; null { $null }.
fact-game = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { contract }, bid { $number }.
fact-cards = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $points ->
    [one] { $points } card point
   *[other] { $points } card points
}, the opponents { $others }.
fact-reckoned = { $side ->
    [with] With
   *[without] Without
} { $tops }, level { $level }: ({ $tops } + { $level }) × { $base } = { $value }.
fact-score = { $you ->
    [yes] You score { $score }.
   *[no] { $seat } scores { $score }.
}

reason-passed = Everybody passed. Nobody scores.
reason-won = The soloist has won the game.
reason-lost = The soloist didn’t reach 61 card points.
reason-announced = What was announced wasn’t reached.
reason-overbid = The game is worth less than was bid: overbid.
reason-null = The soloist took a trick.
reason-settled = Whoever comes out best in the settlement wins.

option-preset = Rules
option-preset-help = The family rules of the booklet, or the International Skat Order? It sets what is usual for everything else.
option-preset-booklet = family rules
option-preset-isko = International Skat Order
option-deals = Games
option-deals-help = How many games make a list?
option-first_dealer-help = Who deals first? At a table the highest card decides; here it can be drawn at random.
option-settlement = Settlement
option-settlement-help = Do you settle among yourselves at the end, or simply count the list?
option-settlement-spielsatz = settle among yourselves
option-settlement-list = plain list
option-deal_order = Dealing
option-deal_order-help = To which side are the packets dealt?
option-deal_order-counterclockwise = to the right
option-deal_order-clockwise = to the left
option-level_table = Levels
option-level_table-help = How does Schwarz from the hand count without announcement? Level 5 in the booklet’s table, 4 when counted one by one.
option-level_table-booklet = booklet’s table
option-level_table-additive = one by one
option-grand_ouvert_base = Grand ouvert
option-grand_ouvert_base-help = What is the base value of a Grand ouvert?
option-grand_ouvert_base-36 = 36
option-grand_ouvert_base-24 = 24
option-failed_announcement = Announced in vain
option-failed_announcement-help = Does a level count in a lost game if it was announced but not reached?
option-failed_announcement-announced = it counts
option-failed_announcement-achieved = only what was reached
option-lost_hand_factor = Lost hand games
option-lost_hand_factor-help = How many times is a lost hand game subtracted?
option-lost_skat_factor = Other lost games
option-lost_skat_factor-help = How many times is a lost game subtracted when the skat was taken?
option-overbid = Overbid
option-overbid-help = What does a game count that’s worth less than the bid?
option-overbid-next_multiple = next multiple of the base value

deal-won = { $count ->
    [one] { who-wins } this game.
   *[other] { who-wins } this game.
}
