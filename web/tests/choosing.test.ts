// A turn is chosen step by step, from what is legal and what previews answer.
import { describe, expect, it } from 'vitest';
import {
  begins,
  choosing,
  legal,
  nextHint,
  nothing,
  pickable,
  shown,
  type Choosing,
  type ChoosingEvent,
} from '../src/play/choosing';
import type { View } from '../src/play/view';
import { NOTATION } from '../src/boards/tock/telling';

const view = (legal_moves: string[], moves: string[] = []): View => ({
  game: 'tock',
  options: {},
  seat: 0,
  to_move: 0,
  legal_moves,
  moves,
  movers: moves.map(() => 0),
  position: {},
  lying: {},
  outcome: null,
});
const preview = (moves: string[], legal: string[], whole = false): ChoosingEvent => ({
  type: 'previewed',
  seq: 4,
  moves,
  legal,
  whole,
  view: view(legal),
});

/** Plays events one after the other and collects what is asked. */
function through(
  events: ChoosingEvent[],
  from: Choosing = nothing(false, NOTATION),
): { state: Choosing; asked: string[] } {
  const asked: string[] = [];
  let state = from;
  for (const event of events) {
    const result = choosing(state, event);
    state = result.state;
    asked.push(...result.asks.map(({ type, moves }) => `${type} ${moves.join(' ')}`));
  }
  return { state, asked };
}
const begun: ChoosingEvent[] = [
  { type: 'view', seq: 4, view: view(['9', 'J']) },
  { type: 'choose', step: '9' },
];

