import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import { addOverStdio } from './connect-hint.ts';

const lineFor = (home: string) => addOverStdio(openProject('acme', { SALLYPORT_HOME: home }), 'sp_x');

describe('the line that connects Claude Code over stdio', () => {
  it('carries the home where it is not the usual one, as a shell takes it', () => {
    expect(lineFor('/srv/port')).toContain(' -e SALLYPORT_TOKEN=sp_x -e SALLYPORT_HOME=/srv/port -- ');
    expect(lineFor("/srv/ann's port")).toContain(` -e SALLYPORT_HOME='/srv/ann'\\''s port' -- `);
  });

  it('carries no home where it is the usual one', () => {
    expect(lineFor('')).not.toContain('SALLYPORT_HOME');
    expect(lineFor(join(homedir(), '.sallyport'))).not.toContain('SALLYPORT_HOME');
  });
});
