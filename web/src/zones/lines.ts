/** The course of what is drawn on a board: where lines, ladders and slides run, and the way of a piece along them. */

import type { Line, Place, Zone } from '../server/messages';
import type { Spot } from './geometry';

/** A slide is made of so many straight bits, too short to be seen as such. */
const BITS = 26;

/** Where a line runs, from its first place to its last, in the unit of the board. */
export function course(line: Line, zone: Zone, at: Map<string, Place>): Spot[] {
  const spots = line.places.flatMap((name) => at.get(name) ?? []).map(({ x, y }) => ({ x, y }));
  return line.kind === 'slide' && spots.length > 1 ? winding(spots[0]!, spots.at(-1)!, zone) : spots;
}

/** Down in two bends, the first one to the side where there is more room. */
function winding(top: Spot, foot: Spot, zone: Zone): Spot[] {
  const [across, down] = [foot.x - top.x, foot.y - top.y];
  const length = Math.hypot(across, down) || 1;
  const side = (top.x + foot.x) / 2 > zone.width / 2 ? 1 : -1;
  const wide = side * Math.sign(down || 1) * Math.min(0.75, 0.17 * length);
  const inside = (value: number, most: number): number => Math.max(0.33, Math.min(most - 0.33, value));
  return Array.from({ length: BITS + 1 }, (_, bit) => {
    const part = bit / BITS;
    const aside = wide * Math.sin(2 * Math.PI * part);
    return {
      x: inside(top.x + across * part - (aside * down) / length, zone.width),
      y: inside(top.y + down * part + (aside * across) / length, zone.height),
    };
  });
}

/** A piece comes to a spot by a hop, or slips there along the bits of a slide. */
export interface Step extends Spot {
  hops: boolean;
}

/** The way of a piece over places, spot by spot; where a slide joins two of them, it goes down the slide. */
export function steps(way: string[], zone: Zone): Step[] {
  const at = new Map(zone.places.map((place) => [place.name, place]));
  return way.flatMap((name, number) => {
    const slide = zone.lines.find(
      ({ kind, places }) => kind === 'slide' && places[0] === way[number - 1] && places.at(-1) === name,
    );
    const spots = slide ? course(slide, zone, at).slice(1) : [at.get(name)].filter((place) => !!place);
    return spots.map(({ x, y }) => ({ x, y, hops: !slide }));
  });
}

/** Spots as the points of a drawing. */
export const points = (spots: Spot[]): string => spots.map(({ x, y }) => `${x},${y}`).join(' ');

/** The two rails of a ladder and the rungs between them, as lines from spot to spot. */
export function rungs(foot: Spot, head: Spot): { rails: Spot[][]; rungs: Spot[][] } {
  const [across, down] = [head.x - foot.x, head.y - foot.y];
  const length = Math.hypot(across, down) || 1;
  const along = { x: across / length, y: down / length };
  const spot = (way: number, aside: number): Spot => ({
    x: foot.x + along.x * way - along.y * aside,
    y: foot.y + along.y * way + along.x * aside,
  });
  // A little wider below than above, and a little longer than from place to place.
  const half = (way: number): number => 0.2 - (0.05 * way) / length;
  const [begin, end] = [-0.12, length + 0.12];
  const count = Math.max(2, Math.round(length / 0.3));
  const steps = Array.from({ length: count }, (_, number) => ((number + 0.5) * length) / count);
  return {
    rails: [1, -1].map((side) => [spot(begin, side * half(begin)), spot(end, side * half(end))]),
    rungs: steps.map((way) => [spot(way, half(way)), spot(way, -half(way))]),
  };
}
