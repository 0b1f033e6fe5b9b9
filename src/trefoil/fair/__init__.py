"""Fair dealing without a server: the committed stream, its proof, and its verifier."""
