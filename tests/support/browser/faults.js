// What is wrong with the screen as it stands: things that lie on one another, texts that are cut off, targets that
// cannot be reached, and those that are too small for a finger. A function of the least size of a target in pixels.
//
// Whatever lies on things beside it on purpose says so by `data-over`: it may cover what its parent holds. What is there
// to be pushed along says so by `data-scrolls`: elsewhere nobody looks for the rest of a text, which is cut off then,
// whether it could be pushed into sight or not. While the result lies on the table, only the result is looked at.
(finger) => {
  const SLIGHT = 2.5; // so much may anything lie over anything
  const TARGETS = 'button, a[href], input, select, summary';
  const faults = new Set();
  const root = document.querySelector('.result') ?? document.body;

  const told = (node) => {
    const name = [...node.classList].filter((each) => !each.startsWith('svelte-')).join('.');
    const text = (node.getAttribute('aria-label') ?? node.textContent).replace(/\s+/g, ' ').trim();
    const around = node.parentElement?.closest('[class]')?.classList[0] ?? '';
    return `${around}>${node.localName}${name && `.${name}`} "${text.slice(0, 40)}"`;
  };
  const visible = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const cut = (box, by) => ({
    left: Math.max(box.left, by.left),
    top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right),
    bottom: Math.min(box.bottom, by.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const inner = (node) => {
    const box = node.getBoundingClientRect();
    const left = box.left + node.clientLeft;
    const top = box.top + node.clientTop;
    return { left, top, right: left + node.clientWidth, bottom: top + node.clientHeight };
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const how = (overflow, room, all) =>
    overflow === 'visible' ? 'free' : /auto|scroll/.test(overflow) && all > room ? 'scrolls' : 'cut';
  const known = new Map();

  /** What cuts the content of a node off, from the inside outwards: for each axis not, for good, or it scrolls. */
  const frames = (node) => {
    if (!node || node === document.body)
      return [{ node: document.documentElement, box: screen, across: 'cut', down: 'cut' }];
    if (known.has(node)) return known.get(node);
    const style = getComputedStyle(node);
    const further = frames(style.position === 'fixed' ? null : node.parentElement);
    const across = how(style.overflowX, node.clientWidth, node.scrollWidth);
    const down = how(style.overflowY, node.clientHeight, node.scrollHeight);
    const free = style.display === 'inline' || (across === 'free' && down === 'free');
    const found = free ? further : [{ node, box: inner(node), across, down }, ...further];
    known.set(node, found);
    return found;
  };

  /** What of a box can be seen now. */
  const seen = (box, within) => within.reduce((left, frame) => cut(left, frame.box), box);

  /** By which frame, if any, a box is cut off for good: what scrolls may bring the rest into sight, for a text only where
   * that is what it is there for. */
  const lost = (box, within, read = false) => {
    const slack = 1.5;
    let { left, top, right, bottom } = box;
    for (const frame of within) {
      const { node, box: room } = frame;
      const [across, down] = [frame.across, frame.down].map((way) =>
        read && way === 'scrolls' && !node.hasAttribute('data-scrolls') ? 'cut' : way,
      );
      if (across === 'cut' && (left < room.left - slack || right > room.right + slack)) return frame.node;
      if (down === 'cut' && (top < room.top - slack || bottom > room.bottom + slack)) return frame.node;
      if (across === 'scrolls') [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      if (across === 'scrolls' && left >= right) [left, right] = [room.left, room.left + 1];
      if (down === 'scrolls') [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
      if (down === 'scrolls' && top >= bottom) [top, bottom] = [room.top, room.top + 1];
    }
    return null;
  };

  // What there is: texts by the lines they take, targets and pieces by their boxes.
  const things = [];
  const add = (node, box, within) => {
    const left = seen(box, within);
    if (wide(left) > 1.5 && high(left) > 1.5) things.push({ node, box: left });
  };
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode()); ) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest('script, style, .unseen, svg.card') || !visible(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (getComputedStyle(node).clipPath !== 'none' || box.width < 1.5) continue;
    texts.push({ node, box, text });
    if (node.closest('svg')) continue; // what is drawn lies under what stands on it
    for (const line of range.getClientRects()) add(node, line, frames(node));
  }
  const targets = [...root.querySelectorAll(TARGETS)].filter(
    (node) => visible(node) && !node.disabled && node.ariaDisabled !== 'true' && !node.closest('[inert]'),
  );
  for (const node of targets) add(node, node.getBoundingClientRect(), frames(node.parentElement));
  for (const node of root.querySelectorAll('[data-piece]'))
    if (visible(node)) add(node, node.getBoundingClientRect(), frames(node.parentElement));

  // What lies on what. Under what stays in sight while the rest is scrolled, the rest may lie.
  const stays = (node, other) => {
    for (let each = node; each; each = each.parentElement)
      if (getComputedStyle(each).position === 'sticky') return frames(each.parentElement)[0].node.contains(other);
    return false;
  };
  const over = (one, other) => {
    for (let node = one.closest('[data-over]'); node; node = node.parentElement.closest('[data-over]'))
      if (node.parentElement.contains(other)) return true;
    return false;
  };
  things.forEach((one, at) => {
    for (const other of things.slice(at + 1)) {
      if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const both = cut(one.box, other.box);
      if (wide(both) < SLIGHT || high(both) < SLIGHT) continue;
      if (over(one.node, other.node) || over(other.node, one.node)) continue;
      if (stays(one.node, other.node) || stays(other.node, one.node)) continue;
      faults.add(
        `${told(one.node)} and ${told(other.node)} lie on one another by ${Math.round(wide(both))} x ${Math.round(high(both))}`,
      );
    }
  });

  /** Does the last digit of a text end where the dots of a text that is shortened stand, or behind that? */
  const halved = (text, by) => {
    const at = text.data.search(/\d\D*$/);
    if (at < 0) return false;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().right > inner(by).right - parseFloat(getComputedStyle(by).fontSize);
  };

  // What is cut off. Letters have some air above and below them.
  for (const { node, box, text } of texts) {
    const air = parseFloat(getComputedStyle(node).fontSize) * (node.getScreenCTM?.().a ?? 1) * 0.3;
    const letters = { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
    const by = lost(letters, frames(node), true);
    // A name may be shortened where all of it is told; of a number, what is left would be another.
    const named = by && getComputedStyle(by).textOverflow === 'ellipsis' && by.closest('[title]');
    const shortened = named && !halved(text, by);
    if (by && !shortened) faults.add(`${told(node)} is cut off by ${told(by)}`);
  }

  // What cannot be reached, and what is too small.
  for (const node of targets) {
    if (node.closest('.unseen')) continue;
    const within = frames(node.parentElement);
    const out = lost(node.getBoundingClientRect(), within);
    if (out) {
      faults.add(`${told(node)} cannot be reached: it is cut off by ${told(out)}`);
      continue;
    }
    const scrollers = within.filter((frame) => frame.across === 'scrolls' || frame.down === 'scrolls');
    const before = scrollers.map((frame) => [frame.node.scrollLeft, frame.node.scrollTop]);
    if (scrollers.length) node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const size = reacting(node);
    if (!size) faults.add(`${told(node)} cannot be reached: something lies on it`);
    else if (Math.min(size.width, size.height) < finger - 0.5)
      faults.add(`${told(node)} is small: ${Math.round(size.width)} x ${Math.round(size.height)}`);
    scrollers.forEach((frame, at) => frame.node.scrollTo({ left: before[at][0], top: before[at][1], behavior: 'instant' }));
  }

  /** How far a target reacts to both sides and up and down of a point in it; null where it reacts nowhere. */
  function reacting(node) {
    const box = node.getBoundingClientRect();
    const hits = (x, y) => {
      const found = document.elementFromPoint(x, y);
      if (!found) return false;
      const label = found.contains(node) && found.localName === 'label';
      return node === found || node.contains(found) || label || over(found, node);
    };
    const STEPS = [0.5, 0.3, 0.7, 0.1, 0.9];
    for (const down of STEPS) {
      for (const along of STEPS) {
        const [x, y] = [box.left + along * box.width, box.top + down * box.height];
        if (!hits(x, y)) continue;
        const reach = (dx, dy, most) => {
          let [near, far] = [0, most + 30];
          while (far - near > 0.25) {
            const middle = (near + far) / 2;
            if (hits(x + dx * middle, y + dy * middle)) near = middle;
            else far = middle;
          }
          return near;
        };
        return {
          width: reach(-1, 0, x - box.left) + reach(1, 0, box.right - x),
          height: reach(0, -1, y - box.top) + reach(0, 1, box.bottom - y),
        };
      }
    }
    return null;
  }
  return [...faults];
};
