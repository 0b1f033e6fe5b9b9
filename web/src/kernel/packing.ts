// How a learned network travels: 16 bytes that say what it is, then its weights in half precision.
export const MAGIC = 0x31544e54; // "TNT1", read from the lowest byte on
export const HEADER = 16; // bytes: magic number, version of the rules, how many features, checksum of the rest
export const PARTS = ['into', 'out', 'past'] as const; // in the order in which they travel

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum that zip and PNG use too (CRC-32). */
export function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ CRC[(sum ^ byte) & 0xff]!;
  return (sum ^ 0xffffffff) >>> 0;
}
