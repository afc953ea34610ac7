import { expect, it } from 'vitest';
import type { RunCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { readImageIds } from './image-ids.ts';

it('an image is known by its content: built again it is the same, with another layer or command it is not', async () => {
  await using temporary = await temporaryProject();
  const idOf = async (image: object) => {
    const run: RunCommand = async (_, args) => {
      const known = args.at(-1) === 'sallyport-acme-worker-crane';
      return { code: known ? 0 : 1, stdout: known ? JSON.stringify([image]) : '', stderr: '' };
    };
    const ids = await readImageIds(temporary.project, ['crane', 'pier'], run);
    expect([...ids.keys()]).toEqual(['crane']);
    return ids.get('crane');
  };
  const config = { Cmd: ['main.ts'], Entrypoint: ['node'], Env: ['A=1'], User: '1000', Labels: null };
  const image = { Id: 'sha256:1', Created: '2026-01-01', RootFS: { Layers: ['a', 'b'] }, Config: config };
  const id = await idOf(image);
  expect(id).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(await idOf({ ...image, Id: 'sha256:2', Created: '2026-02-02' })).toBe(id);
  expect(await idOf({ ...image, RootFS: { Layers: ['a', 'c'] } })).not.toBe(id);
  expect(await idOf({ ...image, Config: { ...config, Cmd: ['other.ts'] } })).not.toBe(id);
});
