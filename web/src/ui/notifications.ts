/** Calling somebody who looks elsewhere when it is their turn: by the title and the icon of the page, by a badge where
 * the page is installed, and by a notification for whoever has asked for that. */

import { getText } from '../server/api';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

const ICON = '/api/art/logo.svg';
const DOT = '<circle cx="48" cy="16" r="15" fill="#d9281c" stroke="#fff" stroke-width="4"/>';

/** The icon with a dot on it, drawn once. */
let dotted: Promise<string> | undefined;
/** Has somebody been called for this turn? */
let called = false;

export const notifies = (): boolean => 'Notification' in window;

/** Asks the browser for leave to notify; only ever because somebody wants it. */
export async function mayNotify(): Promise<boolean> {
  return notifies() && (await Notification.requestPermission()) === 'granted';
}

/** It is my turn in a game, or no longer. */
export function call(turn: boolean, game: string): void {
  document.title = turn ? t('turn-title', { game }) : `${game} – Ludothek`;
  if (turn === called) return;
  called = turn;
  void mark(turn);
  // Where there are no badges, there is nothing to do; where they are not allowed, nothing to be done.
  void (turn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => {});
  if (turn && document.hidden && settings.calls) notify(game);
}

/** Nobody is called any more: the table has been left. */
export function hush(): void {
  if (called) call(false, 'Ludothek');
}

async function mark(turn: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  if (!turn) {
    link.href = ICON;
    return;
  }
  dotted ??= getText(ICON).then((drawing) => {
    return `data:image/svg+xml,${encodeURIComponent(drawing.replace(/<\/svg>\s*$/, `${DOT}</svg>`))}`;
  });
  const icon = await dotted.catch(() => ICON);
  if (called) link.href = icon;
}

function notify(game: string): void {
  if (!notifies() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(t('turn-title', { game }), { tag: location.pathname, icon: ICON });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones let only pages that work in the background notify.
  }
}
