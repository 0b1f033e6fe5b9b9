// Starts the page: words first, then the screen that the address asks for.
import { mount } from 'svelte';
import App from './App.svelte';
import './look/theme.css';
import './look/page.css';
import { isRenewed } from './browser/renewal';
import { way } from './play/route.svelte';
import { settings } from './play/settings.svelte';
import { tongue } from './words/language.svelte';

settings.begin();
way.begin();
try {
  await tongue.begin();
  await new Promise((next) => setTimeout(next)); // a breath between the words and the screen
  mount(App, { target: document.getElementById('page')! });
  document.getElementById('late')?.remove();
} catch (error) {
  console.error(error);
  await isRenewed(); // otherwise the document itself says that it could not be loaded
}
