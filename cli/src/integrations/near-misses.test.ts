import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseManifest } from '@sallyport/worker-sdk/manifest';
import { describe, expect, it } from 'vitest';
import { temporaryProject } from '../temporary-home.ts';
import { findNearMisses } from './near-misses.ts';

const manifests = [
  parseManifest({
    name: 'redmine',
    title: 'Redmine',
    description: 'Issues.',
    tokens: { api_key: { description: 'The key.' }, host_url: { description: 'The address.', secret: false } },
  }),
];

/** What is said of a home with these token files; each sentence without the folder of the tokens. */
async function saidOf(...files: string[]): Promise<readonly string[]> {
  await using temporary = await temporaryProject();
  const { project } = temporary;
  const root = join(project.home, 'tokens');
  for (const file of files) {
    await mkdir(join(root, file.endsWith('/') ? file : dirname(file)), { recursive: true });
    if (!file.endsWith('/')) await writeFile(join(root, file), 'x');
  }
  const repository = join(project.home, 'checkout');
  const found = await findNearMisses({
    project,
    manifests,
    broken: ['gitlab'],
    projects: ['acme', 'other'],
    repository,
  });
  return found.map((sentence) => sentence.replaceAll(`${root}/`, ''));
}

describe('token files that nobody reads', () => {
  it('are not those in their place, nor what else lies beside them', async () => {
    const own = ['acme/redmine/api_key', 'acme/redmine/host_url', 'acme/redmine/api_key.bak', 'acme/redmine/notes.txt'];
    expect(await saidOf(...own, 'other/gitlab/token', 'README.md')).toEqual([]);
  });

  it('are not empty folders, at whatever depth', async () => {
    expect(await saidOf('redmine/', 'nosuch/redmine/', 'acme/redmin/')).toEqual([]);
  });

  it('are not those of a worker whose manifest can not be used', async () => {
    expect(await saidOf('acme/gitlab/token', 'acme/gitlab/anything.txt')).toEqual([]);
  });

  it.each([
    ['redmine/api_key', "redmine: the project's folder is missing; move it to acme/redmine"],
    ['acmee/redmine/api_key', 'acmee: no project "acmee" was started here'],
    ['acme/redmin/api_key', 'acme/redmin: there is no integration "redmin"; did you mean "redmine"?'],
    ['acme/redmine/api_key.txt', 'acme/redmine/api_key.txt: the file has to be called api_key'],
    ['acme/redmine/API-KEY', 'acme/redmine/API-KEY: the file has to be called api_key'],
    ['acme/redmine/.host_url', 'acme/redmine/.host_url: the file has to be called host_url'],
  ])('%s is named', async (file, sentence) => {
    expect(await saidOf(file)).toEqual([sentence]);
  });
});
