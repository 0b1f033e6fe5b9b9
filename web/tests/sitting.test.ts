// What a board is told of a live table: the position of the turn so far, what can follow, and where the choice stands.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveSitting } from '../src/play/sitting.svelte';
import { CARDS, previewed, remembering, sitting, view } from './world';

beforeEach(() => void remembering());
afterEach(() => vi.unstubAllGlobals());

/** A board's view of a table that was just welcomed. */
function seated() {
  const { world, live } = sitting();
  return {
    world,
    live,
    board: new LiveSitting(
      live,
      () => 0,
      () => [],
    ),
  };
}

describe('a seat at a live table', () => {
  it('sees the position and may choose what is legal', () => {
    const { board } = seated();
    expect(board.view.legal_moves).toEqual(CARDS);
    expect(board.legal).toEqual(CARDS);
    expect(board.pickable).toEqual(CARDS);
    expect([board.begun, board.ready, board.busy]).toEqual([false, false, false]);
  });

  it('sees what its steps would make of the position, and the one before them', () => {
    const { world, board } = seated();
    board.choose('9');
    world.socket.hears(previewed(world.socket.last('preview'), ['@4', '@30']));
    expect(board.sentence).toEqual(['9']);
    expect(board.begun).toBe(true);
    expect(board.view.legal_moves).toEqual(['@4', '@30']);
    expect(board.before.legal_moves).toEqual(view().legal_moves);
    expect(board.pickable).toEqual([...CARDS, '@4', '@30']);
    board.back();
    expect(board.sentence).toEqual([]);
  });

  it('waits for the careful, and is busy until its turn is answered', () => {
    const { world, live, board } = seated();
    live.choose({ type: 'careful', careful: true });
    board.choose('9');
    world.socket.hears(previewed(world.socket.last('preview'), [], true));
    expect([board.ready, board.busy]).toEqual([true, false]);
    board.confirm();
    expect([board.ready, board.busy]).toEqual([false, true]);
    expect(world.socket.last('play').moves).toEqual(['9']);
  });
});
