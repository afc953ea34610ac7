/** Looks whether the places that a worker's token files name take a connection: the table says so before a call fails. */
import { connect } from 'node:net';
import { CONTAINER_HOST } from './egress-list.ts';
import type { PlannedWorker } from './plan.ts';

const TIMEOUT_MS = 3_000;

/** Connects and hangs up; the code of the error where that failed. */
export type Dial = (host: string, port: number) => Promise<string | undefined>;

/** One sentence for each place that does not answer, asked from this machine, with what to look at. */
export async function unansweredNotes(
  { manifest, tokens, runs, allow }: PlannedWorker,
  dial: Dial = dialTcp,
): Promise<readonly string[]> {
  if (!runs || tokens === undefined) return [];
  const fields = manifest.egress.fromTokens.join(', ');
  const notes = allow.map(async ({ host, port }) => {
    // What containers reach under this name may not listen where this process could ask it.
    const code = host === CONTAINER_HOST ? undefined : await dial(host, port);
    // A name without an address has a note of its own.
    if (code === undefined || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return [];
    return [
      `${host}:${port} does not answer this machine (${code}): is the address right (${fields} in ${tokens.path}), and does what it names run?`,
    ];
  });
  return (await Promise.all(notes)).flat();
}

export const dialTcp: Dial = (host, port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS });
    const end = (code: string | undefined) => {
      socket.destroy();
      resolve(code);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end('ETIMEDOUT'));
    socket.once('error', (error) => end('code' in error ? String(error.code) : error.message));
  });
