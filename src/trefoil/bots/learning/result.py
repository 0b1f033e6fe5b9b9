"""What a finished training writes down beside its network."""

from dataclasses import asdict

from trefoil.bots.learning.calibration import calibration_of
from trefoil.bots.learning.schedule import Pupil
from trefoil.bots.networks.weights import Made


def made_by(pupil: Pupil, command: str, commit: str) -> Made:
    """How the network of a pupil was made: the command, the sources, the rounds, and how well it is calibrated."""
    rules, features = pupil.kind.KERNEL.RULES, pupil.kind.KNOWLEDGE.N_FEATURES
    reports = tuple(asdict(report) for report in pupil.reports)
    return Made(pupil.row, rules, features, command, pupil.seed, commit, calibration_of(pupil), reports)
