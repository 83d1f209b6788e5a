match-won = { $count ->
    [one] { who-wins } met { $points ->
        [one] { $points } fiche
       *[other] { $points } fiches
    }!
   *[other] { who-wins } samen met elk { $points ->
        [one] { $points } fiche
       *[other] { $points } fiches
    }!
}
reason-counters = Wie de meeste fiches heeft, wint.
