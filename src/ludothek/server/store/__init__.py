"""What is on disk: the logs of all tables, how a database grows older, is copied, listed and cleared."""
