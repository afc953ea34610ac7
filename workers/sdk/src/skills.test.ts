import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSkills } from './skills.ts';
import { connectClient, startTestWorker } from './testing.ts';
import { defineWorker } from './worker.ts';

const SECRET = 'key-0123456789';
const LIFT = '---\ntitle: Lift a container\ntags: [crane, lift]\n---\n\n# Lift\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skills-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function craneWorker(openApi?: object) {
  const manifest = {
    name: 'crane',
    title: 'Crane',
    description: 'Lifts things.',
    tokens: { api_key: { description: 'The key.' } },
  };
  const skills = pathToFileURL(`${folder}/`);
  const documents = openApi === undefined ? { skills } : { skills, openApi };
  return defineWorker({ manifest, tokens: { api_key: z.string() }, tools: [], ...documents });
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

describe.each(['modern', 'legacy'] as const)('a worker with skills, asked by a client of the %s era', (era) => {
  it('lists each Markdown file of its folder as a resource, and hands out the whole text', async () => {
    write('lift.md', LIFT);
    write('lower.md', '---\ntitle: Lower it\n---\nDown.\n');
    write('notes.txt', 'no skill');
    await using crane = await startTestWorker(craneWorker());
    const client = await connectClient(crane.url, era);
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([
      { uri: 'skill://lift', name: 'lift.md', title: 'Lift a container', mimeType: 'text/markdown', size: LIFT.length },
      { uri: 'skill://lower', name: 'lower.md', title: 'Lower it' },
    ]);
    const { contents } = await client.readResource({ uri: 'skill://lift' });
    expect(contents).toMatchObject([{ uri: 'skill://lift', mimeType: 'text/markdown', text: LIFT }]);
    await expect(client.readResource({ uri: 'skill://drop' })).rejects.toThrow('no resource is at skill://drop');
    await client.close();
  });

  it('offers the OpenAPI document of its upstream, without its own credential in it', async () => {
    await using crane = await startTestWorker(craneWorker({ openapi: '3.1.0', info: { example: SECRET } }), {
      tokens: { api_key: SECRET },
    });
    const client = await connectClient(crane.url, era);
    const { contents } = await client.readResource({ uri: 'openapi://spec' });
    const [content] = contents;
    const text = content !== undefined && 'text' in content ? content.text : '';
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' });
    expect(text).not.toContain(SECRET);
    await client.close();
  });

  it('claims no resources where it has none', async () => {
    const manifest = { name: 'crane', title: 'Crane', description: 'Lifts things.' };
    await using crane = await startTestWorker(defineWorker({ manifest, tokens: {}, tools: [] }), { era });
    const client = await connectClient(crane.url, era);
    expect(client.getServerCapabilities()?.resources).toBeUndefined();
    await client.close();
  });
});

it.each([
  ['Lift.md', LIFT, 'needs a name of lower-case letters, digits and hyphens'],
  ['lift.md', '# Lift\n', 'does not begin with frontmatter'],
  ['lift.md', '---\ntags: [a]\n---\n', 'has frontmatter that does not fit (title: '],
  ['lift.md', '---\ntitle: Lift\ntags: crane\n---\n', 'has frontmatter that does not fit (tags: '],
  ['lift.md', '---\ntitle: Lift\ntag: [crane]\n---\n', 'has frontmatter that does not fit (it: '],
  ['lift.md', '---\ntitle: [Lift\n---\n', 'has frontmatter that does not fit (it is no YAML)'],
  ['lift.md', `${LIFT}${'x'.repeat(64 * 1024)}`, 'is longer than 65536 bytes'],
])('a skill that cannot be served is refused when the worker is defined: %s, %#', (name, text, problem) => {
  write(name, text);
  expect(() => readSkills(pathToFileURL(`${folder}/`))).toThrow(`the skill ${name} ${problem}`);
});
