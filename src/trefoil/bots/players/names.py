"""The levels there are, by name, and what each does; nothing is loaded with it, so help can list them."""

# From the weakest to the strongest; `uniform` is a yardstick, the others are offered to people.
NAMES = {
    "uniform": "plays any legal move",
    "beginner": "knows the rules, and sees dimly what moves are worth",
    "casual": "sensible most of the time, with mistakes",
    "greedy": "plays what looks best, and computes what can be computed",
    "search": "imagines what it cannot see and tries moves out",
    "master": "searches by what was learned",
}
