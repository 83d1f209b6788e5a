/** Where the focus of somebody who uses keys is, and where it goes when what had it is gone. */

let keys = false;

addEventListener('keydown', () => (keys = true), true);
addEventListener('pointerdown', () => (keys = false), true);

/** Are keys used rather than a pointer? */
export const byKeys = (): boolean => keys;

/** Nothing has the focus that could do anything with it. */
function lost(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || here.matches(':disabled');
}

/** Once what had the focus is gone, the first thing that fits the selector has it; while there is none, the part itself,
 * which gives it on. So nobody who uses keys begins at the top of the page again. */
export function keepsFocus(selector: string): (node: HTMLElement) => () => void {
  return (node) => {
    node.tabIndex = -1;
    const look = (): void => {
      if (!keys || !(lost() || document.activeElement === node)) return;
      (node.querySelector<HTMLElement>(selector) ?? node).focus({ preventScroll: true });
    };
    look();
    const changed = new MutationObserver(look);
    changed.observe(node, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-disabled'] });
    return () => changed.disconnect();
  };
}
