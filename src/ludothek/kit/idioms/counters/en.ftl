match-won = { $count ->
    [one] { who-wins } with { $points ->
        [one] { $points } counter
       *[other] { $points } counters
    }!
   *[other] { $names } share the win with { $points ->
        [one] { $points } counter
       *[other] { $points } counters
    } each!
}
reason-counters = The most counters wins.
