import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFile } from './watched-file.ts';

/** What happens between the moment at which a file was read and the next. */
let whileRead: (() => Promise<void>) | undefined;
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const slowRead = async (path: string, encoding: 'utf8'): Promise<string> => {
    const text = await original.readFile(path, encoding);
    const happens = whileRead;
    whileRead = undefined;
    await happens?.();
    return text;
  };
  return { ...original, readFile: slowRead };
});

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sallyport-watched-'));
  path = join(folder, 'file');
});
afterEach(() => rm(folder, { recursive: true }));

async function watched(): Promise<readonly (string | undefined)[]> {
  const contents: (string | undefined)[] = [];
  const stop = await watchFile({
    path,
    parse: (text) => text,
    onChange: (content) => contents.push(content),
    log: { error: () => undefined },
  });
  stop();
  return contents;
}

test('half a file is not taken for the whole', async () => {
  await writeFile(path, 'half a');
  whileRead = () => appendFile(path, ' sentence');
  expect(await watched()).toEqual(['half a sentence']);
  expect(await readFile(path, 'utf8')).toBe('half a sentence');
});

test('a file that goes while it is read is gone', async () => {
  await writeFile(path, 'here');
  whileRead = () => rm(path);
  expect(await watched()).toEqual([undefined]);
});
