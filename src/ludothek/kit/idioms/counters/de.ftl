match-won = { $count ->
    [one] { who-wins } mit { $points ->
        [one] { $points } Chip
       *[other] { $points } Chips
    }!
   *[other] { who-wins } gemeinsam mit je { $points ->
        [one] { $points } Chip
       *[other] { $points } Chips
    }!
}
reason-counters = Die meisten Chips gewinnen.
