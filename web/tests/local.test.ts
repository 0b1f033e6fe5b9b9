// A table on this device: what it answers, what it refuses, what it keeps, and how bots and records trouble it.
import { describe, expect, it } from 'vitest';
import { SETUPS as TOCK } from '../src/boards/tock/generated';
import { SETUPS as TRIQUETA } from '../src/boards/triqueta/generated';
import type { Task } from '../src/kernel/messages';
import { KernelRefusal } from '../src/kernel/refusals';
import * as tockReader from '../src/kernel/tock/reader';
import * as triquetaReader from '../src/kernel/triqueta/reader';
import { Thinking } from '../src/kernel/thinking';
import type { Command, ServerEvent } from '../src/protocol';
import { isPossible, settled } from '../src/tables/local/options';
import type { Kit } from '../src/tables/local/kit';
import { BadRecord, readRecord, written, type LocalRecord } from '../src/tables/local/record';
import { replayed } from '../src/tables/local/replay';
import { Standing } from '../src/tables/local/standing';
import type { KeptGame, LocalTrouble, Surroundings } from '../src/tables/local/surroundings';
import { LocalTable } from '../src/tables/local/table';
import { kernelOf, moduleOf, TABLES, type Name } from './kernels';

const kitOf = (game: Name): Kit => ({
  kernel: kernelOf(game),
  tables: TABLES[game],
  reader: game === 'tock' ? tockReader : triquetaReader,
  setups: game === 'tock' ? TOCK : TRIQUETA,
});
const KITS = { tock: kitOf('tock'), triqueta: kitOf('triqueta') };
type Said = Command extends infer One ? (One extends Command ? Omit<One, 'cid'> : never) : never;

const recordOf = (game: Name, players: number, more: Partial<LocalRecord> = {}): LocalRecord => ({
  game,
  rules: TABLES[game].RULES,
  options: settled(KITS[game].setups, players, {}, () => 0),
  moves: [],
  seats: ['Ann', ...Array.from({ length: players - 1 }, () => 'uniform')],
  ...more,
});

/** Bots that think at once, on this thread. */
function thinking(game: Name): Surroundings['ask'] {
  const module = moduleOf(game, 'bots');
  return (task: Task) => {
    const chosen = new Promise<never>((then) => {
      const answer = ({ chosen }: { chosen: unknown }) => then(chosen as never);
      const thoughts = new Thinking({ now: () => 0, pause: () => Promise.resolve(), answer });
      void thoughts.hear({ say: 'think', id: 1, game: { module, tables: TABLES[game] }, task });
    });
    return { chosen, stop: () => undefined, cancel: () => undefined };
  };
}

/** A table, and what is heard, kept and told there; time passes at once. */
class Sitting {
  readonly heard: ServerEvent[] = [];
  readonly kept: KeptGame[] = [];
  readonly troubles: LocalTrouble[] = [];
  readonly table: LocalTable;
  readonly standing: Standing;

  constructor(game: Name, record: LocalRecord, more: Partial<Surroundings> = {}) {
    const { game: played, turns } = replayed(KITS[game], record, 5n);
    this.standing = new Standing('one', record.seats, played, turns, null, 0);
    this.table = new LocalTable(this.standing, {
      now: () => 0,
      later: (_, then) => void setImmediate(then),
      seed: () => 3n,
      name: () => 'two',
      ask: thinking(game),
      network: () => Promise.resolve(null),
      keep: (game) => Promise.resolve(void this.kept.push(game)),
      tell: (trouble) => this.troubles.push(trouble),
      ...more,
    });
    this.table.listen((event) => this.heard.push(event));
  }
  async say(command: Said): Promise<ServerEvent> {
    const before = this.heard.length;
    await this.table.hear({ ...command, cid: 'c' });
    return this.heard.slice(before).find((event) => 'cid' in event && event.cid === 'c')!;
  }
  async refused(command: Said): Promise<string> {
    const answer = await this.say(command);
    return answer.type === 'refused' ? answer.code : answer.type;
  }
  /** Until it is the person's turn, or the game is over. */
  async turn(): Promise<void> {
    while (this.standing.bot) await new Promise((then) => setImmediate(then));
  }
  /** A whole sentence: the first legal move at every step. */
  async play(): Promise<void> {
    await this.turn();
    const { seq } = this.standing;
    const moves: string[] = [];
    for (let whole = false; !whole;) {
      const { game } = this.standing;
      const ahead = await this.say({ type: 'preview', seq, moves });
      if (ahead.type !== 'previewed') throw new Error(JSON.stringify(ahead));
      if (moves.length === 0) expect(ahead.legal_moves).toEqual(game.legal.map((one) => game.kit.tables.ACTIONS[one]));
      whole = ahead.whole;
      if (!whole) moves.push(ahead.legal_moves[0]!);
    }
    expect(await this.refused({ type: 'play', seq, moves })).toBe('done');
    await new Promise((then) => setImmediate(then));
  }
}
const sitting = async (game: Name, players = 2, more: Partial<Surroundings> = {}): Promise<Sitting> => {
  const found = new Sitting(game, recordOf(game, players), more);
  await found.turn();
  return found;
};

