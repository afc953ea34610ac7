import { describe, expect, test } from 'vitest';
import { toolWith } from '../declare/tool-fixture.ts';
import type { Tool } from '../tool.ts';
import type { SearchedIntegration } from './document.ts';
import { createToolIndex } from './tool-index.ts';

function tool(
  integration: string,
  wireName: string,
  method: string,
  description: string,
  parameters: readonly string[] = [],
): Tool {
  const properties = Object.fromEntries(parameters.map((name) => [name, { type: 'string' }]));
  return toolWith({ integration, wireName, method, description, inputSchema: { properties } });
}

function integration(name: string, purpose: string, tools: readonly Tool[]): SearchedIntegration {
  return { name, purpose, tools };
}

async function indexOf(integrations: readonly SearchedIntegration[]) {
  const index = createToolIndex();
  for (const one of integrations) index.setIntegration(one);
  await index.ready();
  return index;
}

async function searchOver(integrations: readonly SearchedIntegration[]) {
  const index = await indexOf(integrations);
  return (query: string, within?: string) =>
    index
      .search(query, { integration: within, limit: 1_000 })
      .hits.flatMap(({ document }) => (document.kind === 'tool' ? [document.tool] : []));
}

const search = await searchOver([
  integration('redmine', 'Issues of projects', [
    tool('redmine', 'list_issues', 'listIssues', 'Lists issues (tickets), open ones by default.', [
      'status',
      'project',
    ]),
    tool('redmine', 'create_issue', 'createIssue', 'Creates an issue.', ['subject']),
    tool('redmine', 'list_projects', 'listProjects', 'Lists projects.'),
  ]),
  integration('gitlab', 'Code review', [
    tool('gitlab', 'list_merge_requests', 'listMergeRequests', 'Merge requests of a project.'),
    tool('gitlab', 'list_issues', 'listIssues', 'Issues of a GitLab project.'),
  ]),
]);
const names = (query: string, within?: string) =>
  search(query, within).map((found) => `${found.integration}.${found.method}`);

test('words in the order of speech find a camelCase name', () => {
  expect(names('list merge requests')[0]).toBe('gitlab.listMergeRequests');
  expect(names('list open issues')[0]).toBe('redmine.listIssues');
});

test.each(['redmine.createIssue', 'redmine/create_issue', 'REDMINE CREATE-ISSUE', 'create_issue'])(
  'the name %s comes first',
  (query) => {
    expect(names(query)[0]).toBe('redmine.createIssue');
  },
);

test.each([
  ['redmine.createIssue', ['redmine.createIssue']],
  ['redmine/create_issue', ['redmine.createIssue']],
  ['REDMINE CREATE-ISSUE', ['redmine.createIssue']],
  ['createIssue', ['redmine.createIssue']],
  ['list_issues', ['gitlab.listIssues', 'redmine.listIssues']],
])('the exact name %s is answered with nothing else', (query, found) => {
  expect(names(query)).toEqual(found);
});

test('words that happen to be a name find others as well', () => {
  expect(names('create issue')[0]).toBe('redmine.createIssue');
  expect(names('create issue')).toContain('redmine.listIssues');
});

test('a misspelt word is understood', () => {
  expect(names('merge reqests')[0]).toBe('gitlab.listMergeRequests');
});

test('an integration that is named narrows the answer', () => {
  expect(names('list issues', 'gitlab')).toEqual(expect.arrayContaining(['gitlab.listIssues']));
  expect(names('list issues', 'gitlab').every((name) => name.startsWith('gitlab.'))).toBe(true);
});

test('words that nothing carries find nothing', () => {
  expect(names('quantum chromodynamics')).toEqual([]);
});

test('a tool that has all the words comes before one that has one of them in its name', async () => {
  const notes = await searchOver([
    integration('demo', 'People, notes and numbers.', [
      tool('demo', 'add', 'add', 'Adds two numbers.'),
      tool('demo', 'delete_note', 'deleteNote', 'Deletes a note.'),
      { ...tool('demo', 'create_note', 'createNote', 'Writes a note.'), keywords: ['add'] },
    ]),
  ]);
  expect(notes('add note')[0]?.method).toBe('createNote');
});

