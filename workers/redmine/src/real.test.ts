import { startTestWorker, type TestWorker } from '@sallyport/worker-sdk/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worker as redmineWorker } from './main.ts';

const url = process.env['REDMINE_URL'] ?? '';
const apiKey = process.env['REDMINE_API_KEY'] ?? '';
const isGiven = url !== '' && apiKey !== '';

/** Runs against a Redmine that fixtures/start-redmine.sh started. */
describe.skipIf(!isGiven)(
  `a real Redmine${isGiven ? '' : ' (skipped: REDMINE_URL and REDMINE_API_KEY are not set)'}`,
  () => {
    let worker: TestWorker;
    beforeAll(async () => {
      worker = await startTestWorker(redmineWorker, { tokens: { api_key: `${apiKey}\n`, host_url: `${url}/` } });
    });
    afterAll(() => worker.stop());

    const list = async (args: Record<string, unknown>) => {
      return (await worker.call('list_issues', args)) as {
        items: { id: number; status: string; [field: string]: unknown }[];
        total: number;
        totalPages: number;
      };
    };

    it('tells who we are, without the key', async () => {
      const raw = JSON.stringify(await worker.callRaw('get_current_user'));
      expect(raw).toContain('robot');
      expect(raw).not.toContain(apiKey);
      expect(raw).not.toContain('api_key');
    });

    it('shows its projects', async () => {
      const { items } = (await worker.call('list_projects')) as { items: { identifier: string; name: string }[] };
      expect(items).toContainEqual(expect.objectContaining({ identifier: 'harbour', name: 'Harbour' }));
    });

    it('lists open, closed and all issues of a project by name, in pages that do not overlap', async () => {
      const [open, closed, all] = [
        await list({ project: 'Harbour', status: 'open' }),
        await list({ project: 'harbour', status: 'closed' }),
        await list({ project: 'harbour', status: '*', perPage: 100 }),
      ];
      expect(open.total).toBeGreaterThan(0);
      expect(closed.total).toBeGreaterThan(0);
      expect(all.total).toBe(open.total + closed.total);
      // Other tests leave issues there, so that all of them may be more than one page has room for.
      const first = all.items.map(({ id }) => id);
      const paged: number[] = [];
      for (let page = 1; page <= Math.ceil(first.length / 10); page += 1) {
        paged.push(...(await list({ project: 'harbour', status: '*', perPage: 10, page })).items.map(({ id }) => id));
      }
      expect(paged.slice(0, first.length)).toEqual(first);
      expect(new Set(paged).size).toBe(paged.length);
    });

    it('filters by the names of tracker, priority, status, assignee and author', async () => {
      const { items } = await list({ project: 'harbour', status: '*', tracker: 'Bug', perPage: 100 });
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ tracker }) => tracker))).toEqual(new Set(['Bug']));
      const byOthers = await list({ status: '*', priority: 'Low', author: 'Ada Quay', project: 'harbour' });
      expect(byOthers.items.every(({ priority, author }) => priority === 'Low' && author === 'Ada Quay')).toBe(true);
      const assigned = await list({ project: 'harbour', status: '*', assignee: 'Ben Mole' });
      expect(assigned.items.length).toBeGreaterThan(0);
      expect(assigned.items.every(({ assignedTo }) => assignedTo === 'Ben Mole')).toBe(true);
      const unassigned = await list({ project: 'harbour', status: '*', assignee: 'none' });
      expect(unassigned.items.length).toBeGreaterThan(0);
      expect(unassigned.items.every(({ assignedTo }) => assignedTo === undefined)).toBe(true);
      expect(
        (await list({ project: 'harbour', status: 'In Progress' })).items.every(
          ({ status }) => status === 'In Progress',
        ),
      ).toBe(true);
    });

    it('creates, comments, changes and closes an issue', async () => {
      const created = (await worker.call('create_issue', {
        project: 'harbour',
        subject: 'Gate B does not close',
        description: 'Since Monday.',
        tracker: 'Bug',
        priority: 'High',
        category: 'Berths',
        assignee: 'me',
      })) as { id: number };
      expect(created).toMatchObject({
        status: 'New',
        priority: 'High',
        category: 'Berths',
        author: 'Robot Harbour',
        assignedTo: 'Robot Harbour',
      });
      expect(await worker.call('comment_issue', { id: created.id, comment: 'Seen it too – ünïcode.' })).toMatchObject({
        issueId: created.id,
        comment: { author: 'Robot Harbour', text: 'Seen it too – ünïcode.' },
      });
      const closed = await worker.call('update_issue', {
        id: created.id,
        status: 'Closed',
        assignee: 'none',
        doneRatio: 100,
      });
      expect(closed).toMatchObject({ status: 'Closed', doneRatio: 100 });
      expect(closed).not.toHaveProperty('assignedTo');
      expect(closed).not.toHaveProperty('notApplied');
      expect(await worker.call('get_issue', { id: created.id })).toMatchObject({
        subject: 'Gate B does not close',
        description: 'Since Monday.',
        comments: [{ text: 'Seen it too – ünïcode.' }],
      });
    });

    it('has its refusals turned into errors that name the argument', async () => {
      expect(await worker.fail('create_issue', { project: 'harbour', subject: ' ' })).toMatchObject({
        code: 'INVALID_API_REQUEST',
        error: expect.stringContaining('subject cannot be blank'),
      });
      expect(
        (await worker.fail('create_issue', { project: 'harbour', subject: 'x', assignee: 'Zoe' })).error,
      ).toContain('Ada Quay');
      expect((await worker.fail('get_issue', { id: 999_999 })).error).toBe('issue 999999 was not found (404)');
    });

    it('refuses a wrong key', async () => {
      await using stranger = await startTestWorker(redmineWorker, {
        tokens: { api_key: 'not-the-key', host_url: url },
      });
      expect(await stranger.fail('list_issues', {})).toMatchObject({ code: 'PERMISSION_DENIED' });
    });
  },
);
