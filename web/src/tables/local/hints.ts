// What a strong bot would play, thought out from the asker's own view, a step of the sentence at a time.
import type { Chosen, Result, Task } from '../../kernel/messages';
import type { Advice, Hinted } from '../../protocol';
import type { LocalGame } from './game';
import { NATURE, sideSize, textsOf, type State } from './kit';
import type { Surroundings } from './surroundings';

interface Choice {
  readonly action: number;
  readonly value: number; // the share of games that it seems to win
}

/** What a bot thinks of one step. */
interface Opinion {
  readonly best: Choice;
  readonly other: Choice | null;
  readonly exact: boolean;
}

/** The hint for the seat to move; null if the bot was called off. */
export async function hintFor(
  game: LocalGame,
  here: Pick<Surroundings, 'ask' | 'seed'>,
): Promise<Omit<Hinted, 'type' | 'cid' | 'seq'> | null> {
  const steps: Opinion[] = [];
  const view = game.seenBy(game.toMove);
  for (let ahead: State | null = view; ahead;) {
    const step: Opinion | null = forced(game, ahead, steps) ?? (await opinion(game, ahead, here));
    if (!step) return null;
    steps.push(step);
    ahead = after(game, ahead, step.best.action);
  }
  return told(game, steps, chances(game, view));
}

/** The only way to go on is worth what the step before it was. */
function forced({ kit: { kernel } }: LocalGame, view: State, steps: readonly Opinion[]): Opinion | null {
  const [legal, last] = [kernel.legal(view), steps.at(-1)];
  return last && legal.length === 1 ? { ...last, best: { ...last.best, action: legal[0]! }, other: null } : null;
}

/** What a search finds of a step; what can be computed goes before it. */
async function opinion(
  game: LocalGame,
  view: State,
  here: Pick<Surroundings, 'ask' | 'seed'>,
): Promise<Opinion | null> {
  const { policy, depth } = game.kit.tables.HINT;
  const task: Task = { view, policy, depth, seed: here.seed(), most: 1, network: null };
  const chosen: Chosen | null = await here.ask(task).chosen;
  if (!chosen) return null;
  const { results, computed } = chosen;
  const first = results.filter(({ action }) => action === computed);
  const [best, other] = [...first, ...results.filter(({ action }) => action !== computed)];
  const choice = ({ action, won, tried }: Result): Choice => ({
    action,
    value: (sideSize(game.kit, game.options) * won) / Math.max(tried + (policy['prior'] ?? 0), 1),
  });
  return best ? { best: choice(best), other: other ? choice(other) : null, exact: computed !== null } : null;
}

/** What the seat sees after a step; null where its sentence ends. */
function after({ kit: { kernel } }: LocalGame, view: State, action: number): State | null {
  const seat = kernel.toMove(view);
  const seen = kernel.hide(kernel.apply(kernel.guess(view, 0n), action), seat);
  return kernel.goesOn(view, seen, seat) ? seen : null;
}

/** How likely each answer of nature is, where one of the moves lets it answer at once. */
function chances({ kit }: LocalGame, view: State): Record<string, number> {
  const { kernel, tables } = kit;
  const asksNature = (action: number) => kernel.toMove(kernel.apply(kernel.guess(view, 0n), action)) === NATURE;
  if (!kernel.legal(view).some(asksNature)) return {};
  const weights = kernel.weights(view);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(
    weights.flatMap((weight, k) => (weight > 0 ? [[tables.ACTIONS[k]!, rounded(weight / all, 4)] as const] : [])),
  );
}

function told(game: LocalGame, steps: readonly Opinion[], likely: Record<string, number>) {
  const moves = textsOf(
    game.kit,
    steps.map(({ best }) => best.action),
  );
  const k = steps.findIndex(({ other }) => other);
  const advice = (moves: string[], { value }: Choice): Advice => ({ moves, value: rounded(value, 3) });
  const other = steps[k]?.other;
  return {
    best: advice(moves, steps[0]!.best),
    exact: steps[0]!.exact,
    runner_up: other ? advice([...moves.slice(0, k), ...textsOf(game.kit, [other.action])], other) : null,
    chances: likely,
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
