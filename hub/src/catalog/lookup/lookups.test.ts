import { expect, it } from 'vitest';
import { SallyportError } from '../../errors.ts';
import { JsonText } from '../../json-text.ts';
import type { CatalogQuery } from '../search/catalog-search.ts';
import type { Skill } from '../skills/skill.ts';
import type { Integration, Tool } from '../tool.ts';
import { createLookups } from './lookups.ts';

function tool(wireName: string, method: string | undefined, description = 'Does it.'): Tool {
  return {
    integration: 'redmine',
    wireName,
    method,
    description,
    keywords: ['ticket'],
    inputSchema: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
    outputSchema: undefined,
    access: 'read',
    isDestructive: false,
    isIdempotent: false,
    example: undefined,
    timeoutMs: undefined,
  };
}

function skill(integration: string, name: string, tags: readonly string[]): Skill {
  return { id: `${integration}/${name}`, integration, filename: `${name}.md`, title: name, tags, content: `# ${name}` };
}

function integration(name: string, more: Partial<Integration> = {}): Integration {
  return {
    name,
    purpose: `About ${name}`,
    trust: 'vetted',
    endpoint: `http://${name}:3000/mcp`,
    state: 'available',
    tools: [],
    held: [],
    skills: [],
    spec: undefined,
    refreshedAt: 0,
    lastError: undefined,
    ...more,
  };
}

const GET_ISSUE = tool('get_issue', 'getIssue');
const TRIAGE = skill('redmine', 'triage-issues', ['Issues', 'triage']);
const INTEGRATIONS = [
  integration('demo', { skills: [skill('demo', 'first-steps', [])] }),
  integration('redmine', {
    tools: [GET_ISSUE, tool('2fa', undefined)],
    skills: [TRIAGE, skill('redmine', 'report', ['issues'])],
    spec: '{"openapi":"3.1.0"}',
  }),
];

const asked: CatalogQuery[] = [];
const lookups = createLookups(async (query) => {
  asked.push(query);
  const hits = [
    { document: { kind: 'skill', integration: 'redmine', skill: TRIAGE } as const, score: 2.34567 },
    { document: { kind: 'tool', integration: 'redmine', tool: GET_ISSUE } as const, score: 1 },
  ];
  return { hits, matches: 2, isGood: true };
});

async function ask(
  name: string,
  args?: unknown,
  integrations: readonly Integration[] = INTEGRATIONS,
): Promise<unknown> {
  const answer = await lookups.get(name)?.answer(args, { integrations, mayCall: () => true, notSetUp: ['gitlab'] });
  return answer instanceof JsonText ? JSON.parse(answer.text) : answer;
}

async function failure(name: string, args?: unknown): Promise<unknown> {
  try {
    return await ask(name, args);
  } catch (error) {
    return error instanceof SallyportError ? error.toShape() : error;
  }
}

it('lists skills without their content, of one integration or with one tag, in any case', async () => {
  const ids = async (options?: object) => ((await ask('skills.list', { options })) as Skill[]).map(({ id }) => id);
  expect(await ids()).toEqual(['demo/first-steps', 'redmine/triage-issues', 'redmine/report']);
  expect(await ids({ integration: 'demo' })).toEqual(['demo/first-steps']);
  expect(await ids({ tag: 'issues' })).toEqual(['redmine/triage-issues', 'redmine/report']);
  expect(await ids({ integration: 'demo', tag: 'issues' })).toEqual([]);
  expect(await ask('skills.list', { options: { tag: 'triage' } })).toEqual([
    {
      id: 'redmine/triage-issues',
      integration: 'redmine',
      filename: 'triage-issues.md',
      title: 'triage-issues',
      tags: ['Issues', 'triage'],
    },
  ]);
});

it('reads a whole skill', async () => {
  expect(await ask('skills.read', { id: 'redmine/triage-issues' })).toEqual(TRIAGE);
});

it.each([
  ['triage-issues', 'Nearest: redmine/triage-issues.'],
  ['redmine/triage-isue', 'Nearest: redmine/triage-issues'],
  ['redmin/triage-issues', 'Nearest: redmine/triage-issues.'],
  ['demo/triage-issues', 'There are: demo/first-steps.'],
  ['zzz', 'There are: demo/first-steps, redmine/triage-issues, redmine/report.'],
])('answers the unknown id %s with those that may be meant', async (id, text) => {
  expect(await failure('skills.read', { id })).toMatchObject({
    code: 'INVALID_ARGUMENTS',
    error: expect.stringContaining(`There is no skill "${id}". ${text}`),
  });
});

it('describes the tools of an integration with their whole schemas', async () => {
  const { inputSchema } = GET_ISSUE;
  const rest = { description: 'Does it.', access: 'read', keywords: ['ticket'], inputSchema };
  expect(await ask('catalog.tools', { integration: 'redmine' })).toEqual([
    { name: 'get_issue', method: 'getIssue', callName: 'redmine.getIssue', ...rest },
    { name: '2fa', method: null, callName: 'redmine.callTool', ...rest },
  ]);
});

