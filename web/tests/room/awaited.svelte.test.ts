/** How long somebody who has left is waited for. */

import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { awaited } from '../../src/room/awaited.svelte';
import { Known } from '../../src/session/known.svelte';
import { seat, table } from '../support/made';

it('is the longest wait of these seats, counted down from when it was told', () => {
  vi.useFakeTimers();
  const known = new Known();
  known.hearTable(table({ seats: [seat({ wait: 10 }), seat({ wait: 4.2 }), seat({ wait: 60 })] }));
  let left = (): number => -1;
  const end = $effect.root(() => {
    left = awaited(
      () => known,
      () => [0, 1],
    );
  });
  flushSync();
  expect(left()).toBe(10);
  vi.advanceTimersByTime(250);
  expect(left()).toBe(10);
  vi.advanceTimersByTime(5_000);
  expect(left()).toBe(5);
  vi.advanceTimersByTime(60_000);
  expect(left()).toBe(0);
  known.hearTable(table({ seats: [seat(), seat({ wait: 4.2 })] }));
  flushSync();
  expect(left()).toBe(5);
  end();
  expect(vi.getTimerCount()).toBe(0);
});
