/** What a person has chosen for themselves: name, language, theme, pace, letters. Remembered in the browser. */

import { LANGUAGES, type Language } from './languages';
import { onRemembered, recall, remember } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const PACES = ['calm', 'brisk', 'instant'] as const;
export const LETTERS = ['language', 'german', 'international'] as const;

/** What is off until somebody wants it; and all that is remembered. */
const FLAGS = ['throws', 'odds', 'heard', 'moves', 'muted', 'calls'] as const;
const KEPT = ['name', 'lang', 'theme', 'pace', 'letters', 'sound', ...FLAGS] as const;

export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];
export type Letters = (typeof LETTERS)[number];

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const known = LANGUAGES.find((lang) => lang === tag.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return 'en';
}

function one<T extends string>(value: unknown, of: readonly T[], otherwise: T): T {
  return of.includes(value as T) ? (value as T) : otherwise;
}

/** Does whoever sits here want as little going on as possible? */
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

class Settings {
  name = $state('');
  lang = $state<Language>('en');
  theme = $state<Theme>('auto');
  pace = $state<Pace>('calm');
  /** The letters on the courts of playing cards. */
  letters = $state<Letters>('language');
  /** In games in which nothing is ever decided: is the die thrown for me, and are the odds shown? */
  throws = $state(false);
  odds = $state(false);
  /** Is what everybody has heard of the hands of others shown to me? */
  heard = $state(false);
  /** Is what has happened listed beside the table, where there is room? */
  moves = $state(false);
  /** Does the table make sounds? Where the system asks for calm, not at first. */
  sound = $state(true);
  /** Do I not want to see what the others write? */
  muted = $state(false);
  /** Am I notified when it is my turn and I look elsewhere? */
  calls = $state(false);

  constructor() {
    this.#read();
    onRemembered('settings', () => this.#read());
  }

  #read(): void {
    const kept = recall<Record<string, unknown>>('settings', {});
    this.name = typeof kept['name'] === 'string' ? kept['name'].slice(0, 40) : '';
    this.lang = one(kept['lang'], LANGUAGES, browserLanguage());
    this.theme = one(kept['theme'], THEMES, 'auto');
    this.pace = one(kept['pace'], PACES, 'calm');
    this.letters = one(kept['letters'], LETTERS, 'language');
    for (const flag of FLAGS) this[flag] = kept[flag] === true;
    this.sound = typeof kept['sound'] === 'boolean' ? kept['sound'] : !calm();
  }

  toggle(what: 'throws' | 'moves' | 'sound' | 'muted'): void {
    this[what] = !this[what];
    this.save();
  }

  save(): void {
    remember('settings', Object.fromEntries(KEPT.map((field) => [field, this[field]])));
  }
}

export const settings = new Settings();
