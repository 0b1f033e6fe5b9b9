// Boards are geometry: where things lie, what differs, and what the tables of points say.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { counted, worth } from '../src/boards/triqueta/animals';
import { knot, strands } from '../src/art/geometry';
import { petal } from '../src/boards/triqueta/petals';
import SeatMark from '../src/boards/tock/SeatMark.svelte';
import {
  lookedAt,
  colourName,
  coloursOf,
  follow,
  lastSteps,
  oneByOne,
  placed,
  ringOf,
  sentBack,
  sevens,
  shapeOf,
  sideOf,
  trail,
  way,
} from '../src/boards/tock/position';
import type { Position as Tock } from '../src/boards/tock/generated';
import alone from '../gallery/views/tock-2-alone.json';
import two from '../gallery/views/tock-2.json';
import { change, known, minus, petals, signed } from '../src/boards/triqueta/position';
import tock from '../gallery/views/tock-4.json';
import triqueta from '../gallery/views/triqueta-4.json';

describe("triqueta's shapes", () => {
  it('values a collection by the table of points', () => {
    expect(worth('U', 3)).toBe(10);
    expect(worth('R', 4)).toBe(-1);
    expect(change({ O: 2 }, { O: 1, R: 1 })).toBe(6 - 2 + 1);
    expect(change({ M: 3 }, { M: 1 })).toBe(-1 - 9);
  });
  it('writes signs as a score sheet does', () => {
    expect([signed(3), signed(-2), signed(0), minus(-4), minus(4)]).toEqual(['+3', '−2', '0', '−4', '4']);
  });
  it('is told of every token in what order it came', () => {
    const lying: Record<string, string[]> = triqueta.lying;
    for (const { row, tokens } of triqueta.position.rows)
      expect((lying[row] ?? []).length).toBe(Object.values(tokens).reduce((sum, count) => sum + count, 0));
  });
  it('takes petals from the top, and the picked one first', () => {
    expect(petals(15)).toHaveLength(15);
    expect(petals(11).filter(({ storey }) => storey === 2)).toHaveLength(1);
    expect(petals(14, [10]).some(({ storey, at }) => storey === 2 && at === 0)).toBe(false);
    expect(petals(0)).toEqual([]);
  });
  it('knows which letters are animals', () => {
    expect([known('R'), known('?'), known(null)]).toEqual([true, false, false]);
    expect(counted({ D: 2 }).map(({ count }) => count)).toEqual([0, 0, 2, 0, 0, 0]);
  });
  it('draws petals and knots as closed paths', () => {
    expect(petal(100)).toMatch(/^M.*Z$/);
    expect(knot(100)).toMatch(/^M.*Z$/);
    expect(strands(100)).toHaveLength(3);
  });
});

