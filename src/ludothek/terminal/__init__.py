"""The table in a terminal: a full-screen one for eyes, mouse and keyboard, and a line-based one for pipes and ears."""
