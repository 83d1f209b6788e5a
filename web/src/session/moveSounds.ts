/** What a move sounds like, found out from how the table looked before and after it. */

import type { Layout, View } from '../server/messages';
import type { Sound } from '../ui/sounds';
import { kindOf } from './kinds';
import { same } from './scene';

type Heap = Record<string, number>;

/** The sound of all that lies elsewhere now; null where nothing does. */
export function soundOf(view: View, before: View, layout: Layout): Sound | null {
  for (const sound of ['stone', 'card', 'chips'] as const) {
    const zones = layout.zones.filter((zone) => kindOf(zone).sounds === sound);
    const names = new Set(zones.map(({ name }) => name));
    if (same(lying(view, names), lying(before, names))) continue;
    const boards = new Set(zones.filter(({ kind }) => kind === 'board').map(({ name }) => name));
    return count(view, boards) < count(before, boards) ? 'capture' : sound;
  }
  return null;
}

/** How much of what lies where. */
function lying(view: View, zones: Set<string>): Heap {
  const heap: Heap = {};
  for (const { zone, place, look, count: more } of view.scene.pieces) {
    if (!zones.has(zone)) continue;
    const key = `${zone} ${place} ${look}`;
    heap[key] = (heap[key] ?? 0) + more;
  }
  return Object.fromEntries(Object.entries(heap).sort());
}

const count = (view: View, zones: Set<string>): number =>
  view.scene.pieces.reduce((sum, piece) => sum + (zones.has(piece.zone) ? piece.count : 0), 0);
