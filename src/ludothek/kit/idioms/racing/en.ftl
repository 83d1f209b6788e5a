deal-won = { $count ->
    [one] { who-wins } the race.
   *[other] { $names } share the win.
}
match-won = { $count ->
    [one] { who-wins } the race!
   *[other] { $names } share the win!
}
