// What a table on this device needs of its surroundings; tests have their own.
import type { Asked } from '../../kernel/bots';
import type { Task } from '../../kernel/messages';
import type { LocalTrouble } from '../../play/table';

export type { LocalTrouble };

/** A game as it is kept: its record, and what a record does not say. */
export interface KeptGame {
  readonly id: string;
  readonly text: string;
  readonly seen: number; // when it was played last, in milliseconds
  readonly ended: 'early' | 'finished' | null;
}

export interface Surroundings {
  readonly now: () => number; // milliseconds
  later(milliseconds: number, then: () => void): void;
  readonly seed: () => bigint; // where a stream begins, so that nobody can guess it
  readonly name: () => string; // of a new game
  ask(task: Task): Asked; // a bot
  network(): Promise<Task['network']>; // what masters go by at this table
  keep(game: KeptGame): Promise<void>; // or a refusal
  tell(trouble: LocalTrouble): void;
}
