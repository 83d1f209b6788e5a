title = Officers’ Skat
tagline = Skat for two: you both see every card on top, and neither of you what waits below.
brief = Skat for two: you want at least 61 of the 120 card points in your tricks. Eight cards lie face up before each of you, and under every one of them is another that neither of you knows. Whoever leads first names the trumps after seeing the open cards; the jacks are always trumps too. You play a card, follow suit if you can, and turn over what lay below: luck or bad luck. When all 32 cards are played you count, the loser pays 5, 10 or 15 counters, and after four games the most counters wins.

chart = Counters game by game
deal-won = { $you ->
    [yes] You win the game and get
   *[no] { $names } wins the game and gets
} { $points ->
    [one] one counter
   *[other] { $points } counters
}.
match-won = { who-wins } with { $points ->
    [one] one counter
   *[other] { $points } counters
}!
drawn = The counters are level: it’s a draw.
reason-won = 61 card points win the game.
reason-schneider = The loser has 30 card points or fewer: Schneider.
reason-schwarz = The loser hasn’t taken a single trick: Schwarz.
reason-last-trick = 60 all: the last trick decides.
reason-counters = The most counters wins.

level-beginner-help = Plays more or less at random.
level-casual-help = Takes the tricks it sees and thinks no further.
level-club-help = Thinks a few tricks ahead about what may lie below.
level-master-help = Works through many ways the hidden cards may lie, and never errs once everything is face up.

zone-cards = Cards
zone-counters = Counters
counter-taken = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

trumps = { $kind ->
    [clubs] ♣ Clubs
    [spades] ♠ Spades
    [hearts] ♥ Hearts
    [diamonds] ♦ Diamonds
   *[grand] Grand
}
help-trumps = { $kind ->
    [clubs] All jacks and all clubs are trumps.
    [spades] All jacks and all spades are trumps.
    [hearts] All jacks and all hearts are trumps.
    [diamonds] All jacks and all diamonds are trumps.
   *[grand] Only the four jacks are trumps.
}
note-trumps = { $you ->
    [yes] You say:
   *[no] { $seat } says:
} { $kind ->
    [clubs] Clubs are trumps!
    [spades] Spades are trumps!
    [hearts] Hearts are trumps!
    [diamonds] Diamonds are trumps!
   *[grand] Grand!
}
note-turned = Below it: the { $look }.
note-taken = { $you ->
    [yes] You take the trick
   *[no] { $seat } takes the trick
}: { counter-taken }.
note-points = { $you ->
    [yes] You win
   *[no] { $seat } wins
} the game by { $points } card points to { $others }.
note-pays = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $count } counters.
note-pays-all = { $you ->
    [yes] You should pay { $due } counters but have only { $count } left.
   *[no] { $seat } should pay { $due } counters but has only { $count } left.
}
fact-trumps = { $kind ->
    [clubs] Trumps: ♣ clubs and all jacks
    [spades] Trumps: ♠ spades and all jacks
    [hearts] Trumps: ♥ hearts and all jacks
    [diamonds] Trumps: ♦ diamonds and all jacks
   *[grand] Grand: only the jacks are trumps
}

option-games = Games
option-games-help = How many games do you play?
option-counters-help = How many counters do you each start with?
option-ten_rank = Rank of the ten
option-ten_rank-help = Does the ten rank below the queen, or just below the ace as in Skat?
option-ten_rank-low = below the queen
option-ten_rank-skat = below the ace
option-follow = Following suit
option-follow-help = Must you follow every suit, or only trumps?
option-follow-skat = every suit
option-follow-trump_only = only trumps
option-grand = Grand
option-grand-help = May Grand be named as well? Then only the jacks are trumps.
option-grand-off = no
option-grand-on = yes
option-first_dealer-help = Who deals first? The other player leads.
