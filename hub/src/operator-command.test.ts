import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { nameProject, operatorCommand } from './operator-command.ts';

afterEach(() => nameProject('sallyport'));

test('a command names the project, where it is not the usual one', () => {
  expect(operatorCommand('status')).toBe('bin/sallyport status');
  nameProject('acme');
  expect(operatorCommand('catalog diff crane')).toBe('bin/sallyport catalog diff crane --project acme');
});

test('no other file of the hub writes a command of its own', async () => {
  const sources = (await readdir(import.meta.dirname, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'operator-command.ts',
  );
  const writes =
    /\b(bin\/sallyport|make (?:status|down)|sallyport (?:up|down|status|catalog|approvals|passphrase|client|policy|audit))\b/;
  const found: string[] = [];
  for (const file of sources) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    for (const line of text.split('\n'))
      if (writes.test(line) && !file.includes('vocabulary')) found.push(`${file}: ${line}`);
  }
  expect(found).toEqual([]);
  expect(sources.length).toBeGreaterThan(100);
});
