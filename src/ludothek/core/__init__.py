"""The state machine every game implements, the match round it, randomness and records. Imports nothing of ours."""
