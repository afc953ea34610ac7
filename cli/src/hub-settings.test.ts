import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HUB_SETTINGS, settingsProblem } from './hub-settings.ts';
import { REPOSITORY } from './project.ts';

describe('the settings of the hub', () => {
  it('are the same in containers as in process mode', async () => {
    const compose = await readFile(join(REPOSITORY, 'compose.yaml'), 'utf8');
    const passedOn = [...compose.matchAll(/^ {6}([A-Z_]+):$/gm)].map(([, name]) => name);
    expect(passedOn).toEqual([...HUB_SETTINGS]);
  });

  it('that the hub could not start with are all named; what else is in the environment does not matter', () => {
    expect(settingsProblem({ PORT: 'x', MAX_RUNNERS: '', LOG_LEVEL: 'debug' })).toBeUndefined();
    const said = settingsProblem({ MAX_RUNNERS: 'many', LOG_LEVEL: 'loud' });
    expect(said).toMatch(
      /^The hub cannot start.*\nMAX_RUNNERS takes a whole number, not "many"\nLOG_LEVEL can't be "loud": .*fatal/,
    );
    expect(settingsProblem({ MAX_RUNNERS: '300' })).toMatch(/\nMAX_RUNNERS can't be "300": .*256/);
  });
});
