deal-won = { $count ->
    [one] { who-wins } de race.
   *[other] { who-wins } de race samen.
}
match-won = { $count ->
    [one] { who-wins } de race!
   *[other] { who-wins } de race samen!
}
