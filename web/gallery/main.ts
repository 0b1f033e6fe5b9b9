// Shows one stored view as a table: /gallery/?view=tock-4&theme=night&lang=de
import { mount } from 'svelte';
import '../src/look/theme.css';
import '../src/look/page.css';
import { speech, type Language } from '../src/words/language.svelte';
import Gallery from './Gallery.svelte';

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wanted.get('theme') ?? 'birch';
await speech.speak((wanted.get('lang') ?? 'en') as Language);
mount(Gallery, { target: document.getElementById('page')!, props: { name: wanted.get('view') ?? 'triqueta-4' } });
