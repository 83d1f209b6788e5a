"""The processes in which computer players think, and who of those that wait is served next."""
