"""What is said on the wire: closed types for everything a client may say and everything it may hear."""
