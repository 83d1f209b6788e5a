"""The revisions, a module each. One that was given away is never changed again."""
