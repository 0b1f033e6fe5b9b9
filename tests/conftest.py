"""How long Hypothesis searches: less where rules are interpreted, and always alike on the build machine."""

import os

from hypothesis import HealthCheck, settings

from trefoil.core.jit import COMPILED

settings.register_profile(
    "house",
    max_examples=40 if COMPILED else 5,
    deadline=None,
    derandomize="CI" in os.environ or not COMPILED,  # coverage is asked of the interpreted run: it must not vary
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")
