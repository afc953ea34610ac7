import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createListFile } from './list-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'egress-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the list file', () => {
  it('hands out a list once per change', async () => {
    const path = join(folder, 'egress.json');
    const file = createListFile(path);
    expect(await file.readChanged()).toBeUndefined();
    expect(file.problem()).toContain('cannot be read');
    await writeFile(path, '{"workers":{"redmine":{"allow":[]}}}');
    expect(await file.readChanged()).toEqual({ workers: { redmine: { allow: [] } } });
    expect(file.problem()).toBeUndefined();
    expect(await file.readChanged()).toBeUndefined();
  });

  it.each(['{"workers":', '{"workers":{"redmine":{"allow":["*"]}}}', '{"workers":{"../x":{"allow":[]}}}'])(
    'says that %s cannot be used and changes nothing',
    async (text) => {
      const path = join(folder, 'egress.json');
      const file = createListFile(path);
      await writeFile(path, text);
      expect(await file.readChanged()).toBeUndefined();
      expect(file.problem()).toBe('is not a valid list');
    },
  );
});
