"""How a network is trained for Tock."""

from trefoil.core.plan import Plan

# A network learns from the players that a master imagines: some follow a network, some the hand-made evaluation.
PLAN = Plan(
    rounds=6,
    positions=3_000_000,
    room=80,
    stride=7,
    decay=0.9,
    passes=1,
    rate=0.003,
    deals=200,
    searches=4,
    by_hand=(0, 10, 20, 50),
    solving=(),
    newest=(0, 0, 10, 20, 50),
)
