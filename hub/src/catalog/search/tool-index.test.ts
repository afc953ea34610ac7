import { describe, expect, test } from 'vitest';
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
  return {
    integration,
    wireName,
    method,
    description,
    keywords: [],
    inputSchema: { properties },
    outputSchema: undefined,
    access: 'read',
    example: undefined,
    timeoutMs: undefined,
  };
}

function integration(name: string, purpose: string, tools: readonly Tool[]): SearchedIntegration {
  return { name, purpose, tools };
}

async function searchOver(integrations: readonly SearchedIntegration[]) {
  const index = createToolIndex();
  for (const one of integrations) index.setIntegration(one);
  await index.ready();
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
});
