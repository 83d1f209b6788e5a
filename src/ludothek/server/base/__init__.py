"""What everything on the server stands on: settings, limits, secrets, tasks, numbers and the log of the server."""
