// How a live table is seen from a seat; a board reads each part for itself, and draws again only what that touches.
import { begins, legal, nextHint, pickable, shown } from './choosing';
import type { Live } from './live.svelte';
import { keepIdentity } from './sharing';
import type { Sitter, Sitting, View } from './view';

/** A live table as boards take it; there is nothing to be seen of it before there is a view. */
export class LiveSitting implements Sitting {
  readonly view: View;
  readonly before: View;
  readonly seat: number | null;
  readonly sitters: Sitter[];
  readonly legal: readonly string[];
  readonly pickable: readonly string[];
  readonly sentence: readonly string[];
  readonly begun: boolean;
  readonly outlooks: Sitting['outlooks'];
  readonly ready: boolean;
  readonly busy: boolean;
  readonly hint: string | null;

  constructor(
    private readonly live: Live,
    seat: () => number | null,
    sitters: () => Sitter[],
  ) {
    const picked = keepIdentity<readonly string[]>();
    const said = keepIdentity<readonly string[]>();
    this.view = $derived(shown(live.choosing)!.view);
    this.before = $derived(live.choosing.layers[begins(live.choosing)]!.view);
    this.seat = $derived(seat());
    this.sitters = $derived(sitters());
    this.legal = $derived(legal(live.choosing));
    this.pickable = $derived(picked(pickable(live.choosing)));
    this.sentence = $derived(said(live.choosing.sentence.slice(begins(live.choosing))));
    this.begun = $derived(live.choosing.sentence.length > 0);
    this.outlooks = $derived(live.choosing.outlooks);
    this.ready = $derived(live.choosing.phase === 'ready');
    this.busy = $derived(live.choosing.phase === 'sent');
    this.hint = $derived(nextHint(live.choosing.sentence, live.choosing.hint?.best.moves ?? null));
  }

  readonly choose = (step: string): void => this.live.choose({ type: 'choose', step });
  readonly back = (): void => this.live.choose({ type: 'back' });
  readonly confirm = (): void => this.live.choose({ type: 'confirm' });
}
