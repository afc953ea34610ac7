import { expect, test } from 'vitest';
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
