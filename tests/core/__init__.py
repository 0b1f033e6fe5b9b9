"""What every game is: options, moves, records, views, chance and the cache."""
