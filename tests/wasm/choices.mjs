// Asks a module what choices.py asks natively: `node choices.mjs MODULE QUESTIONS` prints a line for each answer.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Kernel } from './kernel.mjs';
import { Thinking } from './thinking.mjs';

const FAR = 100n;
const MOST_SEATS = 6;
const [file, path] = process.argv.slice(2);
const asked = JSON.parse(readFileSync(path, 'utf-8'));
const kernel = new Kernel(file, asked.layouts);
const { wasm } = kernel;
const networks = readFileSync(asked.networks);
const { size } = asked.layouts.network;
const thinking = new Thinking(kernel, asked);
const [view, slate] = ['state', 'slate'].map((kind) => kernel.records(kind));

/** The bytes of parts of an answer: fields, or whole numbers. */
const bytes = (part) =>
  ArrayBuffer.isView(part)
    ? Buffer.from(part.buffer, part.byteOffset, part.byteLength)
    : Buffer.from(new BigInt64Array([BigInt(part)]).buffer);
const field = (name, count) => kernel.field('slate', slate, name).slice(0, Number(count));

function rated(network) {
  const count = wasm.rate(view, 1, network, 1, slate, 1);
  const [steps] = field('steps', 1);
  return [count, field('moves', count), field('values', count), field('line', steps)];
}

function evaluated(seat) {
  const value = wasm.evaluate(view, 1, BigInt(seat), thinking.learned, 1, slate, 1);
  return [new Float64Array([value]), field('win_chances', MOST_SEATS)];
}

function thought(level, hurried) {
  const slices = thinking.think(level, view, hurried);
  return [slices, kernel.bytes(thinking.views, 2 * asked.layouts.state.size), kernel.record('choice', thinking.choice)];
}

function* answers(players) {
  yield ['rate by hand', rated(thinking.none)];
  yield ['rate by a network', rated(thinking.learned)];
  const moves = field('moves', wasm.legal(view, 1, slate, 1));
  yield ['absurd', [...moves].map((move) => wasm.absurd(view, 1, BigInt(move), slate, 1))];
  yield ['solve', [wasm.solve(view, 1, FAR, slate, 1)]];
  for (let seat = 0; seat < players; seat++) yield [`evaluate ${seat}`, evaluated(seat)];
  for (const level of Object.keys(asked.policies))
    for (const hurried of [0, 1]) yield [`think ${level} ${hurried}`, thought(level, hurried)];
}

asked.positions.forEach((position, number) => {
  kernel.record('state', view).set(Buffer.from(position.view, 'hex'));
  thinking.learn(networks.subarray(position.network * size, (position.network + 1) * size));
  let top = kernel.top();
  for (const [what, parts] of answers(position.players)) {
    const left = kernel.top() - top - 16;
    const hash = createHash('sha256');
    for (const part of parts) hash.update(bytes(part));
    console.log(`${number} ${what} ${hash.digest('hex')}${left ? `, and ${left} bytes left in memory` : ''}`);
    top = kernel.top();
  }
});
