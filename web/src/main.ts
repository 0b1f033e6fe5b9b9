// Starts the page: words first, then the screen that the address asks for.
import { mount } from 'svelte';
import Shell from './Shell.svelte';
import './look/theme.css';
import './look/page.css';
import './look/fields.css';
import { beginLanguage } from './browser/language';
import { isRenewed } from './browser/renewal';
import { router } from './browser/router.svelte';
import { settings } from './browser/settings.svelte';

settings.begin();
router.begin();
try {
  await beginLanguage();
  await new Promise((next) => setTimeout(next)); // a breath between the words and the screen
  mount(Shell, { target: document.getElementById('page')! });
  document.getElementById('late')?.remove();
} catch (error) {
  console.error(error);
  await isRenewed(); // otherwise the document itself says that it could not be loaded
}
