"""Those who choose: a kind of bot in each file, the table of levels, and hints."""
