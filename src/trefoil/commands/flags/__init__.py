"""What each command takes: its flags, and what is wrong with them, said before anything heavy is loaded."""
