import { describe, expect, it } from 'vitest';
import { openProject, socketDirOf, tokenFolders } from './project.ts';

const environment = { SALLYPORT_HOME: '/home/ann/.sallyport' };

describe('a project', () => {
  it('never shares its compose name with a project of the user’s own', () => {
    expect(openProject('acme', environment).composeName).toBe('sallyport-acme');
    expect(openProject('sallyport', environment).composeName).toBe('sallyport');
  });

  it.each(['', '../x', 'a/b', 'Acme', '-a', 'a'.repeat(41)])('can’t be called %j', (name) => {
    expect(() => openProject(name, environment)).toThrow("can't be a project's name");
  });

  it('looks for token files in the repository first, then in the home', () => {
    expect(tokenFolders(openProject('acme', environment), 'redmine', '/src')).toEqual([
      '/src/tokens/acme/redmine',
      '/home/ann/.sallyport/tokens/acme/redmine',
    ]);
  });

  it('puts its sockets elsewhere when their paths would be too long for macOS', () => {
    expect(socketDirOf('/home/ann/run', '/tmp')).toBe('/home/ann/run');
    const long = `/Users/${'a'.repeat(100)}/run`;
    expect(socketDirOf(long, '/tmp')).toMatch(/^\/tmp\/sallyport-\d+-[0-9a-f]{12}$/);
    expect(socketDirOf(`${long}2`, '/tmp')).not.toBe(socketDirOf(long, '/tmp'));
  });
});
