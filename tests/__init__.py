"""The tests, a folder for every room. They play three games: those of the house, and one that comes from elsewhere."""

import os
from pathlib import Path

# Before anything of the house is loaded, and for every process that a test begins.
os.environ["TREFOIL_GAMES"] = "tests.games.acorns"
os.environ["PYTHONPATH"] = str(Path(__file__).parents[1])
