import { describe, expect, test } from 'vitest';
import { SallyportError } from '../errors.ts';
import type { LedgerEntry } from '../sandbox/execution.ts';
import { MAX_LOG_CHARS, renderExecution } from './render-answer.ts';
import { MAX_ANSWER_CHARS } from './render-value.ts';
import { executionWith } from './test-hub.ts';

const image = { type: 'image', data: 'aGVsbG8=', mimeType: 'image/png' };
const call = (id: number, outcome: LedgerEntry['outcome'], parts: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  integration: 'demo',
  method: 'add',
  outcome,
  left: outcome !== 'queued',
  durationMs: 1,
  ...(outcome === 'failed' ? { code: 'API_ERROR' } : {}),
  ...parts,
});

/** The texts of an answer, other content as it is, and what was kept of its value. */
function render(parts: Parameters<typeof executionWith>[0]) {
  const saved: string[] = [];
  const { content, isError } = renderExecution(executionWith(parts), (json) => `r${saved.push(json)}`);
  return { isError, saved, content: content.map((block) => (block.type === 'text' ? block.text : block)) };
}

describe('the value of a script', () => {
  test.each([
    ['a string, as it is', 'two\n"lines"', 'two\n"lines"'],
    ['an empty string, in words', '', '(empty string)'],
    ['a number', 7, '7'],
    ['null', null, 'null'],
    ['a list of plain values, in one line', [1, 'a', null], '[1,"a",null]'],
    ['records, one a line', [{ id: 1 }, { id: 2 }], '[\n{"id":1},\n{"id":2}\n]'],
    ['a page of records', { total: 2, items: [{ id: 1 }, { id: 2 }] }, '{"total":2,"items":[\n{"id":1},\n{"id":2}\n]}'],
    ['an empty object', {}, '{}'],
  ])('%s', (_what, value, text) => {
    expect(render({ value })).toEqual({ isError: undefined, saved: [], content: [text] });
  });

  test('nothing is said to be nothing, with what was done and how to get a value', () => {
    expect(render({}).content).toEqual([
      'The script finished and returned nothing. Use `return` to get a value back; a field that is not there gives nothing either.',
    ]);
    expect(render({ calls: [call(1, 'done'), call(2, 'done'), call(3, 'done')] }).content).toEqual([
      'The script finished and returned nothing. Calls: 3 done. Use `return` to get a value back; a field that is not there gives nothing either.',
    ]);
  });

  test('content blocks pass as content, alone and among other values', () => {
    expect(render({ value: image }).content).toEqual([image]);
    expect(render({ value: ['Look:', image, { n: 1 }, { type: 'text', text: 'so' }] }).content).toEqual([
      'Look:',
      image,
      '{"n":1}',
      'so',
    ]);
    const link = { type: 'resource_link', uri: 'file:///a', name: 'a' };
    const embedded = { type: 'resource', resource: { uri: 'file:///a', text: 'hello' } };
    expect(render({ value: [link, embedded] }).content).toEqual([link, embedded]);
  });

  test('content inside other data is said to be there, since it does not show', () => {
    const note = expect.stringMatching(/^Note: .*Return the content block itself, or a list of blocks, to show it\.$/);
    for (const value of [{ name: 'chart', picture: image }, [{ a: [{ b: image }] }], { content: [image] }]) {
      const { content } = render({ value, logs: [{ level: 'log', text: 'x' }] });
      expect(content.slice(1)).toEqual([note, 'Console:\nx']);
    }
    expect(render({ value: [image, { picture: image }] }).content.at(-1)).toEqual(note);
    for (const value of [image, ['Look:', image], { type: 'image', url: 'x' }, { n: 1 }]) {
      expect(JSON.stringify(render({ value }).content)).not.toContain('Note:');
    }
  });

  test('objects without a field are told to be that where the script made calls', () => {
    const calls = [call(1, 'done')];
    for (const value of [{}, [{}, {}]]) {
      expect(render({ value, calls }).content.slice(1)).toEqual([expect.stringContaining('undefined are left out')]);
    }
    for (const value of [[], [{}, { id: 1 }], [{}, []], { user: {} }, null, 0]) {
      expect(render({ value, calls }).content).toHaveLength(1);
    }
  });

  test('what was named and is not there is told behind the value, also where there is none', () => {
    const note = 'results.r9 is not kept here';
    expect(render({ value: 7, note }).content).toEqual(['7', `Note: ${note}.`]);
    expect(render({ value: undefined, note }).content).toEqual([
      expect.stringMatching(/^The script finished and returned nothing\./),
      `Note: ${note}.`,
    ]);
  });

  test('what only looks like content stays a value', () => {
    for (const value of [
      { type: 'image', data: 'no base64!', mimeType: 'image/png' },
      { type: 'image', url: 'https://example.com' },
      { type: 'text', text: 'x' },
      { type: 'issue', id: 1 },
    ]) {
      expect(render({ value }).content).toEqual([JSON.stringify(value)]);
    }
  });
});

