// What the page knows of Acorns, written by scripts/generate_page.py from the rules themselves.

export const GAME = 'acorns' as const;
export const TITLE = 'Acorns' as const;
export const VERBS = [
  { word: 'acorn', name: 'acorn', role: '' },
  { word: 'eat', name: 'eat', role: '' },
  { word: 'bury', name: 'bury', role: '' },
  { word: 'rest', name: 'rest', role: '' },
] as const;
export const SPOKEN = {} as const;
export const SETUPS = { usual: 3, lot: null, players: { '3': { hand: [2, 3] }, '4': { hand: [2, 3] } } } as const;

/** A position of Acorns; what is hidden is counted in the sizes only. */
export interface Position {
  players: number;
  stage: string;
  turn: number | null;
  bag: number;
  unseen: Record<string, number>;
  eaten: Record<string, number>[];
  seats: Seat[];
}

/** What lies in front of somebody; of what is hidden only the acorns that are known. */
export interface Seat {
  seat: number;
  acorns: number;
  hand: Record<string, number>;
  buried: number;
  buried_acorns: Record<string, number>;
  points: number;
}
