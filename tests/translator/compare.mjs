// Reads positions line by line, and says how many there were, or in which of them the page sees something else.
import { createInterface } from 'node:readline';

const [root, folder] = process.argv.slice(2);
const { read } = await import(`${root}/web/src/kernel/record.ts`);
const { LAYOUTS } = await import(`${root}/${folder}/tables.ts`);
const { position, lying } = await import(`${root}/${folder}/reader.ts`);
const seen = ({ record, scores }) => position(read(Buffer.from(record, 'hex'), LAYOUTS.state), scores);

/** Where a part of what Python says is not what the page makes of it, written out, so that the order of names counts. */
function difference(line, here, there) {
  const [one, two] = [here, there].map((part) => JSON.stringify(part));
  return one === two ? null : `In line ${line} Python says ${one}, the page ${two}.`;
}

let count = 0;
let found = null;
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  count += 1;
  found ??= difference(count, told.position, seen(told));
  if (told.moves) found ??= difference(count, told.lying, lying(told.moves));
}
console.log(found ?? count);
