"""Tables with people at them: who is there, what they say, what happens by itself, and what each of them sees."""
