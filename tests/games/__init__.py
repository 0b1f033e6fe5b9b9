"""Games of the tests, which come to the house as any game from elsewhere does."""
