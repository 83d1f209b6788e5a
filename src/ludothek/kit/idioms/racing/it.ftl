deal-won = { $count ->
    [one] { who-wins } la corsa.
   *[other] { who-wins } la corsa insieme.
}
match-won = { $count ->
    [one] { who-wins } la corsa!
   *[other] { who-wins } la corsa insieme!
}
