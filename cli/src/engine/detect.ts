/** Is there a container engine that can carry the system, and what must be known of it. */
import { z } from 'zod';
import type { RunCommand } from '../run-command.ts';

export interface Engine {
  readonly version: string;
  readonly cpus: number;
  /** User and group are shifted, so that 0 in a container is the user who runs the engine. */
  readonly rootless: boolean;
}

export type Detection =
  | { readonly engine: Engine; readonly reason?: undefined }
  | { readonly engine?: undefined; readonly reason: string };

const Info = z.object({
  ServerVersion: z.string().min(1),
  NCPU: z.int().min(1),
  SecurityOptions: z.array(z.string()).nullish(),
});

const TIMEOUT_MS = 15_000;

/** Asks the docker command; the answer is an engine, or one sentence about why there is none. */
export async function detectEngine(run: RunCommand): Promise<Detection> {
  const [info, compose] = await Promise.all([
    run('docker', ['info', '--format', '{{json .}}'], { timeoutMs: TIMEOUT_MS }),
    run('docker', ['compose', 'version', '--short'], { timeoutMs: TIMEOUT_MS }),
  ]);
  if (info.code === 127) return { reason: 'There is no docker command on this machine.' };
  if (info.code === 124) return { reason: 'The container engine does not answer.' };
  const parsed = parseInfo(info.stdout);
  if (parsed === undefined) {
    const why = info.stderr.trim().split('\n').at(-1)?.slice(0, 200);
    return { reason: `The container engine can't be reached${why ? ` (${why})` : ''}.` };
  }
  const major = /^v?(\d+)\./.exec(compose.stdout.trim())?.[1];
  if (compose.code !== 0 || major === undefined || Number(major) < 2)
    return { reason: 'Docker Compose version 2 is missing (the docker command has no usable "compose").' };
  return {
    engine: {
      version: parsed.ServerVersion,
      cpus: parsed.NCPU,
      rootless: (parsed.SecurityOptions ?? []).some((option) => option.includes('rootless')),
    },
  };
}

function parseInfo(text: string): z.infer<typeof Info> | undefined {
  try {
    return Info.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
