// How a turn is chosen step by step: pure, from the legal next steps and the server's previews; it knows no rules.
import { parts, UNKNOWN, type Notation } from './notation';
import type { Hint, View } from './view';

export interface Level {
  view: View;
  legal: readonly string[];
}

export interface Outlook extends Level {
  whole: boolean;
}

export interface Choosing {
  seq: number; // the last number seen; what is asked refers to it
  since: number; // the number at which the position came: older previews are of another
  levels: readonly Level[]; // the committed position, then what each step of the sentence would make of it
  sentence: readonly string[]; // the steps chosen; one fewer than levels, or as many while an answer is on its way
  asked: readonly string[] | null; // the beginning whose preview is awaited
  whole: boolean; // the sentence can be played as it stands
  sent: boolean; // it was sent, and its answer is awaited
  outlooks: Readonly<Record<string, Outlook>>; // what each next step would make of the board, as far as it was asked
  hint: Hint | null; // what a bot would play in this turn, if it was asked
  careful: boolean; // a whole sentence waits to be confirmed
  notation: Notation; // what begins a turn, and what goes on with it
}

export type Event =
  | { type: 'view'; seq: number; view: View | null; notation?: Notation }
  | { type: 'choose'; step: string }
  | { type: 'previewed'; seq: number; moves: readonly string[]; legal: readonly string[]; whole: boolean; view: View }
  | { type: 'hinted'; hint: Hint }
  | { type: 'again' } // the connection was lost and is back: whatever was asked is not answered any more
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
  levels: [],
  sentence: [],
  asked: null,
  whole: false,
  sent: false,
  outlooks: {},
  hint: null,
  careful,
  notation,
});

/** The level that is shown: the last one. */
export const shown = (state: Choosing): Level | undefined => state.levels.at(-1);

/**
 * The next steps; they stay as they are while an answer is on its way, so that nothing flickers
 * and another can be taken instead.
 */
export const legal = (state: Choosing): readonly string[] => (state.whole ? [] : (shown(state)?.legal ?? []));

/** The level at which the present turn began: where nobody else can move, one sentence holds several turns. */
export const begins = (state: Choosing): number =>
  Math.max(
    0,
    state.levels.findLastIndex(({ legal }) => legal.some((step) => isDeed(state.notation, step))),
  );

/** Every step that could be chosen now, also instead of one chosen before in this turn. */
export const pickable = (state: Choosing): readonly string[] =>
  state.sent ? [] : state.levels.slice(begins(state)).flatMap((level) => level.legal);

/** The step that the hint would take next, as long as the sentence follows it. */
export function nextHint(sentence: readonly string[], hint: readonly string[] | null): string | null {
  return hint && sentence.every((step, k) => hint[k] === step) ? (hint[sentence.length] ?? null) : null;
}

const silent = (state: Choosing): Result => ({ state, asks: [] });
const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((step, k) => step === b[k]);

/** What an event makes of the state, and what is to be asked of the server. */
export function choosing(state: Choosing, event: Event): Result {
  switch (event.type) {
    case 'view':
      return viewed({ ...state, notation: event.notation ?? state.notation }, event.seq, event.view);
    case 'choose':
      return chosen(state, event.step);
    case 'previewed':
      return previewed(state, event);
    case 'again':
      return asking(state);
    case 'hinted':
      return silent(
        state.levels[0]?.legal.includes(event.hint.best.moves[0] ?? '') ? { ...state, hint: event.hint } : state,
      );
    case 'back':
      return silent(stepBack(state));
    case 'confirm':
      return state.whole && !state.sent ? played(state) : silent(state);
    case 'refused':
      return silent(restarted(state));
    case 'careful':
      return silent({ ...state, careful: event.careful });
  }
}

/** The committed position changed: a sentence begun before it is dropped; only chat and the like leave it standing. */
function viewed(state: Choosing, seq: number, view: View | null): Result {
  if (!view) return silent({ ...nothing(state.careful, state.notation), seq, since: seq });
  const before = state.levels[0]?.view;
  if (
    before &&
    before.moves.length === view.moves.length &&
    before.seat === view.seat &&
    same(before.moves, view.moves)
  ) {
    return silent({ ...state, seq, levels: [{ view, legal: view.legal_moves }, ...state.levels.slice(1)] });
  }
  return silent({
    ...nothing(state.careful, state.notation),
    seq,
    since: seq,
    levels: [{ view, legal: view.legal_moves }],
  });
}

