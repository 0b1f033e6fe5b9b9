// A fair deal: the arithmetic, what a browser adds and keeps, and what it notices of a server that cheats.
import { describe, expect, it } from 'vitest';
import {
  closedList,
  commitmentOf,
  draw,
  FIRST,
  keyOf,
  picked,
  promiseOf,
  rulesetOf,
  transcriptOf,
  type Terms,
} from '../src/play/fair';
import { check, type Fault } from '../src/play/faircheck';
import { answer, begun, contributors, fits, followed, seenMore, trouble, type Kept } from '../src/play/fairdeal';
import { bytesToHex as hex, hexToBytes as unhex } from '@noble/hashes/utils.js';
import type { SeatView } from '../src/protocol';
import de from '../src/words/de';
import en from '../src/words/en';
import fr from '../src/words/fr';
import { speaker } from '../src/words/speaker';
import {
  DRAWS,
  ENTROPY,
  example,
  fairAt,
  infoOf,
  promised,
  proofOf,
  SECRET,
  shownOf,
  termsOf,
  WEIGHTS,
  you,
} from './dealing';

const terms = termsOf();
const both = [promised(terms, 0), promised(terms, 1)];
const unrevealed = both.map((one) => ({ ...one, entropy: null }));

/** What the browser at seat 0 keeps of an honest deal. */
function keptOf(deal: Terms = terms, owners: readonly (number | null)[] = [0, 1]): Kept {
  const [open, list] = [
    infoOf(fairAt('commit', [], deal), owners),
    infoOf(
      fairAt(
        'reveal',
        [0, 1].filter((seat) => deal.people.includes(seat)).map((seat) => ({ ...promised(deal, seat), entropy: null })),
        deal,
      ),
      owners,
    ),
  ];
  const kept = begun(open, you(), () => unhex(ENTROPY[0]))!;
  return followed(kept, list, null, answer(kept, list.fair!));
}

describe('the arithmetic', () => {
  const worked = example() as unknown as Terms & {
    game: string;
    rules: number;
    options: Record<string, unknown>;
    secret: string;
    closed: string;
    transcript: string;
    key: string;
    draws_below_54: number[];
    contributions: { seat: number; entropy: string; commitment: string; revealed: boolean }[];
  };
  it('gives the worked example of the page', () => {
    const said = worked.contributions.map(({ seat, commitment, entropy, revealed }) => ({
      seat,
      commitment,
      entropy: revealed ? entropy : null,
    }));
    const key = keyOf(worked, worked.secret, said);
    expect(rulesetOf(worked.version, worked.game, worked.rules, worked.options)).toBe(worked.ruleset);
    expect(commitmentOf(worked, worked.secret)).toBe(worked.commitment);
    expect(worked.contributions.map(({ seat, entropy }) => promiseOf(worked, seat, entropy))).toEqual(
      said.map(({ commitment }) => commitment),
    );
    expect(closedList(worked, said)).toBe(worked.closed);
    expect(hex(transcriptOf(worked, said))).toBe(worked.transcript);
    expect(hex(key)).toBe(worked.key);
    expect(worked.draws_below_54.map((_, k) => draw(key, k, 54))).toEqual(worked.draws_below_54);
  });
  it('draws below n, and picks in order', () => {
    const key = keyOf(terms, SECRET, both);
    for (let k = 0; k < 50; k += 1) expect(draw(key, k, 6)).toBeLessThan(6);
    expect([9, 10, 20, 23, 24].map((at) => picked(WEIGHTS, at))).toEqual([
      'token R',
      'token O',
      'token U',
      'token U',
      '',
    ]);
  });
});

