"""Write the golden games and logs again: `python -m tests.golden`; then read what changed before you believe it."""

from tests.golden import tables
from tests.golden.files import path_of
from tests.golden.setups import SETUPS
from tests.golden.telling import told

for setup in SETUPS:
    path_of(setup).write_text(told(setup), encoding="utf-8")
    print(path_of(setup).name, path_of(setup).stat().st_size)
for name in tables.MAKERS:  # of the present format alone: what older versions wrote is never written again
    tables.keep(name)
    print(name)
