import { type FakeUpstream, startFakeUpstream, startTestWorker, type TestWorker } from '@sallyport/worker-sdk/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { API_KEY, issueJson, startFakeRedmine } from './fake-redmine.ts';
import { worker as redmineWorker } from './main.ts';

const toStop: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop();
});

async function redmine(
  ...options: Parameters<typeof startFakeRedmine>
): Promise<{ worker: TestWorker; fake: FakeUpstream }> {
  const fake = await startFakeRedmine(...options);
  toStop.push(fake.close);
  const worker = await startTestWorker(redmineWorker, {
    tokens: { api_key: API_KEY, host_url: `${fake.url}${options[1] ?? ''}/` },
  });
  toStop.push(worker.stop);
  return { worker, fake };
}

/** The query of the last request for issues. */
function issueQuery(fake: FakeUpstream): Record<string, string> {
  const url = fake.requests.findLast(({ url: asked }) => asked.startsWith('/issues.json'))?.url ?? '';
  return Object.fromEntries(new URL(url, fake.url).searchParams);
}

/** The issue in the body of the last change. */
function sentIssue(fake: FakeUpstream): unknown {
  const body = fake.requests.findLast(({ method }) => method !== 'GET')?.body ?? '{}';
  return (JSON.parse(body) as { issue?: unknown }).issue;
}

describe('previewing a change', () => {
  it('tells old and new of each field that is given, and changes nothing', async () => {
    const { worker, fake } = await redmine({ 'GET /issues/12.json': { json: { issue: issueJson(12) } } });
    expect(
      await worker.call('preview_update_issue', {
        id: 12,
        status: 'Closed',
        assignee: 'none',
        dueDate: '2026-02-01',
        comment: 'Done.',
      }),
    ).toBe(
      'Issue 12, "Issue 12"\nstatus: "New" → "Closed"\nassignee: "Ben Mole" → "none"\ndueDate: (nothing) → "2026-02-01"\ncomment added: "Done."',
    );
    expect(fake.requests.every(({ method }) => method === 'GET')).toBe(true);
    expect(await worker.fail('preview_update_issue', { id: 12, status: 'Nonsense' })).toMatchObject({
      code: 'INVALID_ARGUMENTS',
    });
  });
});