describe('a browser', () => {
  it('promises, then reveals for the list that it saw, and keeps all of it', () => {
    const open = infoOf(fairAt('commit', []));
    const kept = begun(open, you(), () => unhex(ENTROPY[0]))!;
    expect(answer(kept, open.fair!)).toEqual({ type: 'commit', commitment: both[0]!.commitment });
    expect(answer(kept, fairAt('commit', [unrevealed[0]!]))).toBeNull();
    const list = fairAt('reveal', unrevealed);
    const said = answer(kept, list)!;
    expect(said).toEqual({ type: 'reveal', entropy: ENTROPY[0], closed: closedList(terms, both) });
    expect(followed(kept, infoOf(list), null, said)).toMatchObject({
      entropy: ENTROPY[0],
      closed: closedList(terms, both),
      people: [0, 1],
    });
    expect(answer(kept, fairAt('reveal', [both[0]!, unrevealed[1]!]))).toBeNull();
    expect(answer(kept, fairAt('dealt', both))).toBeNull();
  });
  it('adds nothing when it only watches, or came late, or the deal is of an earlier version', () => {
    const watching = begun(infoOf(fairAt('commit', [])), you([]), () => unhex(ENTROPY[0]))!;
    expect(watching).toMatchObject({ seat: null, entropy: null });
    expect(answer(watching, fairAt('commit', []))).toBeNull();
    expect(begun(infoOf(fairAt('reveal', unrevealed)), you(), () => unhex(ENTROPY[0]))).toBeNull();
    expect(begun(infoOf(fairAt('commit', [], termsOf([], FIRST))), you(), () => unhex(ENTROPY[0]))).toBeNull();
  });
  it('knows who may contribute from the seats, not from the deal', () => {
    const seats = infoOf(fairAt('commit', []), [3, null, 1, 3, 1]).seats;
    expect(contributors(seats)).toEqual([0, 2]);
  });
  it('keeps how the game began, and what was drawn', () => {
    const [kept, playing] = [keptOf(), infoOf(fairAt('dealt', both))];
    const view = (moves: string[]) => ({ moves, movers: moves.map((_, k) => (k % 2 ? -1 : 0)) }) as unknown as SeatView;
    const one = followed(
      kept,
      { ...playing, options: { players: 2, first: 1 } },
      view(['draw', 'token ?', 'draw', 'token R']),
      null,
    );
    expect(one).toMatchObject({ options: { players: 2, first: 1 }, seen: ['token ?', 'token R'] });
    expect(
      followed(
        one,
        { ...playing, options: { players: 2, first: 0 } },
        view(['draw', 'token ?', 'draw', 'token R']),
        null,
      ),
    ).toBe(one);
    expect(seenMore(one.seen, view(['draw', 'token B', 'draw', 'token ?']))).toEqual(['token B', 'token R']);
    expect(seenMore(one.seen, view(['draw', 'token B', 'draw', 'token U']))).toEqual(['token B', 'token R']);
    expect(seenMore(one.seen, view(['draw']))).toBe(one.seen);
    expect(fits('token ?', 'token U')).toBe(true);
    expect(fits('token R', 'token ?')).toBe(false);
  });
});

