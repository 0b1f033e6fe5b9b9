"""`python -m trefoil` is the command `trefoil`."""

import sys

from trefoil.cli import main

sys.exit(main())
