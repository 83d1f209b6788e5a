/** How to lay out a hand so that every card can be read and hit with a thumb. */

export interface Spot {
  x: number;
  y: number;
  tilt: number;
}
export interface Fan {
  height: number;
  card: number;
  spots: Spot[];
}

const RATIO = 1.4;
const LIFT = 14;
const GAP = 6;
/** So much lower the outermost cards of a curved hand lie. */
const SINK = 10;
/** The part of a card that stays uncovered is never narrower than this: a finger is broader than a pointer. */
const FINGER = 42;
const POINTER = 34;
/** Of a card in a single row, so much is uncovered: its middle is. */
const UNCOVERED = 0.56;
/** A window that is lower than this is a phone on its side. */
const LOW = 480;

/** `most`: so many cards the hand has held. It keeps their room: so nothing else moves when it becomes smaller.
 * `room` is the width there is, `tall` the height of the window, `coarse`: fingers are likely. */
export function fan(count: number, most: number, room: number, tall: number, coarse: boolean): Fan {
  const wide = room > 620;
  const share = tall < LOW ? 0.15 : 0.083;
  const fitting = room / (UNCOVERED * (Math.max(count, most) - 1) + 1);
  const card = Math.round(
    wide ? Math.min(150, tall * 0.125, fitting) : Math.max(46, Math.min(room / 5.4, tall * share)),
  );
  const tallCard = Math.round(card * RATIO);
  const step = coarse ? FINGER : POINTER;
  const inRow = Math.max(1, Math.floor((room - card) / step) + 1);
  const rows = Math.max(1, Math.ceil(count / inRow));
  const allRows = Math.max(rows, Math.ceil(most / inRow));
  const perRow = Math.ceil(count / rows);
  const curved = wide && rows === 1;
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row++) {
    const here = Math.min(perRow, count - row * perRow);
    const between = here > 1 ? Math.min(card + GAP, (room - card) / (perRow - 1)) : 0;
    const left = (room - card - between * (here - 1)) / 2;
    const top = LIFT + (allRows - rows + row) * (tallCard + GAP);
    for (let at = 0; at < here; at++) {
      const middle = at - (here - 1) / 2;
      const tilt = curved ? middle * Math.min(1.3, 16 / here) : 0;
      const sink = curved ? middle * middle * Math.min(0.9, (4 * SINK) / (here * here)) : 0;
      spots.push({ x: left + at * between, y: top + sink, tilt });
    }
  }
  return { height: LIFT + allRows * (tallCard + GAP) + (wide ? SINK : 0), card, spots };
}
