"""Laws that hold in every position of every game, drawn at random."""
