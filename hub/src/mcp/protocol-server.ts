/** The MCP server as one client sees it: two tools, the same in every protocol version. */
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import packageJson from '../../package.json' with { type: 'json' };
import { SallyportError } from '../errors.ts';
import type { Client } from '../identity.ts';
import { SESSIONFUL_VERSIONS } from './era.ts';
import { EXECUTE_CODE, executeCodeDefinition } from './execute-code.ts';
import { renderError } from './render-answer.ts';
import type { ScriptBounds } from './script-bounds.ts';
import type { ScriptCalls } from './script-calls.ts';
import { callSearchTools, SEARCH_TOOLS, type Search, searchToolsDefinition } from './search-tools.ts';
import { type IntegrationNote, instructionsFor } from './surface-text.ts';

/** What the hub offers through the protocol. */
export interface Surface {
  /** The integrations that this client knows at this moment, asked at every request; must not wait for anything. */
  readonly integrations: (client: Client) => readonly IntegrationNote[];
  readonly search: Search;
  readonly scripts: ScriptCalls;
  readonly bounds: ScriptBounds;
  readonly log: Pick<Logger, 'error'>;
}

const IDENTITY = { name: 'sallyport', title: 'Sallyport', version: packageJson.version };

/** Answers a tool's failure as a result that the model reads; faults of ours are logged and told without detail. */
function answerFailure(error: unknown, log: Surface['log']): CallToolResult {
  if (error instanceof SallyportError) return renderError(error);
  log.error({ err: error }, 'a tool call failed in the hub');
  // How far it came is not known here.
  const hint =
    'The log of the hub says why. Calls that a script had made may have taken effect: look before you repeat them.';
  return renderError(
    new SallyportError('SANDBOX_LOST', 'The hub failed to answer this call.', { hint, retryable: false }),
  );
}

/**
 * A server for one request of the stateless protocol, or for one session of the older ones.
 * Every request that reaches it must have proved to come from `client`.
 */
export function createProtocolServer(surface: Surface, client: Client): Server {
  const server = new Server(IDENTITY, {
    // `logging` is declared because some clients set a level unasked; there is nothing else to it.
    capabilities: { tools: { listChanged: true }, logging: {} },
    instructions: instructionsFor(surface.integrations(client)),
    supportedProtocolVersions: SESSIONFUL_VERSIONS,
  });

  server.setRequestHandler('tools/list', () => {
    const integrations = surface.integrations(client);
    return {
      tools: [searchToolsDefinition(integrations), executeCodeDefinition(integrations, surface.bounds, client)],
    };
  });

  server.setRequestHandler('tools/call', async ({ params }, context) => {
    try {
      if (params.name === EXECUTE_CODE)
        return await surface.scripts.run(params.arguments, context, client, server.getClientCapabilities());
      if (params.name === SEARCH_TOOLS) return await callSearchTools(surface.search, params.arguments, client);
    } catch (error) {
      return answerFailure(error, surface.log);
    }
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Unknown tool "${params.name.slice(0, 100)}". There are ${SEARCH_TOOLS} and ${EXECUTE_CODE}; methods of integrations are called inside an ${EXECUTE_CODE} script.`,
    );
  });

  return server;
}
