"""How a network is trained for Triqueta."""

from trefoil.core.lineup import UNIFORM
from trefoil.core.plan import Plan

# A network learns from the players that a master imagines: some follow a network, some the hand-made evaluation.
PLAN = Plan(
    rounds=12,
    positions=3_000_000,
    room=80,
    stride=3,
    decay=0.7,
    passes=2,
    rate=0.003,
    deals=1000,
    searches=15,
    by_hand=(50, 300, UNIFORM),
    solving=(0, 0, 0, 20, 50),
    newest=(0, 0, 0, 10, 10, 30, 100),
)
