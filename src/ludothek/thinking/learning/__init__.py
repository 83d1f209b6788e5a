"""How those who think come by what they know: by playing against themselves, by practice, and by what happened."""
