/** What the browser remembers. Where it may not remember anything, everything still works until the page closes. */

const PREFIX = 'ludothek.';

export function recall<T extends object>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    const found: unknown = text === null ? null : JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: object): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: there is nothing better to do than to go on without it.
  }
}

/** Calls `changed` when another tab has remembered something new under this key. */
export function onRemembered(key: string, changed: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === PREFIX + key) changed();
  });
}