const office = await searchOver([
  integration('gitlab', 'Code review', [
    tool('gitlab', 'get_merge_request', 'getMergeRequest', 'Shows one.'),
    tool('gitlab', 'create_issue_note', 'createIssueNote', 'Adds a comment to an issue.'),
    tool('gitlab', 'close_issue', 'closeIssue', 'Closes an issue.'),
    tool('gitlab', 'list_branches', 'listBranches', 'Branches of a repository.'),
  ]),
  integration('mail', 'Messages', [tool('mail', 'send_message', 'sendMessage', 'Sends an email.', ['recipient'])]),
]);

test.each([
  ['an abbreviation of the trade', 'show MRs', 'getMergeRequest'],
  ['another word for the same', 'open pull request', 'getMergeRequest'],
  ['another form of the word', 'listing a branch', 'listBranches'],
  ['two words written as one', 'mergerequest', 'getMergeRequest'],
  ['the beginning of a word', 'branc', 'listBranches'],
  ['the name of a parameter', 'recipients', 'sendMessage'],
  ['German', 'Nachricht senden', 'sendMessage'],
  ['Polish without its accents', 'wyslij wiadomosc', 'sendMessage'],
])('%s is understood', (_, query, method) => {
  expect(office(query)[0]?.method).toBe(method);
});

test('a query that names two things finds the tools for both of them first', () => {
  const [first, second] = office('comment an issue and close it').map(({ method }) => method);
  expect([first, second].sort()).toEqual(['closeIssue', 'createIssueNote']);
});

test('a skill is found beside tools, by its title, its tags and its text', async () => {
  const skill = {
    integration: 'gitlab',
    id: 'gitlab/triage',
    title: 'How to triage',
    tags: ['support'],
    content: 'Begin with the oldest ticket.',
  };
  const index = await indexOf([{ name: 'gitlab', purpose: '', tools: [], skills: [skill] }]);
  for (const query of ['triage', 'support', 'oldest tickets', 'gitlab/triage']) {
    expect(index.search(query, { limit: 1 }).hits.map(({ document }) => document.kind)).toEqual(['skill']);
  }
});

test('who names an integration means it more than another that has a rarer word', async () => {
  const many = Array.from({ length: 20 }, (_, n) => tool('others', `do_${n}`, `do${n}`, 'Does something else.'));
  const index = await indexOf([
    integration('others', '', many),
    integration('gateway', '', [tool('gateway', 'create_stream', 'createStream', 'Creates a stream.')]),
    integration('apisix', '', [
      tool('apisix', 'create_route', 'createRoute', 'Creates a route.'),
      tool('apisix', 'get_route', 'getRoute', 'Gets a route.'),
    ]),
  ]);
  const first = ({ hits }: ReturnType<typeof index.search>) => hits[0]?.document.integration;
  expect(first(index.search('apisix stream', { limit: 3 }))).toBe('apisix');
  index.removeIntegration('apisix');
  index.setIntegration(
    integration('routes', '', [
      tool('routes', 'create_apisix', 'createApisix', 'Creates an APISIX route.'),
      tool('routes', 'get_apisix', 'getApisix', 'Gets an APISIX route.'),
    ]),
  );
  await index.ready();
  expect(first(index.search('apisix stream', { limit: 3 }))).toBe('gateway');
});

test('what is hidden from the asker changes nothing of the answer, and no misspelt word is corrected to it', async () => {
  const shown = integration('tracker', 'Issues', [tool('tracker', 'list_issues', 'listIssues', 'Issues.')]);
  const secret = integration('vault', 'Secrets', [
    tool('vault', 'unseal_issues', 'unsealIssues', 'Unseals.'),
    tool('vault', 'seal', 'seal', 'Seals issues.'),
    tool('vault', 'list', 'list', 'Lists the issues of the vault.'),
  ]);
  const [alone, beside] = [await indexOf([shown]), await indexOf([secret, shown])];
  const isShown = ({ integration: name }: { readonly integration: string }) => name === 'tracker';
  for (const query of ['issues', 'unseal issues', 'unsael', 'vault.seal', 'list all issues', 'vault issues']) {
    expect(beside.search(query, { isShown, limit: 9 })).toEqual(alone.search(query, { limit: 9 }));
  }
});

