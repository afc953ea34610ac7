/** A real MCP worker on a loopback port, for tests: its tools are given, and its life can be cut short. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  type CallToolResult,
  createMcpHandler,
  Server,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';

export interface FixtureTool extends Pick<Tool, 'name' | 'description' | 'annotations' | '_meta' | 'outputSchema'> {
  readonly inputSchema?: object;
  readonly run: (
    args: Record<string, unknown>,
    signal: AbortSignal,
    meta: object | undefined,
  ) => CallToolResult | Promise<CallToolResult>;
}

export interface FixtureResource {
  readonly uri: string;
  readonly text: string;
  /** Its last part in the address, where it has no other. */
  readonly name?: string;
}

const RESOURCES_A_PAGE = 20;

export interface WorkerFixture {
  readonly url: URL;
  /** Replaces the tools; `announce` tells connected clients. */
  setTools(tools: readonly FixtureTool[], announce?: boolean): void;
  /** Replaces the resources of a worker that began with some; `announce` tells connected clients. */
  setResources(resources: readonly FixtureResource[], announce?: boolean): void;
  /** How often the tools were listed. */
  readonly listings: () => number;
  /** Cuts every connection, as a killed process would. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts the worker, on `port` where one is given (to come back at the same address). */
export async function startWorker(
  initial: readonly FixtureTool[],
  {
    port = 0,
    instructions = '',
    resources: initialResources,
  }: { port?: number; instructions?: string; resources?: readonly FixtureResource[] } = {},
): Promise<WorkerFixture> {
  let tools = initial;
  let listings = 0;
  let resources = initialResources;
  const handler = createMcpHandler(
    () => {
      const server = serverOf(
        () => tools,
        instructions,
        () => {
          listings += 1;
        },
      );
      if (resources !== undefined) serveResources(server, resources);
      return server;
    },
    { legacy: 'stateless', responseMode: 'sse' },
  );
  // The adapter's types say `url?: string`, Node's `url: string | undefined`; the requests are the same.
  const node = toNodeHandler(handler) as (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  const { server, url } = await listen(node, port);
  return {
    url,
    setTools(next, announce = false) {
      tools = next;
      if (announce) handler.notify.toolsChanged();
    },
    setResources(next, announce = false) {
      resources = next;
      if (announce) handler.notify.resourcesChanged();
    },
    listings: () => listings,
    cut: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A bare HTTP server at an MCP address, for workers that break the rules. */
export async function listen(onRequest: (request: IncomingMessage, response: ServerResponse) => unknown, port = 0) {
  const server = createServer((request, response) => void onRequest(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A TCP server has an address object, never a pipe's name.
  const address = server.address() as AddressInfo;
  return { server, url: new URL(`http://127.0.0.1:${address.port}/mcp`) };
}

function serverOf(tools: () => readonly FixtureTool[], instructions: string, onList: () => void): Server {
  const server = new Server(
    { name: 'fixture', version: '1.0.0' },
    { capabilities: { tools: { listChanged: true } }, instructions },
  );
  server.setRequestHandler('tools/list', () => {
    onList();
    return {
      tools: tools().map(({ run: _, inputSchema, ...tool }) => ({
        ...tool,
        inputSchema: { type: 'object', ...inputSchema },
      })),
    };
  });
  server.setRequestHandler('tools/call', async ({ params }, context: ServerContext) => {
    const tool = tools().find(({ name }) => name === params.name);
    if (tool === undefined) throw new Error(`no tool ${params.name}`);
    return await tool.run(params.arguments ?? {}, context.mcpReq.signal, context.mcpReq._meta);
  });
  return server;
}

function serveResources(server: Server, resources: readonly FixtureResource[]): void {
  server.registerCapabilities({ resources: { listChanged: true } });
  server.setRequestHandler('resources/list', ({ params }) => {
    const from = Number(params?.cursor ?? 0);
    const to = from + RESOURCES_A_PAGE;
    const page = resources.slice(from, to).map(({ uri, name = uri.split('/').at(-1) ?? uri }) => ({ uri, name }));
    return { resources: page, ...(to < resources.length ? { nextCursor: String(to) } : {}) };
  });
  server.setRequestHandler('resources/read', ({ params }) => {
    const found = resources.find(({ uri }) => uri === params.uri);
    if (found === undefined) throw new Error(`no resource ${params.uri}`);
    return { contents: [{ uri: found.uri, text: found.text }] };
  });
}

/** A tool that answers with the given text. */
export function textTool(name: string, text: string, more: Partial<FixtureTool> = {}): FixtureTool {
  return { name, run: () => ({ content: [{ type: 'text', text }] }), ...more };
}
