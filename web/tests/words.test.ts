// Moves are read, keys mean steps, and the catalogue speaks three languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../src/boards';
import { cardName, cardTitle, choice, printed } from '../src/boards/tock/telling';
import { numbered, stepOf as stepFor } from '../src/play/keys';
import { advice, canDo, did, ended, happened, listed, meaning, turn } from '../src/play/narration';
import { parts } from '../src/play/notation';
import { blocks, pieces } from '../src/play/rulebook';
import de from '../src/words/de';
import en from '../src/words/en';
import fr from '../src/words/fr';
import { sentence, speaker } from '../src/words/speaker';
import triquetaView from '../gallery/views/triqueta-3.json';
import tockView from '../gallery/views/tock-4.json';

const say = speaker('en', en);
const LANGUAGES = [
  ['en', en],
  ['fr', fr],
  ['de', de],
] as const;
const [TRIQUETA, TOCK] = [faceOf('triqueta')!, faceOf('tock')!];
const JOKER = [...'A23456789TJQK'].map((rank) => `=${rank}`);
const names = { seat: 0, name: (seat: number) => (seat === 0 ? 'you' : `Player ${seat}`) };

describe('notation', () => {
  it.each([
    ['triqueta', 'place 2', 'place', '2'],
    ['triqueta', 'draw', 'draw', ''],
    ['triqueta', 'token ?', 'token', '?'],
    ['tock', 'Q', 'play', 'Q'],
    ['tock', '@A2', 'from', 'A2'],
    ['tock', '>26', 'to', '26'],
    ['tock', '=K', 'as', 'K'],
    ['tock', 'give X4', 'give', 'X4'],
    ['tock', '*', 'play', '*'],
    ['tock', 'fold', 'fold', ''],
  ])('reads %s %s', (game, text, verb, object) => {
    expect(parts(faceOf(game)!, text)).toMatchObject({ verb, object });
  });
});

describe('keys', () => {
  const stepOf = (game: string, legal: readonly string[], key: string, told = say) =>
    stepFor(faceOf(game)!, legal, key, told);
  it('has letters for deeds and numbers for rows', () => {
    expect(stepOf('triqueta', ['draw', 'take 1', 'take 2'], 'd')).toBe('draw');
    expect(stepOf('triqueta', ['draw', 'take 1', 'take 2'], '2')).toBe('take 2');
    expect(stepOf('triqueta', ['place 1', 'keep'], 'K')).toBe('keep');
    expect(stepOf('triqueta', ['place 1'], 'd')).toBeNull();
    expect(stepOf('triqueta', ['place 1'], 'x')).toBeNull();
  });
  it('counts cards, pawns and squares in their order', () => {
    expect(stepOf('tock', ['2', '9', 'K'], '3')).toBe('K');
    expect(stepOf('tock', ['>71', '>A2'], '2')).toBe('>A2');
    expect(stepOf('tock', ['fold'], '1')).toBe('fold');
    expect(numbered(TOCK, ['fold'])).toEqual(['fold']);
    expect(stepOf('tock', ['=A', '=Q'], 'q')).toBe('=Q');
    expect(stepOf('tock', ['>71'], '4')).toBeNull();
  });
  const ON_CARDS = [
    ['fr', fr, 'vdr'],
    ['de', de, 'bdk'],
    ['en', en, 'jqk'],
  ] as const;
  it.each(ON_CARDS)('names a joker by the letters on the cards of %s', (language, words, letters) => {
    const faces = speaker(language, words);
    const named = [...letters].map((key) => stepOf('tock', JOKER, key, faces));
    expect(named).toEqual(['=J', '=Q', '=K']);
    expect(stepOf('tock', JOKER, letters[2]!.toUpperCase(), faces)).toBe('=K');
    expect(stepOf('tock', JOKER, '7', faces)).toBe('=7');
  });
  it('names a joker by the letters of the notation in every language', () => {
    for (const [language, words] of LANGUAGES) {
      const faces = speaker(language, words);
      expect([...'ajqkt'].map((key) => stepOf('tock', JOKER, key, faces))).toEqual(['=A', '=J', '=Q', '=K', '=T']);
    }
  });
});

