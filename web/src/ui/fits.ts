/** Letters that get smaller where a text would not fit its room. */

import { onChanges } from './changes';

/** The largest first; smaller than the last nobody could read. */
const SIZES = [1, 0.92, 0.85, 0.78, 0.7];
/** Where they have to be smaller than this, `data-tight` says so: lines that only look well are given up, too. */
const TIGHT = 0.85;

/** Keeps all that a part says in sight: `--fit` is by how much its letters are smaller than usual. */
export function fits(node: HTMLElement): () => void {
  const look = (): void => {
    for (const size of SIZES) {
      node.style.setProperty('--fit', String(size));
      node.toggleAttribute('data-tight', size < TIGHT);
      if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
    }
  };
  return onChanges(node, look);
}
