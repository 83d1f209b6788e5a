/** Where things lie on a board: seen from any side, and how several pieces share a place. */

import type { Place, Zone } from '../server/messages';

export interface Spot {
  x: number;
  y: number;
}
/** How pieces lie on a place: their middles from below to above, and the diameter of each. */
export interface Lie {
  size: number;
  spots: Spot[];
  /** They cover one another so much that their number has to be written on them. */
  packed: boolean;
}

const DIRECTIONS = ['up', 'right', 'down', 'left'];
const STEPS: Record<string, Spot> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};
/** A board is broad, or a room tall, when one side is so many times the other. */
const BROAD = 1.1;
/** What a finger hits with ease, and how far it may be from the middle of what it means, in pixels. */
const FINGER = 42;
const REACH = 26;
/** Of the place, what a piece on it covers. */
const SHARE: Record<string, number> = { square: 0.84, field: 0.84, point: 0.94, tongue: 0.95, tray: 0.92 };

/** A board turned clockwise by quarters; what is written on it stays upright. */
export function rotate(zone: Zone, quarters: number): Zone {
  return quarters ? rotate(quarter(zone), quarters - 1) : zone;
}

/** A board with what is written on its places for the one who looks. */
export function written(zone: Zone, signs: Record<string, string>): Zone {
  const places = zone.places.map((place) => ({ ...place, sign: signs[place.name] ?? place.sign }));
  return { ...zone, places };
}

function quarter(zone: Zone): Zone {
  const places = zone.places.map((place) => ({
    ...place,
    x: zone.height - place.y,
    y: place.x,
    width: place.height,
    height: place.width,
    stack: rotateDirection(place.stack),
  }));
  return { ...zone, width: zone.height, height: zone.width, places };
}

function rotateDirection(direction: string): string {
  const at = DIRECTIONS.indexOf(direction);
  return at < 0 ? direction : DIRECTIONS[(at + 1) % 4]!;
}

/** By how many quarters a board is turned: a broad one stands in a room that is taller than broad, so that everybody
 * has its right side near. What is drawn on it, or climbed, keeps its above and below. */
export function quartersOf(zone: Zone, turned: number, wide: number, high: number): number {
  const upright = zone.art || zone.lines.some(({ kind }) => kind !== 'plain');
  const stands = !upright && turned % 2 === 0 && zone.width > zone.height * BROAD && high > wide * BROAD;
  return stands ? 1 : ((turned % 4) + 4) % 4;
}

/** How large a board is drawn: pixels for a unit across and down. Long triangles may be made broader than long. */
export function scale(zone: Zone, wide: number, high: number): Spot {
  const room = { x: wide / zone.width, y: high / zone.height };
  const unit = Math.min(room.x, room.y);
  const tongue = zone.places.find((place) => place.shape === 'tongue');
  if (!tongue) return { x: unit, y: unit };
  const broader = (most: number): number => Math.max(unit, Math.min(most, FINGER));
  return STEPS[tongue.stack]?.x ? { x: unit, y: broader(room.y) } : { x: broader(room.x), y: unit };
}

/** A place on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf({ x, y, width, height }: Place, unit: Spot): Box {
  return {
    left: (x - width / 2) * unit.x,
    top: (y - height / 2) * unit.y,
    right: (x + width / 2) * unit.x,
    bottom: (y + height / 2) * unit.y,
  };
}

/** A place and as much round it on the board as a finger may miss it by. */
export function around(place: Place, unit: Spot, zone: Zone): Box {
  const { left, top, right, bottom } = boxOf(place, unit);
  const [x, y] = [place.x * unit.x, place.y * unit.y];
  return {
    left: Math.max(0, Math.min(left, x - REACH)),
    top: Math.max(0, Math.min(top, y - REACH)),
    right: Math.min(zone.width * unit.x, Math.max(right, x + REACH)),
    bottom: Math.min(zone.height * unit.y, Math.max(bottom, y + REACH)),
  };
}

