/** Texts in the player's language: the browser's own, those of Ludothek, and those of the game on the table. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getText } from '../server/api';
import type { Layout, Look, Note } from '../server/messages';
import { OWN_TEXTS, type Language } from './languages';
import { settings } from './settings.svelte';

export type Args = Record<string, string | number>;

const fetched = new Map<string, Promise<string>>();

function once(path: string): Promise<string> {
  let text = fetched.get(path);
  if (!text) {
    text = getText(path);
    // A text that could not be fetched is asked for again next time; until then its game speaks by ids.
    text.catch(() => fetched.delete(path));
    fetched.set(path, text);
  }
  return text.catch(() => '');
}

class Texts {
  lang = $state<Language>('en');
  /** The game whose texts are there; empty: none. */
  game = $state('');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  #wanted = '';

  /** Fetches the texts of the language that is set, with those of a game, and only then switches to them. */
  async load(game = ''): Promise<void> {
    const lang = settings.lang;
    const wanted = `${lang} ${game}`;
    this.#wanted = wanted;
    const parts = await Promise.all([
      once(`/api/texts/${lang}`),
      OWN_TEXTS[lang](),
      game ? once(`/api/games/${game}/texts/${lang}`) : '',
    ]);
    if (this.#wanted !== wanted) return; // another language was chosen while this one was on its way
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const part of parts) bundle.addResource(new FluentResource(part), { allowOverrides: true });
    this.#bundle = bundle;
    this.lang = lang;
    this.game = game;
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A text with its arguments filled in. */
  say(id: string, args: Args = {}): string {
    const value = this.#bundle.getMessage(id)?.value;
    if (!value) return id;
    const given: Record<string, FluentVariable> = args;
    return this.#bundle.formatPattern(value, given, []);
  }
}

export const texts = new Texts();

export const t = (id: string, args?: Args): string => texts.say(id, args);

/** What a place is called: by the game, else by what stands there for whoever looks, else by its name. */
export function placeName(name: string, signs: Record<string, string>): string {
  const id = `place-${name.replaceAll('.', '-')}`;
  return texts.has(id) ? t(id) : (signs[name] ?? name);
}

/** A note in words: seats by the names of those who sit there, looks by what they show. With every `seat…` the text
 * is given `you…`: is that the seat of whoever reads (-1: nobody in particular), `yes` or `no`? */
export function noteText(note: Note, names: string[], layout: Layout, reader: number): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(note.args)) {
    const look = key.startsWith('look') && layout.looks.find((each) => each.id === value);
    if (look) args[key] = lookText(look);
    else if (key.startsWith('seat')) {
      args[key] = names[Number(value)] ?? String(value);
      args[key.replace('seat', 'you')] = value === reader ? 'yes' : 'no';
    } else args[key] = value;
  }
  return texts.has(note.id) ? t(note.id, args) : '';
}

/** What a piece is called, or several that look alike. */
export function lookText(look: Look, count = 1): string {
  return t(look.text.id, { count, ...look.text.args });
}

/** The letters of a German pack, where they differ from `J Q K A`. */
const GERMAN: Record<string, string> = { J: 'B', Q: 'D' };

/** Is this one of the cards of a pack with clubs, spades, hearts and diamonds? */
export const classic = (look: Look): boolean => look.kind === 'card' && /^[♣♠♥♦]$/.test(look.sign);

/** A look with the letter of this language or that a person wants, if it is a playing card. */
export function lettered(look: Look): Look {
  if (!classic(look)) return look;
  const id = `face-${look.face}`;
  if (settings.letters === 'language') return texts.has(id) ? { ...look, face: t(id) } : look;
  return settings.letters === 'german' ? { ...look, face: GERMAN[look.face] ?? look.face } : look;
}
