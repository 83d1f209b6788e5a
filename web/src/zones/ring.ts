/** Places in the middle, one for each seat, in the direction where it sits and as large as the room allows. */

export interface Ring {
  /** The width of a place; its height is 1.4 times as much. */
  width: number;
  /** Centres, measured from the middle; the first is ours at the bottom, the others follow clockwise. */
  spots: { x: number; y: number }[];
}

const RATIO = 1.4;
const LARGEST = 150;
const SMALLEST = 36;
const AIR = 8;

/** The left neighbour lies to the left, the last one to the right, all others in a row across the table. */
export function ring(count: number, wide: number, high: number): Ring {
  const across = count === 2 ? 1 : Math.max(0, count - 3);
  // Beside the others where the room is broad, beside us where it is narrow.
  const broad = Math.min(wide / (Math.max(1, across) + 2) - AIR, tall(high, across));
  const narrow = across > 1 ? Math.min(wide / Math.max(3, across) - AIR, tall(high, across)) : 0;
  const width = Math.max(SMALLEST, Math.min(LARGEST, Math.max(broad, narrow)));
  const [column, row] = [width + AIR, width * RATIO + AIR];
  const low = across ? row / 2 : row * 0.18;
  const side = { x: column, y: low };
  if (broad >= narrow)
    Object.assign(side, { x: (column * (Math.max(1, across) + 1)) / 2, y: across ? 0 : -low });
  const spots = [{ x: 0, y: low }];
  if (count > 2) spots.push({ x: -side.x, y: side.y });
  for (let at = 0; at < across; at++) spots.push({ x: (at - (across - 1) / 2) * column, y: -row / 2 });
  if (count > 2) spots.push(side);
  return { width, spots };
}

/** The width of a card that fits in so much height: two rows of them, or one that is a little staggered. */
function tall(high: number, across: number): number {
  return (across ? (high - AIR) / 2 : high / 1.36) / RATIO;
}
