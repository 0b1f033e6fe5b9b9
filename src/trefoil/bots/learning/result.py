"""What a finished training writes down beside its network."""

from dataclasses import asdict

from trefoil.bots.learning.calibration import calibration_of
from trefoil.bots.learning.training import Training
from trefoil.bots.networks.weights import Made


def made_by(training: Training, command: str, commit: str) -> Made:
    """How the network of a training was made: the command, the sources, the rounds, and how well it is calibrated."""
    rules, features = training.kind.KERNEL.RULES, training.kind.KNOWLEDGE.N_FEATURES
    reports = tuple(asdict(report) for report in training.reports)
    return Made(training.row, rules, features, command, training.seed, commit, calibration_of(training), reports)
