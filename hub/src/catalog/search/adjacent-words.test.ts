// Words side by side count more than the same words apart, in requests that are long.
import { expect, test } from 'vitest';
import { toolWith } from '../declare/tool-fixture.ts';
import { AdjacentWords, passageOf } from './adjacent-words.ts';
import { IndexedDocuments } from './indexed-documents.ts';
import { InvertedIndex } from './inverted-index.ts';
import { queryWords } from './query-words.ts';
import { rank } from './rank.ts';
import { createToolIndex } from './tool-index.ts';

/** Slots by number, each with its texts and what a word in them is worth. */
function holding(documents: readonly (readonly (readonly [text: string, weight: number])[])[]) {
  const [adjacent, words] = [new AdjacentWords(), new InvertedIndex()];
  for (const [slot, texts] of documents.entries()) {
    const all = texts.flatMap(([text]) => text.split(' '));
    words.add(slot, new Map(all.map((word) => [word, 1])));
    adjacent.add(
      slot,
      texts.map(([text, weight]) => passageOf(text.split(' '), weight)),
    );
  }
  return {
    find: (first: string, second: string, isCandidate = (_: number) => true) =>
      Object.fromEntries(adjacent.matches([first, second], words, isCandidate)),
    remove: (slot: number) => adjacent.remove(slot),
  };
}

test('a pair is found where the second word follows the first, and nowhere else', () => {
  const { find } = holding([
    [['exchang rate', 1]],
    [['rate exchang', 1]],
    [['exchang of the rate', 1]],
    [['exchang mail rate', 1]],
    [
      ['exchang', 1],
      ['rate', 1],
    ],
    [['exchang mail exchang rate', 1]],
  ]);
  expect(find('exchang', 'rate')).toEqual({ 0: 1, 2: 1, 5: 1 });
});

test('of a text the first 40 words that say something are looked at', () => {
  const text = (words: number) => [...Array.from({ length: words }, (_, n) => `the w${n}`), 'track', 'pack'].join(' ');
  const { find } = holding([[[text(38), 1]], [[text(39), 1]]]);
  expect(find('track', 'pack')).toEqual({ 0: 1 });
});

test('a pair weighs what it weighs in the text that says most', () => {
  const { find } = holding([
    [
      ['track pack', 0.5],
      ['track pack', 3],
      ['track pack', 1],
    ],
  ]);
  expect(find('track', 'pack')).toEqual({ 0: 3 });
});

test('what is no candidate is not looked at', () => {
  const { find } = holding([[['track pack', 1]], [['track pack', 1]]]);
  expect(find('track', 'pack', (slot) => slot === 1)).toEqual({ 1: 1 });
});

test('a document that is gone is found no more', () => {
  const { find, remove } = holding([[['track pack', 1]], [['track pack', 1]]]);
  remove(0);
  expect(find('track', 'pack')).toEqual({ 1: 1 });
});

test('a long request finds the tool that has its words side by side', async () => {
  const index = createToolIndex();
  const tool = (wireName: string, description: string) =>
    toolWith({ integration: 'shop', wireName, description, inputSchema: {} });
  const apart = tool('k1', 'Page, visitors, speed, report, website, company.');
  const together = tool('k2', 'Visitors, report, page speed, website, company.');
  index.setIntegration({ name: 'shop', purpose: '', tools: [apart, together] });
  await index.ready();
  const scores = (query: string) =>
    Object.fromEntries(
      index
        .search(query, { limit: 5 })
        .hits.map(({ document, score }) => [document.kind === 'tool' ? document.tool.wireName : '', score]),
    );
  const long = scores('My company would like a report on the page speed of our website for all visitors');
  expect(long['k2']).toBeGreaterThan(long['k1'] ?? 0);
  const short = scores('page speed');
  expect(short['k2']).toBe(short['k1']);
});

test('words side by side lift only what is worth 0.3 of the best by its words', () => {
  const query = 'page speed report website company visitors month country';
  const scoresBeside = (...others: string[]) => {
    const documents = new IndexedDocuments();
    const texts = ['Page, zebra, speed.', 'Zebra, page speed.', ...others];
    const tools = texts.map((description, n) =>
      toolWith({ integration: 'shop', wireName: `k${n}`, description, inputSchema: {} }),
    );
    for (const _ of documents.replace('shop', { name: 'shop', purpose: '', tools }));
    const known = { has: (term: string) => documents.words.matches(term).slots.length > 0, terms: () => [] };
    const shown = { flags: new Uint8Array(documents.size).fill(1), count: documents.size };
    const found = rank(query, queryWords(query, known), documents, shown);
    return texts.map((_, slot) => found.find((one) => one.slot === slot)?.score ?? 0);
  };
  const [apart = 0, together = 0] = scoresBeside('Report.', 'Website.', 'Company.', 'Visitors.', 'Month.');
  expect(together).toBeGreaterThan(apart);
  const [low = 0, alike = 0, best = 0] = scoresBeside('Website report, company page, speed, visitors, month, country.');
  expect(low).toBeLessThan(0.3 * best);
  expect(alike).toBe(low);
});
