import { expect, it } from 'vitest';
import { WorkerFailure } from '../worker/worker-failure.ts';
import { readDocuments } from './read-documents.ts';

const MB = 1024 * 1024;

interface LogEntry {
  readonly resources?: readonly { readonly resource: string; readonly reason: string }[];
}

/** A worker with these texts, by address; a failure is thrown. */
function workerWith(texts: readonly (readonly [string, string | undefined | WorkerFailure])[]) {
  const read: string[] = [];
  const logged: LogEntry[] = [];
  const worker = {
    listResources: async () => texts.map(([uri]) => ({ uri, name: uri })),
    readResource: async (uri: string) => {
      read.push(uri);
      const text = texts.find(([candidate]) => candidate === uri)?.[1];
      if (text instanceof WorkerFailure) throw text;
      return text;
    },
  };
  const documents = () => readDocuments('crane', worker, { warn: (entry: LogEntry) => logged.push(entry) });
  return { documents, read, logged };
}

it('reads skills in the order of their ids, and the OpenAPI document, and nothing else', async () => {
  const { documents, read, logged } = workerWith([
    ['skill://b', 'B'],
    ['file:///etc/passwd', 'root'],
    ['openapi://spec', '{ "openapi": "3.1.0" }'],
    ['skill://a', 'A'],
    ['openapi://other', '{}'],
  ]);
  const { skills, spec } = await documents();
  expect(skills.map(({ id, content }) => [id, content])).toEqual([
    ['crane/a', 'A'],
    ['crane/b', 'B'],
  ]);
  expect(spec).toBe('{"openapi":"3.1.0"}');
  expect(read.sort()).toEqual(['openapi://spec', 'skill://a', 'skill://b']);
  expect(logged).toEqual([]);
});

it('leaves out what cannot be served, and says why', async () => {
  const { documents, logged } = workerWith([
    ['skill://good', 'G'],
    ['skill://good', 'again'],
    ['skill://../bad', 'B'],
    ['skill://binary', undefined],
    ['skill://gone', new WorkerFailure('protocol', true, 'The worker refused the request.')],
    ['skill://long', 'x'.repeat(65 * 1024)],
    ['openapi://spec', 'openapi: 3.1.0'],
  ]);
  const { skills, spec } = await documents();
  expect(skills.map(({ id, content }) => [id, content])).toEqual([['crane/good', 'G']]);
  expect(spec).toBeUndefined();
  expect(logged).toEqual([
    {
      integration: 'crane',
      count: 6,
      resources: [
        { resource: 'skill://good', reason: 'another has the same name' },
        { resource: 'skill://../bad', reason: expect.stringContaining('a skill is named by') },
        { resource: 'skill://binary', reason: 'it has no text' },
        { resource: 'skill://gone', reason: 'The worker refused the request.' },
        { resource: 'skill://long', reason: 'a skill has at most 65536 bytes' },
        { resource: 'openapi://spec', reason: 'an OpenAPI document is JSON' },
      ],
    },
  ]);
});

it('takes 50 skills at most and asks for no more, and 1 MiB of them together', async () => {
  const many = workerWith(Array.from({ length: 60 }, (_, n) => [`skill://s${n}`, 'x'] as const));
  expect((await many.documents()).skills).toHaveLength(50);
  expect(many.read).toHaveLength(50);
  const large = workerWith(Array.from({ length: 20 }, (_, n) => [`skill://s${n}`, 'x'.repeat(64 * 1024)] as const));
  expect((await large.documents()).skills).toHaveLength(16);
});

it.each([
  ['longer than 5 MiB', `{"a":"${'x'.repeat(5 * MB)}"}`, 'at most 5242880 bytes'],
  [
    'of a million keys',
    `{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":0`).join(',')}}`,
    'at most 250000 values',
  ],
  ['that nests deeply', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`, 'nests at most 100 levels'],
  ['that is a list', '[]', 'is a JSON object'],
])('leaves out an OpenAPI document %s', async (_, text, reason) => {
  const { documents, logged } = workerWith([['openapi://spec', text]]);
  expect((await documents()).spec).toBeUndefined();
  expect(logged[0]?.resources?.[0]?.reason).toContain(reason);
});

it('fails as a whole where the worker does not answer, so that what was known can stay', async () => {
  const { documents } = workerWith([
    ['skill://a', 'A'],
    ['skill://b', new WorkerFailure('timeout', true, 'late')],
  ]);
  await expect(documents()).rejects.toMatchObject({ kind: 'timeout' });
});
