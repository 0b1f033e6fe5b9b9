"""How a network is trained: self-play, gradient steps, evaluation, round by round."""
