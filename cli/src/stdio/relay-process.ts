/** For tests: the relay as a process, and the messages that a client without a library sends through it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, vi } from 'vitest';
import { ALICE, sessionful } from '../../../hub/src/mcp/test-hub.ts';

export const RELAY = fileURLToPath(new URL('test-relay.ts', import.meta.url));

type Line = {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: { readonly [name: string]: unknown };
  readonly result?: { readonly [name: string]: unknown };
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
};

/** The relay as a process, its output as parsed lines. */
export function startRelay(url: string, token = ALICE) {
  const child: ChildProcess = spawn(process.execPath, [RELAY, url, token], { stdio: 'pipe' });
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('no pipes');
  const exited = once(child, 'exit');
  children.push(child);
  let text = '';
  let log = '';
  stdout.on('data', (chunk) => (text += chunk));
  stderr.on('data', (chunk) => (log += chunk));
  const lines = (): Line[] =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  return {
    child,
    stdin,
    exited,
    lines,
    log: () => log,
    send: (...messages: string[]) => stdin.write(messages.map((message) => `${message}\n`).join('')),
    /** Waits for the line that `is` finds. */
    line: (is: (line: Line) => boolean) =>
      vi.waitFor(
        () => {
          const line = lines().find(is);
          if (line === undefined) throw new Error(`not among ${text}; log: ${log}`);
          return line;
        },
        { timeout: 10_000 },
      ),
  };
}

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

export const initialized = sessionful('notifications/initialized', {}, null);
export const call = (code: string, id: number) =>
  sessionful('tools/call', { name: 'execute_code', arguments: { code } }, id);
export const answerTo = (id: unknown) => (line: Line) => line.id === id && line.method === undefined;
