// The reader's language: remembered by the browser, or guessed from it, and told to the document.
import { preferred, speech, type Language } from '../words/language.svelte';
import { recall, remember } from './memory';

async function speak(language: Language): Promise<void> {
  await speech.speak(language);
  document.documentElement.lang = language;
}

export const beginLanguage = (): Promise<void> => speak(preferred(recall('language'), navigator.languages));

export function chooseLanguage(language: Language): Promise<void> {
  remember('language', language);
  return speak(language);
}
