"""How Acorns can be set up."""

from trefoil.core.options import Option, Options

OPTIONS = Options(
    "Acorns",
    Option("players", (3, 4), "how many play"),
    Option("hand", (2, 3), "how many acorns each player begins with"),
)
"""The first value of each is what it is unless somebody says otherwise."""