it('does not make a text of more descriptions than a script can take', async () => {
  const wordy = integration('redmine', {
    tools: Array.from({ length: 100 }, (_, n) => tool(`t${n}`, `t${n}`, 'x'.repeat(60_000))),
  });
  await expect(ask('catalog.tools', { integration: 'redmine' }, [wordy])).rejects.toMatchObject({
    code: 'RESULT_TOO_LARGE',
    hint: expect.stringContaining('search(query'),
  });
});

it('lists the integrations, and hands out an OpenAPI document', async () => {
  expect(await ask('catalog.integrations')).toEqual([
    { name: 'demo', purpose: 'About demo', state: 'available', tools: 0, skills: 1, hasSpec: false },
    { name: 'redmine', purpose: 'About redmine', state: 'available', tools: 2, skills: 2, hasSpec: true },
  ]);
  expect(await ask('catalog.spec', { integration: 'redmine' })).toEqual({ openapi: '3.1.0' });
  expect(await failure('catalog.spec', { integration: 'demo' })).toMatchObject({
    code: 'UNKNOWN_METHOD',
    error: 'demo offers no OpenAPI document.',
  });
});

it('answers a search with what the search finds, in its order, for what the asker knows', async () => {
  asked.length = 0;
  expect(await ask('catalog.search', { query: 'triage', options: { integration: 'redmine', limit: 2 } })).toEqual([
    {
      kind: 'skill',
      name: 'redmine/triage-issues',
      integration: 'redmine',
      score: 2.346,
      title: 'triage-issues',
      tags: ['Issues', 'triage'],
      declaration: 'skills.read("redmine/triage-issues")',
    },
    {
      kind: 'tool',
      name: 'redmine.getIssue',
      integration: 'redmine',
      score: 1,
      declaration: expect.stringContaining('redmine.getIssue(args: {id: number})'),
    },
  ]);
  await ask('catalog.search', { query: '' });
  expect(asked).toMatchObject([
    { query: 'triage', integration: 'redmine', limit: 2, integrations: INTEGRATIONS },
    { query: '', limit: 10 },
  ]);
});

it.each([
  ['catalog.tools', undefined, 'expected the name of an integration', 'catalog.tools("redmine")'],
  [
    'catalog.tools',
    { integration: { toString: 1 } },
    'expected the name of an integration',
    'catalog.tools("redmine")',
  ],
  ['skills.read', { id: 7 }, 'expected the id of a skill', 'skills.read("redmine/triage-issues")'],
  ['skills.read', { id: 'x'.repeat(10_000) }, 'expected the id of a skill', 'skills.read('],
  ['skills.list', { options: 'redmine' }, 'expected object', 'skills.list({ integration, tag })'],
  ['skills.list', { options: { tags: 'a' } }, 'tags', 'skills.list({ integration, tag })'],
  ['catalog.search', {}, 'expected a string', 'search("list open issues"'],
  ['catalog.search', { query: 'x'.repeat(1_001) }, 'at most 1000 characters', 'search('],
  ['catalog.search', { query: 'x', options: { limit: 51 } }, 'from 1 to 50', 'search('],
  ['catalog.search', { query: 'x', options: { limit: -1 } }, 'from 1 to 50', 'search('],
])('%s(%j) is told what is wrong and how it is called', async (name, args, problem, form) => {
  expect(await failure(name, args)).toMatchObject({
    code: 'INVALID_ARGUMENTS',
    error: expect.stringContaining(problem),
    hint: expect.stringContaining(`Write await ${form}`),
  });
});

it.each(['catalog.tools', 'catalog.spec'])(
  '%s names the integrations that there are, the nearest first',
  async (name) => {
    expect(await failure(name, { integration: 'redmin' })).toMatchObject({
      code: 'UNKNOWN_INTEGRATION',
      error: 'There is no integration "redmin". There are: redmine, demo.',
    });
  },
);

it.each(['__proto__', 'constructor', 'toString'])(
  'the name %s is that of no integration and no skill',
  async (name) => {
    expect(await failure('catalog.tools', { integration: name })).toMatchObject({ code: 'UNKNOWN_INTEGRATION' });
    expect(await failure('skills.read', { id: `${name}/${name}` })).toMatchObject({ code: 'INVALID_ARGUMENTS' });
    expect(lookups.get(name)).toBeUndefined();
  },
);

it('says of an integration that is not set up that it is known, and what the operator can do', async () => {
  for (const name of ['catalog.tools', 'catalog.spec']) {
    expect(await failure(name, { integration: 'gitlab' })).toMatchObject({
      code: 'UNKNOWN_INTEGRATION',
      error: expect.stringMatching(/^gitlab is known here but not set up.*bin\/sallyport status/),
    });
  }
});
