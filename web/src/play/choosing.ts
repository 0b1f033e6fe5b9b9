// How a turn is chosen step by step: pure, from the legal next steps and the server's previews; it knows no rules.
import { parts, UNKNOWN, type Notation } from './notation';
import type { Hint, View } from './view';

/** The position after some of the steps, and what can follow. */
export interface Layer {
  view: View;
  legal: readonly string[];
}

export interface Outlook extends Layer {
  whole: boolean;
}

/**
 * Where the choice of a turn stands:
 *
 *     open --take--> asking --enter--> open     (a step is accepted, and more are wanted)
 *                                  `-> ready    (the sentence can be played as it stands)
 *     ready --play--> sent                      (at once, or when the careful confirm it)
 *
 * A step back leads to open from anywhere but sent; a refusal, and another position, begin from nothing.
 */
export type Phase =
  | 'open' // the next step is the reader's
  | 'asking' // the preview of the sentence is awaited
  | 'ready' // it can be played
  | 'sent'; // its answer is awaited

export interface Choosing {
  seq: number; // the last number seen; what is asked refers to it
  since: number; // the number at which the position came: older previews are of another
  layers: readonly Layer[]; // the committed position, then what each step of the sentence would make of it
  sentence: readonly string[]; // the steps chosen; one fewer than layers, or as many while asking
  phase: Phase;
  outlooks: Readonly<Record<string, Outlook>>; // what each next step would make of the board, as far as it was asked
  hint: Hint | null; // what a bot would play in this turn, if it was asked
  careful: boolean; // a whole sentence waits to be confirmed
  notation: Notation; // what begins a turn, and what goes on with it
}

export type ChoosingEvent =
  | { type: 'view'; seq: number; view: View | null; notation?: Notation }
  | { type: 'choose'; step: string }
  | { type: 'previewed'; seq: number; moves: readonly string[]; legal: readonly string[]; whole: boolean; view: View }
  | { type: 'hinted'; hint: Hint }
  | { type: 'reconnected' } // the connection was lost and is back: whatever was asked is not answered any more
  | { type: 'back' }
  | { type: 'confirm' }
  | { type: 'refused' }
  | { type: 'careful'; careful: boolean };

export type Ask = { type: 'preview' | 'play'; moves: readonly string[] };
export interface Result {
  state: Choosing;
  asks: readonly Ask[];
}

const MOST_OUTLOOKS = 8; // more previews at once would be too many for the server
const isTarget = (notation: Notation, step: string) => parts(notation, step).role === 'target';
const isSource = (notation: Notation, step: string) => parts(notation, step).role === 'source';
const isDeed = (notation: Notation, step: string) => parts(notation, step).role === ''; // with which a turn begins

export const nothing = (careful = false, notation = UNKNOWN): Choosing => ({
  seq: 0,
  since: 0,
  layers: [],
  sentence: [],
  phase: 'open',
  outlooks: {},
  hint: null,
  careful,
  notation,
});

/** The layer that is shown: the last one. */
export const shown = (state: Choosing): Layer | undefined => state.layers.at(-1);

const isWhole = ({ phase }: Choosing): boolean => phase === 'ready' || phase === 'sent';

/**
 * The next steps; they stay as they are while an answer is on its way, so that nothing flickers
 * and another can be taken instead.
 */
export const legal = (state: Choosing): readonly string[] => (isWhole(state) ? [] : (shown(state)?.legal ?? []));

/** The layer at which the present turn began: where nobody else can move, one sentence holds several turns. */
export const begins = (state: Choosing): number =>
  Math.max(
    0,
    state.layers.findLastIndex(({ legal }) => legal.some((step) => isDeed(state.notation, step))),
  );

/** Every step that could be chosen now, also instead of one chosen before in this turn. */
export const pickable = (state: Choosing): readonly string[] =>
  state.phase === 'sent' ? [] : state.layers.slice(begins(state)).flatMap(({ legal }) => legal);

/** The step that the hint would take next, as long as the sentence follows it. */
export function nextHint(sentence: readonly string[], hint: readonly string[] | null): string | null {
  return hint && sentence.every((step, k) => hint[k] === step) ? (hint[sentence.length] ?? null) : null;
}

const silent = (state: Choosing): Result => ({ state, asks: [] });
const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((step, k) => step === b[k]);

/** What an event makes of the state, and what is to be asked of the server. */
export function choosing(state: Choosing, event: ChoosingEvent): Result {
  switch (event.type) {
    case 'view':
      return viewed({ ...state, notation: event.notation ?? state.notation }, event.seq, event.view);
    case 'choose':
      return take(state, event.step);
    case 'previewed':
      return previewed(state, event);
    case 'reconnected':
      return asking(state);
    case 'hinted':
      return silent(
        state.layers[0]?.legal.includes(event.hint.best.moves[0] ?? '') ? { ...state, hint: event.hint } : state,
      );
    case 'back':
      return silent(stepBack(state));
    case 'confirm':
      return state.phase === 'ready' ? play(state) : silent(state);
    case 'refused':
      return silent(restarted(state));
    case 'careful':
      return silent({ ...state, careful: event.careful });
  }
}

