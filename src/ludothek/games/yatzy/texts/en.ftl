title = Yatzy
tagline = Three rolls, five dice, thirteen boxes: when do you stop, and where do you write it down?
brief = You want the highest total on your sheet of thirteen boxes. In each round you roll five dice up to three times, keep what you like and roll the rest again. Then you fill one free box: equal numbers, straights, a full house or five of a kind. What’s written stays, and if nothing fits you must cross a box out. After thirteen rounds every box is filled, and the most points wins.

deal-won = { $count ->
    [one] { who-wins } the game with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
reason-points = The most points on the sheet wins.
merit-scores = { $count ->
    [one] It scores { $count } point at once.
   *[other] It scores { $count } points at once.
}

level-beginner-help = Collects whatever there is most of and enters the most points at once.
level-casual-help = Looks for points in this round and slips now and then.
level-club-help = Has the whole sheet in mind, but misjudges it a little.
level-master-help = Plays the exact optimum: 241 points a game on average.

die-kept = a { $face }, kept
die-in-cup = { $count ->
    [one] die in the cup
   *[other] { $count } dice in the cup
}

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
row-upper = Upper section
row-bonus = Bonus from 63

keep = { $count ->
    [one] Keep { $faces }, reroll one die
   *[other] Keep { $faces }, reroll { $count } dice
}
keep-help = Tap the dice you want to keep. The others are rolled again.
throw-all = Reroll all five
throw-all-help = You keep nothing: all five dice go back into the cup.
stop-help = You roll no more in this round and choose a box.
enter = { field }: { $points }
strike = Cross out: { field }
strike-help = You get 0 for this box, and it’s used up.

note-kept = { $you ->
    [yes] You keep { $faces }.
   *[no] { $seat } keeps { $faces }.
}
note-kept-nothing = { $you ->
    [yes] You keep nothing.
   *[no] { $seat } keeps nothing.
}
note-thrown = { $you ->
    [yes] You roll { $faces }.
   *[no] { $seat } rolls { $faces }.
}
note-entered = { $you ->
    [yes] You enter { $points }: { field }.
   *[no] { $seat } enters { $points }: { field }.
}
note-struck = { $you ->
    [yes] You cross out a box: { field }.
   *[no] { $seat } crosses out a box: { field }.
}
fact-round = Round { $round } of 13, roll { $throw } of 3
fact-nothing-fits = Nothing fits. A box has to be crossed out.

option-games-help = How many games do you play? The totals of all of them are added up.
option-strike = Crossing out
option-strike-help = When may you cross out a free box, that is, take 0 for it?
option-strike-nothing_fits = only if nothing fits
option-strike-any_time = any box that doesn’t fit
option-chance = Chance
option-chance-help = When may you use the Chance box?
option-chance-any_time = at any time
option-chance-last_resort = only if nothing else fits
option-full_house_five = Five of a kind as full house
option-full_house_five-help = May you enter five of a kind as a full house?
option-full_house_five-yes = yes
option-full_house_five-no = no
option-kept_dice = Kept dice
option-kept_dice-help = May you reroll a die in the same round once you’ve kept it?
option-kept_dice-stay = stay for the round
option-kept_dice-free = may be rerolled
