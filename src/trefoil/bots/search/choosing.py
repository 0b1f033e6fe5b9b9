"""A whole sentence chosen by a policy, slice by slice, so that whoever waits can look in between whether to stop."""

from trefoil.bots.search.choice import Choice
from trefoil.bots.search.halving import begin_race, go_on
from trefoil.bots.search.oneply import at_random, best_looking, computed, only_move, with_noise
from trefoil.bots.search.policy import AT_RANDOM, GREEDY, NOISY, Policy
from trefoil.bots.search.rollouts import GUIDE
from trefoil.core.jit import kernel, rule
from trefoil.core.rules import apply, guess, hide
from trefoil.core.sentence import goes_on
from trefoil.core.slate import MOST
from trefoil.core.state import EMPTY, Records

ANY_WORLD = 0  # the seed of a guess: as long as a sentence goes on, its seat sees the same in every world


@kernel
def at_once(views: Records, policy: Policy, networks: Records, choice: Choice, slates: Records) -> int:
    """The next step, if one look is enough; else EMPTY."""
    if policy.kind == AT_RANDOM:
        return at_random(views, choice, slates)
    if policy.kind == NOISY:
        return with_noise(views, policy, networks[GUIDE], choice, slates)
    if policy.kind == GREEDY:
        action = computed(views, slates)
        return action if action != EMPTY else best_looking(views, networks[GUIDE], slates)
    if choice.thorough != 0:
        return EMPTY
    action = only_move(views, slates[0])
    return computed(views, slates) if action == EMPTY and policy.solves != 0 else action


@rule
def take_step(views: Records, choice: Choice, action: int, slates: Records) -> bool:
    """Add a step to the sentence; return whether it is whole, and if not, the view is that after the step."""
    choice.line[choice.steps] = action
    choice.steps += 1
    if choice.steps == choice.most or choice.steps == MOST:
        return True
    views[0] = views[1]
    s, seat = views[1], int(views[0].to_move)
    guess(s, ANY_WORLD, slates[0])
    apply(s, action)
    hide(s, seat)
    if not goes_on(views[:1], views[1:], seat):
        return True
    views[0] = views[1]
    return False


@kernel
def think(
    views: Records, choices: Records, policies: Records, networks: Records, seatings: Records, slates: Records
) -> bool:
    """Go on with a sentence by one step, or by one slice of the search for it; return whether it is whole.

    `views` has room for two: where the sentence stands is in both of them between two calls.
    """
    choice, policy = choices[0], policies[0]
    action = EMPTY
    if choice.searching == 0:
        action = at_once(views, policy, networks, choice, slates)
        if action == EMPTY:
            begin_race(views, policy, networks, choice, slates)
            choice.searching = 1
    if action == EMPTY:
        if not go_on(views, policy, networks, seatings, choice, slates):
            return False
        choice.searching = 0
        action = int(choice.actions[0])
    return take_step(views, choice, action, slates)