describe('an integration that is listed anew', () => {
  const before = integration('tracker', '', [tool('tracker', 'list_issues', 'listIssues', 'Issues.')]);
  const after = integration('tracker', '', [tool('tracker', 'list_tickets', 'listTickets', 'Tickets.')]);
  const methods = (index: Awaited<ReturnType<typeof indexOf>>) =>
    index.search('list', { limit: 9 }).hits.map(({ document }) => document.kind === 'tool' && document.tool.method);

  test('is found as it was until it is indexed, and then only as it is', async () => {
    const index = await indexOf([before]);
    index.setIntegration(after);
    expect(methods(index)).toEqual(['listIssues']);
    index.setIntegration(integration('other', '', [tool('other', 'add', 'add', 'Adds.')]));
    await index.ready();
    expect(methods(index)).toEqual(['listTickets']);
  });

  test('is not found any more once it is removed, nor are its words known', async () => {
    const index = await indexOf([before, integration('other', '', [tool('other', 'add', 'add', 'Adds.')])]);
    index.removeIntegration('tracker');
    index.setIntegration(integration('third', '', [tool('third', 'subtract', 'subtract', 'Subtracts.')]));
    await index.ready();
    expect(index.search('isues', { limit: 9 }).matches).toBe(0);
  });

  test('ranks as if it had always been so', async () => {
    const other = integration('other', '', [tool('other', 'list', 'list', 'Lists.')]);
    const index = await indexOf([before, other]);
    index.setIntegration(after);
    index.setIntegration(integration('third', '', [tool('third', 'add', 'add', 'Adds.')]));
    await index.ready();
    index.removeIntegration('third');
    index.setIntegration(integration('fourth', '', [tool('fourth', 'sum', 'sum', 'Sums.')]));
    await index.ready();
    const fresh = await indexOf([integration('fourth', '', [tool('fourth', 'sum', 'sum', 'Sums.')]), other, after]);
    expect(index.search('list tickets', { limit: 9 })).toEqual(fresh.search('list tickets', { limit: 9 }));
  });
});

test('other work has its turn while a large catalogue is indexed', async () => {
  const index = createToolIndex();
  for (let n = 0; n < 40; n++) {
    const tools = Array.from({ length: 100 }, (_, at) =>
      tool(`many${n}`, `tool_${at}`, `tool${at}`, `Number ${at} of ${n}. Does what its name says.`),
    );
    index.setIntegration(integration(`many${n}`, '', tools));
  }
  let turns = 0;
  const turn = (): void => {
    turns++;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await index.ready();
  clearImmediate(next);
  expect(turns).toBeGreaterThan(5);
});

describe('a hostile catalogue or query', () => {
  /** Words that share nothing, so that an index has to hold every one of them. */
  const noise = (seed: number, count: number) =>
    Array.from({ length: count }, (_, n) =>
      ((seed * 7_919 + n * 104_729) % 2_176_782_336).toString(36).padStart(6, 'q'),
    ).join(' ');

  test('of long descriptions only so much is indexed, and the tools are found all the same', async () => {
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...tool('big', `tool_${n}`, `tool${n}`, `Number ${n}. ${noise(n, 300)}`),
      inputSchema: { properties: { a: { type: 'string', description: noise(n + 1_000, 9_000) } } },
    }));
    const found = await searchOver([integration('big', '', many)]);
    expect(found('tool 117')[0]?.wireName).toBe('tool_117');
    // A word from deep inside the parameter's description is not in the index.
    const deep = noise(1_005, 9_000).split(' ').at(-1) ?? '';
    expect(found(deep)).toEqual([]);
  });

  test('a query of many long words is answered by its first ones', () => {
    const junk = Array.from({ length: 40 }, (_, n) => `${n}`.padStart(28, 'x')).join(' ');
    expect(names(`merge requests ${junk}`)[0]).toBe('gitlab.listMergeRequests');
    expect(names(`${junk} merge requests`.slice(0, 1_000))).toEqual([]);
  });

  test('words and queries of any length are cut, and the rest is found all the same', async () => {
    const long = 'a'.repeat(1_000_000);
    const found = await searchOver([
      integration('big', long, [tool('big', `get_${'x'.repeat(100)}`, 'getX', `Weather report. ${long}`, [long])]),
    ]);
    expect(found('weather')[0]?.method).toBe('getX');
    expect(found(long)).toEqual([]);
    expect(found(`weather ${'word '.repeat(10_000)}`)[0]?.method).toBe('getX');
  });
});
