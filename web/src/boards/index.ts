// The games that this page can show, in the order of the first page: a new one is a folder and a line here.
import { faceAmongOthers, type Face } from './face';
import { tock } from './tock';
import { triqueta } from './triqueta';

export type { Face } from './face';

export const FACES: readonly Face[] = [faceAmongOthers(triqueta), faceAmongOthers(tock)];

/** The face of a game, or null: a server may offer games that this page cannot show. */
export const faceOf = (game: string, faces = FACES): Face | null => faces.find((face) => face.game === game) ?? null;

/** What a game is called. */
export const titleOf = (game: string): string => faceOf(game)?.title ?? game;
