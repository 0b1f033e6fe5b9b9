"""Which laws can be tried in this mode: places can be watched only where rules are interpreted."""

from trefoil.core.jit import COMPILED

collect_ignore = ["test_indices.py"] if COMPILED else []
