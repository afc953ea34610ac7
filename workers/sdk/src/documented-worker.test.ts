/** The worker of docs/workers.md, file by file as the page has it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseManifest } from './manifest.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const FILE = /`workers\/harbour\/([\w./]+)`[^`]*:\n\n```\w+\n(.*?)```/gs;

let files: ReadonlyMap<string, string>;
let folder: string;
beforeAll(async () => {
  const page = await readFile(join(REPOSITORY, 'docs/workers.md'), 'utf8');
  files = new Map([...page.matchAll(FILE)].map(([, name = '', text = '']) => [name, text]));
  folder = await mkdtemp(join(tmpdir(), 'documented-worker-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file of the Redmine worker, as it would be for another worker; comments aside. */
async function likeRedmine(file: string): Promise<string> {
  const text = await readFile(join(REPOSITORY, 'workers/redmine', file), 'utf8');
  return withoutComments(text.replaceAll('redmine', 'harbour').replaceAll('REDMINE', 'HARBOUR'));
}

const withoutComments = (text: string) => text.replace(/^ *# .*\n/gm, '');

describe('the worker of docs/workers.md', () => {
  it('is complete, and its compose fragment and package are those of a worker that runs', async () => {
    expect([...files.keys()].sort()).toEqual([
      'compose.yaml',
      'manifest.json',
      'package.json',
      'src/harbour.test.ts',
      'src/main.ts',
    ]);
    expect(parseManifest(JSON.parse(files.get('manifest.json') ?? '')).name).toBe('harbour');
    for (const file of ['compose.yaml', 'package.json'])
      expect(withoutComments(files.get(file) ?? '')).toBe(await likeRedmine(file));
  });

  it('starts, and says which of its token files are missing', async () => {
    for (const [name, text] of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await symlink(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
    const child = spawn(process.execPath, ['src/main.ts'], {
      cwd: folder,
      env: { PORT: '0', TOKENS_DIR: join(folder, 'tokens') },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let log = '';
        child.stderr.on('data', (chunk) => {
          log += chunk;
          const found = /"url":"([^"]+)"/.exec(log)?.[1];
          if (found !== undefined) resolve(found);
        });
        child.once('exit', () => reject(new Error(log)));
      });
      const health = await fetch(`${url}/health`);
      expect(await health.json()).toMatchObject({ status: 'not-configured', missing: ['api_key', 'host_url'] });
    } finally {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
  });
});