describe('hints', () => {
  const hint = {
    best: { moves: ['draw'], value: 0.341 },
    exact: false,
    runner_up: { moves: ['take 2'], value: 0.31 },
    chances: { 'token R': 0.6, 'token O': 0.4, 'token U': 0 },
  };
  it('says a turn of either game in words', () => {
    expect(turn(say, TOCK, ['K', '@A', '>0'])).toBe('a king: a pawn from base A to 0');
    expect(turn(say, TOCK, ['*', '=7', '@3', '>6', '@40', '>A1'])).toBe(
      'a joker as the 7: the pawn on 3 to 6, the pawn on 40 home',
    );
    expect(turn(say, TRIQUETA, ['take 2'])).toBe('take row 2 and leave the round');
  });
  it('says what it is worth, what else there is and what may come', () => {
    expect(advice(say, TRIQUETA, hint)).toEqual([
      'A strong bot would play: draw a token from the tower. It seems to win 34 % of the games from here.',
      'Next best: take row 2 and leave the round, with 31 %.',
      'What comes next, from what you can know: a rabbit 60 %, an owl 40 %.',
    ]);
    expect(
      advice(say, TOCK, {
        ...hint,
        best: { moves: ['fold'], value: 0 },
        exact: true,
        runner_up: null,
        chances: {},
      })[1],
    ).toBe('There is no other move.');
  });
  it.each([
    ['fr', fr],
    ['de', de],
  ])('in %s too', (language, words) => {
    expect(advice(speaker(language, words), TRIQUETA, hint).join(' ')).not.toMatch(/page-|house-|triqueta-| the /);
  });
});

describe('narration', () => {
  it('says what can be done, for each game', () => {
    expect(canDo(say, TRIQUETA, null, ['draw', 'take 1'])).toBe('Draw a token, or take a row and leave the round.');
    expect(canDo(say, TOCK, '9', ['>71'])).toBe('Choose where the pawn goes.');
  });
  it('tells what was done, a line for each turn', () => {
    const lines = happened(say, TRIQUETA, triquetaView, 0, names);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.every(({ text }) => /[.]$/.test(text))).toBe(true);
    expect(lines.map(({ text }) => text).join(' ')).not.toContain('triqueta-');
  });
  it('tells Tock as well', () => {
    const lines = happened(say, TOCK, tockView, 0, names);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.map(({ text }) => text).join(' ')).not.toContain('tock-');
  });
  it('says what a step means, and names cards', () => {
    expect(meaning(say, TOCK, '@A')).toBe('a pawn from base A');
    expect(cardName(say, '*')).toBe('a joker');
    expect(cardName(say, 'Q')).toBe('a queen');
  });
  it('says what a pawn can do with a card', () => {
    const told = ['>26', '>A2', '>O', '@14'].map((step) => choice(say, '9', step));
    expect(told).toEqual(['Square 26', 'Home, second place in the lane', 'Into the centre', 'The pawn on 14']);
    expect(choice(say, 'J', '>26')).toBe('Swap with the pawn on 26');
  });
  it('says who won, together too', () => {
    const outcome = { winners: [0], scores: [5, 2], tokens: null, ending: 'points' };
    expect(ended(say, 'triqueta', outcome, names)).toBe('You win, with the most points.');
    expect(ended(say, 'triqueta', { ...outcome, winners: [0, 1], ending: 'shared' }, names)).toContain(
      'you and Player 1',
    );
    expect(listed(say, [])).toBe('');
  });
});

