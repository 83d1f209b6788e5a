/** A server that answers what it was told to, when it was told to; and the texts that a real one would send. */

import { vi } from 'vitest';
import type { Language } from '../../src/ui/languages';
import { settings } from '../../src/ui/settings.svelte';
import { texts } from '../../src/ui/texts.svelte';

const files = import.meta.glob<string>('../../../src/ludothek/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

export class FakeServer {
  /** Every request: its method and path. */
  asked: string[] = [];
  sent: { path: string; headers: Headers; body: unknown }[] = [];
  #answers = new Map<string, () => Response | Promise<Response>>();

  constructor() {
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
      this.asked.push(`${init.method ?? 'GET'} ${path}`);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
      this.sent.push({ path, headers: new Headers(init.headers), body });
      const answer = this.#answers.get(path);
      return Promise.resolve(answer ? answer() : new Response('{}', { status: 404 }));
    });
    for (const [path, load] of Object.entries(files)) {
      const lang = path.split('/').at(-1)!.replace('.ftl', '');
      this.#answers.set(`/api/texts/${lang}`, async () => new Response(await load()));
    }
  }

  /** From now on this is what a path leads to. */
  answers(path: string, content: unknown, status = 200, headers: Record<string, string> = {}): void {
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    this.#answers.set(path, () => new Response(body, { status, headers }));
  }

  /** An answer that is on its way until it is let go. */
  holds(path: string): { go: (content: unknown) => Promise<void> } {
    let arrive = (_: Response): void => {};
    const coming = new Promise<Response>((resolve) => (arrive = resolve));
    this.#answers.set(path, () => coming);
    return {
      go: async (content) => {
        arrive(new Response(typeof content === 'string' ? content : JSON.stringify(content)));
        await settled();
      },
    };
  }

  /** Nobody is there. */
  fails(path: string): void {
    this.#answers.set(path, () => Promise.reject(new TypeError('no network')));
  }
}

/** All promises that can go on have gone on. Time stands still meanwhile. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

let games = 0;

/** Speaks a language with the chest's own words, and with those of a game if there are any. */
export async function speak(lang: Language, words = ''): Promise<FakeServer> {
  const server = new FakeServer();
  const game = `game-${++games}`; // texts are fetched once, so that it is another one each time
  server.answers(`/api/games/${game}/texts/${lang}`, words);
  settings.lang = lang;
  await texts.load(game);
  return server;
}
