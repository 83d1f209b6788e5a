/** Parts of the page that change: what they say, and how much room they have. */

/** Looks at a part at once, and again whenever it changes, until what this returns is called. */
export function onChanges(node: HTMLElement, look: () => void): () => void {
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(node);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
