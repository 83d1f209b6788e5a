/** How long somebody who has left is waited for: they may come back. */

import type { Known } from '../session/known.svelte';

/** Seconds until the others need not wait for any of these seats any more. */
export function awaited(known: () => Known, seats: () => number[]): () => number {
  let left = $state(0);
  $effect(() => {
    const waits = seats().map((seat) => known().table!.seats[seat]!.wait);
    const until = Math.max(0, ...waits) * 1_000 + known().heardTable;
    const show = () => (left = Math.max(0, Math.ceil((until - performance.now()) / 1_000)));
    show();
    const timer = setInterval(show, 250);
    return () => clearInterval(timer);
  });
  return () => left;
}