describe('the limit', () => {
  test('a value that just fits is whole; one more character and it is kept, with its beginning shown', () => {
    const fits = 'x'.repeat(MAX_ANSWER_CHARS);
    expect(render({ value: fits })).toMatchObject({ content: [fits], saved: [] });
    const { content, saved } = render({ value: `${fits}y` });
    expect(saved).toEqual([JSON.stringify(`${fits}y`)]);
    expect(content).toEqual([
      `[Too long for an answer: 40,001 characters. The whole value is kept for 30 minutes as results.r1: use it in the next script, and filter, count or group there, or return the fields you need.\nShape: string\nIts beginning, 8,000 of 40,001 characters, 1 of 1 lines:]\n${'x'.repeat(8_000)}`,
    ]);
  });

  test('of a long list whole rows are shown, and how many of how many', () => {
    const rows = Array.from({ length: 5_000 }, (_, id) => ({ id, title: `Issue ${id}` }));
    const { content, saved } = render({ value: rows });
    expect(JSON.parse(saved.join())).toEqual(rows);
    const [head = '', ...shown] = String(content[0])
      .split(']\n')
      .flatMap((part) => part.split('\n'));
    expect(head).toContain('results.r1');
    expect(String(content[0])).toContain('Shape: 5,000 × {id: number, title: string}');
    const whole = shown.filter((line) => line.startsWith('{'));
    expect(whole.map((line) => JSON.parse(line))).toEqual(rows.slice(0, whole.length));
    expect(String(content[0])).toContain(`${whole.length} of 5,000 items:]`);
    expect(whole.length).toBeGreaterThan(100);
  });

  test('an item that alone is too long is shown in part', () => {
    const { content } = render({ value: [{ text: 'x'.repeat(50_000) }] });
    expect(content[0]).toContain('8,000 of 50,013 characters of 1 items:]\n[{"text":"xxx');
  });

  test('no character is cut in half', () => {
    const [text] = render({ value: `${'x'.repeat(7_999)}${'😀'.repeat(20_000)}` }).content;
    expect(String(text).isWellFormed()).toBe(true);
  });

  test('values beside content share one limit and are kept once, and a long embedded text does not go around it', () => {
    const long = 'x'.repeat(30_000);
    const value = [long, image, long, image, long];
    const { content, saved } = render({ value });
    expect(content[0]).toBe(long);
    expect(content[2]).toMatch(/results\.r1[\s\S]*8,000 of 30,000 characters, 1 of 1 lines:\]\nx{8000}$/);
    expect(content.at(-1)).toMatch(/^\[2 further parts .* results\.r1/);
    expect(saved).toEqual([JSON.stringify(value)]);
    const embedded = { type: 'resource', resource: { uri: 'file:///a', text: 'y'.repeat(100_000) } };
    expect(String(render({ value: embedded }).content[0]).length).toBeLessThan(MAX_ANSWER_CHARS + 300);
  });

  test('a hundred thousand small parts beside an image are cut once, not each', () => {
    const { content } = render({ value: [image, ...Array.from({ length: 100_000 }, (_, n) => `part ${n}`)] });
    expect(JSON.stringify(content).length).toBeLessThan(2 * MAX_ANSWER_CHARS);
    expect(content.at(-1)).toMatch(/^\[9\d,\d{3} further parts of the value are left out/);
    expect(render({ value: Array(60_000).fill(image) }).content).toHaveLength(201);
  });

  test('images are bounded too', () => {
    const big = { ...image, data: 'A'.repeat(3 * 1024 * 1024) };
    expect(render({ value: [big, big, big] }).content).toEqual([big, expect.stringContaining('[2 further parts')]);
  });

  test('console lines follow the value, within a limit of their own', () => {
    const logs = [
      { level: 'log', text: 'one' },
      { level: 'warn', text: 'two' },
    ] as const;
    expect(render({ value: 1, logs }).content).toEqual(['1', 'Console:\none\n[warn] two']);
    const [, text] = render({ value: 1, logs: [{ level: 'log', text: 'z'.repeat(50_000) }] }).content;
    expect(String(text).length).toBeLessThan(MAX_LOG_CHARS + 100);
    expect(text).toContain('[Cut: the console lines have 50,000 characters.]');
  });
});

describe('calls that failed in a script that returned', () => {
  test('are named, since perhaps nobody looked', () => {
    const { isError, content } = render({ value: 'created', calls: [call(1, 'done'), call(2, 'failed')] });
    expect(isError).not.toBe(true);
    expect(content).toEqual([
      'created',
      expect.stringMatching(/^Note: 1 of the script's 2 calls failed: #2 demo\.add: API_ERROR\. .*await/),
    ]);
  });
});

describe('calls that nobody waited for', () => {
  test('are named in the answer, since they may or may not have happened', () => {
    const { isError, content } = render({ value: 'created', calls: [call(1, 'done'), call(2, 'unknown')] });
    expect(isError).not.toBe(true);
    expect(content).toEqual([
      'created',
      expect.stringMatching(
        /^Note: 1 of the script's 2 calls left and got no answer: #2 demo\.add\. They may or may not have taken effect.*await/,
      ),
    ]);
  });

  test('are not said to have perhaps happened where they only read, or never left', () => {
    const calls = [call(1, 'unknown', { access: 'read' }), call(2, 'queued', { access: 'write' })];
    const { content } = render({ value: 'created', calls });
    expect(content.slice(1)).toEqual([
      expect.stringMatching(/^Note: 1 of the script's 2 calls only read and got no answer: #1 demo\.add\. Use await/),
      expect.stringMatching(
        /^Note: 1 of .* were still waiting .* never left: #2 demo\.add\. They have not taken effect\./,
      ),
    ]);
    expect(content.join()).not.toContain('may or may not');
  });

  test('a long list of them stays short', () => {
    const calls = Array.from({ length: 500 }, (_, n) => call(n + 1, 'unknown'));
    expect(String(render({ value: 1, calls }).content[1]).length).toBeLessThan(1_000);
  });
});

describe('an error', () => {
  const error = new SallyportError('SANDBOX_TIMEOUT', 'The script ran over its time.', { hint: 'Do less.' });
  const shape = { error: 'The script ran over its time.', code: 'SANDBOX_TIMEOUT', retryable: true, hint: 'Do less.' };

  test('has one shape, and console lines after it', () => {
    const { isError, content } = render({ error, logs: [{ level: 'error', text: 'late' }] });
    expect(isError).toBe(true);
    const told = { ...shape, correlationId: 'script-1' };
    expect([JSON.parse(String(content[0])), content[1]]).toEqual([told, 'Console:\n[error] late']);
  });

  test('tells which calls were made, so that nothing is done twice', () => {
    const calls = [
      call(1, 'done'),
      call(2, 'failed'),
      call(3, 'unknown', { access: 'write' }),
      call(4, 'queued', { access: 'write' }),
      call(5, 'failed', { left: false, access: 'read' }),
      call(6, 'unknown', { access: 'write', code: 'UPSTREAM_TIMEOUT' }),
      call(7, 'done', { access: 'write', code: 'RESULT_TOO_LARGE' }),
    ];
    const { content } = render({ error, calls });
    expect(JSON.parse(String(content[0]))).toEqual({
      ...shape,
      calls: [
        '#1 demo.add: done',
        '#2 demo.add: failed (API_ERROR)',
        '#3 demo.add (write): unknown',
        '#4 demo.add (write): queued',
        '#5 demo.add (read): failed before it left (API_ERROR)',
        '#6 demo.add (write): unknown (UPSTREAM_TIMEOUT)',
        '#7 demo.add (write): done (its result was not handed over: RESULT_TOO_LARGE)',
      ],
      correlationId: 'script-1',
    });
  });

  test('after very many calls counts them, and names those that did not end well', () => {
    const calls = Array.from({ length: 300 }, (_, n) => call(n + 1, n === 299 ? 'unknown' : 'done'));
    const { content } = render({ error, calls });
    expect(JSON.parse(String(content[0])).calls).toEqual(['299 done, 1 unknown', '#300 demo.add: unknown']);
  });
});

test('a call whose answer was not what its tool declares is named, whether the script returned or failed', () => {
  const calls = [call(1, 'done'), call(2, 'done', { hasStrayed: true })];
  expect(render({ value: 1, calls }).content).toEqual([
    '1',
    "Note: 1 of the script's 2 calls answered something else than their tools declare: #2 demo.add. Look at the values before you rely on their fields.",
  ]);
  const [failed] = render({ error: new SallyportError('SANDBOX_EXECUTION', 'x'), calls }).content;
  expect(JSON.parse(String(failed)).calls).toEqual([
    '#1 demo.add: done',
    '#2 demo.add: done, with something else than its tool declares',
  ]);
});