describe("tock's board", () => {
  it.each([
    ['goes the same way twice', ['7', '@5', '>8', '@5', '>8']],
    ['goes two ways that are written alike', ['7', '@7', '>11', '@71', '>1']],
    ['goes round to where it was', ['7', '@5', '>5']],
  ])('keeps the marks of a seven apart that %s', (_, moves) => {
    const marks = trail(moves, 72, {});
    expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
    expect(marks.filter(({ end }) => end === 'to')).toHaveLength((moves.length - 1) / 2);
  });
  it.each([4, 6])('keeps every place of the %s-board apart', (players) => {
    const shape = shapeOf(players);
    for (let front = 0; front < shape.sides; front += 1) {
      const track = ringOf(shape, front);
      const places = [
        ...Array.from({ length: shape.sides * 18 }, (_, s) => String(s)),
        ...['A', 'B', 'C', 'D', 'E', 'F']
          .slice(0, shape.sides)
          .flatMap((letter) => [1, 2, 3, 4].map((m) => `${letter}${m}`)),
      ].map((place) => placed(track, place));
      for (let a = 0; a < places.length; a += 1)
        for (let b = a + 1; b < places.length; b += 1)
          expect(Math.hypot(places[a]!.x - places[b]!.x, places[a]!.y - places[b]!.y)).toBeGreaterThan(0.97 * track.p);
    }
  });
  it('puts the start of the seat in front at the bottom', () => {
    for (const front of [0, 1, 2, 3])
      expect(placed(ringOf(shapeOf(4), front), String(18 * front)).y).toBeCloseTo(262, 0);
  });
  it('has colours and sevens by the rules', () => {
    expect(colourName(shapeOf(4), 'A')).toBe('blue');
    expect(colourName(shapeOf(6), 'A')).toBe('green');
    expect(sevens(shapeOf(4))).toEqual([]);
    expect(sevens(shapeOf(6))).toContain(25);
  });
  describe('for two who play one colour each', () => {
    const { position } = alone;
    it('has two colours, which are not the first two', () => {
      expect(position.colours.map(({ colour }) => colour)).toEqual(['A', 'C']);
      expect(position.seats.map(({ seat }) => sideOf(position, seat))).toEqual([0, 2]);
    });
    it('has the second of them in front of whoever plays it', () => {
      expect(placed(ringOf(shapeOf(2), sideOf(position, 1)), '36').y).toBeCloseTo(262, 0);
    });
    it('says who is sent back by colour, however many colours there are', () => {
      const after = structuredClone(position);
      const other = after.colours[1]!;
      const gone = other.pawns.findIndex((place) => place !== 'C');
      const from = other.pawns[gone]!;
      other.pawns[gone] = 'C';
      after.colours.reverse();
      expect(sentBack(position, after)).toEqual([{ colour: 'C', from }]);
    });
    it('keeps keys of pawns apart', () => {
      const pawns = follow([], position.colours);
      expect(new Set(pawns.map(({ key }) => key)).size).toBe(8);
    });
  });
  it('knows the colours of a seat before anything is dealt', () => {
    const seats = (players: number, sides?: string) =>
      Array.from({ length: players }, (_, seat) => coloursOf(players, sides, seat).join(''));
    expect(seats(2)).toEqual(['AC', 'BD']);
    expect(seats(2, 'alone')).toEqual(['A', 'C']);
    expect(seats(4, 'alone')).toEqual(seats(4));
    expect(seats(6)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(coloursOf(3, 'pairs', 0)).toEqual([]);
    expect(two.position.seats.map(({ seat }) => sideOf(two.position, seat))).toEqual([0, 1]);
  });
  it('marks a seat with all its colours', () => {
    const pawns = (players: number, options: Record<string, string>) =>
      render(SeatMark, { props: { players, seat: 1, options } }).body.match(/var\(--s-\w+\)/g);
    expect(pawns(2, {})).toEqual(['var(--s-red)', 'var(--s-black)']);
    expect(pawns(2, { sides: 'alone' })).toEqual(['var(--s-green)']);
    expect(pawns(6, { sides: 'alone' })).toEqual(['var(--s-red)']);
  });
  it('keeps the key of a pawn that moves', () => {
    const first = follow([], [{ colour: 'A', seat: 0, pawns: ['0', '14', 'A', 'A'], home: 0 }]);
    const next = follow(first, [{ colour: 'A', seat: 0, pawns: ['0', '26', 'A', 'A'], home: 0 }]);
    expect(next[1]).toMatchObject({ key: first[1]!.key, place: '26' });
    expect(next.map(({ k }) => k)).toEqual([0, 0, 0, 1]);
  });
  it('says who is sent back', () => {
    const at = (a: string[], b: string[]) =>
      ({
        colours: [
          { colour: 'A', seat: 0, pawns: a, home: 0 },
          { colour: 'B', seat: 1, pawns: b, home: 0 },
        ],
      }) as Tock;
    expect(sentBack(at(['5', 'A'], ['9', 'B']), at(['9', 'A'], ['B', 'B']))).toEqual([{ colour: 'B', from: '9' }]);
    expect(sentBack(at(['5'], ['9']), at(['8'], ['9']))).toEqual([]);
  });
  it('walks along the ring, round the gate and up the lane', () => {
    expect(way('70', '2', 72, {})).toEqual(['71', '0', '1']);
    expect(way('2', '70', 72, {})).toEqual(['1', '0', '71']);
    expect(way('66', 'A2', 72, { A: 69 })).toEqual(['67', '68', '69', 'A1']);
    expect(way('A1', 'A3', 72, { A: 69 })).toEqual(['A2']);
    expect(way('A', '0', 72, {})).toEqual([]);
    expect(way('0', '36', 72, {})).toEqual([]);
  });
  it('finds the steps of the last turn', () => {
    expect(lastSteps(['card Q', '7', '@3', '>6', '@40', '>44', 'give ?'])).toEqual([
      { from: '3', to: '6' },
      { from: '40', to: '44' },
    ]);
    expect(lastSteps(['Q', '@3', '>15', 'drop 5'])).toEqual([]);
    expect(lastSteps(tock.moves).length).toBeLessThan(8);
  });
  it('lays cards out one by one', () => {
    expect(oneByOne({ K: 1, A: 2, '*': 1 })).toEqual(['A', 'A', 'K', '*']);
  });
});

describe('the target that is looked at', () => {
  it('is the one under the pointer, or the only one', () => {
    expect(lookedAt('>5', ['>4', '>5'])).toBe('>5');
    expect(lookedAt(null, ['>4', '>5'])).toBeNull();
    expect(lookedAt(null, ['>4'])).toBe('>4');
  });

  it('is no longer one that has disappeared under the pointer', () => {
    expect(lookedAt('>5', ['>9'])).toBe('>9');
    expect(lookedAt('>5', [])).toBeNull();
  });
});
