// Shows a stored view as a table, /gallery/?view=tock-4&theme=night&lang=de, or a sheet of parts in their states:
// ?parts, the smallest; ?beside, what is said beside a game; ?over, what lies over a screen; ?games, what games have.
import { mount, type Component } from 'svelte';
import '../src/look/theme.css';
import '../src/look/page.css';
import '../src/look/fields.css';
import { settings, type Theme } from '../src/browser/settings.svelte';
import { speech, type Language } from '../src/words/language.svelte';
import Gallery from './Gallery.svelte';

// Each is loaded when it is wanted: what lies over a screen stands in for a server too.
const SHEETS: Record<string, () => Promise<{ default: Component }>> = {
  parts: () => import('./Parts.svelte'),
  beside: () => import('./Beside.svelte'),
  over: () => import('./Over.svelte'),
  games: () => import('./Games.svelte'),
};
const wanted = new URLSearchParams(location.search);
settings.paint((wanted.get('theme') ?? 'birch') as Theme);
await speech.speak((wanted.get('lang') ?? 'en') as Language);
const target = document.getElementById('page')!;
const name = Object.keys(SHEETS).find((sheet) => wanted.has(sheet));
if (name) mount((await SHEETS[name]!()).default, { target });
else mount(Gallery, { target, props: { name: wanted.get('view') ?? 'triqueta-4' } });
