title = Game of the Goose
tagline = Past the fox and the hedgehog: which goose is first to the pond?
brief = You want your goose to be the first at the pond in the middle. On your turn you roll the die and move that many spaces along the path; there’s nothing to decide. But on the spaces with a picture something happens: you run on, go back, miss a turn, sit in a trap until you roll a six, or roll again at once. Several geese may share a space, and none is sent back by another. The pond must be hit exactly, for whatever is too many is walked back; the first goose there wins.

reason-goal = The first to hit space 63 exactly wins.

figure = { $colour } goose
help-4 = The fox! You shake it off and run on to 8.
help-9 = Caught! You wait here until you roll a six.
help-13 = The hedgehog: you’re faster and run on to 16.
help-15 = A feather is gone. You look for it and miss a turn.
help-21 = On the wing: roll again at once.
help-24 = A cold! You stay in bed and miss a turn.
help-30 = A ladybird is in a hurry. You give it a lift to 34.
help-34 = On the wing again: roll again at once.
help-37 = You’ve eaten too much, fall asleep and miss two turns.
help-40 = A sore foot. You wait until the next goose has gone past. If none is still to come, you miss a turn.
help-49 = A balloon ride: on to 53.
help-52 = A wrong turning! You go back to 43.
help-57 = You’re helpless with laughter and miss two turns.
help-60 = The most beautiful goose in the land! Roll again at once.
help-63 = The pond is the finish. Whoever hits it exactly first wins.

note-4 = { $you ->
    [yes] You shake off the fox and run on to 8.
   *[no] { $seat } shakes off the fox and runs on to 8.
}
note-9 = { $you ->
    [yes] You’re caught and have to wait for a six.
   *[no] { $seat } is caught and has to wait for a six.
}
note-13 = { $you ->
    [yes] You’re faster than the hedgehog: on to 16!
   *[no] { $seat } is faster than the hedgehog: on to 16!
}
note-15 = { $you ->
    [yes] You look for your lost feather and miss a turn.
   *[no] { $seat } looks for a lost feather and misses a turn.
}
note-21 = { $you ->
    [yes] You fly and roll again!
   *[no] { $seat } flies and rolls again!
}
note-24 = { $you ->
    [yes] You’ve caught a cold, stay in bed and miss a turn.
   *[no] { $seat } has caught a cold, stays in bed and misses a turn.
}
note-30 = { $you ->
    [yes] You give a hurried ladybird a lift to 34.
   *[no] { $seat } gives a hurried ladybird a lift to 34.
}
note-34 = { $you ->
    [yes] You fly and roll again!
   *[no] { $seat } flies and rolls again!
}
note-37 = { $you ->
    [yes] You’ve eaten too much and sleep for two turns.
   *[no] { $seat } has eaten too much and sleeps for two turns.
}
note-40 = { $you ->
    [yes] Your foot is sore: you wait until the next goose has gone past.
   *[no] { $seat } has a sore foot and waits until the next goose has gone past.
}
note-49 = { $you ->
    [yes] You take the balloon to 53!
   *[no] { $seat } takes the balloon to 53!
}
note-52 = { $you ->
    [yes] You’ve taken a wrong turning and go back to 43.
   *[no] { $seat } has taken a wrong turning and goes back to 43.
}
note-57 = { $you ->
    [yes] You’re helpless with laughter and miss two turns.
   *[no] { $seat } is helpless with laughter and misses two turns.
}
note-60 = { $you ->
    [yes] You win the beauty prize and roll again!
   *[no] { $seat } wins the beauty prize and rolls again!
}
note-63 = { $you ->
    [yes] You’ve reached the pond!
   *[no] { $seat } has reached the pond!
}
note-caught = { $you ->
    [yes] You roll a { $number } and remain caught.
   *[no] { $seat } rolls a { $number } and remains caught.
}
note-freed = { $you ->
    [yes] A six! You’re free and roll again.
   *[no] A six! { $seat } is free and rolls again.
}
note-misses = { $you ->
    [yes] You miss a turn.
   *[no] { $seat } misses a turn.
}
note-waits = { $you ->
    [yes] You wait on 40.
   *[no] { $seat } waits on 40.
}

option-field_9_six = Six on space 9
option-field_9_six-help = What does the six bring that sets you free?
option-field_9_six-moves = six spaces on at once
option-field_9_six-frees = freedom only, then another roll
