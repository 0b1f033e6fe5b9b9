"""What the page knows of each game is what Python says, and what cannot be translated is refused in one sentence."""
