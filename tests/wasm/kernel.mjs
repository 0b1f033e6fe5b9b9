// The records and the functions of a module, for the tests: where each field lies was written down by Python.
import { readFileSync } from 'node:fs';

const VIEWS = {
  i1: Int8Array,
  u1: Uint8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  u8: BigUint64Array,
  f4: Float32Array,
  f8: Float64Array,
};

export class Kernel {
  constructor(file, layouts) {
    this.module = new WebAssembly.Module(readFileSync(file));
    this.wasm = new WebAssembly.Instance(this.module).exports;
    this.layouts = layouts;
  }
  /** Room for some records of a kind, empty. */
  records(kind, count = 1) {
    return this.room(this.layouts[kind].size * count);
  }
  room(size) {
    const at = this.wasm.reserve(size);
    new Uint8Array(this.wasm.memory.buffer, at, size).fill(0);
    return at;
  }
  /** The numbers of a field, seen afresh each time, for memory may have grown. */
  field(kind, at, name) {
    const [type, offset, count] = this.layouts[kind].fields[name];
    return new VIEWS[type](this.wasm.memory.buffer, at + offset, count);
  }
  bytes(at, size) {
    return new Uint8Array(this.wasm.memory.buffer, at, size);
  }
  record(kind, at) {
    return this.bytes(at, this.layouts[kind].size);
  }
  copy(kind, to, from) {
    this.record(kind, to).set(this.record(kind, from));
  }
  /** Write whole numbers somewhere. */
  numbers(at, values) {
    new BigInt64Array(this.wasm.memory.buffer, at, values.length).set(values.map(BigInt));
    return at;
  }
  /** Where free memory ends in use: it is the same before and after a call that leaves nothing behind. */
  top() {
    return this.wasm.reserve(0);
  }
}
