import { describe, expect, test } from 'vitest';
import { gateBefore, READ } from './gate-fixture.ts';

test.each([
  ['structured content as it is', { content: [], structuredContent: { sum: 3 } }, { sum: 3 }],
  ['text that is JSON as its value', { content: [{ type: 'text' as const, text: '[1, 2]' }] }, [1, 2]],
  ['other text as text', { content: [{ type: 'text' as const, text: '007' }] }, '007'],
  ['broken JSON as text', { content: [{ type: 'text' as const, text: '{"a":' }] }, '{"a":'],
  [
    'an image as a content block',
    { content: [{ type: 'image' as const, data: 'AA==', mimeType: 'image/png' }] },
    { type: 'image', data: 'AA==', mimeType: 'image/png' },
  ],
])('%s', async (_, result, value) => {
  await using fixture = await gateBefore([{ name: 'get', ...READ, run: () => result }]);
  await expect(fixture.call('get')).resolves.toEqual(value);
});

test.each([
  ['objects by the hundred thousand', `[${Array(400_000).fill('{}').join(',')}]`],
  ['lists in lists', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
])('%s in a text are not parsed', async (_, text) => {
  const run = () => ({ content: [{ type: 'text' as const, text }] });
  await using fixture = await gateBefore([
    { name: 'get', ...READ, run },
    { name: 'fail', ...READ, run: () => ({ ...run(), isError: true }) },
  ]);
  await expect(fixture.call('get')).rejects.toMatchObject({ code: 'RESULT_TOO_LARGE' });
  await expect(fixture.call('fail')).rejects.toMatchObject({ code: 'API_ERROR' });
});

const SUM = { type: 'object', properties: { sum: { type: 'number' } }, required: ['sum'] } as const;

test.each([
  ['another type', { content: [], structuredContent: { sum: 'three' } }, { sum: 'three' }],
  ['a field that is not there', { content: [], structuredContent: {} }, {}],
  ['text where an object was declared', { content: [{ type: 'text' as const, text: 'three' }] }, 'three'],
])('a value that contradicts what its tool declares passes, and is told of: %s', async (_, result, value) => {
  await using fixture = await gateBefore([{ name: 'add', ...READ, outputSchema: SUM, run: () => result }]);
  await expect(fixture.call('add')).resolves.toEqual(value);
  expect(fixture.milestones).toContainEqual({ at: 'strayed' });
});

test.each([
  ['structured content', { content: [], structuredContent: { sum: 3, more: 1 } }],
  ['the same as JSON text', { content: [{ type: 'text' as const, text: '{"sum":3}' }] }],
])('one that fits is not told of: %s', async (_, result) => {
  await using fixture = await gateBefore([{ name: 'add', ...READ, outputSchema: SUM, run: () => result }]);
  await expect(fixture.call('add')).resolves.toMatchObject({ sum: 3 });
  expect(fixture.milestones).not.toContainEqual({ at: 'strayed' });
});

test('images, audio, files and links pass whole; what is written beside them is masked', async () => {
  const png = Buffer.alloc(300, 7).toString('base64');
  const blocks = [
    { type: 'text' as const, text: 'Taken by ada@example.org' },
    { type: 'image' as const, data: png, mimeType: 'image/png' },
    { type: 'audio' as const, data: png, mimeType: 'audio/wav' },
    { type: 'resource_link' as const, uri: 'https://x.example/?of=ada@example.org', name: 'of ada@example.org' },
    { type: 'resource' as const, resource: { uri: 'note://1', text: 'To ada@example.org' } },
    { type: 'resource' as const, resource: { uri: 'file://1', blob: png, mimeType: 'application/zip' } },
  ];
  await using fixture = await gateBefore([{ name: 'get', ...READ, run: () => ({ content: blocks }) }]);
  const value = await fixture.call('get');
  const masked = JSON.stringify(value).replace(/\[EMAIL:[0-9a-f]+\]/g, 'ada@example.org');
  expect(JSON.parse(masked)).toEqual(blocks);
  expect(JSON.stringify(value)).not.toContain('ada@');
});

test.each([
  ['INVALID_ARGUMENTS', true, false],
  ['INVALID_API_REQUEST', true, false],
  ['PERMISSION_DENIED', true, false],
  ['RESULT_TOO_LARGE', true, false],
  // The upstream limits the rate of calls.
  ['API_ERROR', true, true],
  ['API_ERROR', false, false],
  ['UPSTREAM_TIMEOUT', true, true],
  ['UPSTREAM_TIMEOUT', false, false],
  ['WORKER_UNAVAILABLE', true, true],
  ['WORKER_UNAVAILABLE', false, false],
])('a worker that says %s, retryable %s, is believed as far as that can be: %s', async (code, claimed, retryable) => {
  const text = JSON.stringify({ error: 'no', code, retryable: claimed });
  const run = () => ({ isError: true, content: [{ type: 'text' as const, text }] });
  await using fixture = await gateBefore([{ name: 'get', ...READ, run }]);
  await expect(fixture.call('get')).rejects.toMatchObject({ code, retryable });
});

describe('of a write that failed it stays open whether it took effect', () => {
  const failing = (error: object) => async (tool: object) => {
    const text = JSON.stringify({ error: 'no', retryable: false, ...error });
    const run = () => ({ isError: true, content: [{ type: 'text' as const, text }] });
    await using fixture = await gateBefore([{ name: 'do', ...tool, run }]);
    const failed: unknown = await fixture.call('do').catch((failure: unknown) => failure);
    return [failed, fixture.milestones.at(-1)];
  };
  const hint = expect.stringContaining('may have taken effect');

  test.each([
    ['no answer in time', { code: 'UPSTREAM_TIMEOUT' }],
    ['a connection that broke', { code: 'WORKER_UNAVAILABLE' }],
    ['500 of the upstream', { code: 'API_ERROR', status: 500 }],
    ['504 of what is in front of it', { code: 'API_ERROR', status: 504 }],
    ['an answer over the limit', { code: 'RESULT_TOO_LARGE', retryable: true }],
    ['an answer that cannot be read, after which the worker says so', { code: 'API_ERROR', mayHaveHappened: true }],
    [
      'a later refusal that could be repeated',
      { code: 'API_ERROR', status: 429, retryable: true, mayHaveHappened: true },
    ],
  ])('%s', async (_, error) => {
    const call = failing(error);
    expect(await call({})).toMatchObject([
      { retryable: false, hint },
      { at: 'answered', as: 'unclear' },
    ]);
    expect(await call(READ)).toMatchObject([{ hint: undefined }, { at: 'answered', as: 'error' }]);
  });

  test.each([
    ['it was refused', { code: 'INVALID_API_REQUEST', status: 422 }],
    ['its rate was limited', { code: 'API_ERROR', status: 429, retryable: true }],
    ['it never left', { code: 'UPSTREAM_TIMEOUT', retryable: true }],
    ['the worker failed', { code: 'API_ERROR' }],
  ])('but not where %s', async (_, error) => {
    expect(await failing(error)({})).toMatchObject([{ hint: undefined }, { at: 'answered', as: 'error' }]);
  });
});
