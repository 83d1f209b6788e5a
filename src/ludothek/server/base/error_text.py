"""What the database and the bus say when something goes wrong, fit for people and for the log."""


def said(error: Exception) -> str:
    """What they say, without the statement and its values; what kind they are where they say nothing."""
    cause = getattr(error, "orig", None) or error
    first, *_ = str(cause).splitlines() or [""]
    return first[:200] or type(cause).__name__