/** Where a finger may land that means one of these places: all round it, but not nearer to another of them. */
export function reaches(places: Place[], unit: Spot, zone: Zone): Map<string, Box> {
  const found = new Map(places.map((place) => [place.name, around(place, unit, zone)]));
  places.forEach((one, at) => {
    for (const other of places.slice(at + 1)) part(one, other, found, unit);
  });
  return found;
}

/** Parts the reaches of two places halfway between them, in the direction that leaves them more. */
function part(one: Place, other: Place, found: Map<string, Box>, unit: Spot): void {
  const [a, b] = [found.get(one.name)!, found.get(other.name)!];
  if (a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top) return;
  const [left, right] = one.x < other.x ? [a, b] : [b, a];
  const [upper, lower] = one.y < other.y ? [a, b] : [b, a];
  const x = ((one.x + other.x) / 2) * unit.x;
  const y = ((one.y + other.y) / 2) * unit.y;
  const across = one.x === other.x ? 0 : Math.min(x - left.left, right.right - x);
  const down = one.y === other.y ? 0 : Math.min(y - upper.top, lower.bottom - y);
  if (across >= down) [left.right, right.left] = [x, x];
  else [upper.bottom, lower.top] = [y, y];
}

/** As one reads: line by line from above. */
export const readingOrder = (one: Place, other: Place): number =>
  Math.abs(one.y - other.y) > 0.3 ? one.y - other.y : one.x - other.x;

export function lie(place: Place, count: number): Lie {
  const share = SHARE[place.shape] ?? 0.9;
  const step = STEPS[place.stack];
  if (step) return row(place, count, step, share);
  const narrow = Math.min(place.width, place.height);
  // Where several have to be smaller, one alone need not be.
  if (place.stack === 'heap' && (count > 1 || narrow >= 2)) return heap(place, count, share);
  const size = Math.min(narrow, 1.3) * share;
  const lift = count > 1 ? Math.min(0.13 * size, (0.5 * size) / (count - 1)) : 0;
  const spots = Array.from({ length: count }, (_, at) => ({ x: place.x, y: place.y - lift * at }));
  return { size, spots, packed: count > 1 };
}

/** A row that begins at the edge opposite to where it grows. */
function row(place: Place, count: number, step: Spot, share: number): Lie {
  const [along, across] = step.x ? [place.width, place.height] : [place.height, place.width];
  const size = Math.min(across, 1.15) * share;
  const room = along - size;
  const between = count > 1 ? Math.min(size, room / (count - 1)) : 0;
  const spots = Array.from({ length: count }, (_, at) => {
    const way = between * at - room / 2;
    return { x: place.x + step.x * way, y: place.y + step.y * way };
  });
  return { size, spots, packed: count > 1 && between < size * 0.72 };
}

/** Two by two; more lie on top of those. */
function heap(place: Place, count: number, share: number): Lie {
  const narrow = Math.min(place.width, place.height);
  // Two in a small place need not be as small as four.
  if (count === 2 && narrow < 2) {
    const beside = [-0.2 * narrow, 0.2 * narrow];
    return {
      size: 0.7 * narrow * share,
      spots: beside.map((x) => ({ x: place.x + x, y: place.y })),
      packed: false,
    };
  }
  const size = Math.min(1, narrow / 2) * share;
  const apart = Math.max(narrow / 4, size / 2);
  const spots = Array.from({ length: count }, (_, at) => {
    const layer = Math.floor(at / 4);
    const x = at % 2 ? apart : -apart;
    const y = at % 4 < 2 ? -apart : apart;
    return { x: place.x + x, y: place.y + y - layer * 0.13 * size };
  });
  return { size, spots, packed: count > 4 };
}

/** The place that somebody who presses an arrow means: near, and in that direction rather than beside it. */
export function neighbour(places: Place[], from: Place, key: string): Place | undefined {
  const step = STEPS[key.replace('Arrow', '').toLowerCase()];
  if (!step) return undefined;
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * step.x + y * step.y;
    const aside = Math.abs(x * step.y) + Math.abs(y * step.x);
    if (ahead < 0.1 || aside > ahead * 1.6 + 0.2) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
