title = Yatzy
tagline = Three throws, five dice, thirteen fields: when do you stop, and where do you write it down?

deal = Game { $number } of { $total }
deal-won = { $count ->
    [one] { $names } wins the game with { $points } points.
   *[other] { $names } share the game with { $points } points each.
}
reason-points = The most points on the sheet decide.
reason-total = The most points over all games decide.

level-beginner-help = Collects whatever lies there most often and enters the most points at once.
level-casual-help = Looks for points in this round and slips now and then.
level-club-help = Has the whole sheet in mind, but misjudges it a little.
level-master-help = Plays the exact optimum: 241 points a game on average.

colour-white = white
colour-yellow = yellow
die = a { $face }
die-kept = a { $face }, left standing
die-in-cup = die in the cup

field = { $field ->
    [ones] Ones
    [twos] Twos
    [threes] Threes
    [fours] Fours
    [fives] Fives
    [sixes] Sixes
    [three] Three of a kind
    [four] Four of a kind
    [full] Full house
    [small] Small straight
    [large] Large straight
    [yatzy] Yatzy
   *[chance] Chance
}
row-upper = Upper half
row-bonus = Bonus from 63
row-total = Total

keep = { $count ->
    [one] Keep { $faces }, throw one die
   *[other] Keep { $faces }, throw { $count } dice
}
keep-help = Touch the dice that are to stay. The others are thrown again.
throw-all = Throw all five again
throw-all-help = Nothing stays: all five dice go back into the cup.
stop = Stop here
stop-help = You throw no more in this round and choose a field.
enter = { field }: { $points }
strike = Strike: { field }
strike-help = You get 0 for this field, and it is used up.

note-kept = { $seat } keeps { $faces }.
note-kept-nothing = { $seat } keeps nothing.
note-thrown = { $seat } throws { $faces }.
note-entered = { $seat } enters { $points }: { field }.
note-struck = { $seat } strikes a field: { field }.
fact-round = Round { $round } of 13, throw { $throw } of 3
fact-nothing-fits = Nothing fits. A field has to be struck.

option-games = Games
option-games-help = How many games are played. The totals of all of them are added up.
option-strike = Striking
option-strike-help = When you may strike a free field, that is take 0 for it.
option-strike-nothing_fits = only if nothing fits
option-strike-any_time = any field that does not fit
option-chance = Chance
option-chance-help = When you may use the field Chance.
option-chance-any_time = at any time
option-chance-last_resort = only if nothing else fits
option-full_house_five = Five alike as full house
option-full_house_five-help = Whether five dice alike may be entered as a full house.
option-full_house_five-yes = yes
option-full_house_five-no = no
option-kept_dice = Dice left standing
option-kept_dice-help = Whether a die that you left standing may be taken up again in the same round.
option-kept_dice-stay = stay for the round
option-kept_dice-free = may be thrown again
