"""Moves of one view compared: all are tried in the same worlds, and the worse half is given up again and again."""

from trefoil.bots.search.choice import Choice, drawn_seed, put_in_order
from trefoil.bots.search.policy import Policy
from trefoil.bots.search.rollouts import EVALUATOR, PLAYERS, Rollouts, try_out
from trefoil.core.chance import mixed
from trefoil.core.jit import kernel, rule
from trefoil.core.lineup import Lineup
from trefoil.core.rules import legal, rate
from trefoil.core.state import Records

SLICE = 16  # playouts between two looks at whether to stop


@rule
def halved(n: int) -> int:
    return (n + 1) // 2


@rule
def rounds_for(n: int) -> int:
    """How many rounds a race of n moves has: all of them run, then half as many, until two are left."""
    rounds = 1
    while n > 2:
        n = halved(n)
        rounds += 1
    return rounds


@kernel
def begin_race(views: Records, policy: Policy, networks: Records, choice: Choice, slates: Records) -> None:
    """All moves of a view are in the race; a prior is what they seem worth at one ply."""
    s, slate = views[0], slates[0]
    choice.seed = mixed(drawn_seed(choice)) >> 2  # what is signed and what is not agree on it
    choice.count = legal(s, slate)
    for k in range(choice.count):
        choice.actions[k], choice.won[k], choice.tried[k] = int(slate.moves[k]), 0.0, 0
    choice.runners, choice.rounds = choice.count, rounds_for(int(choice.count))
    choice.lap, choice.worlds, choice.until, choice.evaluated = 0, 0, 0, 0
    if policy.prior > 0:
        before = slate.evaluated
        rate(s, networks[EVALUATOR], slate)
        choice.evaluated = slate.evaluated - before
        for k in range(choice.count):
            choice.won[k] = policy.prior * slate.values[k]


@rule
def begin_round(policy: Policy, choice: Choice) -> None:
    """The better half goes on; say how long."""
    put_in_order(choice)
    if choice.lap > 0:
        choice.runners = halved(int(choice.runners))
    choice.lap += 1
    more = policy.playouts // (choice.rounds * choice.runners)
    choice.until = choice.worlds + max(1, min(more, policy.worlds - choice.worlds))
    choice.enough = policy.evaluations * choice.lap // choice.rounds


@rule
def is_round_over(choice: Choice) -> bool:
    return bool(choice.worlds >= choice.until or choice.evaluated >= choice.enough)


@kernel
def run_slice(
    views: Records, policy: Policy, networks: Records, seatings: Records, choice: Choice, slates: Records
) -> None:
    """Try every runner in a few more worlds."""
    runners, before = int(choice.runners), slates[0].evaluated
    until = min(int(choice.until), int(choice.worlds) + max(1, SLICE // runners))
    made = Rollouts(int(choice.seed), int(choice.worlds), until, int(policy.horizon))
    lineup = Lineup(networks, PLAYERS, seatings)
    try_out(views, choice.actions[:runners], made, lineup, choice.won[:runners], slates)
    choice.worlds = until
    choice.evaluated += slates[0].evaluated - before
    for k in range(runners):
        choice.tried[k] = until


@rule
def go_on(
    views: Records, policy: Policy, networks: Records, seatings: Records, choice: Choice, slates: Records
) -> bool:
    """Run one slice of the race; return whether it is over, and then its moves stand in order."""
    if choice.lap == 0:
        begin_round(policy, choice)
    if choice.hurried == 0 or choice.worlds == 0:
        run_slice(views, policy, networks, seatings, choice, slates)
        while is_round_over(choice) and choice.lap < choice.rounds:
            begin_round(policy, choice)
    is_over = choice.hurried != 0 or is_round_over(choice)
    if is_over:
        put_in_order(choice)
    return bool(is_over)
