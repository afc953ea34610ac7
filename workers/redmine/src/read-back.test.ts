import { type FakeAnswer, startTestWorker } from '@sallyport/worker-sdk/testing';
import { describe, expect, it } from 'vitest';
import { API_KEY, issueJson, startFakeRedmine } from './fake-redmine.ts';
import { worker as redmineWorker } from './main.ts';

/** Calls a tool of a Redmine that answers reads of the issue as `after` says once it was changed. */
async function changed(tool: string, args: Record<string, unknown>, after: FakeAnswer) {
  let changes = 0;
  await using fake = await startFakeRedmine({
    'PUT /issues/12.json': () => {
      changes += 1;
      return { status: 204 };
    },
    'GET /issues/12.json': () => (changes === 0 ? { json: { issue: issueJson(12) } } : after),
  });
  await using worker = await startTestWorker(redmineWorker, { tokens: { api_key: API_KEY, host_url: fake.url } });
  return { answer: await worker.call(tool, { id: 12, ...args }), changes };
}

describe('a change that was made is no failure where the issue cannot be read afterwards', () => {
  const notReadBack = 'it was done; reading issue 12 afterwards failed (API_ERROR)';

  it.each<[string, FakeAnswer]>([
    ['the rate is limited', { status: 429, headers: { 'retry-after': '3600' } }],
    ['Redmine fails', { status: 500 }],
    ['its answer cannot be read', { text: '<html>' }],
  ])('%s', async (_, after) => {
    expect(await changed('comment_issue', { comment: 'paid' }, after)).toEqual({
      answer: { issueId: 12, notReadBack },
      changes: 1,
    });
    expect(await changed('update_issue', { status: 'Closed' }, after)).toEqual({
      answer: { id: 12, notReadBack },
      changes: 1,
    });
  });
});