describe('listing issues', () => {
  it('answers compact items and where in the pages they are', async () => {
    const { worker, fake } = await redmine({
      'GET /issues.json': { json: { issues: [issueJson(12), issueJson(11)], total_count: 52, offset: 25, limit: 25 } },
    });
    const answer = (await worker.call('list_issues', { page: 2 })) as { items: unknown[] };
    expect(answer).toMatchObject({ total: 52, page: 2, perPage: 25, totalPages: 3 });
    expect(answer.items[0]).toEqual({
      id: 12,
      subject: 'Issue 12',
      project: 'Harbour',
      tracker: 'Bug',
      status: 'New',
      priority: 'Normal',
      author: 'Ada Quay',
      assignedTo: 'Ben Mole',
      createdOn: '2026-01-01T00:00:00Z',
      updatedOn: '2026-01-02T00:00:00Z',
    });
    expect(issueQuery(fake)).toEqual({ status_id: 'open', sort: 'updated_on:desc,id:desc', offset: '25', limit: '25' });
  });

  it.each([
    [
      { project: 'harbour', status: 'In progress', tracker: 'bug', priority: 'URGENT' },
      { project_id: '1', status_id: '2', tracker_id: '1', priority_id: '4' },
    ],
    [
      { project: 'Annex', status: 'all' },
      { project_id: '2', status_id: '*' },
    ],
    [
      { project: 2, status: 5, tracker: '2' },
      { project_id: '2', status_id: '5', tracker_id: '2' },
    ],
    [
      { assignee: 'me', author: 'bmole' },
      { assigned_to_id: 'me', author_id: '6' },
    ],
    [
      { assignee: 'ada quay', author: 'Ben' },
      { assigned_to_id: '5', author_id: '6' },
    ],
    [
      { assignee: 'none', author: 77 },
      { assigned_to_id: '!*', author_id: '77' },
    ],
  ])('takes names and ids: %j', async (args, query) => {
    const { worker, fake } = await redmine();
    await worker.call('list_issues', args);
    expect(issueQuery(fake)).toMatchObject(query);
  });

  it.each([
    [{ project: 'port' }, 'project: none is named "port"; there are: Harbour (harbour), Annex (harbour-annex)'],
    [{ status: 'Opened' }, 'status: none is named "Opened"; there are: New, In Progress, Closed'],
    [{ assignee: 'zoe' }, 'assignee: none is named "zoe"; there are: Ada Quay (aquay), Ben Mole (bmole)'],
  ])('lists the real names when one is unknown: %j', async (args, error) => {
    const { worker } = await redmine();
    expect(await worker.fail('list_issues', args)).toMatchObject({ code: 'INVALID_ARGUMENTS', error });
  });

  it('finds people among the members of projects where it may not list users', async () => {
    const { worker, fake } = await redmine({ 'GET /users.json': { status: 403 } });
    await worker.call('list_issues', { project: 'harbour', assignee: 'Pilots' });
    expect(issueQuery(fake)).toMatchObject({ assigned_to_id: '9' });
    await worker.call('list_issues', { assignee: 'Cleo Pier' });
    expect(issueQuery(fake)).toMatchObject({ assigned_to_id: '7' });
    expect((await worker.fail('list_issues', { project: 'harbour', author: 'zoe' })).error).toContain(
      'Ada Quay, Ben Mole, Pilots',
    );
  });

  it('asks for an id where a name is ambiguous', async () => {
    const users = [1, 2].map((id) => ({ id, login: `ada${id}`, firstname: 'Ada', lastname: 'Quay' }));
    const { worker } = await redmine({ 'GET /users.json': { json: { users, total_count: 2 } } });
    expect((await worker.fail('list_issues', { author: 'Ada Quay' })).error).toBe(
      'author: several are named "Ada Quay": Ada Quay (id 1), Ada Quay (id 2); give the id',
    );
  });

  it('follows the pages of a list in which it looks for a name', async () => {
    const { worker, fake } = await redmine({
      'GET /projects.json': ({ url }) => {
        const offset = Number(new URL(url, 'http://any').searchParams.get('offset'));
        const projects = Array.from({ length: 100 }, (_, index) => offset + index + 1).map((id) => ({
          id,
          name: `P${id}`,
          identifier: `p-${id}`,
        }));
        return { json: { projects, total_count: 300 } };
      },
    });
    await worker.call('list_issues', { project: 'p-250' });
    expect(issueQuery(fake)).toMatchObject({ project_id: '250' });
  });
});

describe('changing issues', () => {
  it('creates with ids for names', async () => {
    const { worker, fake } = await redmine();
    const args = {
      project: 'Harbour',
      subject: 'Oil',
      tracker: 'Bug',
      assignee: 'aquay',
      category: 'cranes',
      dueDate: '2026-02-01',
    };
    expect(await worker.call('create_issue', args)).toMatchObject({ id: 13 });
    expect(sentIssue(fake)).toEqual({
      project_id: 1,
      subject: 'Oil',
      tracker_id: 1,
      assigned_to_id: 5,
      category_id: 3,
      due_date: '2026-02-01',
    });
  });

  it('names the arguments that Redmine refuses', async () => {
    const errors = ['Subject cannot be blank', 'Due date must be greater than start date', 'Berth is invalid'];
    const { worker } = await redmine({ 'POST /issues.json': { status: 422, json: { errors } } });
    expect(await worker.fail('create_issue', { project: 1, subject: ' ' })).toMatchObject({
      code: 'INVALID_API_REQUEST',
      retryable: false,
      error:
        'Redmine refused the values: subject cannot be blank; dueDate must be greater than start date; Berth is invalid',
    });
  });

  it('changes only what is given, and empties with "none"', async () => {
    const { worker, fake } = await redmine();
    await worker.call('update_issue', { id: 12, assignee: 'none', doneRatio: 50, comment: 'half' });
    expect(sentIssue(fake)).toEqual({ assigned_to_id: '', done_ratio: 50, notes: 'half' });
  });

  it('says what the workflow did not let through, since Redmine does not', async () => {
    const { worker } = await redmine();
    expect(await worker.call('update_issue', { id: 12, status: 'Closed' })).toMatchObject({
      status: 'New',
      notApplied: ['status stays "New": Redmine\'s workflow does not allow the change'],
    });
  });

  it('comments, and answers with the comment', async () => {
    const journals = [
      { id: 1, user: { id: 5, name: 'Ada Quay' }, notes: '', created_on: '2026-01-03T00:00:00Z' },
      { id: 2, user: { id: 5, name: 'Ada Quay' }, notes: 'seen', created_on: '2026-01-04T00:00:00Z' },
    ];
    const { worker, fake } = await redmine({ 'GET /issues/12.json': { json: { issue: issueJson(12, { journals }) } } });
    expect(await worker.call('comment_issue', { id: 12, comment: 'seen' })).toEqual({
      issueId: 12,
      comment: { id: 2, author: 'Ada Quay', createdOn: '2026-01-04T00:00:00Z', text: 'seen' },
    });
    expect(sentIssue(fake)).toEqual({ notes: 'seen', private_notes: false });
  });

  it('names the issue that is not there', async () => {
    const { worker } = await redmine();
    for (const tool of ['get_issue', 'update_issue', 'comment_issue']) {
      const args = { id: 99, ...(tool === 'comment_issue' ? { comment: 'x' } : {}) };
      expect(await worker.fail(tool, args)).toMatchObject({
        code: 'INVALID_API_REQUEST',
        error: 'issue 99 was not found (404)',
      });
    }
  });
});

