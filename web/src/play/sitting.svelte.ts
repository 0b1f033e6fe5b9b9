// How a live table is seen from a seat; a board reads each part for itself, and draws again only what that touches.
import { begins, legal, nextHint, pickable, shown } from './choosing';
import type { Live } from './live.svelte';
import { keepIdentity } from './sharing';
import type { Sitter, Sitting } from './view';

/** A live table as boards take it; there is nothing to be seen of it before there is a view. */
export function sittingAt(live: Live, seat: () => number | null, sitters: () => Sitter[]): Sitting {
  const start = $derived(begins(live.choosing));
  const steps = $derived(legal(live.choosing));
  const picks = keepIdentity<readonly string[]>();
  const pickables = $derived(picks(pickable(live.choosing)));
  const said = keepIdentity<readonly string[]>();
  const sentence = $derived(said(live.choosing.sentence.slice(start)));
  const hint = $derived(nextHint(live.choosing.sentence, live.choosing.hint?.best.moves ?? null));
  const layer = $derived(shown(live.choosing));
  return {
    get view() {
      return layer!.view;
    },
    get before() {
      return live.choosing.layers[start]!.view;
    },
    get seat() {
      return seat();
    },
    get sitters() {
      return sitters();
    },
    get legal() {
      return steps;
    },
    get pickable() {
      return pickables;
    },
    get sentence() {
      return sentence;
    },
    get begun() {
      return live.choosing.sentence.length > 0;
    },
    get outlooks() {
      return live.choosing.outlooks;
    },
    get ready() {
      return live.choosing.phase === 'ready';
    },
    get busy() {
      return live.choosing.phase === 'sent';
    },
    get hint() {
      return hint;
    },
    choose: (step) => live.choose({ type: 'choose', step }),
    back: () => live.choose({ type: 'back' }),
    confirm: () => live.choose({ type: 'confirm' }),
  };
}
