// How the kernel of Acorns is called, written by scripts/generate_page.py from the rules themselves.

export const GAME = 'acorns' as const;
export const RULES = 1 as const;
export const LAYOUT = '7b0240cb9445bcb6' as const;
export const LAYOUTS = {
  state: {
    size: 64,
    fields: {
      rng_state: ['u8', 0, []],
      players: ['i1', 8, []],
      hand: ['i1', 9, []],
      to_move: ['i1', 10, []],
      stage: ['i1', 11, []],
      turn: ['i1', 12, []],
      bag: ['i1', 13, []],
      unseen: ['i1', 14, [3]],
      hands: ['i1', 17, [4, 3]],
      hand_sizes: ['i1', 29, [4]],
      buried: ['i1', 33, [4, 3]],
      buried_sizes: ['i1', 45, [4]],
      eaten: ['i1', 49, [4, 3]],
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
  choice: {
    size: 1784,
    fields: {
      rng: ['u8', 0, []],
      most: ['i8', 8, []],
      thorough: ['i8', 16, []],
      hurried: ['i8', 24, []],
      steps: ['i8', 32, []],
      line: ['i2', 40, [64]],
      searching: ['i8', 168, []],
      seed: ['i8', 176, []],
      count: ['i8', 184, []],
      runners: ['i8', 192, []],
      rounds: ['i8', 200, []],
      lap: ['i8', 208, []],
      worlds: ['i8', 216, []],
      until: ['i8', 224, []],
      evaluated: ['i8', 232, []],
      enough: ['i8', 240, []],
      actions: ['i8', 248, [64]],
      won: ['f8', 760, [64]],
      tried: ['i8', 1272, [64]],
    },
  },
  policy: {
    size: 64,
    fields: {
      kind: ['i8', 0, []],
      temperature: ['f8', 8, []],
      playouts: ['i8', 16, []],
      horizon: ['i8', 24, []],
      prior: ['i8', 32, []],
      worlds: ['i8', 40, []],
      evaluations: ['i8', 48, []],
      solves: ['i8', 56, []],
    },
  },
  player: { size: 24, fields: { network: ['i8', 0, []], noise: ['i8', 8, []], solve_depth: ['i8', 16, []] } },
  seating: { size: 64, fields: { rng: ['u8', 0, []], mover: ['i8', 8, []], players: ['i8', 16, [6]] } },
} as const;
export const ACTIONS = [
  'acorn S',
  'acorn M',
  'acorn L',
  'acorn ?',
  'eat S',
  'eat M',
  'eat L',
  'bury S',
  'bury M',
  'bury L',
  'bury ?',
  'rest',
] as const;
export const OPTIONS = [
  { name: 'players', values: [3, 4], codes: [3, 4] },
  { name: 'hand', values: [2, 3], codes: [2, 3] },
] as const;
export const SIDES = { option: 'players', values: [3, 4], sizes: [1, 1] } as const;
export const LEVELS = {
  uniform: { kind: 0, temperature: 0, playouts: 0, horizon: 0, prior: 0, worlds: 0, evaluations: 0, solves: 0 },
  beginner: { kind: 1, temperature: 1.5, playouts: 0, horizon: 0, prior: 0, worlds: 0, evaluations: 0, solves: 0 },
  casual: { kind: 1, temperature: 0.7, playouts: 0, horizon: 0, prior: 0, worlds: 0, evaluations: 0, solves: 0 },
  greedy: { kind: 2, temperature: 0, playouts: 0, horizon: 0, prior: 0, worlds: 0, evaluations: 0, solves: 0 },
  search: {
    kind: 3,
    temperature: 0,
    playouts: 1000,
    horizon: 100,
    prior: 0,
    worlds: 1000000,
    evaluations: 1000000000,
    solves: 1,
  },
} as const;
export const HINT = {
  policy: {
    kind: 3,
    temperature: 0,
    playouts: 2000,
    horizon: 100,
    prior: 0,
    worlds: 1000000,
    evaluations: 1000000000,
    solves: 1,
  },
  depth: 100,
} as const;
export const N_FEATURES = 1 as const;
export const NETWORKS = [] as const;
