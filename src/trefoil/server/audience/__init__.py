"""What each reader may be told."""
