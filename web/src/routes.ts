// Every screen of the page: its address, its component, and its title; a new one is a line here and a file in pages.
import type { Component } from 'svelte';
import Home from './pages/Home.svelte';
import Nowhere from './pages/Nowhere.svelte';
import { matched, partsOf, screenOf, type Found, type Params } from './play/routing';
import { faceOf, titleOf } from './boards';
import type { Say } from './words/speaker';

type Loaded<Props extends Record<string, unknown>> = { default: Component<Props> };
type Load<Props extends Record<string, unknown>> = () => Loaded<Props> | Promise<Loaded<Props>>; // at once, or later
/** What the component of a pattern takes: exactly what the pattern names. */
type PropsOf<Pattern extends string> =
  unknown extends Params<Pattern> ? Record<string, never> : Params<Pattern> & Record<string, unknown>;
interface Line<Pattern extends string> {
  pattern: Pattern;
  load: Load<PropsOf<Pattern>>;
  title: (say: Say, params: PropsOf<Pattern>) => string;
}

export interface Route {
  pattern: string;
  load: Load<Found>;
  title: (say: Say, params: Found) => string; // until the screen itself has more to say
}
export interface Screen extends Route {
  name: string; // of this screen and no other
  params: Found;
}

/** A route; from here on its parameters are what `matched` has found for its own pattern, and nobody need know more. */
const route = <Pattern extends string>(line: Line<Pattern>): Route => line as unknown as Route;

const HOUSE = 'Trefoil';
const rulesOf = (say: Say, game: string): string => say('page-rules-of', { game: titleOf(game) });
const titled = (title: string): string => `${title} · ${HOUSE}`;

export const ROUTES: readonly Route[] = [
  route({ pattern: '', load: () => ({ default: Home }), title: () => HOUSE }),
  route({ pattern: 'table/:table/:key?', load: () => import('./pages/Table.svelte'), title: () => HOUSE }),
  route({ pattern: 'local/:table', load: () => import('./pages/Local.svelte'), title: () => HOUSE }),
  route({
    pattern: 'rules/:game',
    load: () => import('./pages/Rules.svelte'),
    title: (say, { game }) => titled(rulesOf(say, game)),
  }),
];
export const NOWHERE: Route = route({
  pattern: 'nowhere',
  load: () => ({ default: Nowhere }),
  title: (say) => titled(say('page-nowhere')),
});

// What may stand at a place of an address; whatever else does leads nowhere.
const PARAMS: Record<string, (text: string) => boolean> = {
  table: (text) => /^[\w-]+$/.test(text),
  game: (text) => faceOf(text) !== null,
};

/** The screen of an address such as `#/table/abc`; null is one that leads nowhere. */
export function screenAt(hash: string | null): Screen {
  const parts = hash === null ? null : partsOf(hash);
  for (const route of parts ? ROUTES : []) {
    const params = matched(route.pattern, parts!, (name, text) => PARAMS[name]?.(text) ?? false);
    if (params) return { ...route, params, name: screenOf(route.pattern, params) };
  }
  return { ...NOWHERE, params: {}, name: NOWHERE.pattern };
}
