// Calls the functions of a file: each line names one and what it is given; what it answers is said.
import { createInterface } from 'node:readline';

const functions = await import(process.argv[2]);
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = JSON.parse(line);
  console.log(JSON.stringify(functions[name](...given)));
}