describe('a browser notices while dealing', () => {
  const kept = keptOf();
  it('nothing of an honest deal', () => {
    for (const fair of [fairAt('commit', []), fairAt('reveal', unrevealed), fairAt('dealt', both)])
      expect(trouble(kept, fair)).toBeNull();
  });
  it('a deal that is begun again, with whatever is another', () => {
    for (const name of ['version', 'game_id', 'ruleset', 'commitment'] as const)
      expect(trouble(kept, { ...fairAt('commit', []), [name]: '44'.repeat(32) })).toBe('other_deal');
    expect(answer(kept, { ...fairAt('commit', []), game_id: '44'.repeat(16) })).toBeNull();
  });
  it('a promise that is not listed, or was replaced', () => {
    expect(trouble(kept, fairAt('reveal', [unrevealed[1]!]))).toBe('left_out');
    expect(trouble(kept, fairAt('dealt', []))).toBe('left_out');
    expect(trouble(kept, fairAt('reveal', [promised(terms, 0, ENTROPY[1]), unrevealed[1]!]))).toBe('left_out');
  });
  it('its own reveal left out', () => {
    expect(trouble(kept, fairAt('dealt', [unrevealed[0]!, both[1]!]))).toBe('left_out');
  });
  it('another list than the one that it revealed for, and reveals for no second one', () => {
    const other = fairAt('reveal', [unrevealed[0]!, { ...promised(terms, 1, '05'.repeat(32)), entropy: null }]);
    expect(trouble(kept, other)).toBe('other_list');
    expect(answer(kept, other)).toBeNull();
    expect(trouble({ ...kept, closed: null }, { ...fairAt('reveal', unrevealed), closed: '00'.repeat(32) })).toBe(
      'other_list',
    );
  });
  it('a contribution of a bot, or of a seat that does not exist', () => {
    const alone = keptOf(termsOf([0]), [0, null]);
    for (const seat of [1, 5, 99]) {
      const list = fairAt(
        'reveal',
        [unrevealed[0]!, { ...promised(terms, seat, ENTROPY[1]), entropy: null }].map((one) => ({
          ...one,
          commitment: promiseOf(termsOf([0]), one.seat, ENTROPY[one.seat === 0 ? 0 : 1]),
        })),
        termsOf([0]),
      );
      expect(trouble({ ...alone, closed: null }, list)).toBe('other_list');
    }
  });
  it('a bot that is said to be a person', () => {
    const deal = termsOf([0, 1]);
    expect(
      trouble(
        begun(infoOf(fairAt('commit', [], deal), [0, null]), you(), () => unhex(ENTROPY[0]))!,
        fairAt('commit', [], deal),
      ),
    ).toBe('other_list');
  });
});

