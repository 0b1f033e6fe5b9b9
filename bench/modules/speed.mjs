// How long a module takes: `node speed.mjs MODULE QUESTIONS GAMES` prints seconds of processor time as JSON.
import { readFileSync } from 'node:fs';
import { Kernel } from '../../tests/wasm/kernel.mjs';
import { Thinking } from '../../tests/wasm/thinking.mjs';

const [file, questions, games] = process.argv.slice(2);
const asked = JSON.parse(readFileSync(questions, 'utf-8'));
const kernel = new Kernel(file, asked.layouts);
const thinking = new Thinking(kernel, asked);
const networks = readFileSync(asked.networks);
const { size } = asked.layouts.network;
const [view, slate] = ['state', 'slate'].map((kind) => kernel.records(kind));
const bytes = (text) => Buffer.from(text, 'hex');

/** Seconds that a deed takes, once it has been compiled by doing it. */
function seconds(deed) {
  deed();
  const { user, system } = process.cpuUsage();
  deed();
  const used = process.cpuUsage();
  return (used.user + used.system - user - system) / 1e6;
}

const played = JSON.parse(readFileSync(games, 'utf-8')).map(({ start, count }) =>
  seconds(() => {
    kernel.record('state', view).set(bytes(start));
    kernel.wasm.random_games(view, 1, BigInt(count), 1n, slate, 1);
  }),
);

const chosen = seconds(() => {
  for (const { view: text, network } of asked.positions) {
    kernel.record('state', view).set(bytes(text));
    thinking.learn(networks.subarray(network * size, (network + 1) * size));
    thinking.think('master', view, 0);
  }
});
console.log(JSON.stringify({ played, chosen }));
