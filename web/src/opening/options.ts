/** What may be agreed in a game: what every option is when it is not chosen, and what it and its values are called. */

import type { FollowingDefault, GameDetail, OptionSummary } from '../server/messages';
import { t, texts } from '../ui/texts.svelte';

/** The usual value of each option, which may follow from what others are, as from a preset: for so many seats and with what has been chosen so far. */
export function usualOptions(
  game: GameDetail,
  seats: number,
  chosen: Record<string, string | number | null>,
): Record<string, string> {
  const plain = game.defaults[seats] ?? {};
  const usual: Record<string, string> = {};
  const terms: Record<string, string> = {};
  for (const { name } of game.options) {
    let value: string | number | FollowingDefault | undefined = game.following[seats]?.[name];
    while (typeof value === 'object') value = value.values[terms[value.option] ?? ''];
    usual[name] = String(value ?? plain[name] ?? '');
    terms[name] = String(chosen[name] ?? '') || usual[name];
  }
  return usual;
}

/** What was agreed otherwise than usual, as options and values. */
export function unusualOptions(
  game: GameDetail,
  seats: number,
  terms: Record<string, string | number>,
): [option: OptionSummary, value: string][] {
  const usual = usualOptions(game, seats, terms);
  return game.options
    .map((option): [OptionSummary, string] => [option, String(terms[option.name] ?? '')])
    .filter(([{ name }, value]) => value !== usual[name]);
}

/** What a value of an option is called. */
export function valueName(option: OptionSummary, value: string): string {
  const id = `option-${option.name}-${value}`;
  if (texts.has(id)) return t(id);
  return option.seats && /^\d+$/.test(value) ? t('seat-name', { seat: Number(value) + 1 }) : value;
}

/** A rulebook as it is read on a screen: whatever may be agreed is called by the name it has there, not by the one that
 * is typed. What only adds that one in brackets is left out. */
export function inWords(book: string, { options }: GameDetail): string {
  let about: OptionSummary | undefined;
  return book.replace(/( \()?`([a-z0-9_]+)`(\)|, |; )?/g, (whole, before = '', id: string, after = '') => {
    const named = options.find(({ name }) => name === id);
    about = named ?? about;
    const word = !named && about?.words.includes(id) ? valueName(about, id) : '';
    if (!named && !word) return whole;
    if (before && after) return after === ')' ? '' : before;
    return `${before}${t('quoted', { text: named ? t(`option-${id}`) : word })}${after}`;
  });
}
