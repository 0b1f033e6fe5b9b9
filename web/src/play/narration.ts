// Moves in words: what can be done, what was done, how it ended; it knows a view, the words, and nothing else.
import { sentence, type Say } from '../words/speaker';
import { parts, spokenOf, type Notation } from './notation';
import { NATURE, type Hint, type View } from './view';
import type { OutcomeTold } from '../protocol';

/** How the reader calls the seats. */
export interface Names {
  seat: number | null;
  name(seat: number): string;
}

const who = (names: Names, mover: number) => (mover === names.seat ? 'you' : 'other');

/** One sentence about what the reader can do now; its message is named after the verbs that are open. */
export function canDo(say: Say, game: Notation, about: string | null, legal: readonly string[]): string {
  const verbs = [...new Set(legal.map((move) => parts(game, move).verb))];
  return say(`${game.game}-now-${verbs.join('-')}`, { object: about ?? '?' });
}

/** What a step means, as it stands in a list. */
export function meaning(say: Say, game: Notation, step: string): string {
  const { verb, object } = parts(game, step);
  return say(`${game.game}-do-${verb}`, { object: spokenOf(game, object) });
}

/** A whole turn, or its beginning, in words. */
export const turn = (say: Say, game: Notation, moves: readonly string[]): string =>
  game.turn?.(say, moves) ?? moves.map((move) => meaning(say, game, move)).join(', ');

/** A hint in words: the turn, what it seems worth, what else there is, and what may come. */
export function advice(say: Say, game: Notation, hint: Hint): string[] {
  const share = (value: number) => Math.round(100 * value);
  const brings = (move: string) => say(`${game.game}-brings`, { object: spokenOf(game, parts(game, move).object) });
  const chance = ([move, likely]: [string, number]) =>
    say('house-hint-chance', { what: brings(move), share: share(likely) });
  const chances = Object.entries(hint.chances)
    .filter(([, likely]) => likely > 0)
    .sort((a, b) => b[1] - a[1])
    .map(chance)
    .join(', ');
  return [
    say('page-hint-best', {
      turn: turn(say, game, hint.best.moves),
      share: share(hint.best.value),
      certainty: hint.exact ? 'exact' : 'guess',
    }),
    hint.runner_up
      ? say('page-hint-next', { turn: turn(say, game, hint.runner_up.moves), share: share(hint.runner_up.value) })
      : say('house-hint-only'),
    ...(chances ? [say('house-hint-chances', { chances })] : []),
  ];
}

/** One move as a sentence; nature's belong to the seat that made nature move. */
export function did(say: Say, game: Notation, move: string, mover: number, names: Names): string {
  const { verb, object } = parts(game, move);
  const values = { name: names.name(mover), who: who(names, mover), object: spokenOf(game, object) };
  return sentence(say(`${game.game}-did-${verb}`, values));
}

export interface Told {
  ply: number;
  seat: number;
  text: string;
}

/** What was done since a ply, a line for each turn. */
export function happened(say: Say, game: Notation, view: View, since: number, names: Names): Told[] {
  const { moves, movers } = view;
  const lines: Told[] = [];
  let first = '';
  let line: Told | null = null;
  let player = movers.slice(0, since).findLast((mover) => mover !== NATURE) ?? NATURE;
  for (let ply = since; ply < moves.length; ply += 1) {
    const move = moves[ply] ?? '';
    const mover = movers[ply] ?? NATURE;
    if (mover !== NATURE) player = mover;
    const { verb } = parts(game, move);
    if (line === null || line.seat !== player || verb === first) {
      line = { ply, seat: player, text: '' };
      first = verb;
      lines.push(line);
    }
    const told = did(say, game, move, player, names);
    if (told.trim()) line.text = `${line.text} ${told}`.trim();
  }
  return lines.filter(({ text }) => text !== '');
}

/** Names as a person would list them. */
export function listed(say: Say, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return say('house-and', { names: names.slice(0, -1).join(', '), name: names.at(-1) ?? '' });
}

/** Who won, and by which rule. */
export function ended(say: Say, game: string, outcome: OutcomeTold, names: Names): string {
  const winners = listed(
    say,
    outcome.winners.map((seat) => names.name(seat)),
  );
  const first = outcome.winners.length === 1 ? (outcome.winners[0] ?? 0) : NATURE;
  return sentence(say(`${game}-ending-${outcome.ending}`, { name: winners, who: who(names, first) }));
}
