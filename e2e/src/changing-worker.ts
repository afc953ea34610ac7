/** A worker that nobody ships, on this machine, whose tools change when a test says so. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, Server, type Tool } from '@modelcontextprotocol/server';
import { containerOf } from './containers.ts';
import type { SystemAddress } from './system.ts';

export interface ChangingWorker extends AsyncDisposable {
  readonly port: number;
  /** Names of the tools that were called. */
  readonly calls: readonly string[];
  /** Lists other tools from now on, and tells who listens. */
  become(tools: readonly Tool[]): void;
}

/** Listens on every address, so that a hub in a container reaches it. Each tool answers with its name. */
export async function startChangingWorker(initial: readonly Tool[]): Promise<ChangingWorker> {
  let tools = initial;
  const calls: string[] = [];
  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: 'changing', version: '1.0.0' },
        { capabilities: { tools: { listChanged: true } }, instructions: 'Lifts things.' },
      );
      server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
      server.setRequestHandler('tools/call', ({ params }) => {
        calls.push(params.name);
        return { content: [{ type: 'text', text: params.name }] };
      });
      return server;
    },
    { legacy: 'stateless', responseMode: 'sse' },
  );
  // The adapter's types say `url?: string`, Node's `url: string | undefined`; the requests are the same.
  const node = toNodeHandler(handler) as (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  const server = createServer((request, response) => void node(request, response));
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    calls,
    become(next) {
      tools = next;
      handler.notify.toolsChanged();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Adds the worker to those that the hub knows of, as `crane`, which nobody answers for. @returns Takes it out again. */
export async function addWorker(
  system: SystemAddress,
  worker: Pick<ChangingWorker, 'port'>,
): Promise<() => Promise<void>> {
  const path = join(system.home, 'projects', system.project, 'config', 'workers.json');
  const before = await readFile(path, 'utf8');
  const { workers } = JSON.parse(before);
  const url = `http://${await hostOf(system)}:${worker.port}/mcp`;
  await writeFile(path, JSON.stringify({ workers: [...workers, { name: 'crane', url, trust: 'byo' }] }));
  return () => writeFile(path, before);
}

/** Where a process on this machine is reached from the hub. */
async function hostOf(system: SystemAddress): Promise<string> {
  if (system.mode === 'processes') return '127.0.0.1';
  const { NetworkSettings } = await containerOf(system, 'hub');
  const [gateway] = Object.entries(NetworkSettings.Networks)
    .filter(([name]) => name.endsWith('_edge'))
    .map(([, { Gateway }]) => Gateway);
  return gateway ?? '';
}
