"""How bots choose, in compiled code: by one look, or by rollouts in imagined worlds and halving."""
