/** What tells one image of a worker from the next. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';

const TIMEOUT_MS = 20_000;

const Inspected = z.array(
  z.object({
    RootFS: z.object({ Layers: z.array(z.string()) }),
    Config: z.looseObject({ Cmd: z.unknown(), Entrypoint: z.unknown(), Env: z.unknown(), User: z.unknown() }),
  }),
);

/**
 * A hash over the content of each worker's image, by the worker's name; one whose image is not found has none. The engine's
 * own id will not do: some engines count the time of the build into it, so that it differs for the same image.
 */
export async function readImageIds(
  project: Project,
  workers: readonly string[],
  run: RunCommand,
): Promise<ReadonlyMap<string, string>> {
  const entries = workers.map(async (name) => {
    const image = `${project.composeName}-worker-${name}`;
    const { code, stdout } = await run('docker', ['image', 'inspect', image], { timeoutMs: TIMEOUT_MS });
    const [inspected] = code === 0 ? Inspected.parse(JSON.parse(stdout || '[]')) : [];
    return inspected === undefined ? [] : [[name, contentId(inspected)] as const];
  });
  return new Map((await Promise.all(entries)).flat());
}

function contentId({ RootFS, Config: { Cmd, Entrypoint, Env, User } }: z.infer<typeof Inspected>[number]): string {
  const content = JSON.stringify([RootFS.Layers, Entrypoint, Cmd, Env, User]);
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}
