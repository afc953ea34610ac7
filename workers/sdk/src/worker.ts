/** defineWorker(): puts a worker together out of its manifest, its tokens, its tools and its documents. */
import { stoppingFailure } from './call-tool.ts';
import { openHttpListener } from './http-listener.ts';
import { parseManifest } from './manifest.ts';
import { createMcpEndpoint } from './mcp-endpoint.ts';
import { runAsProcess } from './process.ts';
import { openApiResource } from './resource.ts';
import { readSkills } from './skills.ts';
import { openTokenFiles, type TokenSchemas } from './token-files.ts';
import type { Tool } from './tool.ts';
import type { UpstreamAccess } from './upstream/client.ts';
import { openDispatcher } from './upstream/dispatcher.ts';
import type { ListenOptions, RunningWorker, Worker } from './worker-interface.ts';

export interface WorkerDefinition<Schemas extends TokenSchemas> {
  /** The parsed manifest.json. */
  readonly manifest: unknown;
  /** How each token of the manifest is checked; the same names. */
  readonly tokens: Schemas;
  readonly tools: readonly Tool[];
  /** Folder of the skills: Markdown files that tell how a task is done with the tools. */
  readonly skills?: URL;
  /** The OpenAPI document of the upstream, for scripts to look things up in. */
  readonly openApi?: object;
  /** Where `ctx.upstream` sends requests, and what it adds to them. */
  readonly upstream?: (tokens: { readonly [Field in keyof Schemas]: string }) => UpstreamAccess;
  readonly version?: string;
}

const MAX_BODY_BYTES = 4 * 1024 * 1024;
/** Calls get this long to finish, then their answers this long to leave; together well under the 5 s of a container stop. */
const GRACE_MS = 3_000;
const FLUSH_MS = 500;

/** Throws where the manifest is wrong, or where it and the declared tokens do not name the same files. */
export function defineWorker<const Schemas extends TokenSchemas>(definition: WorkerDefinition<Schemas>): Worker {
  const { tools, tokens: schemas, version = '0.1.0' } = definition;
  const manifest = parseManifest(definition.manifest);
  const declared = Object.keys(schemas).sort().join(', ');
  const described = Object.keys(manifest.tokens).sort().join(', ');
  if (declared !== described)
    throw new Error(`manifest.json describes the tokens "${described}", the worker takes "${declared}"`);
  const names = tools.map((tool) => tool.listed.name);
  if (new Set(names).size !== names.length) throw new Error(`two tools share a name: ${names.join(', ')}`);
  for (const { listed } of tools) {
    const preview: unknown = listed._meta?.['preview'];
    if (preview !== undefined && !tools.some((tool) => tool.listed.name === preview && tool.readOnly))
      throw new Error(`${listed.name} names "${String(preview)}" as its preview, which is no tool that only reads`);
  }
  const resources = [
    ...(definition.skills === undefined ? [] : readSkills(definition.skills)),
    ...(definition.openApi === undefined ? [] : [openApiResource(definition.openApi)]),
  ];

  async function listen({ host, port, tokensDir, log, proxyUrl }: ListenOptions): Promise<RunningWorker> {
    const tokens = openTokenFiles(tokensDir, manifest, schemas);
    const dispatcher = openDispatcher(proxyUrl);
    const stopping = new AbortController();
    const access = (): UpstreamAccess => {
      if (definition.upstream === undefined) throw new Error('this worker declares no upstream');
      // The token files are read by exactly these schemas' names.
      return definition.upstream(tokens.values() as { readonly [Field in keyof Schemas]: string });
    };
    const surroundings = { tokens, upstream: { dispatcher, access }, stopping: stopping.signal, log };
    const maxBodyBytes = MAX_BODY_BYTES;
    const endpoint = createMcpEndpoint({ manifest, version, tools, resources, surroundings, maxBodyBytes, log });
    const listener = await openHttpListener({
      host,
      port,
      endpoint,
      maxBodyBytes,
      problems: tokens.problems,
    });

    return {
      url: listener.url,
      scrub: (text) => tokens.scrubber().text(text),
      async stop(graceMs = GRACE_MS) {
        await listener.drain(graceMs);
        stopping.abort(stoppingFailure());
        await listener.drain(FLUSH_MS);
        await listener.close();
        await dispatcher.destroy();
      },
    };
  }

  const worker: Worker = { manifest, tools, listen, run: () => runAsProcess(worker) };
  return worker;
}
