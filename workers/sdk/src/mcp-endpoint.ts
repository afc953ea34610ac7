/** The MCP side of a worker: lists its tools and documents, takes calls, for protocol 2026-07-28 and the versions before it. */
import {
  createMcpHandler,
  type McpHttpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import { type CallSurroundings, callTool } from './call-tool.ts';
import type { Manifest } from './manifest.ts';
import { listedResource, type Resource } from './resource.ts';
import type { Tool } from './tool.ts';

export interface McpEndpointOptions {
  readonly manifest: Manifest;
  readonly version: string;
  readonly tools: readonly Tool[];
  readonly resources: readonly Resource[];
  readonly surroundings: Omit<CallSurroundings, 'signal' | 'timeLeftMs'>;
  readonly maxBodyBytes: number;
  readonly log: Logger;
}

/** As the hub makes them; anything else is a stranger's text, and no log line repeats it. */
const ID = /^[\w-]{1,64}$/;

/** A log whose lines carry the ids that the hub has given to the script and the call, so that they can be found there. */
function traced(log: Logger, meta: { readonly [key: string]: unknown } | undefined): Logger {
  const correlationId = meta?.['sallyport/correlationId'];
  const callId = meta?.['sallyport/callId'];
  return log.child({
    ...(typeof correlationId === 'string' && ID.test(correlationId) ? { correlationId } : {}),
    ...(Number.isSafeInteger(callId) ? { callId } : {}),
  });
}

/** How long the hub still waits for the answer, where it says so. */
function timeLeft(meta: { readonly [key: string]: unknown } | undefined): number | undefined {
  const ms = meta?.['sallyport/timeLeftMs'];
  return typeof ms === 'number' && ms > 0 ? ms : undefined;
}

/** Every request gets a server of its own (the old versions too: no sessions), so nothing is kept between two. */
export function createMcpEndpoint({
  manifest,
  version,
  tools,
  resources,
  surroundings,
  maxBodyBytes,
  log,
}: McpEndpointOptions): McpHttpHandler {
  const byName = new Map(tools.map((tool) => [tool.listed.name, tool]));
  // By name, not by declaration: a list that moves between versions would look changed to whoever compares it.
  const listed = [...byName.keys()].sort().flatMap((name) => byName.get(name)?.listed ?? []);
  const byUri = new Map(resources.map((resource) => [resource.uri, resource]));
  const capabilities = { tools: {}, ...(resources.length === 0 ? {} : { resources: {} }) };

  return createMcpHandler(
    () => {
      const server = new Server(
        { name: manifest.name, title: manifest.title, version },
        { capabilities, instructions: manifest.description },
      );
      server.setRequestHandler('tools/list', () => ({ tools: listed }));
      server.setRequestHandler('tools/call', async ({ params }, ctx) => {
        const tool = byName.get(params.name);
        if (tool === undefined)
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, `no tool is named ${params.name}`);
        const { signal, _meta } = ctx.mcpReq;
        const timeLeftMs = timeLeft(_meta);
        return callTool(tool, params.arguments, { ...surroundings, log: traced(log, _meta), timeLeftMs, signal });
      });
      if (resources.length > 0) {
        server.setRequestHandler('resources/list', () => ({ resources: resources.map(listedResource) }));
        server.setRequestHandler('resources/read', ({ params }) => {
          const resource = byUri.get(params.uri);
          if (resource === undefined)
            throw new ProtocolError(ProtocolErrorCode.InvalidParams, `no resource is at ${params.uri}`);
          const { uri, mimeType } = resource;
          return { contents: [{ uri, mimeType, text: surroundings.tokens.scrubber().text(resource.text) }] };
        });
      }
      return server;
    },
    {
      maxRequestBodySize: maxBodyBytes,
      // The message may quote the request.
      onerror: (error) => log.debug({ error: error.name }, 'refused or failed request'),
    },
  );
}
