// What tables on this device need, fetched while nobody waits for it, so that they can be begun without the server too.
import type { Face } from '../boards';
import { prepare } from '../tables/local/open';

/** Fetch it; what does not arrive now is asked for again when it is wanted. */
export async function readyForOffline(faces: readonly Face[]): Promise<void> {
  await Promise.allSettled([
    import('./LocalSetup.svelte'),
    import('./Local.svelte'),
    import('./End.svelte'),
    import('../parts/Menu.svelte'),
    import('../parts/RulesSheet.svelte'),
    ...faces.flatMap((face) => [face.board(), prepare(face.game)]),
  ]);
}
