/** What discovery owes to everybody else, whatever one worker does. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { send, startTestHub, stateless } from '../mcp/test-hub.ts';
import { IN_MEMORY, openStore } from '../store/store.ts';
import { createCatalog } from './catalog.ts';
import { memoryAudit, memoryPins } from './pins/memory-pins.ts';
import { createPinStore, PIN_TABLES } from './pins/pin-store.ts';
import { createPins } from './pins/pins.ts';
import { createCatalogSearch } from './search/catalog-search.ts';
import { createSearchAnswer } from './search-answer.ts';
import type { Trust } from './tool.ts';
import { listen, startWorker, textTool } from './worker/worker-fixture.ts';

const log = pino({ level: 'silent' });
const toStop: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop();
});

function catalogWith(pins = memoryPins(), intervalMs = 0) {
  const catalog = createCatalog({ intervalMs, pins, log });
  toStop.push(() => catalog.stop());
  const until = async (fits: () => boolean): Promise<void> => {
    if (fits()) return;
    await new Promise<void>((resolve) => catalog.onChange(() => fits() && resolve()));
  };
  const state = (name: string) => catalog.integration(name)?.state;
  return { catalog, until, state };
}

async function worker(...args: Parameters<typeof startWorker>) {
  const started = await startWorker(...args);
  toStop.push(() => started.close());
  return started;
}

const entry = (name: string, { href: url }: URL, trust: Trust = 'byo') => ({ name, url, trust });

/** A worker that answers JSON-RPC as it likes: `respond` gets each request but the first ones of a connection. */
async function strange(respond: (method: string, id: unknown, response: ServerResponse, params: unknown) => void) {
  const { server, url } = await listen(async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const { method, id, params } = JSON.parse(text);
    if (method === 'server/discover') return void response.writeHead(400).end('{}');
    if (method === 'notifications/initialized') return void response.writeHead(202).end();
    if (method === 'initialize') {
      const { protocolVersion } = params;
      const result = { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'strange', version: '1' } };
      response.setHeader('content-type', 'application/json');
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    }
    respond(method, id, response, params);
  });
  toStop.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return url;
}

test('workers that hang in every way there is are given up, and keep nobody waiting', async () => {
  const { server, url: silent } = await listen(() => undefined);
  toStop.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  let pages = 0;
  const headersOnly = await strange((_, __, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  });
  const sameCursor = await strange((_, id, response) => {
    pages += 1;
    response.setHeader('content-type', 'application/json');
    const tools = [{ name: `page_${pages}`, inputSchema: { type: 'object' } }];
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: { tools, nextCursor: 'again' } }));
  });
  const good = await worker([textTool('greet', 'hello')]);
  const { catalog, until, state } = catalogWith();
  catalog.setWorkers([
    entry('silent', silent),
    entry('headers', headersOnly),
    entry('circle', sameCursor),
    entry('good', good.url),
  ]);
  await until(() => state('good') === 'available' && state('circle') === 'available');
  expect([state('silent'), state('headers')]).toEqual(['starting', 'starting']);
  // The cursor that leads back is followed once.
  expect(pages).toBe(2);
  await until(() => state('silent') === 'unavailable' && state('headers') === 'unavailable');
  expect(catalog.integration('headers')?.lastError).toContain('did not answer in time');
});

