// The words in the language that is spoken here; only that language is loaded.
import { speaker, type Say } from './speaker';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

const LOAD: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
};

const known = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));

/** The one remembered, or the first of the browser's that we speak, or English. */
export function preferred(remembered: string | null, browser: readonly string[]): Language {
  return known(remembered ?? '') ?? browser.map(known).find((found) => found !== undefined) ?? 'en';
}

class Speech {
  language = $state<Language>('en');
  say = $state<Say>((message) => message);

  async speak(language: Language): Promise<void> {
    const words = await LOAD[language]();
    this.say = speaker(language, words.default);
    this.language = language;
  }
}

export const speech = new Speech();
/** Says a message in the language of the reader, and again when that changes. */
export const say: Say = (message, values) => speech.say(message, values);