/** The committed position changed: a sentence begun before it is dropped; only chat and the like leave it standing. */
function viewed(state: Choosing, seq: number, view: View | null): Result {
  if (!view) return silent({ ...nothing(state.careful, state.notation), seq, since: seq });
  const before = state.layers[0]?.view;
  if (
    before &&
    before.moves.length === view.moves.length &&
    before.seat === view.seat &&
    same(before.moves, view.moves)
  ) {
    return silent({ ...state, seq, layers: [{ view, legal: view.legal_moves }, ...state.layers.slice(1)] });
  }
  const layers = [{ view, legal: view.legal_moves }];
  return silent({ ...nothing(state.careful, state.notation), seq, since: seq, layers });
}

/** A step is taken at the deepest layer that offers it: another card or another pawn simply replaces the one before. */
function take(state: Choosing, step: string): Result {
  if (state.phase === 'sent') return silent(state);
  const depth = state.layers.findLastIndex(({ legal }) => legal.includes(step));
  if (depth < 0) return silent(state);
  const sentence = [...state.sentence.slice(0, depth), step];
  if (wants(state, sentence)) return silent(state);
  const known = depth === state.layers.length - 1 && state.phase !== 'asking' ? state.outlooks[step] : undefined;
  const taken: Choosing = {
    ...state,
    layers: state.layers.slice(0, depth + 1),
    sentence,
    phase: 'asking',
    outlooks: {},
  };
  return known ? settle(enter(taken, known)) : asking(taken);
}

/** Whether this is the beginning whose preview is awaited. */
export const wants = (state: Choosing, moves: readonly string[]): boolean =>
  state.phase === 'asking' && same(moves, state.sentence);

/** Whether a preview of these moves could still be of use: it is awaited, or shows where a next step would lead. */
export const isAbout = (state: Choosing, moves: readonly string[]): boolean =>
  wants(state, moves) || same(moves.slice(0, -1), state.sentence);

function previewed(state: Choosing, answer: Extract<ChoosingEvent, { type: 'previewed' }>): Result {
  if (answer.seq < state.since) return silent(state); // about a position that is gone
  if (wants(state, answer.moves)) return settle(enter(state, answer));
  const step = answer.moves.at(-1) ?? '';
  if (!same(answer.moves.slice(0, -1), state.sentence)) return silent(state);
  const { view, legal, whole } = answer;
  return silent({ ...state, outlooks: { ...state.outlooks, [step]: { view, legal, whole } } });
}

/** What the sentence leads to is known, just now or since before. */
const enter = (state: Choosing, { view, legal, whole }: Outlook): Choosing => ({
  ...state,
  layers: [...state.layers, { view, legal }],
  phase: whole ? 'ready' : 'open',
  outlooks: {},
});

/** After a step: play the whole sentence, take the only pawn there is, or ask what each target would do. */
function settle(state: Choosing): Result {
  if (state.phase === 'ready') return state.careful ? silent(state) : play(state);
  const steps = legal(state);
  const only = steps.length === 1 ? steps[0]! : null;
  return only !== null && isSource(state.notation, only) ? take(state, only) : asking(state);
}

/** What is to be asked in this state: the step that was chosen, or what each target would do if that is not known. */
function asking(state: Choosing): Result {
  if (isWhole(state) || state.sentence.length === 0) return silent(state);
  if (state.phase === 'asking') return { state, asks: [{ type: 'preview', moves: state.sentence }] };
  const steps = legal(state);
  const targets =
    steps.length <= MOST_OUTLOOKS
      ? steps.filter((step) => isTarget(state.notation, step) && !state.outlooks[step])
      : [];
  return { state, asks: targets.map((step) => ({ type: 'preview', moves: [...state.sentence, step] })) };
}

const play = (state: Choosing): Result => ({
  state: { ...state, phase: 'sent' },
  asks: [{ type: 'play', moves: state.sentence }],
});

/** One step back, and over steps that were the only choice. */
function stepBack(state: Choosing): Choosing {
  if (state.phase === 'sent' || state.sentence.length === 0) return state;
  let depth = Math.max(0, state.sentence.length - 1);
  while (depth > 0 && state.layers[depth]?.legal.length === 1) depth -= 1;
  return {
    ...state,
    layers: state.layers.slice(0, depth + 1),
    sentence: state.sentence.slice(0, depth),
    phase: 'open',
    outlooks: {},
  };
}

const restarted = (state: Choosing): Choosing => ({
  ...state,
  layers: state.layers.slice(0, 1),
  sentence: [],
  phase: 'open',
  outlooks: {},
});
