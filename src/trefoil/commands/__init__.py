"""What the command `trefoil` can do: one file each, and nothing heavy is loaded before it is needed."""
