"""Small neural nets, and the files in which what they have learnt is kept."""
