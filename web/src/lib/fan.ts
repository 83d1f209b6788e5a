/** How to lay out a hand so that every card can be read and hit with a thumb. */

export interface Spot {
  x: number;
  y: number;
  turn: number;
}
export interface Fan {
  width: number;
  height: number;
  card: number;
  spots: Spot[];
}

const RATIO = 1.4;
const LIFT = 14;
const GAP = 6;
/** The part of a card that stays uncovered is never narrower than this: a finger is broader than a pointer. */
const FINGER = 42;
const POINTER = 34;

/** `room` is the width there is, `tall` the height of the window, `coarse`: fingers are likely. */
export function fan(count: number, room: number, tall: number, coarse: boolean): Fan {
  const wide = room > 620;
  const card = Math.round(
    wide ? Math.min(104, tall * 0.125) : Math.max(46, Math.min(room / 5.4, tall * 0.083)),
  );
  const tallCard = Math.round(card * RATIO);
  const step = coarse ? FINGER : POINTER;
  const most = Math.max(1, Math.floor((room - card) / step) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.ceil(count / rows);
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row++) {
    const here = Math.min(perRow, count - row * perRow);
    const between = here > 1 ? Math.min(card + GAP, (room - card) / (perRow - 1)) : 0;
    const left = (room - card - between * (here - 1)) / 2;
    for (let at = 0; at < here; at++) {
      const middle = at - (here - 1) / 2;
      const curved = wide && rows === 1;
      const turn = curved ? middle * Math.min(1.3, 16 / here) : 0;
      const sink = curved ? middle * middle * Math.min(0.9, 40 / (here * here)) : 0;
      spots.push({ x: left + at * between, y: LIFT + row * (tallCard + GAP) + sink, turn });
    }
  }
  const sunk = Math.max(0, ...spots.map((spot) => spot.y));
  return { width: room, height: Math.max(sunk, LIFT) + tallCard + 4, card, spots };
}
