// Sentences that bots choose in this browser, on the page itself or in the worker, each as one line of text.
import { Bots } from '../../src/kernel/bots';
import type { Options } from '../../src/kernel/game';
import type { Chosen, Policy, Task } from '../../src/kernel/messages';
import { botsOf } from '../../src/kernel/modules';
import { fileFor, networkIn } from '../../src/kernel/networks';
import { startWorker } from '../../src/kernel/start';
import { Thinking } from '../../src/kernel/thinking';
import { tablesOf } from './tables';

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
    policy: tables.LEVELS[level] as Policy,
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

const told = ({ sentence, results }: Chosen): string =>
  JSON.stringify([sentence, results.map(({ action, won, tried }) => [action, won, tried])]);

/** What each bot chose, and what it found of the moves that it compared last. */
export async function chosen(wishes: readonly Wish[], where: 'page' | 'worker'): Promise<string[]> {
  const bots = new Bots(startWorker);
  const found: string[] = [];
  for (const wish of wishes) {
    const question = await questionOf(wish);
    const one = where === 'page' ? here(question) : bots.ask(question.game, question.task).chosen;
    found.push(told((await one)!));
  }
  bots.close();
  return found;
}
