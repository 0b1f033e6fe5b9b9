"""The rules and bots of a game as WebAssembly: the functions Numba compiles for the server, compiled for the page."""
