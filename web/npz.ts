// Reads what NumPy wrote: the arrays of an .npz file, which is a zip archive of .npy files.
import { inflateRawSync } from 'node:zlib';

/** One array: what its elements are, its lengths, and its bytes in the order of NumPy. */
export interface NumpyArray {
  readonly type: string; // as NumPy says it, such as '<f2'
  readonly shape: readonly number[];
  readonly bytes: Buffer;
}

const END_OF_ARCHIVE = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of an archive by their names. */
function* entriesOf(archive: Buffer): Generator<[name: string, file: Buffer]> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== END_OF_ARCHIVE)
    throw new Error('Expected an archive, got no end of it.');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('Expected the entry of an archive, got something else.');
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    yield [archive.toString('latin1', at + 46, at + 46 + name), contentOf(archive, at)];
    at += 46 + name + extra + comment;
  }
}

/** What an entry of the directory of an archive stands for. */
function contentOf(archive: Buffer, entry: number): Buffer {
  const [method, size, local] = [
    archive.readUInt16LE(entry + 10),
    archive.readUInt32LE(entry + 20),
    archive.readUInt32LE(entry + 42),
  ];
  const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(begin, begin + size);
  return method === DEFLATED ? inflateRawSync(packed) : packed;
}

/** An array from its file. */
function arrayIn(file: Buffer): NumpyArray {
  const wide = file.readUInt8(6) > 1; // later versions have room for longer heads
  const begin = wide ? 12 : 10;
  const length = wide ? file.readUInt32LE(8) : file.readUInt16LE(8);
  const head = file.toString('latin1', begin, begin + length);
  const [, type] = /'descr': '([^']+)'/.exec(head) ?? [];
  const [, shape] = /'shape': \(([^)]*)\)/.exec(head) ?? [];
  if (type === undefined || shape === undefined || !head.includes("'fortran_order': False"))
    throw new Error(`Expected an array row by row, got ${head.trim()}.`);
  return {
    type,
    shape: shape
      .split(',')
      .filter((part) => part.trim())
      .map(Number),
    bytes: file.subarray(begin + length),
  };
}

/** The arrays of an .npz file by their names. */
export const readArrays = (archive: Buffer): Map<string, NumpyArray> =>
  new Map([...entriesOf(archive)].map(([name, file]) => [name.replace(/\.npy$/, ''), arrayIn(file)]));

/** A text that NumPy keeps as an array: four bytes for each letter. */
export const textOf = ({ bytes }: NumpyArray): string =>
  String.fromCodePoint(
    ...new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
  ).replace(/\0+$/, '');
