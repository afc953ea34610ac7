import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { refuseOtherHome } from './other-home.ts';

/** An engine whose containers of this project carry these homes, one line each. */
const engine =
  (...homes: readonly string[]): RunCommand =>
  async () => ({ code: 0, stdout: homes.map((home) => `${home}\n`).join(''), stderr: '' });

describe('the containers of a project', () => {
  it('may be replaced and ended from the home that started them', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    expect(await refuseOtherHome(project, 'up', engine())).toBeUndefined();
    expect(await refuseOtherHome(project, 'up', engine(project.home, project.home))).toBeUndefined();
  });

  it('that carry no home are taken over', async () => {
    await using temporary = await temporaryProject();
    expect(await refuseOtherHome(temporary.project, 'down', engine('', ''))).toBeUndefined();
  });

  it.each(['up', 'down'] as const)(
    'of another home keep %s from going on, which names both ways out',
    async (command) => {
      await using temporary = await temporaryProject();
      const { project } = temporary;
      const said = await refuseOtherHome(project, command, engine('', project.home, '/srv/other'));
      expect(said).toContain('another home: /srv/other');
      expect(said).toContain(`SALLYPORT_HOME='/srv/other' make ${command} PROJECT=acme`);
      expect(said).toContain(`make ${command} PROJECT=NAME`);
    },
  );

  it('carry the home', async () => {
    const hardening = await readFile(join(REPOSITORY, 'compose', 'hardening.yaml'), 'utf8');
    expect(hardening).toContain(`sallyport.home: "\${SALLYPORT_HOME:-}"`);
  });
});
