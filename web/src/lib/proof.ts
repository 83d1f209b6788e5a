/** Checks with the browser's own cryptography that nobody could steer the chance of a match: docs/fairness.md. */

import type { GameRecord } from './messages';

/** `unknown`: this browser may not compute it, as on a page without https. */
export type Verdict = 'good' | 'bad' | 'unknown';

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Does the revealed seed belong to the commitment that this browser was shown before the first deal? */
export async function prove({ seal }: GameRecord, commitment: string): Promise<Verdict> {
  if (!seal.seed || !globalThis.crypto.subtle) return 'unknown';
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes(seal.seed)));
  return digest === seal.commitment && digest === commitment ? 'good' : 'bad';
}
