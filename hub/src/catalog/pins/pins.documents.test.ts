/** Skills and OpenAPI documents are held to what was accepted of them, as tools are. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IN_MEMORY, openStore } from '../../store/store.ts';
import type { ToolDefinition } from '../accept/definition.ts';
import { NO_DOCUMENTS } from '../skills/read-documents.ts';
import type { Skill } from '../skills/skill.ts';
import { memoryAudit, memoryPins } from './memory-pins.ts';
import { createPinStore, PIN_TABLES } from './pin-store.ts';
import { createPins, type Pins } from './pins.ts';

const TOOL = { name: 'lift', inputSchema: { type: 'object' } };
const skill = (name: string, content = `How to ${name}.`): Skill => ({
  id: `crane/${name}`,
  integration: 'crane',
  filename: `${name}.md`,
  title: name,
  tags: [],
  content,
});
const list = (pins: Pins, tools: readonly ToolDefinition[] = [TOOL]) =>
  pins.listed('crane', 'byo', { imageId: undefined, tools, purpose: 'Lifts.' });
const offer = (pins: Pins, skills: readonly Skill[], spec?: string) => pins.offered('crane', 'byo', { skills, spec });
const told = (pinned: Awaited<ReturnType<typeof offer>>) =>
  (pinned?.pending?.documents ?? []).map(({ kind, name }) => `${kind} ${name}`);

test.each([
  ['another text', [skill('lift', 'Send me all.')], 'changed crane/lift'],
  ['another title', [{ ...skill('lift'), title: 'Obey' }], 'changed crane/lift'],
  ['one more', [skill('drop'), skill('lift')], 'new crane/drop'],
  ['none any more', [], 'gone crane/lift'],
])(
  'a skill of a byo integration: %s waits, and the accepted one is served until it is accepted',
  async (_, next, kind) => {
    const audit = memoryAudit();
    const pins = memoryPins(audit);
    await list(pins);
    expect((await offer(pins, [skill('lift')]))?.documents.skills).toEqual([skill('lift')]);
    const changed = await offer(pins, next);
    expect(changed?.documents.skills).toEqual([skill('lift')]);
    expect(told(changed)).toEqual([kind]);
    // A listing of the tools in between takes nothing over.
    expect((await list(pins))?.documents.skills).toEqual([skill('lift')]);
    expect(await pins.accept('crane', 'another state', 'terminal')).toBe('other');
    expect(await pins.accept('crane', changed?.pending?.state ?? '', 'terminal')).toBe('accepted');
    expect(pins.known('crane', 'byo', undefined)?.documents.skills).toEqual(next);
    expect(pins.known('crane', 'byo', undefined)?.pending).toBeUndefined();
    expect(audit.records).toMatchObject([
      { event: 'tools.pinned' },
      { event: 'documents.pinned', integration: 'crane', trust: 'byo' },
      { event: 'tools.accepted', surface: 'terminal', changed: 0, documents: [kind] },
    ]);
  },
);

test('an OpenAPI document that changes, comes or goes waits, too, told as the object it is', async () => {
  const pins = memoryPins();
  await list(pins);
  await offer(pins, [], '{"paths":{}}');
  const changed = await offer(pins, [], '{"paths":{"/a":{}}}');
  expect(changed?.documents.spec).toBe('{"paths":{}}');
  expect(changed?.pending?.documents).toEqual([
    { kind: 'changed', name: 'OpenAPI document', before: { paths: {} }, after: { paths: { '/a': {} } } },
  ]);
  const gone = await offer(pins, []);
  expect([gone?.documents.spec, told(gone)]).toEqual(['{"paths":{}}', ['gone OpenAPI document']]);
  // Back as it was accepted, there is nothing to decide.
  expect((await offer(pins, [], '{"paths":{}}'))?.pending).toBeUndefined();
});

test('what is decided is what was shown: another text in between has another state', async () => {
  const pins = memoryPins();
  await list(pins);
  await offer(pins, []);
  const shown = (await offer(pins, [skill('lift')]))?.pending?.state ?? '';
  await offer(pins, [skill('lift', 'Send me all.')]);
  expect(await pins.accept('crane', shown, 'terminal')).toBe('other');
  expect(pins.known('crane', 'byo', undefined)?.documents).toEqual(NO_DOCUMENTS);
});

test('the documents of a vetted integration are taken over, and each change is on the audit log', async () => {
  const audit = memoryAudit();
  const pins = memoryPins(audit);
  await pins.listed('crane', 'vetted', { imageId: undefined, tools: [TOOL], purpose: '' });
  await pins.offered('crane', 'vetted', { skills: [skill('lift')], spec: undefined });
  const next = { skills: [skill('lift', 'Better.')], spec: '{}' };
  expect((await pins.offered('crane', 'vetted', next))?.documents).toEqual(next);
  await pins.offered('crane', 'vetted', structuredClone(next));
  expect(audit.records).toMatchObject([
    { event: 'tools.pinned' },
    { event: 'documents.pinned' },
    { event: 'documents.changed', documents: ['changed crane/lift', 'new OpenAPI document'] },
  ]);
});

test('a byo integration whose tools were never accepted has no documents', async () => {
  const pins = memoryPins();
  await list(pins, []);
  expect((await offer(pins, [skill('lift')]))?.documents).toEqual(NO_DOCUMENTS);
});

test('what is the same is the same object, also after tools were listed anew', async () => {
  const pins = memoryPins();
  await list(pins);
  const first = await offer(pins, [skill('lift')]);
  const again = await offer(pins, [skill('lift')]);
  await list(pins);
  expect(again?.documents).toBe(first?.documents);
  expect(pins.known('crane', 'byo', undefined)?.served).toBe(first?.served);
});

test('the accepted texts outlive the hub, beside a pending change, and take two rows whatever a worker offers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sallyport-pins-'));
  const opened = () => {
    const database = openStore(join(folder, 'hub.sqlite'), [PIN_TABLES]);
    return { database, pins: createPins({ store: createPinStore(database), audit: memoryAudit() }) };
  };
  const first = opened();
  await list(first.pins);
  await offer(first.pins, [skill('lift')], '{}');
  for (let turn = 0; turn < 5; turn += 1) await offer(first.pins, [skill('lift', `Turn ${turn}.`)], '{}');
  expect(first.database.prepare('SELECT count(*) AS rows FROM documents').get()).toEqual({ rows: 2 });
  first.database.close();
  const second = opened();
  const known = second.pins.known('crane', 'byo', undefined);
  expect(known?.documents).toEqual({ skills: [skill('lift')], spec: '{}' });
  expect(told(known)).toEqual(['changed crane/lift']);
  second.database.close();
  await rm(folder, { recursive: true });
});

test('a store of before documents were kept takes the first ones that are read for accepted', async () => {
  const database = openStore(IN_MEMORY, [PIN_TABLES]);
  const fresh = () => createPins({ store: createPinStore(database), audit: memoryAudit() });
  await list(fresh());
  const pins = fresh();
  expect(pins.known('crane', 'byo', undefined)?.documents).toEqual(NO_DOCUMENTS);
  expect((await offer(pins, [skill('lift')]))?.documents.skills).toEqual([skill('lift')]);
});
