/** A worker's image stays the one that was accepted while nothing that it runs with changes: another holds all its tools. */
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { REPOSITORY } from './system.ts';

const docker = async (...args: readonly string[]): Promise<string> =>
  (
    await promisify(execFile)('docker', args, { timeout: 280_000, env: { ...process.env, DOCKER_BUILDKIT: '1' } })
  ).stdout.trim();

const inContainers = inject('systems').some(({ mode }) => mode === 'containers');

describe.skipIf(!inContainers)("a worker's image", () => {
  let context: string;
  const built: string[] = [];
  beforeAll(async () => {
    context = await mkdtemp(join(tmpdir(), 'sp-image-'));
    const files = [
      'Dockerfile',
      '.dockerignore',
      '.npmrc',
      'package.json',
      'package-lock.json',
      'hub',
      'sandbox',
      'egress',
    ];
    const filter = (path: string) => basename(path) !== 'node_modules';
    for (const file of [...files, 'workers', 'cli/package.json', 'e2e/package.json', 'bench/package.json'])
      await cp(join(REPOSITORY, file), join(context, file), { recursive: true, filter });
  });
  afterAll(async () => {
    if (built.length > 0) await docker('image', 'rm', '--force', ...new Set(built));
    await rm(context, { recursive: true, force: true });
  });

  /** What tells one image from the next. */
  const layers = async (): Promise<string> => {
    const npmrc = ['--secret', `id=npmrc,src=${process.env['NPMRC'] || '/dev/null'}`];
    const worker = ['--target', 'worker', '--build-arg', 'WORKER=demo'];
    const image = await docker('build', '--quiet', ...worker, ...npmrc, context);
    built.push(image);
    return docker('image', 'inspect', '--format', '{{json .RootFS.Layers}}', image);
  };

  test('is the same when another worker came, and another one when its own sources changed', {
    timeout: 600_000,
  }, async () => {
    const before = await layers();
    const otter = { name: '@sallyport/worker-otter', version: '0.1.0', dependencies: { '@sallyport/worker-sdk': '*' } };
    await mkdir(join(context, 'workers/otter'));
    await writeFile(join(context, 'workers/otter/package.json'), JSON.stringify({ ...otter, private: true }));
    const lockFile = join(context, 'package-lock.json');
    const lock = JSON.parse(await readFile(lockFile, 'utf8'));
    lock.packages['workers/otter'] = otter;
    lock.packages['node_modules/@sallyport/worker-otter'] = { resolved: 'workers/otter', link: true };
    await writeFile(lockFile, JSON.stringify(lock));
    expect(await layers()).toBe(before);

    await appendFile(join(context, 'workers/demo/src/main.ts'), '// changed\n');
    expect(await layers()).not.toBe(before);
  });
});
