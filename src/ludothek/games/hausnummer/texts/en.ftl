title = Highest House Number
tagline = Three rolls, three digits: where does the four go before the next number falls?
brief = You want the highest house numbers you can build. In each round you roll one die three times and put every number in the hundreds, the tens or the ones before you roll again. Each place gets just one number, and what’s written never moves. So the question is always whether something better will come: a 6 belongs at the front, a 1 at the end, but what about a 4? After the agreed rounds all your house numbers are added up, and the highest total wins.

deal-won = { $count ->
    [one] { who-wins }. House numbers in all: { $points }.
   *[other] { $names } share the win. House numbers in all: { $points } each.
}
reason-points = The highest total of all house numbers wins.

level-beginner-help = Puts a 6 in front, a 1 at the end and everything else anywhere.
level-casual-help = Knows what belongs where, but doesn’t always pay attention.
level-club-help = Builds the highest house numbers there can be on average: 504.
level-master-help = Works out exactly what is most likely to win, even if it’s a gamble.

house = House
place = { $place ->
    [hundreds] hundreds
    [tens] tens
   *[ones] ones
}
place-hundreds = Hundreds
place-tens = Tens
place-ones = Ones
put = { $face } in the { place }
counter-house = no. { $count }

note-thrown = { $you ->
    [yes] You roll a { $face }.
   *[no] { $seat } rolls a { $face }.
}
note-put = { $you ->
    [yes] You put the { $face } in the { place }.
   *[no] { $seat } puts the { $face } in the { place }.
}
note-built = { $you ->
    [yes] You put the { $face } in the { place }, then roll a { $last }: house number { $number }.
   *[no] { $seat } puts the { $face } in the { place }, then rolls a { $last }: house number { $number }.
}

option-rounds-help = How many rounds do you play? In each of them everybody builds a house number.
