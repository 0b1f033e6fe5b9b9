// Shows a stored view as a table, /gallery/?view=tock-4&theme=night&lang=de, or with ?parts every small part.
import { mount } from 'svelte';
import '../src/look/theme.css';
import '../src/look/page.css';
import { settings, type Theme } from '../src/browser/settings.svelte';
import { speech, type Language } from '../src/words/language.svelte';
import Gallery from './Gallery.svelte';
import Parts from './Parts.svelte';

const wanted = new URLSearchParams(location.search);
settings.paint((wanted.get('theme') ?? 'birch') as Theme);
await speech.speak((wanted.get('lang') ?? 'en') as Language);
const target = document.getElementById('page')!;
if (wanted.has('parts')) mount(Parts, { target });
else mount(Gallery, { target, props: { name: wanted.get('view') ?? 'triqueta-4' } });
