"""Who is stronger: matches over the same deals, their tally, and ratings."""
