"""How much is tried: what `--quick` leaves out, and how long Hypothesis searches, always alike on the build machine."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tests.web import chromium, firefox
from trefoil.core.jit import COMPILED

settings.register_profile(
    "house",
    max_examples=40 if COMPILED else 5,
    deadline=None,
    derandomize="CI" in os.environ or not COMPILED,  # coverage is asked of the interpreted run: it must not vary
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")

# Ctrl-C is heard, also where whoever started the tests in the background has it ignored: some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out tests marked as long, and those in a browser")


def pytest_report_header() -> list[str]:
    """Tests in Firefox, and those that compare pictures, are the only ones a machine may be without: that is said."""
    return [firefox.outlook(), chromium.outlook()]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        left_out = [item for item in items if "web" in item.path.parts or item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