test('whatever becomes of other workers, the hub answers from what it knows, finds who comes up, and lets go of all', async () => {
  const { server: free, url: dead } = await listen(() => undefined);
  await new Promise((resolve) => free.close(resolve));
  const asked = Promise.withResolvers<void>();
  const { server: hanging, url: silent } = await listen(() => asked.resolve());
  toStop.push(async () => void hanging.close());
  const dying = await strange((_, id, response, params) => {
    if (JSON.stringify(params ?? {}).includes('cursor')) return void response.socket?.destroy();
    const tools = [{ name: 'half', inputSchema: { type: 'object' } }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: { tools, nextCursor: 'more' } }));
  });
  const good = await worker([textTool('greet', 'hello')]);
  const { catalog, until, state } = catalogWith();
  const answer = createSearchAnswer(createCatalogSearch(catalog));
  await using hub = await startTestHub({
    integrations: catalog.integrations,
    search: (query, { client: _, ...options }) =>
      answer({ query, ...options, integrations: catalog.integrations(), mayCall: () => true, notSetUp: [] }),
  });
  const ask = async (method: string, params?: object) => (await send(hub.url, stateless(method, { ...params }))).text;
  const search = (query: string) => ask('tools/call', { name: 'search_tools', arguments: { query } });

  catalog.setWorkers([entry('dead', dead), entry('silent', silent), entry('dying', dying), entry('good', good.url)]);
  await Promise.all([asked.promise, until(() => state('good') === 'available' && state('dying') === 'unavailable')]);
  // One is asked and has not answered yet: nothing waits for it.
  expect(state('silent')).toBe('starting');
  expect(await ask('tools/list')).toContain('good');
  expect(await search('good.greet')).toContain('good.greet(');
  expect(await search('dying.half')).not.toContain('dying.half(');

  await until(() => state('dead') === 'unavailable');
  await worker([textTool('rise', 'up')], { port: Number(dead.port) });
  await catalog.refresh('dead');
  expect(state('dead')).toBe('available');
  expect(await search('dead.rise')).toContain('dead.rise(');

  const open = () => new Promise<number>((resolve) => hanging.getConnections((_, count) => resolve(count)));
  expect(await open()).toBeGreaterThan(0);
  await catalog.stop();
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  const listings = good.listings();
  await catalog.refresh();
  expect([good.listings(), catalog.integrations()]).toEqual([listings, []]);
});

test('a listing whose stream breaks is noticed at once, and not by a time-out', async () => {
  const broken = await strange((_, __, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': begun\n\n', () => response.socket?.destroy());
  });
  const { catalog, until, state } = catalogWith();
  catalog.setWorkers([entry('broken', broken)]);
  await until(() => state('broken') === 'unavailable');
  expect(catalog.integration('broken')?.lastError).toContain('connection');
  expect(catalog.integration('broken')?.lastError).not.toContain('in time');
});

test('a session that the worker lost is made anew for a listing, once', async () => {
  let lists = 0;
  const forgetful = await strange((_, id, response) => {
    lists += 1;
    if (lists === 2) return void response.writeHead(404).end();
    response.setHeader('content-type', 'application/json');
    const tools = [{ name: `list_${lists}`, inputSchema: { type: 'object' } }];
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: { tools } }));
  });
  const { catalog, until, state } = catalogWith();
  catalog.setWorkers([entry('forgetful', forgetful, 'vetted')]);
  await until(() => state('forgetful') === 'available');
  await catalog.refresh('forgetful');
  expect(lists).toBe(3);
  expect(catalog.integration('forgetful')).toMatchObject({ state: 'available', tools: [{ wireName: 'list_3' }] });
});

test('a worker that is down when the hub starts has its last tools, marked unavailable, and none that is held', async () => {
  const store = openStore(IN_MEMORY, [PIN_TABLES]);
  const pinsAnew = () => createPins({ store: createPinStore(store), audit: memoryAudit() });
  const first = await worker([textTool('greet', 'hello'), textTool('leave', 'bye')], { instructions: 'Greets.' });
  const before = catalogWith(pinsAnew());
  before.catalog.setWorkers([entry('greeter', first.url)]);
  await before.until(() => before.state('greeter') === 'available');
  first.setTools([textTool('greet', 'hello'), textTool('leave', 'bye', { annotations: { readOnlyHint: true } })]);
  await before.catalog.refresh();
  await before.catalog.stop();
  await first.close();
  const after = catalogWith(pinsAnew());
  after.catalog.setWorkers([entry('greeter', first.url)]);
  const expected = { purpose: 'Greets.', tools: [{ method: 'greet' }], held: [{ method: 'leave', reason: 'changed' }] };
  expect(after.catalog.integration('greeter')).toMatchObject({ state: 'starting', ...expected });
  await after.until(() => after.state('greeter') === 'unavailable');
  expect(after.catalog.integration('greeter')).toMatchObject(expected);
  expect(after.catalog.integration('greeter')?.refreshedAt).toBeGreaterThan(0);
});

test('a worker that never stops announcing is listed all the same, and not as often as it announces', async () => {
  const noisy = await worker([textTool('one', '1')]);
  const { catalog, until, state } = catalogWith();
  catalog.setWorkers([entry('noisy', noisy.url, 'vetted')]);
  await until(() => state('noisy') === 'available');
  let announced = 0;
  const tools = [textTool('one', '1'), textTool('two', '2')];
  const flood = setInterval(() => {
    announced += 1;
    noisy.setTools(tools, true);
  }, 2);
  await until(() => catalog.integration('noisy')?.tools.length === 2);
  await expect.poll(() => noisy.listings(), { timeout: 20_000 }).toBeGreaterThan(3);
  clearInterval(flood);
  expect(announced).toBeGreaterThan(noisy.listings() * 10);
});

