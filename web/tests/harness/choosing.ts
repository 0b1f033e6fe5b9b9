// Sentences that bots choose in this browser, on the page itself or in the worker.
import { Bots } from '../../src/kernel/bots';
import type { Options } from '../../src/kernel/game';
import type { Chosen, Task } from '../../src/kernel/messages';
import { botsOf, rulesOf, tablesOf } from '../../src/kernel/modules';
import { fileFor, networkIn } from '../../src/kernel/networks';
import type { KernelRefusal } from '../../src/kernel/refusals';
import { startWorker } from '../../src/kernel/start';
import { Thinking } from '../../src/kernel/thinking';

/** What a bot is asked: a view as hexadecimal digits, a level, a seed, and which options the table has. */
export interface Wish {
  game: string;
  options: Options;
  view: string;
  level: string;
  seed: number;
}

const LEARNED = 'master';
const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
const soon = () => new Promise<void>((then) => setTimeout(then));

/** What a bot is asked, and on which module. */
async function questionOf({ game, options, view, level, seed }: Wish) {
  const tables = await tablesOf(game);
  const file = level === LEARNED ? fileFor(tables, options) : null;
  const task: Task = {
    view: unhex(view),
    policy: tables.LEVELS[level]!,
    seed: BigInt(seed),
    most: 0,
    network: file === null ? null : await networkIn(file, tables),
  };
  return { game: { module: await botsOf(game), tables }, task };
}
type Question = Awaited<ReturnType<typeof questionOf>>;

/** The same bot on the thread of the page. */
function here({ game, task }: Question): Promise<Chosen> {
  return new Promise((answer, refuse) => {
    const thinking = new Thinking({
      now: () => performance.now(),
      pause: soon,
      answer: ({ chosen }) => answer(chosen),
    });
    thinking.hear({ say: 'think', id: 1, game, task }).catch(refuse);
  });
}

/** A choice without the time that it took, as it travels best. */
type Told = [sentence: readonly number[], results: [action: number, won: number, tried: number][]];
const told = ({ sentence, results }: Chosen): Told => [
  sentence,
  results.map(({ action, won, tried }) => [action, won, tried]),
];

/** What each bot chose, and what it found of the moves that it compared last. */
export async function chosen(wishes: readonly Wish[], where: 'page' | 'worker'): Promise<Told[]> {
  const bots = new Bots(startWorker);
  const found: Told[] = [];
  for (const wish of wishes) {
    const question = await questionOf(wish);
    const one = where === 'page' ? here(question) : bots.ask(question.game, question.task).chosen;
    found.push(told((await one)!));
  }
  bots.close();
  return found;
}

const ENDLESS = 1_000_000_000; // playouts: more than anybody waits for

/** What becomes of questions that are stopped and cancelled while the worker thinks. */
export async function interrupted(wish: Wish): Promise<{ stopped: Told; cancelled: Chosen | null }> {
  const bots = new Bots(startWorker);
  const { game, task } = await questionOf(wish);
  const endless = { ...task, policy: { ...task.policy, playouts: ENDLESS } };
  const [dropped, asked] = [bots.ask(game, endless), bots.ask(game, endless)];
  dropped.cancel();
  await soon();
  asked.stop();
  const [stopped, cancelled] = [told((await asked.chosen)!), await dropped.chosen];
  bots.close();
  return { stopped, cancelled };
}

/** What is told when the worker dies, and what it finds when it is asked again. */
export async function revived(wish: Wish): Promise<{ trouble: unknown; found: Told }> {
  const bots = new Bots(startWorker);
  const { game, task } = await questionOf(wish);
  const lacking = { module: await rulesOf(wish.game), tables: { ...game.tables, GAME: 'without bots' } };
  const failed = bots.ask(lacking, task).chosen.catch((error: unknown) => error as KernelRefusal);
  const trouble = ((await failed) as KernelRefusal).trouble;
  const found = told((await bots.ask(game, task).chosen)!);
  bots.close();
  return { trouble, found };
}
