/** The small part of Markdown that rulebooks use, as a tree: what is drawn from it can only be text. */

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };
/** An item of a list; `clause` is its id where it is a clause of a rulebook. */
export type Item = { clause: string; spans: Span[] };

/** What stands under a heading; without a title, what stands before the first one. */
export type Section = { title: Span[] | null; blocks: Block[] };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const CLAUSE = /^\*\*([A-Z0-9]+-R?\d+)\*\* /;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'code', text: code ?? '' });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()));

function item(line: string): Item {
  const text = line.replace(/^(-|\d+\.) /, '');
  return { clause: CLAUSE.exec(text)?.[1] ?? '', spans: spans(text) };
}

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n|(?<=^#.*)\n/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

/** Everything but the first heading, which is the name of the game, by the headings below it. */
export function sections(all: Block[]): Section[] {
  const found: Section[] = [{ title: null, blocks: [] }];
  for (const each of all) {
    if (each.kind !== 'heading' || each.level > 2) found.at(-1)!.blocks.push(each);
    else if (each.level === 2) found.push({ title: each.spans, blocks: [] });
  }
  return found;
}

function block(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  const first = lines[0]!;
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]!.length, spans: spans(heading[2]!) };
  if (/^(-|\d+\.) /.test(first)) {
    return { kind: 'list', ordered: !first.startsWith('-'), items: lines.map(item) };
  }
  if (first.startsWith('|') && /^[|\s:-]+$/.test(lines[1] ?? '')) {
    return { kind: 'table', head: cells(first.trim()), rows: lines.slice(2).map(cells) };
  }
  return { kind: 'paragraph', spans: spans(lines.join(' ')) };
}
