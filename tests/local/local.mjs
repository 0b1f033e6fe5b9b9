// Plays scripts of the server's tables at tables on this device, and says the first frame of each that differs.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [root] = process.argv.slice(2);
const from = (path) => import(`${root}/web/src/${path}`);
const { Kernel } = await from('kernel/kernel.ts');
const { LocalTable } = await from('tables/local/table.ts');
const { LocalGame } = await from('tables/local/game.ts');
const { Standing } = await from('tables/local/standing.ts');
const { replayed } = await from('tables/local/replay.ts');
const { readRecord } = await from('tables/local/record.ts');

const kits = new Map();
async function kitOf(game) {
  if (!kits.has(game)) {
    const tables = await from(`kernel/${game}/tables.ts`);
    const module = new WebAssembly.Module(readFileSync(`${root}/web/src/kernel/${game}/rules.wasm`));
    const { SETUPS: setups } = await from(`boards/${game}/generated.ts`);
    kits.set(game, { tables, setups, module, reader: await from(`kernel/${game}/reader.ts`) });
  }
  const kit = kits.get(game);
  return { ...kit, kernel: new Kernel(kit.module, kit.tables) };
}

/** A kernel whose nature moves as it did elsewhere. */
function scripted(kernel, tables, next) {
  kernel.letNatureMove = (state) => {
    const action = tables.ACTIONS.indexOf(next());
    return { action, state: kernel.apply(state, action) };
  };
  return kernel;
}

/** What both tables can tell of a frame. */
function told(frame) {
  const { type, code, moves, legal_moves, whole, view, happened, you, table } = frame;
  const { game, options, phase, sides, turn, ended, asked, hints, clock } = table ?? {};
  const at = table && { game, options, phase, sides, ended, asked, hints, clock, turn: turn && turn.seat };
  const me = you && { person: you.person, host: you.host, seats: you.seats, sitting: you.sitting, covered: you.covered };
  return JSON.parse(JSON.stringify({ type, code, moves, legal_moves, whole, view, happened, me, at }));
}

function difference(one, two, path = '') {
  if (JSON.stringify(one) === JSON.stringify(two)) return null;
  const inner = (value) => typeof value === 'object' && value !== null;
  if (!inner(one) || !inner(two)) return `${path}: ${JSON.stringify(one)} there, ${JSON.stringify(two)} here`;
  const names = [...new Set([...Object.keys(one), ...Object.keys(two)])];
  for (const name of names) {
    const found = difference(one[name], two[name], `${path}.${name}`);
    if (found) return found;
  }
  return `${path}: another order`;
}

/** Plays one script; says where it differs, or nothing. */
async function differenceIn(script) {
  const { tables, kernel, ...others } = await kitOf(script.game);
  const nature = { moves: script.moves.slice(0, script.dealt), at: 0 };
  const kit = { tables, ...others, kernel: scripted(kernel, tables, () => nature.moves[nature.at++]) };
  const game = LocalGame.begun(kit, script.options, 1n);
  game.letNatureMove();
  const heard = [];
  let sentence = [];
  let kept = null;
  const here = {
    now: () => 0,
    later: (_, then) => void setImmediate(then),
    seed: () => 1n,
    name: () => 'next',
    ask: () => ({ chosen: new Promise(() => undefined), stop: () => undefined, cancel: () => undefined }),
    network: () => Promise.resolve(null),
    keep: (one) => Promise.resolve((kept = one)),
    tell: () => undefined,
  };
  const standing = new Standing('t', script.seats, game, [], null, 0);
  const table = new LocalTable(standing, here);
  table.listen((event) => heard.push(event));
  for (const [k, line] of script.lines.entries()) {
    sentence = line.moves ?? [];
    nature.moves = (line.all ?? []).slice(sentence.length);
    nature.at = 0;
    heard.length = 0;
    const seq = standing.seq;
    if (line.what === 'welcome') await table.hear({ type: 'hello', cid: 'c' });
    else if (line.what === 'preview') await table.hear({ type: 'preview', cid: 'c', seq, moves: sentence });
    else if (line.what === 'play') await table.hear({ type: 'play', cid: 'c', seq, moves: sentence });
    else if (line.what === 'undo') await table.hear({ type: 'ask', cid: 'c', seq, what: 'undo' });
    else table.robotPlays(sentence, null);
    await new Promise((then) => setImmediate(then));
    const frame = heard.filter(({ type }) => type !== 'done').at(-1);
    const found = frame ? difference(told(line.frame), told(frame)) : ' nothing was told';
    if (found) return `line ${k} (${line.what})${found}`;
  }
  return kept && again(kit, kept.text, standing);
}

/** Reads the record that was kept, and compares the game and the turns that can be taken back. */
function again(kit, text, { game, turns }) {
  const twin = replayed(kit, readRecord(text), 1n);
  const known = ({ seat, ply, nature }) => `${seat} ${ply} ${nature}`;
  const [one, two] = [turns, twin.turns].map((list) => list.map(known).join());
  if (game.actions.join() !== twin.game.actions.join()) return 'the record tells another game';
  return one === two ? null : `the record tells other turns: ${one} there, ${two} here`;
}

for await (const line of createInterface({ input: process.stdin })) console.log((await differenceIn(JSON.parse(line))) ?? 'same');
