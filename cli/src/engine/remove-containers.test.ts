import { describe, expect, it } from 'vitest';
import type { RunCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { removeContainers, removeReplacedImages } from './remove-containers.ts';

/** An engine that lists one thing of each kind, the image under two names, and notes what it is told to remove. */
function engine(answers: Readonly<Record<string, string>> = {}) {
  const removed: string[] = [];
  const filters = new Set<string | undefined>();
  const run: RunCommand = async (_, args) => {
    const [what = '', verb = ''] = args;
    if (what === 'ps' || verb === 'ls') {
      filters.add(args.at(-1));
      return { code: 0, stdout: what === 'image' ? 'i1\ni1\ni2\n' : `${what}1\n`, stderr: '' };
    }
    removed.push(args.join(' '));
    const stderr = answers[`${what} ${verb}`] ?? '';
    return { code: stderr === '' ? 0 : 1, stdout: '', stderr };
  };
  return { removed, filters, run };
}

const CONTAINERS = ['stop ps1', 'rm --force ps1', 'network rm network1'];

describe('what is removed of a project', () => {
  it('is its containers and networks, while volumes and images stay', async () => {
    await using temporary = await temporaryProject();
    const { removed, run } = engine();
    expect(await removeContainers(temporary.project, 'containers', run)).toBeUndefined();
    expect(removed).toEqual(CONTAINERS);
  });

  it('is everything when asked, found by its own label alone', async () => {
    await using temporary = await temporaryProject();
    const { removed, filters, run } = engine();
    expect(await removeContainers(temporary.project, 'everything', run)).toBeUndefined();
    expect(removed).toEqual([...CONTAINERS, 'volume rm volume1', 'image rm i1 i2']);
    expect([...filters]).toEqual(['label=com.docker.compose.project=sallyport-acme']);
  });

  it('ends with what the engine said when something can not be removed', async () => {
    await using temporary = await temporaryProject();
    const { run } = engine({ 'image rm': 'conflict: the image is in use\n' });
    expect(await removeContainers(temporary.project, 'everything', run)).toBe('conflict: the image is in use');
  });

  it('is, after a build, what it has replaced of this project, and no image that has a name', async () => {
    await using temporary = await temporaryProject();
    const { removed, run } = engine();
    await removeReplacedImages(temporary.project, run);
    expect(removed).toEqual(['image prune --force --filter label=com.docker.compose.project=sallyport-acme']);
  });
});
