// Learned networks on their way to the page: packed when it is built, and read with suspicion.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packed } from '../networks';
import { readArrays, textOf } from '../npz';
import { checked, half, weightsOf } from '../src/kernel/network';
import { checksum, HEADER } from '../src/kernel/packing';
import { fileFor, networkIn } from '../src/kernel/networks';
import { KernelRefusal } from '../src/kernel/refusals';
import { NAMES, ROOT, TABLES, USUAL } from './kernels';

const FOLDER = join(ROOT, 'src', 'trefoil', 'bots', 'weights');
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.npz'));
const { RULES, N_FEATURES, LAYOUTS, NETWORKS } = TABLES.triqueta;
const wanted = { rules: RULES, features: N_FEATURES, layout: LAYOUTS.network };
const npz = (file: string) => readFileSync(join(FOLDER, file));
const good = packed(npz(NETWORKS[0].file));

it('a half is read as the machine reads it, all of them', () => {
  const bits = new DataView(new ArrayBuffer(2)) as DataView & { getFloat16(at: number): number };
  for (let number = 0; number < 65536; number += 1) {
    bits.setUint16(0, number);
    if (!Object.is(half(number), bits.getFloat16(0)))
      expect([number, half(number)]).toEqual([number, bits.getFloat16(0)]);
  }
});

it('the checksum is the one of zip', () => {
  expect(checksum(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(checksum(good)).toBe(crc32(good));
  expect(checksum(new Uint8Array())).toBe(0);
});

describe('the archive of NumPy', () => {
  it('holds the weights and how they were made', () => {
    const arrays = readArrays(npz('tock-4-pairs-tarot.npz'));
    expect([...arrays.keys()]).toEqual(['made', 'into', 'out', 'past']);
    expect(arrays.get('into')).toMatchObject({ type: '<f2', shape: [TABLES.tock.N_FEATURES, 64] });
    expect(JSON.parse(textOf(arrays.get('made')!))).toMatchObject({ rules: TABLES.tock.RULES });
  });
  it('is refused when it is none', () => {
    expect(() => packed(Buffer.from('Dear friend'))).toThrow('Expected an archive, got no end of it.');
    const cut = npz('triqueta-2.npz');
    cut.writeUInt32LE(7, cut.length - 6);
    expect(() => packed(cut)).toThrow('Expected the entry of an archive, got something else.');
  });
});

describe('a network', () => {
  it.each(FILES)('%s arrives as it was packed', (file) => {
    const tables = TABLES[NAMES.find((game) => file.startsWith(game))!];
    const { RULES: rules, N_FEATURES: features } = tables;
    const whole = packed(npz(file));
    expect(checked(whole, { rules, features, layout: tables.LAYOUTS.network })).toBe(whole);
    const weights = new Map(weightsOf(whole, tables.LAYOUTS.network, features));
    expect([...weights].map(([part, { length }]) => [part, length])).toEqual([
      ['into', features * 64],
      ['out', 6 * 64],
      ['past', features * 6],
    ]);
    const into = readArrays(npz(file)).get('into')!.bytes;
    expect(weights.get('into')!.slice(0, 500)).toEqual(
      Float32Array.from({ length: 500 }, (_, k) => half(into.readUInt16LE(2 * k))),
    );
  });

  const spoilt = (at: number) => {
    const file = Buffer.from(good);
    file.writeUInt8(file.readUInt8(at) ^ 1, at);
    return file;
  };
  it.each([
    ['cut short', good.subarray(0, -1), 'Expected 115444 bytes of a network, got 115443.'],
    ['empty', good.subarray(0, 0), 'Expected 115444 bytes of a network, got 0.'],
    ['another file', spoilt(0), 'Expected a network, got another file.'],
    ['for other rules', spoilt(4), 'Expected a network for version 1 of the rules, got one for version 0.'],
    ['of other features', spoilt(8), 'Expected a network of 819 features, got one of 818.'],
    ['with another checksum', spoilt(12), 'Expected a network as it was sent, got a damaged one.'],
    ['with another weight', spoilt(HEADER + 9000), 'Expected a network as it was sent, got a damaged one.'],
  ])('is refused when it is %s', (_, file, sentence) => {
    expect(() => checked(file, wanted)).toThrow(new KernelRefusal('bad_network', sentence));
  });
});

describe('the network of a table', () => {
  it('is that whose options the table has', () => {
    expect(fileFor(TABLES.triqueta, USUAL.triqueta[1]!)).toBe('triqueta-4.npz');
    expect(fileFor(TABLES.tock, USUAL.tock[1]!)).toBe('tock-4-pairs-tarot.npz');
    expect(fileFor(TABLES.tock, { ...USUAL.tock[1], fold: false })).toBeNull();
  });
  it('is fetched once, and again if it did not arrive', async () => {
    const first = networkIn('triqueta-3.npz', TABLES.triqueta);
    expect(networkIn('triqueta-3.npz', TABLES.triqueta)).toBe(first);
    expect((await first).file).toEqual(new Uint8Array(packed(npz('triqueta-3.npz'))));
    const lost = networkIn('triqueta-9.npz', TABLES.triqueta);
    await expect(lost).rejects.toMatchObject({ trouble: 'not_loaded', words: 'page-kernel-not-loaded' });
    expect(networkIn('triqueta-9.npz', TABLES.triqueta)).not.toBe(lost);
    await expect(networkIn('triqueta-9.npz', TABLES.triqueta)).rejects.toThrow('Expected the network triqueta-9.npz');
  });
  it('is refused when it is for another game', async () => {
    await expect(networkIn('tock-5-alone-plain.npz', TABLES.triqueta)).rejects.toMatchObject({
      trouble: 'bad_network',
    });
  });
});