describe('choosing a turn', () => {
  it('offers nothing before there is a view', () => {
    expect(legal(nothing())).toEqual([]);
    expect(shown(nothing())).toBeUndefined();
  });

  it('asks for a preview of each step', () => {
    expect(through(begun).asked).toEqual(['preview 9']);
  });

  it('leaves what is offered while an answer is on its way', () => {
    expect(legal(through(begun).state)).toEqual(['9', 'J']);
    expect(through([...begun, { type: 'choose', step: 'J' }]).asked).toEqual(['preview 9', 'preview J']);
  });

  it('asks once for a step that is chosen twice', () => {
    expect(through([...begun, { type: 'choose', step: '9' }]).asked).toEqual(['preview 9']);
  });

  it('offers nothing once a turn was sent', () => {
    expect(legal(through([...begun, preview(['9'], ['K'], true)]).state)).toEqual([]);
  });

  it('ignores a step that is not offered', () => {
    expect(through([begun[0]!, { type: 'choose', step: 'K' }]).asked).toEqual([]);
  });

  it('takes the only pawn by itself, and asks what each square would do', () => {
    const { asked, state } = through([...begun, preview(['9'], ['@4']), preview(['9', '@4'], ['>13', '>A2'])]);
    expect(asked).toEqual(['preview 9', 'preview 9 @4', 'preview 9 @4 >13', 'preview 9 @4 >A2']);
    expect(state.sentence).toEqual(['9', '@4']);
  });

  it('keeps what each square would do', () => {
    const { state } = through([
      ...begun,
      preview(['9'], ['@4']),
      preview(['9', '@4'], ['>13', '>A2']),
      preview(['9', '@4', '>13'], [], true),
    ]);
    expect(Object.keys(state.outlooks)).toEqual(['>13']);
    expect(state.phase).toBe('open');
  });

  it('plays a sentence as soon as it is whole', () => {
    const { asked, state } = through([...begun, preview(['9'], [], true)]);
    expect(asked.at(-1)).toBe('play 9');
    expect(state.phase).toBe('sent');
    expect(pickable(state)).toEqual([]);
  });

  it('waits for the careful', () => {
    const careful = through([{ type: 'careful', careful: true }, ...begun, preview(['9'], [], true)]);
    expect(careful.asked).toEqual(['preview 9']);
    expect(through([{ type: 'confirm' }], careful.state).asked).toEqual(['play 9']);
  });

  it('confirms nothing that is not whole', () => {
    expect(through([...begun, { type: 'confirm' }]).asked).toEqual(['preview 9']);
  });

  it('lets another pawn or another card replace the one before', () => {
    const { state } = through([...begun, preview(['9'], ['@4', '@30'])]);
    const pawn = through(
      [{ type: 'choose', step: '@4' }, preview(['9', '@4'], ['>13']), { type: 'choose', step: '@30' }],
      state,
    );
    expect(pawn.state.sentence).toEqual(['9', '@30']);
    expect(through([{ type: 'choose', step: 'J' }], pawn.state).state.sentence).toEqual(['J']);
  });

  it('steps back over what was the only choice', () => {
    const { state } = through([
      ...begun,
      preview(['9'], ['@4']),
      preview(['9', '@4'], ['>13', '>A2']),
      { type: 'back' },
    ]);
    expect(state.sentence).toEqual([]);
    expect(legal(state)).toEqual(['9', 'J']);
  });

  it('steps back one step where there was a choice', () => {
    const { state } = through([
      ...begun,
      preview(['9'], ['@4', '@30']),
      { type: 'choose', step: '@4' },
      preview(['9', '@4'], ['>13']),
      { type: 'back' },
    ]);
    expect(state.sentence).toEqual(['9']);
  });

  it('cannot step back once it is sent, nor before it began', () => {
    expect(through([...begun, preview(['9'], [], true), { type: 'back' }]).state.sentence).toEqual(['9']);
    expect(through([begun[0]!, { type: 'back' }]).state.sentence).toEqual([]);
  });

  it('begins again when the game moves on', () => {
    const { state } = through([...begun, { type: 'view', seq: 5, view: view(['K'], ['9']) }]);
    expect(state.sentence).toEqual([]);
    expect(legal(state)).toEqual(['K']);
  });

  it('goes on when only somebody has chatted', () => {
    const { state } = through([
      ...begun,
      preview(['9'], ['@4', '@5']),
      { type: 'view', seq: 5, view: view(['9', 'J']) },
    ]);
    expect(state.sentence).toEqual(['9']);
    expect(state.seq).toBe(5);
  });

  it('begins again when a step is refused', () => {
    const { state } = through([...begun, { type: 'refused' }]);
    expect(state.sentence).toEqual([]);
    expect(legal(state)).toEqual(['9', 'J']);
  });

  it('drops a preview that nobody waits for any more', () => {
    const { state } = through([...begun, { type: 'back' }, preview(['9'], ['@4'])]);
    expect(legal(state)).toEqual(['9', 'J']);
  });

  it('does not ask what a long list of squares would do', () => {
    const many = Array.from({ length: 12 }, (_, k) => `>${k}`);
    expect(through([...begun, preview(['9'], many)]).asked).toEqual(['preview 9']);
  });

  it('forgets everything when there is no view', () => {
    expect(through([...begun, { type: 'view', seq: 6, view: null }]).state.layers).toEqual([]);
  });

  const hint = { best: { moves: ['9', '@4', '>13'], value: 0.4 }, exact: false, runner_up: null, chances: {} };
  it('keeps a hint while the turn lasts, and points to its next step as long as it is followed', () => {
    const { state } = through([begun[0]!, { type: 'hinted', hint }, begun[1]!]);
    expect(nextHint(state.sentence, hint.best.moves)).toBe('@4');
    expect(nextHint(['J'], hint.best.moves)).toBeNull();
    expect(nextHint(hint.best.moves, hint.best.moves)).toBeNull();
    expect(through([{ type: 'view', seq: 9, view: view(['K'], ['9']) }], state).state.hint).toBeNull();
  });

  it('forgets a hint that does not fit the position', () => {
    expect(
      through([
        { type: 'view', seq: 4, view: view(['K']) },
        { type: 'hinted', hint },
      ]).state.hint,
    ).toBeNull();
  });

  it('begins a new turn inside a sentence when nobody else can move', () => {
    const { state } = through([
      ...begun,
      preview(['9'], ['@4', '@7']),
      { type: 'choose', step: '@4' },
      preview(['9', '@4'], ['>13', '>A2']),
      { type: 'choose', step: '>13' },
      preview(['9', '@4', '>13'], ['J', 'K']),
    ]);
    expect(begins(state)).toBe(3);
    expect(pickable(state)).toEqual(['J', 'K']);
    expect(
      begins(through([{ type: 'choose', step: 'K' }, preview(['9', '@4', '>13', 'K'], ['@7', '@13'])], state).state),
    ).toBe(3);
    expect(begins(through([{ type: 'back' }], state).state)).toBe(0);
  });

  it('does not ask again what it knows', () => {
    const { asked, state } = through([
      ...begun,
      preview(['9'], ['@4']),
      preview(['9', '@4'], ['>13', '>A2']),
      preview(['9', '@4', '>13'], [], true),
      { type: 'choose', step: '>13' },
    ]);
    expect(asked.at(-1)).toBe('play 9 @4 >13');
    expect(state.phase).toBe('sent');
  });

  it('asks once more for what was on its way when the connection was lost', () => {
    const { state } = through(begun);
    expect(through([{ type: 'reconnected' }], state).asked).toEqual(['preview 9']);
    const targets = through([
      ...begun,
      preview(['9'], ['@4']),
      preview(['9', '@4'], ['>13', '>A2']),
      preview(['9', '@4', '>13'], [], true),
    ]);
    expect(through([{ type: 'reconnected' }], targets.state).asked).toEqual(['preview 9 @4 >A2']);
  });

  it('asks for nothing again before a turn is begun, nor once it is sent', () => {
    expect(through([begun[0]!, { type: 'reconnected' }]).asked).toEqual([]);
    expect(through([...begun, preview(['9'], [], true), { type: 'reconnected' }]).asked).toEqual([
      'preview 9',
      'play 9',
    ]);
  });

  it('takes no preview of a position that is gone', () => {
    const { state } = through([
      ...begun,
      { type: 'view', seq: 8, view: view(['9', 'K'], ['J']) },
      { type: 'choose', step: '9' },
      preview(['9'], ['@4', '@5']),
    ]);
    expect(legal(state)).toEqual(['9', 'K']);
    expect(legal(through([{ ...preview(['9'], ['@4', '@5']), seq: 8 } as ChoosingEvent], state).state)).toEqual([
      '@4',
      '@5',
    ]);
  });
});
