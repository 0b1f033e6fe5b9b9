"""How moves are compared: rollouts in imagined worlds, and the halving that spends them."""
