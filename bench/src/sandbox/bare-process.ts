/**
 * What a wall between processes costs by itself: an AsyncFunction in another process of node, with one Unix socket between the two and
 * nothing checked, limited or kept apart. No sandbox that is a process of its own can be quicker.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FromScript, readLines, type ToScript, writeLine } from './bare-lines.ts';
import { type Contestant, TOOLS } from './contestant.ts';

export async function startBareProcess(): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-process-'));
  const server = createServer();
  const socketPath = join(folder, 'hub.sock');
  server.listen(socketPath);
  await once(server, 'listening');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-process-child.ts'), socketPath], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Only our own child knows the path.
  const [socket] = (await once(server, 'connection')) as [Socket];
  const waiting = new Map<number, (value: unknown) => void>();
  let scripts = 0;
  const send = (line: ToScript): void => writeLine(socket, line);
  readLines(socket, async (line: FromScript) => {
    if (line.type === 'call') send({ type: 'reply', call: line.call, value: await TOOLS[line.method](line.args) });
    else {
      waiting.get(line.script)?.(line.value);
      waiting.delete(line.script);
    }
  });
  return {
    tools: 'demo',
    run(code) {
      scripts += 1;
      const script = scripts;
      send({ type: 'run', script, code });
      return new Promise((resolve) => waiting.set(script, resolve));
    },
    async close() {
      server.close();
      socket.destroy();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
