// The six animals by their letters: name, colours and what their tokens are worth, for whoever draws them.
import { ANIMALS } from './generated';

export type Letter = (typeof ANIMALS)[number]['letter'];
export type Animal = (typeof ANIMALS)[number];

const BY_LETTER = new Map<string, Animal>(ANIMALS.map((animal) => [animal.letter, animal]));

/** The animal of a letter; whoever asks for `?` asks in vain. */
export const animalOf = (letter: string): Animal | undefined => BY_LETTER.get(letter);

/** The hue of a petal. */
export const hue = (letter: string): string => `var(--${animalOf(letter)?.name ?? 'bark'})`;

/** The colour of the head on it: sand needs a dark one. */
export const face = (letter: string): string => (letter === 'R' ? 'var(--face-dark)' : 'var(--face)');

/** What so many tokens of an animal are worth, from the table that the rules wrote. */
export const worth = (letter: string, count: number): number => animalOf(letter)?.points[count] ?? 0;

/** The animals in their order, each with how many there are. */
export const counted = (tokens: Record<string, number>): { letter: Letter; count: number }[] =>
  ANIMALS.map(({ letter }) => ({ letter, count: tokens[letter] ?? 0 }));
