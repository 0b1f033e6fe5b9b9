// Plays the games of a plan with a module: `node games.mjs MODULE PLAN` prints what was found, as native.py does.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Kernel } from './kernel.mjs';

const NATURE = -1;
const NOBODY = -2;
const DEPTH = 2;
const MOST_SEATS = 6;
const [file, path] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(path, 'utf-8'));
const kernel = new Kernel(file, plan.layouts);
const { wasm } = kernel;
const [state, before, after, room] = [1, 1, 1, DEPTH].map((count) => kernel.records('state', count));
const [slate, slates] = [1, DEPTH].map((count) => kernel.records('slate', count));
const past = kernel.records('state', plan.most);
const [stream, numbers, actions] = [1, 64, plan.most].map((count) => kernel.room(8 * count));

/** One game, with everything that is asked of the kernel on the way. */
class Match {
  constructor(table) {
    this.table = table;
    this.moves = [];
    this.details = [];
    this.digest = createHash('sha256');
    this.drawn = (table.number * 7919 + 1) >>> 0;
    this.lazy = (Math.imul(table.number, 2654435761) >>> 16) & 1; // mostly takes the first move
    this.readers = [NOBODY, ...Array(table.codes[0]).keys()];
  }
  note(what, content) {
    if (plan.detailed) {
      const hash = createHash('sha256').update(content).digest('hex');
      this.details.push(`${this.moves.length} ${what} ${hash}`);
    }
    this.digest.update(content);
  }
  say(what, number) {
    this.note(what, new BigInt64Array([BigInt(number)]));
  }
  play() {
    const { codes, number } = this.table;
    kernel.record('state', state).fill(0);
    wasm.setup(state, 1, kernel.numbers(numbers, codes), codes.length);
    kernel.field('state', state, 'rng_state')[0] = BigInt(1000 + number);
    kernel.numbers(stream, [number]);
    if (plan.whole) this.lookFar();
    while (this.toMove() !== NOBODY && this.moves.length < plan.most) this.move();
    this.lookBack();
    return plan.detailed ? this.details : [`${this.moves.length} ${this.digest.digest('hex')}`];
  }
  toMove() {
    return kernel.field('state', state, 'to_move')[0];
  }
  lookFar() {
    kernel.copy('state', room, state);
    this.say('walk', wasm.walk(room, DEPTH, slates, DEPTH, kernel.numbers(numbers, [0, 0]), DEPTH, BigInt(DEPTH)));
    this.say('random_games', wasm.random_games(state, 1, 2n, BigInt(this.table.number), slate, 1));
    this.note('random_games', kernel.field('slate', slate, 'nature_moves'));
  }
  move() {
    const count = Number(wasm.legal(state, 1, slate, 1));
    const found = kernel.field('slate', slate, 'moves').slice(0, count);
    this.note('legal', found);
    kernel.record('state', this.then()).set(kernel.record('state', state));
    const action = this.toMove() === NATURE ? this.byNature() : this.byPlayer(found);
    this.note('state', kernel.record('state', state));
    if (this.moves.length % plan.every === 0) for (const reader of this.readers) this.look(action, reader);
    this.moves.push(action);
  }
  then() {
    return past + this.moves.length * plan.layouts.state.size;
  }
  byNature() {
    this.say('weights', wasm.weights(state, 1, slate, 1));
    const [outcomes] = kernel.field('slate', slate, 'outcomes');
    this.note('weights', kernel.field('slate', slate, 'odds').subarray(0, outcomes));
    return wasm.let_nature_move(state, 1, slate, 1);
  }
  byPlayer(found) {
    this.say('sample', wasm.sample(state, 1, stream, 1, slate, 1));
    this.note('sample', kernel.bytes(stream, 8));
    this.drawn = (Math.imul(this.drawn, 1664525) + 1013904223) >>> 0;
    const first = this.lazy && this.drawn >>> 29;
    const action = BigInt(found[first ? 0 : (this.drawn >>> 8) % found.length]);
    wasm.apply(state, 1, action);
    return action;
  }
  look(action, reader) {
    const seat = BigInt(reader);
    kernel.copy('state', before, this.then());
    kernel.copy('state', after, state);
    wasm.seen(after, 1, before, 1, kernel.numbers(numbers, [action]), 1, seat);
    const [read] = new BigInt64Array(wasm.memory.buffer, numbers, 1);
    this.say('unseen_by', wasm.unseen_by(state, 1, seat));
    wasm.hide(before, 1, seat);
    wasm.hide(after, 1, seat);
    this.note('hide', kernel.record('state', after));
    const count = Number(wasm.effects(before, 1, after, 1, read, slate, 1));
    this.note('effects', kernel.field('slate', slate, 'effects').subarray(0, 6 * count));
    this.say('goes_on', wasm.goes_on(before, 1, after, 1, seat));
    wasm.guess(after, 1, BigInt(this.table.number * 131 + this.moves.length), slate, 1);
    this.note('guess', kernel.record('state', after));
  }
  lookBack() {
    const count = this.moves.length;
    for (const reader of this.readers) {
      wasm.seen(state, 1, past, count, kernel.numbers(actions, this.moves), count, BigInt(reader));
      this.note('seen', kernel.bytes(actions, 8 * count));
    }
    wasm.scores(state, 1, kernel.numbers(numbers, Array(MOST_SEATS).fill(0)), MOST_SEATS);
    this.note('scores', kernel.bytes(numbers, 8 * MOST_SEATS));
    this.say('winners', wasm.winners(state, 1));
  }
}

const top = kernel.top();
const found = plan.tables.flatMap((table) => new Match(table).play());
if (kernel.top() - top !== 16) throw new Error(`Expected nothing left in memory, got ${kernel.top() - top} bytes.`);
console.log(found.join('\n'));