describe('the check', () => {
  const proof = proofOf(both);
  const kept: Kept = { ...keptOf(), options: proof.options, seen: proof.draws.map(({ outcome }) => outcome) };
  const faults = (sent: unknown, own: Kept | null = kept, shown = shownOf(proof)): readonly Fault[] =>
    check(sent, own, shown).faults;

  it("finds an honest deal right, and one's own chance in it", () => {
    expect(check(proof, kept, shownOf(proof))).toEqual({
      version: terms.version,
      draws: DRAWS,
      mine: true,
      silent: [],
      nobody: false,
      faults: [],
    });
  });
  it('claims nothing about oneself where nothing was kept', () => {
    expect(check(proof, null, shownOf(proof))).toMatchObject({ mine: false, faults: [] });
    expect(check(proofOf([]), null, null)).toMatchObject({ mine: false, nobody: true, faults: [] });
  });
  it('names who did not reveal', () => {
    const list = [both[0]!, unrevealed[1]!];
    expect(check(proofOf(list), { ...kept, options: null, seen: [] }, null)).toMatchObject({
      mine: true,
      silent: [1],
      faults: [],
    });
  });
  it('still reads the first version, and tells it apart', () => {
    const first = termsOf([], FIRST);
    expect(check(proofOf([promised(first, 0), promised(first, 1)], first), null, null)).toMatchObject({
      version: FIRST,
      mine: false,
      faults: [],
    });
  });
  it('notices an earlier version where this browser took part in this one', () => {
    const first = termsOf([], FIRST);
    expect(faults(proofOf([promised(first, 0), promised(first, 1)], first))).toContain('deal');
  });
  it('notices a contribution that was ground after the honest entropy was known', () => {
    const late = [both[0]!, promised(terms, 1, '05'.repeat(32))];
    expect(check(proofOf(late), null, null).faults).toEqual([]);
    expect(faults(proofOf(late))).toEqual(expect.arrayContaining(['list', 'mine']));
    const bot = termsOf([0]);
    expect(check(proofOf([promised(bot, 0), promised(bot, 1)], bot), null, null).faults).toEqual(['list']);
    expect(check(proofOf([promised(bot, 0), promised(bot, 5, ENTROPY[1])], bot), null, null).faults).toEqual([
      'unreadable',
    ]);
  });
  it('notices that its own reveal was dropped', () => {
    expect(check(proofOf([unrevealed[0]!, both[1]!]), { ...kept, options: null, seen: [] }, null)).toMatchObject({
      mine: false,
      silent: [0],
      faults: ['mine'],
    });
  });
  it("notices weights of the server's own where they tell other draws than were seen", () => {
    expect(faults(proofOf(both, terms, { 'token U': 1 }))).toContain('moves');
    expect(faults({ ...proof, draws: proof.draws.map((one) => ({ ...one, weights: { 'token U': 1 } })) })).toContain(
      'draws',
    );
  });
  it.each(Object.entries({ en, fr, de }))(
    "cannot notice a game that was dealt from weights of the server's own, and does not call it fair in %s",
    (language, catalogue) => {
      const forged = proofOf(both, terms, { 'token U': 1 });
      const say = speaker(language, catalogue);
      expect(
        check(forged, { ...kept, options: forged.options, seen: ['token U', 'token U', 'token U'] }, shownOf(forged))
          .faults,
      ).toEqual([]);
      const claimed = /browser can check|navigateur peut vérifier|Browser prüfen kann/;
      expect(say('page-fair', { n: DRAWS })).toMatch(claimed);
      expect(say('page-fair-more')).toMatch(/server's word|serveur qui le dit|sagt der Server/);
    },
  );
  it('notices other options, another first seat, and other moves than were shown', () => {
    expect(faults({ ...proof, options: { ...proof.options, players: 3 } })).toContain('ruleset');
    expect(faults({ ...proof, options: { ...proof.options, first: 1 - proof.options.first } })).toContain('first');
    expect(faults(proof, kept, { ...shownOf(proof), moves: ['draw'], movers: [0] })).toEqual(['moves']);
    expect(faults(proof, { ...kept, seen: ['token Z'] })).toEqual(['moves']);
    expect(faults(proof, { ...kept, options: { ...proof.options, first: 1 - proof.options.first } })).toEqual([
      'first',
    ]);
    expect(faults({ ...proof, draws: proof.draws.slice(1) })).toEqual(expect.arrayContaining(['draws', 'moves']));
  });

  const spoiled = (name: string) =>
    [null, 0, true, '', 'zz', '0'.repeat(64), '0'.repeat(32), [], {}].map((value) => ({
      ...proof,
      fair: { ...proof.fair, [name]: value },
    }));
  it.each(Object.keys(proof.fair))('finds another %s, whatever it is', (name) => {
    for (const sent of spoiled(name).filter(({ fair }) => JSON.stringify(fair) !== JSON.stringify(proof.fair)))
      expect(faults(sent, null)).not.toEqual([]);
  });
  it.each(['seat', 'commitment', 'entropy'])('finds another %s of a contribution', (name) => {
    for (const value of [null, -1, 0, 2, 99, '', '0'.repeat(64), ENTROPY[0].toUpperCase(), `${ENTROPY[1]} `]) {
      const [one, two] = proof.fair.contributions;
      expect(
        faults({ ...proof, fair: { ...proof.fair, contributions: [one, { ...two, [name]: value }] } }, null),
      ).not.toEqual([]);
    }
  });
  it.each([
    [null],
    [[]],
    ['x'],
    [{}],
    [{ ...proof, fair: null }],
    [{ ...proof, draws: [{ ply: 1, weights: {}, outcome: 'x' }] }],
    [{ ...proof, draws: [{ ply: 1, weights: { x: -1 }, outcome: 'x' }] }],
    [{ ...proof, draws: [{ ply: 1, weights: { x: 2 ** 31, y: 2 ** 32 - 1 }, outcome: 'x' }] }],
    [{ ...proof, fair: { ...proof.fair, note: 1 } }],
    [{ ...proof, moves: [1] }],
  ])('does not read %j', (sent) => {
    expect(check(sent, null, null).faults).toEqual(['unreadable']);
  });
});
