// How the kernel of Triqueta is called, written by scripts/generate_page.py from the rules themselves.

export const GAME = 'triqueta' as const;
export const RULES = 1 as const;
export const LAYOUT = '621c9cc03a89ccee' as const;
export const LAYOUTS = {
  state: {
    size: 136,
    fields: {
      rng_state: ['u8', 0, []],
      players: ['i1', 8, []],
      first: ['i1', 9, []],
      to_move: ['i1', 10, []],
      stage: ['i1', 11, []],
      turn: ['i1', 12, []],
      rock: ['i1', 13, []],
      tower: ['i1', 14, []],
      drawn: ['i1', 15, []],
      draws: ['i1', 16, []],
      rows_open: ['i1', 17, []],
      seats_in: ['i1', 18, []],
      tower_left: ['i1', 19, [4]],
      unseen: ['i1', 23, [6]],
      rows: ['i1', 29, [5, 6]],
      marker: ['i1', 59, [5]],
      collections: ['i1', 64, [5, 6]],
      trees: ['i1', 94, [5]],
      kept: ['i1', 99, [5, 2]],
      kept_draw: ['i1', 109, [5, 2]],
      choice: ['i1', 119, [5, 2]],
    },
  },
  slate: {
    size: 3696,
    fields: {
      nature_moves: ['i8', 0, []],
      outcomes: ['i4', 8, []],
      odds: ['i4', 12, [64]],
      moves: ['i2', 268, [64]],
      values: ['f8', 400, [64]],
      steps: ['i8', 912, []],
      line: ['i2', 920, [64]],
      win_chances: ['f8', 1048, [6]],
      notes: ['f8', 1096, [64]],
      effects: ['i2', 1608, [24, 6]],
      features: ['i2', 1896, [256]],
      amounts: ['f4', 2408, [256]],
      neurons: ['f4', 3432, [64]],
      evaluated: ['i8', 3688, []],
    },
  },
  network: {
    size: 252424,
    fields: {
      learned: ['i8', 0, []],
      into: ['f4', 8, [896, 64]],
      out: ['f4', 229384, [6, 64]],
      past: ['f4', 230920, [896, 6]],
    },
  },
  player: { size: 24, fields: { network: ['i8', 0, []], noise: ['i8', 8, []], solve_depth: ['i8', 16, []] } },
  seating: { size: 64, fields: { rng: ['u8', 0, []], mover: ['i8', 8, []], players: ['i8', 16, [6]] } },
} as const;
export const ACTIONS = [
  'token R',
  'token O',
  'token D',
  'token B',
  'token M',
  'token U',
  'token ?',
  'draw',
  'place 1',
  'place 2',
  'place 3',
  'place 4',
  'place 5',
  'keep',
  'take 1',
  'take 2',
  'take 3',
  'take 4',
  'take 5',
  'tower 1',
  'tower 2',
  'tower 3',
  'tower 4',
  'add',
  'return',
  'choose ?',
] as const;
export const OPTIONS = [
  { name: 'players', values: [2, 3, 4, 5], codes: [2, 3, 4, 5] },
  { name: 'first', values: [0, 1, 2, 3, 4], codes: [0, 1, 2, 3, 4] },
] as const;
export const N_FEATURES = 819 as const;
export const NETWORKS = [
  { row: 'triqueta-2', file: 'triqueta-2.npz', tables: { players: 2 } },
  { row: 'triqueta-3', file: 'triqueta-3.npz', tables: { players: 3 } },
  { row: 'triqueta-4', file: 'triqueta-4.npz', tables: { players: 4 } },
  { row: 'triqueta-5', file: 'triqueta-5.npz', tables: { players: 5 } },
] as const;
