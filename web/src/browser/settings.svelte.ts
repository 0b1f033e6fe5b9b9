// What the reader has set for themselves: theme, sound, care before a move; remembered by the browser.
import { recall, remember } from './memory';

export type Theme = 'birch' | 'night';

class Settings {
  theme = $state<Theme>('birch');
  sound = $state(false);
  careful = $state(false); // confirm my moves
  name = $state('');
  level = $state<string | null>(null); // of the bots

  begin(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    this.paint((recall('theme') as Theme | null) ?? (dark ? 'night' : 'birch'));
    this.sound = recall('sound') === 'on';
    this.careful = recall('careful') === 'on';
    this.name = recall('name') ?? '';
    this.level = recall('level');
  }

  paint(theme: Theme): void {
    this.theme = theme === 'night' ? 'night' : 'birch';
    document.documentElement.dataset['theme'] = this.theme;
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--table').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
  }

  chooseTheme(theme: Theme): void {
    remember('theme', theme);
    this.paint(theme);
  }

  chooseSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  chooseCare(on: boolean): void {
    this.careful = on;
    remember('careful', on ? 'on' : 'off');
  }

  chooseLevel(level: string): void {
    this.level = level;
    remember('level', level);
  }

  chooseName(name: string): void {
    this.name = name;
    remember('name', name);
  }
}

export const settings = new Settings();
