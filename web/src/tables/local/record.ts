// A game as text, in the format of docs/notation.md: written after every turn, and read with care.
import type { Options } from './kit';

export const FORMAT = 'trefoil-record/1';

/** What a record says, before anybody has checked that it can be played. */
export interface LocalRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly moves: readonly string[];
  readonly seats: readonly string[]; // the name of the person, and the level of each bot
}

/** Why a record cannot be played on here. */
export type Fault = 'damaged' | 'foreign' | 'rules';

export class BadRecord extends Error {
  constructor(
    readonly fault: Fault,
    sentence: string,
  ) {
    super(sentence);
    this.name = 'BadRecord';
  }
}

/** The text of a record; its parts stand in the order in which the server writes them. */
export const written = ({ game, rules, options, moves, seats }: LocalRecord): string =>
  JSON.stringify({ format: FORMAT, game, rules, options, moves, seats });

/** What the text of a record says, or a refusal. */
export function readRecord(text: string): LocalRecord {
  const body = parsed(text);
  if (body['format'] !== FORMAT)
    throw new BadRecord('foreign', `Expected a record of format ${FORMAT}, got ${String(body['format'])}.`);
  const { game, rules, options, moves, seats } = body;
  if (typeof game !== 'string') throw missing('a name as game', game);
  if (!Number.isInteger(rules)) throw missing('a whole number as rules', rules);
  if (!isObject(options)) throw missing('an object as options', options);
  if (!isTexts(moves)) throw missing('texts as moves', moves);
  if (!isTexts(seats)) throw missing('texts as seats', seats);
  return { game, rules: Number(rules), options: options as Options, moves, seats };
}

function parsed(text: string): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BadRecord('damaged', 'Expected one JSON document, got a text that is damaged or cut off.');
  }
  if (!isObject(body)) throw new BadRecord('foreign', 'Expected a JSON object, got something else.');
  return body;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const missing = (expected: string, got: unknown): BadRecord =>
  new BadRecord('damaged', `Expected ${expected} in a record, got ${JSON.stringify(got) ?? 'nothing'}.`);
