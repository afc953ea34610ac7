import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryProject } from '../temporary-home.ts';
import { findManifests } from './manifests.ts';

const FILES = { 'compose.yaml': '', 'package.json': '{}', 'src/main.ts': '' };
const manifest = (name: string) => JSON.stringify({ name, title: 'A worker', description: 'What it is for.' });

describe('the workers of a checkout', () => {
  it('are those with a usable manifest; each other one has its reason, and keeps none back', async () => {
    await using temporary = await temporaryProject();
    const folder = join(temporary.project.home, 'workers');
    const put = async (worker: string, files: Readonly<Record<string, string>>) => {
      await mkdir(join(folder, worker, 'src'), { recursive: true });
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, worker, name), text);
    };
    await put('sdk', {});
    await put('berth', { ...FILES, 'manifest.json': '{ "name": "berth", }' });
    await put('crane', { ...FILES, 'manifest.json': manifest('cranes') });
    await put('dock', { ...FILES, 'manifest.json': '{ "name": "dock" }' });
    await put('ferry', { 'package.json': '{}', 'manifest.json': manifest('ferry') });
    await put('quay', { ...FILES, 'manifest.json': manifest('quay') });

    const { manifests, broken } = await findManifests(folder);
    expect(manifests.map(({ name }) => name)).toEqual(['quay']);
    expect(broken.map(({ name }) => name)).toEqual(['berth', 'crane', 'dock', 'ferry']);
    const [berth, crane, dock, ferry] = broken.map(({ reason }) => reason);
    expect(berth).toContain('JSON');
    expect(crane).toContain('names "cranes"');
    expect(dock).toContain('title');
    expect(ferry).toBe('workers/ferry/compose.yaml is missing');
  });
});
