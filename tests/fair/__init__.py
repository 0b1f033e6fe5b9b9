"""A deal that nobody chose, and that anybody can check."""
