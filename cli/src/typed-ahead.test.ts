/** bin/sallyport, over a stand-in for node: what a terminal shows of what is typed before a question comes. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from './project.ts';

/** What the terminal is set to while the command runs, and after it, with the command's exit code. util-linux's `script` gives the terminal. */
async function settingsDuring(command: string, standIn = ''): Promise<{ during: string; after: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bin-'));
  try {
    await mkdir(join(folder, 'bin'));
    await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
    await cp(join(REPOSITORY, 'bin/sallyport'), join(folder, 'bin/sallyport'));
    const text = `#!/bin/sh\nstty -a\necho "arguments: $*"\n${standIn}\nexit 7\n`;
    await writeFile(join(folder, 'node_modules/.bin/node'), text, { mode: 0o755 });
    const line = `bin/sallyport ${command}; echo "code $?"; stty -a`;
    const { stdout } = await promisify(execFile)('script', ['-qec', line, '/dev/null'], { cwd: folder });
    const [during = '', after = ''] = stdout.split(/^(?=code )/m);
    return { during, after };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe.skipIf(process.platform !== 'linux')('what is typed ahead', () => {
  it.each(['approvals approve act-1', 'passphrase', 'client add x', 'catalog accept crane'])(
    'is not shown by %s',
    async (command) => {
      const { during, after } = await settingsDuring(command);
      expect(during).toMatch(/ -echo /);
      expect(during).toMatch(new RegExp(`arguments: .*main.ts ${command}\r`));
      expect(after).toMatch(/^code 7\r/);
      expect(after).toMatch(/ echo /);
    },
  );

  it('is not shown by a command that is broken off, and the terminal is put right', async () => {
    const { during, after } = await settingsDuring('passphrase', 'trap - INT; kill -INT $$');
    expect(during).toMatch(/ -echo /);
    expect(after).toMatch(/^code 130\r/);
    expect(after).toMatch(/ echo /);
  });

  it('is shown where no passphrase is asked for', async () => {
    expect((await settingsDuring('status')).during).toMatch(/ echo /);
  });
});
