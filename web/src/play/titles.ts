// What the games are called on the box; names are not translated.
export const TITLES: Record<string, string> = { triqueta: 'Triqueta', tock: 'Tock' };