describe('a table on this device', () => {
  it('plays a whole game against bots, keeps every turn, and lays out another', async () => {
    const here = await sitting('triqueta');
    while (here.standing.isPlaying) await here.play();
    const last = here.heard.findLast((event) => event.type === 'update')!;
    expect(last.table).toMatchObject({ phase: 'over', ended: 'finished', turn: null });
    expect(last.happened.at(-1)).toMatchObject({ type: 'ended', how: 'finished', outcome: last.view!.outcome });
    expect(here.kept.at(-1)).toMatchObject({ id: 'one', ended: 'finished', text: here.table.record });
    expect(replayed(KITS.triqueta, readRecord(here.table.record), 1n).game.actions).toEqual(here.standing.game.actions);
    expect(await here.refused({ type: 'play', seq: here.standing.seq, moves: ['draw'] })).toBe('not_now');
    expect(await here.refused({ type: 'rematch' })).toBe('done');
    expect(here.kept.at(-1)).toMatchObject({ id: 'two', ended: null });
    expect(await here.refused({ type: 'rematch' })).toBe('not_now');
  });

  it('refuses with the codes of the server', async () => {
    const here = await sitting('tock', 4);
    const { seq } = here.standing;
    const [move] = here.standing.game.legal.map((one) => TABLES.tock.ACTIONS[one]!);
    expect(await here.refused({ type: 'play', seq: seq + 1, moves: [move!] })).toBe('stale');
    expect(await here.refused({ type: 'play', seq, moves: ['jump'] })).toBe('unknown_move');
    expect(await here.refused({ type: 'play', seq, moves: ['fold'] })).toBe('illegal_move');
    expect(await here.refused({ type: 'play', seq, moves: [] })).toBe('unfinished');
    expect(await here.refused({ type: 'play', seq, moves: [move!, move!] })).toBe('illegal_move');
    expect(await here.refused({ type: 'chat', text: 'Hello' })).toBe('muted');
    expect(await here.refused({ type: 'make_code' })).toBe('not_now');
    expect(await here.refused({ type: 'ask', seq, what: 'hints' })).toBe('not_now');
    expect(await here.refused({ type: 'ask', seq, what: 'undo' })).toBe('nature_moved');
    expect(here.kept).toEqual([]);
  });

  it('gives a hint whose sentence can be played', async () => {
    for (const game of ['triqueta', 'tock'] as const) {
      const here = await sitting(game);
      const hint = await here.say({ type: 'hint', seq: here.standing.seq });
      if (hint.type !== 'hinted') throw new Error(hint.type);
      expect(hint.best.value).toBeGreaterThan(0);
      if (hint.runner_up) expect(hint.runner_up.value).toBeLessThanOrEqual(1);
      if (!hint.exact) expect(hint.best.value).toBeGreaterThanOrEqual(hint.runner_up?.value ?? 0);
      expect(await here.refused({ type: 'play', seq: here.standing.seq, moves: hint.best.moves })).toBe('done');
    }
  });

  it('lets the plainest bot play where a better one cannot be had, and says so', async () => {
    const record = recordOf('triqueta', 2, { seats: ['Ann', 'master'] });
    const network = () => Promise.reject(new KernelRefusal('not_loaded', 'Expected a network, got none.'));
    const here = new Sitting('triqueta', record, { network });
    while (!here.troubles.length) await here.play();
    await here.turn();
    expect(here.troubles).toContain('not_loaded');
    const told = here.heard.flatMap((event) => (event.type === 'update' ? event.happened : []));
    expect(told).toContainEqual({ type: 'bot_failed', seat: 1, level: 'master' });
  });

  it('ends early when the person wants it, and hears no bot after it was closed', async () => {
    const here = await sitting('tock', 4);
    expect(await here.refused({ type: 'ask', seq: here.standing.seq, what: 'end' })).toBe('done');
    expect(here.kept.at(-1)).toMatchObject({ ended: 'early' });
    here.table.close();
    const { length } = here.heard;
    await here.table.hear({ type: 'ping', cid: 'c' });
    expect(here.heard).toHaveLength(length);
  });
});

describe('a record on this device', () => {
  const whole = recordOf('triqueta', 3);
  const fault = (text: string): string => {
    try {
      replayed(KITS.triqueta, readRecord(text), 1n);
      return 'none';
    } catch (error) {
      return (error as BadRecord).fault;
    }
  };

  it('is read as it was written', () => {
    expect(readRecord(written(whole))).toEqual(whole);
    expect(fault(written(whole))).toBe('none');
  });

  it.each<[string, string]>([
    ['damaged', written(whole).slice(0, 60)],
    ['damaged', written({ ...whole, moves: ['take 9'] })],
    ['damaged', written({ ...whole, moves: ['keep'] })],
    ['damaged', written({ ...whole, options: { players: 3 } })],
    ['damaged', written({ ...whole, options: { players: 9, first: 0 } })],
    ['damaged', JSON.stringify({ format: 'trefoil-record/1', game: 'triqueta' })],
    ['foreign', '[]'],
    ['foreign', '{"format": "pgn"}'],
    ['foreign', written({ ...whole, game: 'tock' })],
    ['rules', written({ ...whole, rules: 99 })],
  ])('is %s where it is %s', (expected, text) => {
    expect(fault(text)).toBe(expected);
  });

  it('has options that go together, the first player drawn if nobody said', () => {
    expect(settled(TRIQUETA, 4, {}, (below) => below - 1)).toEqual({ players: 4, first: 3 });
    expect(isPossible(TOCK, { ...settled(TOCK, 3, {}, () => 0), sides: 'pairs' })).toBe(false);
    expect(isPossible(TRIQUETA, { players: 2, first: 1, colour: 'red' })).toBe(false);
  });
});
