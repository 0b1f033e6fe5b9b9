"""Tables in memory, what they need, and what keeps them in order."""
