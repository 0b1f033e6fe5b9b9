// A position of Triqueta as the page reads it, and the few questions that its drawing asks.
import { animalOf, counted, worth } from './animals';
import { TOWER, type Row } from './generated';

export type Tokens = Row['tokens'];

/** What taking a row now would change for a collection, by the table of points. */
export function change(collection: Tokens, row: Tokens): number {
  return counted(row).reduce((sum, { letter, count }) => {
    const before = collection[letter] ?? 0;
    return sum + worth(letter, before + count) - worth(letter, before);
  }, 0);
}

/** A number with its sign, as a score sheet writes it. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
export const minus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

export interface Petal {
  storey: number;
  at: number;
} // storey 0 is the lowest; five petals to a storey
const FLOWER = 5;
// Hands take petals from here and there: an order that looks like it, the highest storey first.
const ORDER = [12, 14, 11, 13, 10, 7, 9, 5, 8, 6, 2, 4, 1, 3, 0];

/** The petals that still lie in a tower of which so many are left; those that the reader picked are gone first. */
export function petals(left: number, picked: readonly number[] = []): Petal[] {
  const order = [...picked.filter((k) => ORDER.includes(k)), ...ORDER.filter((k) => !picked.includes(k))];
  const gone = new Set(order.slice(0, TOWER - left));
  return Array.from({ length: TOWER }, (_, k) => k)
    .filter((k) => !gone.has(k))
    .map((k) => ({ storey: Math.floor(k / FLOWER), at: k % FLOWER }));
}

/** Whether an animal's letter is known. */
export const known = (letter: string | null): letter is string => letter !== null && animalOf(letter) !== undefined;
