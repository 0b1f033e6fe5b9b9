"""The games of the house; they do not know each other."""
