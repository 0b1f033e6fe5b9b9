"""The tests, a folder for every room."""
