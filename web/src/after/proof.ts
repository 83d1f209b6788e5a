/** Checks with the browser's own cryptography that nobody could steer the chance of a match: docs/fairness.md. */

import type { Draw, GameRecord } from '../server/messages';

/** `unknown`: this browser may not compute it, as on a page without https. */
export type Verdict = 'good' | 'bad' | 'unknown';

const text = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytes = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** JSON in which every character beyond ASCII is escaped. */
const ascii = (parts: readonly string[]): string =>
  JSON.stringify(parts).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const hmacKey = (key: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

const hmac = (key: CryptoKey, message: string): Promise<ArrayBuffer> =>
  crypto.subtle.sign('HMAC', key, text.encode(message));

/** Which of so many possibilities the seal draws for a place in the log, all equally likely. */
async function draw(key: CryptoKey, number: number, count: number): Promise<number> {
  const range = 1n << 64n;
  const limit = range - (range % BigInt(count));
  for (let attempt = 0; ; attempt++) {
    const value = new DataView(await hmac(key, `${number}.${attempt}`)).getBigUint64(0);
    if (value < limit) return Number(value % BigInt(count));
  }
}

/**
 * Does the revealed seed belong to the commitment that this browser was shown before the first deal, and does every
 * move of the referee follow from it?
 */
export async function prove(
  { seal, moves }: GameRecord,
  commitment: string,
  draws: readonly Draw[],
): Promise<Verdict> {
  if (!seal.seed || !globalThis.crypto.subtle) return 'unknown';
  const seed = bytes(seal.seed);
  const digest = hex(await crypto.subtle.digest('SHA-256', seed));
  if (digest !== seal.commitment || digest !== commitment) return 'bad';
  const key = await hmacKey(await hmac(await hmacKey(seed), ascii(seal.contributions)));
  const drawn = await Promise.all(
    draws.map(
      async ({ number, choices }) => choices[await draw(key, number, choices.length)] === moves[number],
    ),
  );
  return drawn.every(Boolean) ? 'good' : 'bad';
}
