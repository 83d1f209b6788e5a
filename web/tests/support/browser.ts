/** As much of a browser as its logic needs in Node: a window that hears events, a page that is looked at or not, an
 * address, a history and a memory. Nothing is drawn. */

import { afterEach, vi } from 'vitest';

class Memory {
  #kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
  clear(): void {
    this.#kept.clear();
  }
}

class Page extends EventTarget {
  title = '';
  visibilityState: 'visible' | 'hidden' = 'visible';
  documentElement = { lang: '' };
  links: Record<string, { href: string }> = {};
  get hidden(): boolean {
    return this.visibilityState === 'hidden';
  }
  querySelector(selector: string): { href: string } | null {
    return this.links[selector] ?? null;
  }
}

const address = new URL('http://table.example/');
const heard = new Map<string, Set<(event: Event) => void>>();

/** What media queries are asked for is so. */
export const media = new Set<string>();

const made: Record<string, unknown> = {
  window: globalThis,
  document: new Page(),
  localStorage: new Memory(),
  location: address,
  navigator: { languages: ['en-GB'], userActivation: { hasBeenActive: false } },
  history: {
    pushState: (_: unknown, __: string, to: string) => void (address.href = new URL(to, address).href),
    replaceState: (_: unknown, __: string, to: string) => void (address.href = new URL(to, address).href),
  },
  matchMedia: (query: string) => ({ matches: media.has(query) }),
  scrollTo: () => {},
  addEventListener: (type: string, listener: (event: Event) => void) =>
    void heard.set(type, (heard.get(type) ?? new Set()).add(listener)),
  removeEventListener: (type: string, listener: (event: Event) => void) =>
    void heard.get(type)?.delete(listener),
  dispatchEvent: (event: Event) => heard.get(event.type)?.forEach((listener) => listener(event)),
};
for (const [name, value] of Object.entries(made))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** The page comes into sight, or goes out of it. */
export function look(visible: boolean): void {
  (document as unknown as Page).visibilityState = visible ? 'visible' : 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What the page has in its head. */
export const links = (document as unknown as Page).links;

afterEach(() => {
  vi.useRealTimers();
  media.clear();
});
