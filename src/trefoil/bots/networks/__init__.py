"""What was learned: the networks that come with the package, and what they make of a view."""
