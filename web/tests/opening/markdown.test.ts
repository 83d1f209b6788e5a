/** The Markdown of rulebooks: its blocks and spans, and that every rulebook is understood whole. */

import { describe, expect, it } from 'vitest';
import { blocks, sections, spans, type Block, type Span } from '../../src/opening/markdown';

const rulebooks = import.meta.glob<string>('../../../src/ludothek/games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const text = (parts: Span[]): string => parts.map((span) => span.text).join('');

it('spans are strong, emphasised, code or plain', () => {
  expect(spans('Lay **one** or *two* `cards`.')).toEqual([
    { kind: 'text', text: 'Lay ' },
    { kind: 'strong', text: 'one' },
    { kind: 'text', text: ' or ' },
    { kind: 'em', text: 'two' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'cards' },
    { kind: 'text', text: '.' },
  ]);
  expect(spans('**all**')).toEqual([{ kind: 'strong', text: 'all' }]);
  expect(spans('')).toEqual([]);
  expect(spans('3 * 4 is 12')).toEqual([{ kind: 'text', text: '3 * 4 is 12' }]);
  expect(spans('<b>bold</b> & [link](x)')).toEqual([{ kind: 'text', text: '<b>bold</b> & [link](x)' }]);
});

describe('blocks', () => {
  const one = (markdown: string): Block => {
    const found = blocks(markdown);
    expect(found).toHaveLength(1);
    return found[0]!;
  };

  it('are headings of four levels, with or without a line below them', () => {
    expect(blocks('# Toy\n## How\nPlay.\n\n### More\n\n#### Least')).toMatchObject([
      { kind: 'heading', level: 1 },
      { kind: 'heading', level: 2 },
      { kind: 'paragraph' },
      { kind: 'heading', level: 3 },
      { kind: 'heading', level: 4 },
    ]);
    expect(one('##### Five')).toMatchObject({ kind: 'paragraph' });
  });

  it('are paragraphs, whatever lines they come in', () => {
    expect(one('Lay a card,\n  then draw.')).toEqual({
      kind: 'paragraph',
      spans: spans('Lay a card, then draw.'),
    });
    expect(blocks('\n\none\n \n\ntwo\n')).toHaveLength(2);
    expect(blocks('')).toEqual([]);
  });

  it('are lists, with or without numbers, whose items may be clauses', () => {
    expect(one('- **TOY-12** Lay a card.\n- **DG2-R3** Or not.\n- **Toy** no clause')).toEqual({
      kind: 'list',
      ordered: false,
      items: [
        { clause: 'TOY-12', spans: spans('**TOY-12** Lay a card.') },
        { clause: 'DG2-R3', spans: spans('**DG2-R3** Or not.') },
        { clause: '', spans: spans('**Toy** no clause') },
      ],
    });
    expect(one('1. Deal.\n12. Play.')).toEqual({
      kind: 'list',
      ordered: true,
      items: [
        { clause: '', spans: spans('Deal.') },
        { clause: '', spans: spans('Play.') },
      ],
    });
  });

  it('are tables, whose second line parts the head from the rows', () => {
    expect(one('| card | points |\n|---|:-:|\n| **ace** | 11 |\n| ten | |')).toEqual({
      kind: 'table',
      head: [spans('card'), spans('points')],
      rows: [
        [spans('**ace**'), spans('11')],
        [spans('ten'), []],
      ],
    });
    expect(one('| no | table |\n| at | all |')).toMatchObject({ kind: 'paragraph' });
  });
});

it('sections are what stands under each second heading; the first heading is left out', () => {
  const found = sections(blocks('# Toy\n\nIn short.\n\n## How\n\nPlay.\n\n### More\n\nAnd so on.\n\n## End'));
  expect(found.map(({ title, blocks: below }) => [title && text(title), below.length])).toEqual([
    [null, 1],
    ['How', 3],
    ['End', 0],
  ]);
});

it('of every rulebook everything is understood, and every clause is found', () => {
  expect(Object.keys(rulebooks).length).toBeGreaterThan(100);
  for (const [path, book] of Object.entries(rulebooks)) {
    const clauses = blocks(book).flatMap((block) =>
      block.kind === 'list' ? block.items.flatMap(({ clause }) => clause || []) : [],
    );
    const written = [...book.matchAll(/^- \*\*([A-Z0-9]+-R?\d+)\*\* /gm)].map(([, clause]) => clause);
    expect([path, clauses]).toEqual([path, written]);
    for (const block of blocks(book)) {
      const left = block.kind === 'paragraph' ? text(block.spans) : '';
      expect([path, /^(\||#|- |\d+\. )/.test(left) && left]).toEqual([path, false]);
      if (block.kind === 'table')
        for (const row of block.rows)
          expect([path, text(row.flat()), row.length]).toEqual([path, text(row.flat()), block.head.length]);
    }
  }
});
