// Calls the small kernels of samples.py, and prints what they answer as JSON.
import { Kernel } from './kernel.mjs';

const kernel = new Kernel(process.argv[2], {});
const { wasm } = kernel;
const numbers = kernel.numbers(kernel.room(3 * 8), [1, 2, 3]);
const FAR = 1_000_000n; // numbers: more than the memory has at first

/** What a call throws. */
function thrown(call) {
  try {
    return String(call());
  } catch (error) {
    return error.constructor.name;
  }
}

const top = kernel.top();
const answers = {
  total: wasm.total(numbers, 3, 0.5),
  is_long: [wasm.is_long(numbers, 3, 2n), wasm.is_long(numbers, 3, 3n)],
  always: String(wasm.always()),
  refusing: [thrown(() => wasm.refusing(5n)), thrown(() => wasm.refusing(-5n))],
  with_room: [5n, FAR, 5n].map((count) => String(wasm.with_room(numbers, 3, count))),
  left: kernel.top() - top,
  small: String(wasm.small(kernel.numbers(kernel.room(8), [-7]), 1)),
  unsigned: String(wasm.unsigned(kernel.numbers(kernel.room(8), [-7]), 1)),
  nothing: [String(wasm.nothing(numbers, 1)), String(new BigInt64Array(wasm.memory.buffer, numbers, 1)[0])],
  imports: WebAssembly.Module.imports(kernel.module).length,
  exports: WebAssembly.Module.exports(kernel.module).map(({ name }) => name),
  free: wasm.free.value,
  grown: wasm.memory.buffer.byteLength > 2 * 8 * Number(FAR),
};
console.log(JSON.stringify(answers));
