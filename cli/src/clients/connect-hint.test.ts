import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import { addOverStdio, connectWithToken, repoint } from './connect-hint.ts';

const lineFor = (home: string) => addOverStdio(openProject('acme', { SALLYPORT_HOME: home }), 'claude', 'sp_x');

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

describe('the name under which Claude Code keeps a client', () => {
  const namesOf = (project: string, client: string) => {
    const text = connectWithToken(openProject(project, {}), 4000, client, 'sp_x');
    return new Set([...text.matchAll(/claude mcp add (?:--transport http )?(\S+)/g)].map(([, name]) => name));
  };

  it("is the system's own for the first one, and another for each further one", () => {
    expect(namesOf('sallyport', 'claude')).toEqual(new Set(['sallyport']));
    expect(namesOf('acme', 'claude')).toEqual(new Set(['sallyport-acme']));
    expect(namesOf('sallyport', 'second')).toEqual(new Set(['sallyport-second']));
    expect(namesOf('acme', 'second')).toEqual(new Set(['sallyport-acme-second']));
  });

  it('is told of each where the port is another one', () => {
    const text = repoint(openProject('acme', {}), ['claude', 'second'], 4000, 4010);
    expect(text).toContain('claude mcp remove sallyport-acme or sallyport-acme-second, then add it anew');
  });
});
