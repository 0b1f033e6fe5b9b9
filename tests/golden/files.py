"""Where the golden games are kept."""

from pathlib import Path

from tests.golden.setups import Setup

FOLDER = Path(__file__).parent / "games"


def path_of(setup: Setup) -> Path:
    """The file of a golden game."""
    return FOLDER / f"{setup.name}.json"
