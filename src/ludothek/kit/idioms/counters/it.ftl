match-won = { $count ->
    [one] { who-wins } con { $points ->
        [one] { $points } gettone
       *[other] { $points } gettoni
    }!
   *[other] { who-wins } insieme con { $points ->
        [one] { $points } gettone
       *[other] { $points } gettoni
    } a testa!
}
reason-counters = Vince chi ha più gettoni.