test('what happens to one integration is told of that one alone', async () => {
  const [one, two] = [await worker([textTool('a', '1')]), await worker([textTool('b', '2')])];
  const { catalog, until, state } = catalogWith();
  catalog.setWorkers([entry('one', one.url, 'vetted'), entry('two', two.url, 'vetted')]);
  await until(() => state('one') === 'available' && state('two') === 'available');
  const untouched = catalog.integration('two')?.tools;
  const told: string[] = [];
  catalog.onChange((name) => told.push(name));
  const listings = two.listings();
  one.setTools([textTool('a', '1'), textTool('c', '3')]);
  await catalog.refresh('one');
  expect(told).toEqual(['one']);
  expect(catalog.integration('two')?.tools).toBe(untouched);
  expect(two.listings()).toBe(listings);
  // A listing that brings nothing new is no change.
  await catalog.refresh('one');
  expect(told).toEqual(['one']);
});

test('a tool that comes later takes no name from one that was accepted', async () => {
  const crane = await worker([textTool('lift_crate', 'up')]);
  const { catalog, until, state } = catalogWith();
  catalog.setWorkers([entry('crane', crane.url)]);
  await until(() => state('crane') === 'available');
  crane.setTools([textTool('lift_crate', 'up'), textTool('lift-crate', 'gone'), textTool('drop', 'down')]);
  await catalog.refresh();
  expect(catalog.integration('crane')).toMatchObject({
    tools: [{ wireName: 'lift_crate', method: 'liftCrate' }],
    held: [
      { wireName: 'lift-crate', method: undefined, reason: 'new' },
      { wireName: 'drop', method: 'drop', reason: 'new' },
    ],
  });
});

test('definitions that hide something, repeat a name or are too long are left out', async () => {
  const crane = await worker([
    textTool('lift', 'up'),
    textTool('lift', 'again', { description: 'Other.' }),
    textTool('drop\u200b', 'hidden'),
    textTool('x'.repeat(200), 'long'),
    textTool('huge', 'big', { _meta: { note: 'x'.repeat(200_000) } }),
    textTool('words', '', { description: 'See\u202E this\u{E0041}.', title: 'T' } as object),
  ]);
  const { catalog, until, state } = catalogWith();
  catalog.setWorkers([entry('crane', crane.url)]);
  await until(() => state('crane') === 'available');
  expect(catalog.integration('crane')?.tools).toMatchObject([
    { wireName: 'lift', description: '' },
    { wireName: 'words', description: 'See this.' },
  ]);
});

test('an operator may answer for an integration, and take that back; the hub remembers', async () => {
  const audit = memoryAudit();
  const store = openStore(IN_MEMORY, [PIN_TABLES]);
  const pinsAnew = () => createPins({ store: createPinStore(store), audit });
  const crane = await worker([textTool('lift', 'up')]);
  const { catalog, until, state } = catalogWith(pinsAnew());
  catalog.setWorkers([entry('crane', crane.url)]);
  await until(() => state('crane') === 'available');
  await catalog.setTrust('crane', 'vetted', 'terminal');
  crane.setTools([textTool('lift', 'up'), textTool('drop', 'down')]);
  await until(() => catalog.integration('crane')?.tools.length === 2);
  const again = catalogWith(pinsAnew());
  again.catalog.setWorkers([entry('crane', crane.url)]);
  expect(again.catalog.integration('crane')?.trust).toBe('vetted');
  await again.catalog.setTrust('crane', 'byo', 'terminal');
  crane.setTools([textTool('lift', 'up'), textTool('drop', 'down'), textTool('swing', 'around')]);
  await again.catalog.refresh('crane');
  expect(again.catalog.integration('crane')?.held).toMatchObject([{ wireName: 'swing' }]);
  expect(audit.records.filter(({ event }) => event === 'integration.trusted')).toMatchObject([
    { integration: 'crane', trust: 'vetted', surface: 'terminal' },
    { integration: 'crane', trust: 'byo', surface: 'terminal' },
  ]);
});
