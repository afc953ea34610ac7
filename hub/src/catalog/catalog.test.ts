import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createCatalog } from './catalog.ts';
import { memoryPins } from './pins/memory-pins.ts';
import { createCatalogSearch } from './search/catalog-search.ts';
import { createSearchAnswer, type SearchRequest } from './search-answer.ts';
import { startWorker, textTool } from './worker/worker-fixture.ts';

const log = pino({ level: 'silent' });
const toStop: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop();
});

function catalogOf(entries: Parameters<ReturnType<typeof createCatalog>['setWorkers']>[0], intervalMs = 0) {
  const catalog = createCatalog({ intervalMs, pins: memoryPins(), log });
  toStop.push(() => catalog.stop());
  catalog.setWorkers(entries);
  /** Resolves as soon as what the catalogue holds fits. */
  const until = async (fits: () => boolean): Promise<void> => {
    if (fits()) return;
    await new Promise<void>((resolve) => catalog.onChange(() => fits() && resolve()));
  };
  return { catalog, until };
}

test('a worker that hangs or is away delays neither the start nor the others', async () => {
  const worker = await startWorker([textTool('greet', 'hello', { annotations: { readOnlyHint: true } })], {
    instructions: 'Greets.',
  });
  toStop.push(() => worker.close());
  const { catalog, until } = catalogOf([
    { name: 'away', url: 'http://127.0.0.1:9/mcp', trust: 'vetted' },
    { name: 'greeter', url: worker.url.href, trust: 'vetted' },
  ]);
  expect(catalog.integrations().map(({ name, state }) => [name, state])).toEqual([
    ['away', 'starting'],
    ['greeter', 'starting'],
  ]);
  await until(
    () => catalog.integration('greeter')?.state === 'available' && catalog.integration('away')?.state === 'unavailable',
  );
  expect(catalog.integration('greeter')).toMatchObject({
    purpose: 'Greets.',
    tools: [{ method: 'greet', access: 'read' }],
  });
  expect(catalog.integration('away')).toMatchObject({ tools: [], lastError: expect.any(String) });
});

test('a worker whose name scripts know as that of one before it does not take its place', async () => {
  const [first, second] = await Promise.all([
    startWorker([textTool('lift', '1')]),
    startWorker([textTool('drop', '2')]),
  ]);
  toStop.push(first.close, second.close);
  const entries = [
    { name: 'crane', url: first.url.href, trust: 'vetted' },
    { name: 'crane_', url: second.url.href, trust: 'byo' },
  ] as const;
  const { catalog, until } = catalogOf(entries);
  await until(() => catalog.integration('crane')?.state === 'available');
  expect(catalog.integrations().map(({ tools }) => tools.map(({ method }) => method))).toEqual([['lift']]);
  expect(catalog.integration('crane')?.trust).toBe('vetted');
});

test('a worker that goes down keeps its tools listed, and is found again when it is back', async () => {
  const first = await startWorker([textTool('greet', 'hello')]);
  const { catalog, until } = catalogOf([{ name: 'greeter', url: first.url.href, trust: 'vetted' }]);
  await until(() => catalog.integration('greeter')?.state === 'available');
  await first.close();
  await until(() => catalog.integration('greeter')?.state === 'unavailable');
  expect(catalog.integration('greeter')?.tools).toHaveLength(1);
  const second = await startWorker([textTool('greet', 'hello')], { port: Number(first.url.port) });
  toStop.push(() => second.close());
  await until(() => catalog.integration('greeter')?.state === 'available');
});

test('tools that a worker announces are served without waiting for the next listing', async () => {
  const worker = await startWorker([textTool('one', '1')]);
  toStop.push(() => worker.close());
  const { catalog, until } = catalogOf([{ name: 'numbers', url: worker.url.href, trust: 'vetted' }]);
  await until(() => catalog.integration('numbers')?.state === 'available');
  worker.setTools([textTool('one', '1'), textTool('two', '2')], true);
  await until(() => catalog.integration('numbers')?.tools.length === 2);
});

test('skills and the OpenAPI document are read behind the tools, and again when the worker announces others', async () => {
  const worker = await startWorker([textTool('one', '1')], {
    resources: [
      { uri: 'skill://count', text: '---\ntitle: Count\n---\n' },
      { uri: 'openapi://spec', text: '{"paths":{}}' },
    ],
  });
  toStop.push(() => worker.close());
  const { catalog, until } = catalogOf([{ name: 'numbers', url: worker.url.href, trust: 'vetted' }]);
  await until(() => catalog.integration('numbers')?.skills.length === 1);
  expect(catalog.integration('numbers')).toMatchObject({
    skills: [{ id: 'numbers/count', title: 'Count' }],
    spec: '{"paths":{}}',
  });
  worker.setResources([{ uri: 'skill://sum', text: 'Sum.' }], true);
  await until(() => catalog.integration('numbers')?.skills[0]?.id === 'numbers/sum');
  expect(catalog.integration('numbers')?.spec).toBeUndefined();
});