describe('the account', () => {
  it('is described without its API key', async () => {
    const { worker } = await redmine();
    const answer = await worker.callRaw('get_current_user');
    expect(JSON.stringify(answer)).not.toContain('api_key');
    expect(JSON.stringify(answer)).not.toContain(API_KEY);
    expect(await worker.call('get_current_user')).toEqual({
      id: 5,
      login: 'aquay',
      name: 'Ada Quay',
      mail: 'ada@harbour.example',
      admin: false,
      createdOn: '2026-01-01T00:00:00Z',
    });
  });

  it('sees its projects', async () => {
    const { worker } = await redmine();
    expect(await worker.call('list_projects')).toMatchObject({
      items: [
        { id: 1, identifier: 'harbour', name: 'Harbour', description: 'Ships' },
        { id: 2, identifier: 'harbour-annex', name: 'Annex', parent: 'Harbour' },
      ],
      total: 2,
    });
  });

  it('whose key is wrong is told so, where Redmine itself would answer with an empty list', async () => {
    const { worker } = await redmine();
    await worker.writeToken('api_key', 'another-key');
    const denied = { code: 'PERMISSION_DENIED', error: 'Redmine does not know the API key (401)' };
    expect(await worker.fail('list_projects')).toMatchObject(denied);
    expect(await worker.fail('create_issue', { project: 1, subject: 'x' })).toMatchObject(denied);
    await worker.writeToken('api_key', API_KEY);
    expect(await worker.call('list_projects')).toMatchObject({ total: 2 });
  });
});

describe('a Redmine that is not as expected', () => {
  it('may lie below a path', async () => {
    const { worker, fake } = await redmine({}, '/tracker');
    expect(await worker.call('list_issues', { project: 'harbour' })).toMatchObject({ total: 1 });
    expect(fake.requests.every(({ url }) => url.startsWith('/tracker/'))).toBe(true);
  });

  it('is asked again when it limits the rate', async () => {
    let asked = 0;
    const { worker } = await redmine({
      'GET /issues.json': () => {
        asked += 1;
        return asked === 1
          ? { status: 429, headers: { 'retry-after': '0' } }
          : { json: { issues: [], total_count: 0 } };
      },
    });
    expect(await worker.call('list_issues')).toMatchObject({ total: 0 });
    expect(asked).toBe(2);
  });

  it('does not get the key sent elsewhere by a redirect', async () => {
    const other = await startFakeUpstream(() => ({ json: {} }));
    toStop.push(other.close);
    const { worker } = await redmine({
      'GET /issues.json': { status: 302, headers: { location: `${other.url}/issues.json` } },
    });
    expect((await worker.fail('list_issues')).error).toContain('redirects to another origin');
    expect(other.requests).toEqual([]);
  });

  it('may not answer without end', async () => {
    const { worker } = await redmine({ 'GET /issues.json': { text: 'x'.repeat(9 * 1024 * 1024) } });
    expect(await worker.fail('list_issues')).toMatchObject({ code: 'RESULT_TOO_LARGE' });
  });

  it.each([
    ['a page', { text: '<html>' }],
    ['other JSON', { json: { things: [] } }],
  ])('or is none at all, answering %s', async (_, answer) => {
    const { worker } = await redmine({ 'GET /issues.json': answer });
    expect(await worker.fail('list_issues')).toMatchObject({
      code: 'API_ERROR',
      hint: expect.stringMatching(/host_url|base URL/),
    });
  });
});
