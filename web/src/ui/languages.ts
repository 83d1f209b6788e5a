/** The languages that the browser speaks: those it has a file of texts in. */

import type { NewTable } from '../server/messages';

export type Language = NonNullable<NewTable['lang']>;

const files = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default' });

/** The browser's own texts by language, fetched when they are asked for. */
export const OWN_TEXTS = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-1)!.replace('.ftl', ''), load]),
) as Record<Language, () => Promise<string>>;

export const LANGUAGES = Object.keys(OWN_TEXTS) as Language[];

/** What a language calls itself. */
export function ownName(lang: Language): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