/** A step is taken at the deepest level that offers it: another card or another pawn simply replaces the one before. */
function chosen(state: Choosing, step: string): Result {
  if (state.sent) return silent(state);
  const depth = state.levels.findLastIndex((level) => level.legal.includes(step));
  if (depth < 0) return silent(state);
  const sentence = [...state.sentence.slice(0, depth), step];
  if (state.asked && same(sentence, state.asked)) return silent(state);
  const known = depth === state.levels.length - 1 && !state.asked ? state.outlooks[step] : undefined;
  const next = {
    ...state,
    levels: state.levels.slice(0, depth + 1),
    sentence,
    asked: sentence,
    whole: false,
    outlooks: {},
  };
  return known ? accepted(next, known) : { state: next, asks: [{ type: 'preview', moves: sentence }] };
}

/** Whether this is the beginning whose preview is awaited. */
export const wants = (state: Choosing, moves: readonly string[]): boolean =>
  state.asked !== null && same(moves, state.asked);

/** Whether a preview of these moves could still be of use: it is awaited, or shows where a next step would lead. */
export const isAbout = (state: Choosing, moves: readonly string[]): boolean =>
  wants(state, moves) || same(moves.slice(0, -1), state.sentence);

function previewed(state: Choosing, answer: Extract<Event, { type: 'previewed' }>): Result {
  if (answer.seq < state.since) return silent(state); // about a position that is gone
  if (wants(state, answer.moves)) return accepted(state, answer);
  const step = answer.moves.at(-1) ?? '';
  if (!same(answer.moves.slice(0, -1), state.sentence)) return silent(state);
  const { view, legal, whole } = answer;
  return silent({ ...state, outlooks: { ...state.outlooks, [step]: { view, legal, whole } } });
}

/** The answer to what is asked is there, just now or since before. */
const accepted = (state: Choosing, { view, legal, whole }: Outlook): Result =>
  went({ ...state, levels: [...state.levels, { view, legal }], asked: null, whole, outlooks: {} });

/** A step was accepted: play the whole sentence, take the only pawn there is, or ask what each target would do. */
function went(state: Choosing): Result {
  if (state.whole) return state.careful ? silent(state) : played(state);
  const steps = legal(state);
  const only = steps.length === 1 ? steps[0]! : null;
  if (only !== null && isSource(state.notation, only)) return chosen(state, only);
  return asking(state);
}

/** What is to be asked in this state: the step that was chosen, or what each target would do if that is not known. */
function asking(state: Choosing): Result {
  if (state.sent || state.whole || state.sentence.length === 0) return silent(state);
  if (state.asked) return { state, asks: [{ type: 'preview', moves: state.asked }] };
  const steps = legal(state);
  const targets =
    steps.length <= MOST_OUTLOOKS
      ? steps.filter((step) => isTarget(state.notation, step) && !state.outlooks[step])
      : [];
  return { state, asks: targets.map((step) => ({ type: 'preview', moves: [...state.sentence, step] })) };
}

const played = (state: Choosing): Result => ({
  state: { ...state, sent: true },
  asks: [{ type: 'play', moves: state.sentence }],
});

/** One step back, and over steps that were the only choice. */
function stepBack(state: Choosing): Choosing {
  if (state.sent || state.sentence.length === 0) return state;
  let depth = Math.max(0, state.sentence.length - 1);
  while (depth > 0 && state.levels[depth]?.legal.length === 1) depth -= 1;
  return {
    ...state,
    levels: state.levels.slice(0, depth + 1),
    sentence: state.sentence.slice(0, depth),
    asked: null,
    whole: false,
    outlooks: {},
  };
}

const restarted = (state: Choosing): Choosing => ({
  ...state,
  levels: state.levels.slice(0, 1),
  sentence: [],
  asked: null,
  whole: false,
  sent: false,
  outlooks: {},
});
