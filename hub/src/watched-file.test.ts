import { appendFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFile } from './watched-file.ts';

/** What happens between the moment at which a file was read and the next. */
let whileRead: (() => Promise<void>) | undefined;
/** What is under way at the file, and what was ever begun. */
let [open, begun] = [0, 0];
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    open += 1;
    begun += 1;
    return work.finally(() => {
      open -= 1;
    });
  };
  const slowRead = async (path: string, encoding: 'utf8'): Promise<string> => {
    const text = await original.readFile(path, encoding);
    const happens = whileRead;
    whileRead = undefined;
    await happens?.();
    return text;
  };
  return {
    ...original,
    readFile: (path: string, encoding: 'utf8') => counted(slowRead(path, encoding)),
    stat: (path: string) => counted(original.stat(path)),
  };
});

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sallyport-watched-'));
  path = join(folder, 'file');
});
let stop: (() => void) | undefined;
afterEach(async () => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const POLL_MS = 500;

/** What comes of a file that is watched, look by look. */
async function watching(): Promise<{ contents: (string | undefined)[]; look: () => Promise<void> }> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const contents: (string | undefined)[] = [];
  stop = await watchFile({
    path,
    parse: (text) => text,
    onChange: (content) => contents.push(content),
    log: { error: () => undefined },
    pollIntervalMs: POLL_MS,
  });
  return {
    contents,
    async look() {
      const before = begun;
      vi.advanceTimersByTime(POLL_MS);
      do await turn();
      while (open > 0 || begun === before);
    },
  };
}

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

test('a change is taken once it has stood still for one more look, so that half a file is not', async () => {
  await writeFile(path, 'deny all');
  const { contents, look } = await watching();
  await writeFile(path, 'deny');
  await look();
  await appendFile(path, ' some');
  await look();
  expect(contents).toEqual(['deny all']);
  await look();
  expect(contents).toEqual(['deny all', 'deny some']);
});

test('a file that is away for one look, and again for one, is not gone; one that stays away is', async () => {
  await writeFile(path, 'here');
  const { contents, look } = await watching();
  for (let time = 0; time < 2; time += 1) {
    await rename(path, `${path}~`);
    await look();
    await rename(`${path}~`, path);
    await look();
  }
  expect(contents).not.toContain(undefined);
  await rm(path);
  await look();
  expect(contents).not.toContain(undefined);
  await look();
  expect(contents.at(-1)).toBeUndefined();
});
