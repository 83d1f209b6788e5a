"""What the database and the bus say when something goes wrong, fit for people and for the log."""


def said(error: Exception) -> str:
    """What they say, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0][:200]
