// A game of its record: every move is judged by the kernel as it is played again.
import { LocalGame } from './game';
import { NATURE, type Kit, type State } from './kit';
import { BadRecord, type LocalRecord } from './record';
import { isPossible } from './options';
import { pushed } from './sentence';

/** A sentence that was played: whose it was, where it began, and whether nature answered. */
export interface Turn {
  readonly seat: number;
  readonly ply: number;
  readonly nature: boolean;
}

export interface Replayed {
  readonly game: LocalGame;
  readonly turns: readonly Turn[]; // since nature moved last, and the one that it answered
}

/** The game that a record tells, nature on move no more; its stream goes on from a number of one's own. */
export function replayed(kit: Kit, record: LocalRecord, rng: bigint): Replayed {
  const { GAME, RULES } = kit.tables;
  if (record.game !== GAME) throw new BadRecord('foreign', `Expected a record of ${GAME}, got one of ${record.game}.`);
  if (record.rules !== RULES)
    throw new BadRecord('rules', `Expected version ${RULES} of the rules of ${GAME}, got version ${record.rules}.`);
  const game = setUp(kit, record, rng);
  const turns = new Turns();
  for (const [k, text] of record.moves.entries()) {
    turns.before(game);
    play(game, text, k);
  }
  turns.before(game);
  game.letNatureMove();
  turns.before(game);
  return { game, turns: turns.found };
}

function setUp(kit: Kit, record: LocalRecord, rng: bigint): LocalGame {
  if (!isPossible(kit.setups, record.options))
    throw new BadRecord('damaged', `Expected options of ${record.game}, got ${JSON.stringify(record.options)}.`);
  return LocalGame.begun(kit, record.options, rng);
}

function play(game: LocalGame, text: string, k: number): void {
  try {
    pushed(game, text);
  } catch (cause) {
    throw damaged(`Expected a record that can be played, got one whose move ${k + 1} cannot be.`, cause);
  }
}

function damaged(sentence: string, cause: unknown): BadRecord {
  const fault = new BadRecord('damaged', sentence);
  fault.cause = cause;
  return fault;
}

/** The turns of a game, found as it is played again. */
class Turns {
  found: Turn[] = [];
  private open: { seat: number; ply: number; began: State } | null = null;

  /** Look at the game before each of its moves, and once more at the end. */
  before(game: LocalGame): void {
    const { open } = this;
    const { toMove: mover, ply } = game;
    if (open && !game.goesOn(open.began, open.seat)) this.close(open, mover === NATURE);
    if (!this.open && mover >= 0) this.open = { seat: mover, ply, began: game.state };
  }

  private close({ seat, ply }: { seat: number; ply: number }, nature: boolean): void {
    this.found = [...(nature ? [] : this.found), { seat, ply, nature }];
    this.open = null;
  }
}
