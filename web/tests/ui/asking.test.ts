/** Asking what a button means: a finger that rests on it wants to know, a quick one means it. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Asking } from '../../src/ui/asking.svelte';

let asking: Asking<string>;

beforeEach(() => {
  vi.useFakeTimers();
  asking = new Asking();
});

describe('a finger', () => {
  it('that is quick means the button', () => {
    asking.press('pass');
    vi.advanceTimersByTime(449);
    expect([asking.meant(), asking.asked]).toEqual([true, null]);
    vi.advanceTimersByTime(1_000);
    expect(asking.asked).toBeNull();
  });

  it('that rests wants to know, once', () => {
    asking.press('pass');
    vi.advanceTimersByTime(450);
    expect([asking.asked, asking.meant()]).toEqual(['pass', false]);
    expect(asking.meant()).toBe(true);
  });

  it('that has slid away meanwhile means the button where it goes up', () => {
    const { onpointerleave } = asking.about('pass');
    asking.press('pass');
    vi.advanceTimersByTime(450);
    onpointerleave!();
    expect(asking.meant()).toBe(true);
  });

  it('that comes down again begins anew', () => {
    asking.press('pass');
    vi.advanceTimersByTime(400);
    asking.press('play');
    vi.advanceTimersByTime(400);
    expect(asking.asked).toBeNull();
    vi.advanceTimersByTime(50);
    expect(asking.asked).toBe('play');
  });
});

it('a pointer or the focus that rests on it is told, until it leaves', () => {
  const { onpointerenter, onpointerleave, onfocus, onblur, onpointerdown } = asking.about('pass');
  onpointerenter!();
  expect(asking.asked).toBe('pass');
  onpointerleave!();
  expect(asking.asked).toBeNull();
  onfocus!();
  expect(asking.asked).toBe('pass');
  onblur!();
  expect(asking.asked).toBeNull();
  onpointerdown!();
  vi.advanceTimersByTime(450);
  expect(asking.asked).toBe('pass');
});