describe('cards', () => {
  const FACES = [
    ['en', en, 'A 10 J Q K'],
    ['fr', fr, 'A 10 V D R'],
    ['de', de, 'A 10 B D K'],
  ] as const;
  it.each(FACES)('have the faces of %s', (language, words, faces) => {
    const told = speaker(language, words);
    expect([...'ATJQK'].map((rank) => printed(told, rank)).join(' ')).toBe(faces);
    expect([...'23456789'].map((rank) => printed(told, rank)).join('')).toBe('23456789');
    expect(['X4', 'X7'].map((rank) => printed(told, rank))).toEqual(['4', '7']);
  });
  it('have a title of their own, which is no object of a verb', () => {
    const titles = LANGUAGES.map(([language, words]) =>
      ['J', 'K', 'N', '*', '7'].map((rank) => cardTitle(speaker(language, words), rank)),
    );
    expect(titles).toEqual([
      ['Jack', 'King', 'Knight', 'Joker', 'The 7'],
      ['Valet', 'Roi', 'Cavalier', 'Joker', 'Le 7'],
      ['Bube', 'König', 'Ritter', 'Joker', 'Die 7'],
    ]);
    expect(speaker('de', de)('tock-page-where-to', { card: titles[2]![1]! })).toBe('König: wohin?');
    expect(speaker('fr', fr)('tock-page-which-pawn', { card: titles[1]![0]! })).toBe('Valet\u00a0: quel pion\u00a0?');
  });
  it('are a joker in words, never a star', () => {
    for (const [language, words] of LANGUAGES) {
      const told = speaker(language, words);
      const done = ['*', 'give *'].map((move) => did(told, TOCK, move, 0, names));
      const said = [...done, meaning(told, TOCK, '*'), cardName(told, '*')];
      expect(said.join(' ')).not.toContain('*');
    }
    expect(did(say, TOCK, '*', 1, names)).toBe('Player 1 plays a joker.');
  });
  it('keep the space before a colon in French', () => {
    expect(turn(speaker('fr', fr), TOCK, ['7', '@3', '>6'])).toBe('le 7\u00a0: le pion de la case 3 à la case 6');
  });
  it('are counted without an article', () => {
    const german = speaker('de', de);
    expect(german('triqueta-page-count-of', { n: 2, animal: german('triqueta-rabbit') })).toBe('2 × Hase');
  });
});

describe('words', () => {
  it('speaks three languages', () => {
    expect(say('page-play-now')).toBe('Play now');
    expect(speaker('fr', fr)('page-play-now')).toBe('Jouer');
    expect(speaker('de', de)('page-play-now')).toBe('Jetzt spielen');
  });
  it('names what it does not know, and breaks nothing', () => {
    expect(say('page-of-nothing')).toBe('page-of-nothing');
  });
  it('tells cards apart by rank and by number', () => {
    expect(say('tock-page-card', { object: 7, n: 7 })).toBe('split 7');
    expect(say('tock-page-card', { object: 9, n: 9 })).toBe('forward 9');
    expect(say('tock-page-card', { object: 'K', n: 0 })).toBe('enter, or 13');
  });
  it('has every message that the sources of the page name', () => {
    const src = join(import.meta.dirname, '../src');
    const all = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
    const files = all.filter((file) => !file.endsWith('tables.ts')); // they name networks, and no message
    const named = files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/['"`]((?:house|page|tock|triqueta)-[a-z0-9-]+)['"`]/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(named.length).toBeGreaterThan(300);
    expect([...new Set(named)].filter((name) => say(name) === name)).toEqual([]);
  });
  it('leaves to the terminal what the terminal alone says', () => {
    for (const [language, words] of LANGUAGES) {
      const told = speaker(language, words);
      expect(['house-help', 'tock-help', 'triqueta-help', 'tock-dealer'].map((name) => told(name))).toEqual([
        'house-help',
        'tock-help',
        'triqueta-help',
        'tock-dealer',
      ]);
      expect(words).not.toMatch(/^#/m);
    }
  });
  it('begins a sentence with a capital', () => {
    expect(sentence('ours')).toBe('Ours');
  });
});

describe('the rule pages', () => {
  it('are read as headings, lists and tables', () => {
    const page = blocks(
      '# Tock\n\nA **race**\nof pawns.\n\n## Cards\n\n- one\n  more\n- two\n\n' +
        '{picture}\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    );
    expect(page.map(({ kind }) => kind)).toEqual(['title', 'text', 'heading', 'list', 'picture', 'table']);
    expect(page[3]).toEqual({ kind: 'list', items: ['one more', 'two'] });
    expect(page[5]).toEqual({ kind: 'table', head: ['a', 'b'], rows: [['1', '2']] });
    expect(pieces('A **race** of')).toEqual([
      { text: 'A ', strong: false },
      { text: 'race', strong: true },
      { text: ' of', strong: false },
    ]);
  });
});
