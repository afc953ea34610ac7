/** Clients that run scripts all the time, whatever happens to the hub, and remember what they were answered. */
import { setTimeout as delay } from 'node:timers/promises';
import { connectRaw } from '../clients.ts';
import type { FragileSystem } from './fragile-system.ts';

export interface Load {
  /** The marks of the scripts that were answered with a value. */
  readonly answered: ReadonlySet<string>;
  /** Resolves with the next answer that comes. */
  nextAnswer(): Promise<void>;
  stop(): Promise<void>;
}

const PAUSE_MS = 50;

/** Each call is like no other: its arguments tell which one it is. */
function scriptWith(mark: string, size: number): string {
  return `// ${mark}
    const made = await batch([0, 1, 2, 3].map((n) => () => demo.createNote({ text: '${mark} ' + n + ' ' + 'x'.repeat(${size}) })), { concurrency: 3 });
    await Promise.all(made.results.map((note) => note === undefined ? undefined : demo.deleteNote({ id: note.id })));
    for (let n = 0; n < 3; n += 1) await demo.echo({ mark: '${mark}', n });
    return '${mark}';`;
}

/** The mark that a script of the load bears. */
export function markOf(code: string): string {
  return /^\/\/ (\w+)\n/.exec(code)?.[1] ?? '';
}

/** Four at a time, of two clients. `random`: how much they write. */
export function startLoad(system: FragileSystem['address'], name: string, random: () => number): Load {
  const answered = new Set<string>();
  const ended = new AbortController();
  let answer = Promise.withResolvers<void>();
  let made = 0;
  const client = async (token: string): Promise<void> => {
    const hub = await connectRaw(system, token);
    while (!ended.signal.aborted) {
      made += 1;
      const mark = `${name}${made}`;
      try {
        const code = scriptWith(mark, Math.floor(random() ** 3 * 9_000));
        const { isError, text } = await hub.callTool('execute_code', { code, timeout_ms: 20_000 }, ended.signal);
        if (isError || text !== mark) continue;
        answered.add(mark);
        answer.resolve();
        answer = Promise.withResolvers();
      } catch {
        // The hub is gone, or not there yet.
        await delay(PAUSE_MS);
      }
    }
  };
  const { claude, second } = system.tokens;
  const clients = [claude, claude, second, second].map(client);
  return {
    answered,
    nextAnswer: () => answer.promise,
    async stop() {
      ended.abort();
      await Promise.all(clients);
    },
  };
}
