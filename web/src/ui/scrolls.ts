/** What of a page can be pushed along. */

import { onChanges } from './changes';

/** A part of the page that scrolls can be reached with the Tab key as long as not all of it is in sight. */
export function scrolls(node: HTMLElement): () => void {
  const look = (): void => {
    const hides = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (hides) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  return onChanges(node, look);
}

/** Where not all children are in sight, this one comes into it. */
export function follows(at: number): (node: HTMLElement) => void {
  return (node) => {
    const child = node.children[at] as HTMLElement | undefined;
    if (child) node.scrollTo({ left: child.offsetLeft - node.clientWidth / 3 });
  };
}
