// Moves in words: what can be done, what was done, how it ended; it knows a view, the words, and nothing else.
import { sentence, type Say } from '../words/speaker';
import { parts } from './notation';
import { NATURE, type Hint, type Outcome, type View } from './view';

/** How the reader calls the seats. */
export interface Names {
  seat: number | null;
  name(seat: number): string;
}

const who = (names: Names, mover: number) => (mover === names.seat ? 'you' : 'other');

/** One sentence about what the reader can do now; its message is named after the verbs that are open. */
export function canDo(say: Say, view: View<{ about: string | null }>, legal: readonly string[]): string {
  const verbs = [...new Set(legal.map((move) => parts(view.game, move).verb))];
  return say(`${view.game}-now-${verbs.join('-')}`, { object: view.position.about ?? '?' });
}

/** What a move is about, as messages call it: a joker is written as a star, which nobody says. */
const spoken = (object: string): string => (object === '*' ? 'joker' : object);

/** What a step means, as it stands in a list. */
export function meaning(say: Say, game: string, step: string): string {
  const { verb, object } = parts(game, step);
  return say(`${game}-do-${verb}`, { object: spoken(object) });
}

/** A card as a sentence speaks of it: `You play a king.` */
export const cardName = (say: Say, rank: string): string => say('tock-a-card', { object: spoken(rank) });

/** A card as it stands alone, before a colon or on its own: `King`. */
export const cardTitle = (say: Say, rank: string): string => say('page-card-title', { object: spoken(rank) });

/** What is printed on a card: its number, or the letter that the reader's own cards have; the notation keeps J Q K. */
export const face = (say: Say, rank: string): string => say('page-face', { object: rank });

/** A whole turn, or its beginning, in words: `a king: a pawn from base A to 0`. */
export function turn(say: Say, game: string, moves: readonly string[]): string {
  const told = moves.map((move) => ({ ...parts(game, move), move }));
  const names = ({ verb }: { verb: string }) => verb === 'play' || verb === 'as';
  const title = told
    .filter(names)
    .map(({ verb, object, move }) => (verb === 'play' ? cardName(say, object) : meaning(say, game, move)))
    .join(' ');
  const rest = told
    .filter((one) => !names(one))
    .map(({ verb, object, move }, k) => {
      const home = verb === 'to' && /^[A-F]\d$/.test(object);
      return `${k === 0 ? '' : verb === 'to' ? ' ' : ', '}${home ? say('page-hint-home') : meaning(say, game, move)}`;
    })
    .join('');
  return title && rest ? say('page-titled', { title, rest }) : title || rest;
}

/** A hint in words: the turn, what it seems worth, what else there is, and what may come. */
export function advice(say: Say, game: string, hint: Hint): string[] {
  const share = (value: number) => Math.round(100 * value);
  const brings = (move: string) => say(`${game}-brings`, { object: spoken(parts(game, move).object) });
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
export function did(say: Say, game: string, move: string, mover: number, names: Names): string {
  const { verb, object } = parts(game, move);
  const values = { name: names.name(mover), who: who(names, mover), object: spoken(object) };
  return sentence(say(`${game}-did-${verb}`, values));
}

export interface Told {
  ply: number;
  seat: number;
  text: string;
}

/** What was done since a ply, a line for each turn; `movers` says who made each move. */
export function happened(say: Say, view: View, movers: readonly number[], since: number, names: Names): Told[] {
  const lines: Told[] = [];
  let first = '';
  let line: Told | null = null;
  let player = movers.slice(0, since).findLast((mover) => mover !== NATURE) ?? NATURE;
  for (let ply = since; ply < view.moves.length; ply += 1) {
    const move = view.moves[ply] ?? '';
    const mover = movers[ply] ?? NATURE;
    if (mover !== NATURE) player = mover;
    const { verb } = parts(view.game, move);
    if (line === null || line.seat !== player || verb === first) {
      line = { ply, seat: player, text: '' };
      first = verb;
      lines.push(line);
    }
    const told = did(say, view.game, move, player, names);
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
export function ended(say: Say, game: string, outcome: Outcome, names: Names): string {
  const winners = listed(
    say,
    outcome.winners.map((seat) => names.name(seat)),
  );
  const first = outcome.winners.length === 1 ? (outcome.winners[0] ?? 0) : NATURE;
  return sentence(say(`${game}-ending-${outcome.ending}`, { name: winners, who: who(names, first) }));
}