test('documents that cannot be read take no tool away, and those that are the same are no change', async () => {
  const worker = await startWorker([textTool('one', '1')], { resources: [{ uri: 'skill://count', text: 'Count.' }] });
  toStop.push(() => worker.close());
  const { catalog, until } = catalogOf([{ name: 'numbers', url: worker.url.href, trust: 'vetted' }]);
  await until(() => catalog.integration('numbers')?.skills.length === 1);
  let changes = 0;
  catalog.onChange(() => {
    changes += 1;
  });
  const before = catalog.integration('numbers')?.skills;
  await catalog.refresh('numbers');
  expect(catalog.integration('numbers')?.skills).toBe(before);
  expect(changes).toBe(0);
  worker.setResources([{ uri: 'skill://count', text: 'x'.repeat(100_000) }]);
  await catalog.refresh('numbers');
  expect(catalog.integration('numbers')).toMatchObject({ state: 'available', skills: [], tools: [{ method: 'one' }] });
});

test('absent and non-boolean annotations make a write', async () => {
  const yes: unknown = 'true';
  const worker = await startWorker([
    textTool('bare', ''),
    // A hostile worker sends what the type does not allow.
    textTool('texty', '', { annotations: { readOnlyHint: yes as boolean } }),
    textTool('honest', '', { annotations: { readOnlyHint: true } }),
  ]);
  toStop.push(() => worker.close());
  const { catalog, until } = catalogOf([{ name: 'mixed', url: worker.url.href, trust: 'vetted' }]);
  await until(() => catalog.integration('mixed')?.state !== 'starting');
  const access = catalog.integration('mixed')?.tools.map((tool) => [tool.wireName, tool.access]) ?? [];
  expect(access.filter(([, kind]) => kind === 'read')).toEqual(access.filter(([name]) => name === 'honest'));
});

test('at most 200 tools of a worker are taken', async () => {
  const worker = await startWorker(Array.from({ length: 250 }, (_, i) => textTool(`tool_${i}`, '')));
  toStop.push(() => worker.close());
  const { catalog, until } = catalogOf([{ name: 'many', url: worker.url.href, trust: 'vetted' }]);
  await until(() => catalog.integration('many')?.state === 'available');
  expect(catalog.integration('many')?.tools).toHaveLength(200);
});

test.each(['process', 'console', 'batch', 'escape'])('no integration can be called %s', (name) => {
  const { catalog } = catalogOf([{ name, url: 'http://127.0.0.1:9/mcp', trust: 'vetted' }]);
  expect(catalog.integrations()).toEqual([]);
});

test('search answers with declarations that can be called, and an empty query lists what there is', async () => {
  const inputSchema = {
    properties: { project: { type: 'string' }, state: { enum: ['open', 'closed'] } },
    required: ['project'],
  };
  const listIssues = textTool('list_issues', '[]', {
    description: 'Lists issues. More text.',
    inputSchema,
    annotations: { readOnlyHint: true },
  });
  const worker = await startWorker([listIssues, textTool('2fa', '', { description: 'A code.' })], {
    instructions: 'Tracks issues.',
  });
  toStop.push(() => worker.close());
  const { catalog, until } = catalogOf([{ name: 'tracker', url: worker.url.href, trust: 'vetted' }]);
  const search = createSearchAnswer(createCatalogSearch(catalog));
  const answer = (request: Omit<SearchRequest, 'integrations' | 'mayCall' | 'notSetUp'>) =>
    search({ ...request, integrations: catalog.integrations(), mayCall: () => true, notSetUp: [] });
  await until(() => catalog.integration('tracker')?.state === 'available');
  expect((await answer({ query: 'list open issues', detail: 'summary', limit: 1 })).split('\n').slice(0, 2)).toEqual([
    '/** read · Lists issues. */',
    'tracker.listIssues(args: {project: string; state?: "open" | "closed"}): Promise<unknown>',
  ]);
  expect(await answer({ query: '2fa', detail: 'summary', limit: 5 })).toContain(
    'tracker.callTool(name: "2fa", args?: {})',
  );
  expect((await answer({ query: 'tracker.listIssues', detail: 'summary', limit: 5 })).split('\n')).toHaveLength(2);
  expect((await answer({ query: 'tracker.listIssues', detail: 'full', limit: 5 })).split('\n')).toEqual([
    '/** read · Lists issues. More text. */',
    'tracker.listIssues(args: {project: string; state?: "open" | "closed"}): Promise<unknown>',
    '// Example: await tracker.listIssues({ project: "project" })',
  ]);
  expect(await answer({ query: '', detail: 'summary', limit: 5 })).toMatch(
    /^Integrations:\n- tracker: Tracks issues\. \[2 tools, available, listed 20/,
  );
  expect(await answer({ query: 'lst isues', detail: 'names', limit: 5 })).toContain('tracker.listIssues');
  expect(await answer({ query: 'xylophone', detail: 'names', limit: 5 })).toMatch(
    /^Nothing fits "xylophone"\.(?:.|\n)*tracker: Tracks issues/,
  );
  expect(await answer({ query: 'issues', integration: 'trakcer', detail: 'names', limit: 5 })).toContain(
    'There is no integration "trakcer"',
  );
});
