/** The tool `execute_code`: its definition, its arguments, its answer. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { AskPerson } from '../approvals/ask.ts';
import { SallyportError } from '../errors.ts';
import type { Client, WorkspaceKey } from '../identity.ts';
import type { Execution, ExecutionRequest } from '../sandbox/execution.ts';
import { parseArguments } from './arguments.ts';
import { renderExecution } from './render-answer.ts';
import type { LongestTimeout, ScriptBounds } from './script-bounds.ts';
import { executeDescription, type IntegrationNote } from './surface-text.ts';

/**
 * Runs a script. Resolves with what became of it, failed or not; a rejection is a fault of the hub. The request's
 * signal aborts when nobody waits for the answer any more or the hub stops, and never after the script has ended.
 */
export type Execute = (request: ScriptRequest) => Promise<Execution>;

export interface ScriptRequest extends ExecutionRequest {
  /** How the person at the client is asked; absent where the client can't do that. */
  readonly askPerson?: AskPerson;
}

function timeoutSchema({ ms, declaredBy }: LongestTimeout) {
  const why = declaredBy === undefined ? '' : `; so long because calls of ${declaredBy} may take that long`;
  const expected = `expected a whole number of milliseconds from 1 to ${ms}${why}`;
  return z.int(expected).min(1, expected).max(ms, expected).optional();
}

/** Such a text has no UTF-8 of its own: its hash on the audit log would be that of others, too. */
const HALF_CHARACTER =
  'expected whole characters, got half of one (a lone surrogate); in a string write it as an escape like \\ud83d';

function argumentsSchema(longest: LongestTimeout) {
  return z.strictObject({
    code: z
      .string('expected JavaScript as a string')
      .regex(/\S/, 'expected JavaScript, got nothing')
      .refine((code) => code.isWellFormed(), HALF_CHARACTER),
    timeout_ms: timeoutSchema(longest),
  });
}

/** Written by hand: a generated schema spends tokens on bounds that say nothing. */
function inputSchema(defaultTimeoutMs: number, maxTimeoutMs: number): Tool['inputSchema'] {
  return {
    type: 'object',
    properties: {
      code: { type: 'string', description: 'JavaScript, the body of an async function; use return' },
      timeout_ms: { type: 'integer', minimum: 1, maximum: maxTimeoutMs, default: defaultTimeoutMs },
    },
    required: ['code'],
    additionalProperties: false,
  };
}

export const EXECUTE_CODE = 'execute_code';

/** The tool as this client sees it. */
export function executeCodeDefinition(
  integrations: readonly IntegrationNote[],
  bounds: ScriptBounds,
  client: Client,
): Tool {
  const maxTimeoutMs = bounds.longestTimeout(client).ms;
  return {
    name: EXECUTE_CODE,
    title: 'Run a script',
    description: executeDescription(integrations, { ...bounds, maxTimeoutMs }),
    inputSchema: inputSchema(bounds.defaultTimeoutMs, maxTimeoutMs),
    annotations: { title: 'Run a script', readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    _meta: { 'anthropic/alwaysLoad': true },
  };
}

/** Checks the arguments of one call; throws a SallyportError for those that do not fit. */
export function parseExecuteCode(
  args: unknown,
  bounds: ScriptBounds,
  client: Client,
): { code: string; timeoutMs: number } {
  const hint = 'Call it as {"code": "return 1 + 1"}; timeout_ms is optional.';
  const schema = argumentsSchema(bounds.longestTimeout(client));
  const { code, timeout_ms: timeoutMs = bounds.defaultTimeoutMs } = parseArguments(EXECUTE_CODE, schema, args, hint);
  return { code, timeoutMs };
}

/** Keeps a value for the next scripts of its conversation; the id under which they find it. */
export type SaveFor = (workspace: WorkspaceKey, json: string) => string;

/** Answers one call. */
export async function callExecuteCode(
  execute: Execute,
  saveFor: SaveFor,
  request: ScriptRequest,
): Promise<CallToolResult> {
  return renderExecution(await execute(request), (json) => saveFor(request.workspace, json));
}

/** What a script that a stopping hub ends answers. `retryable`: nothing that it called can have changed anything. */
export function hubStopping(retryable: boolean): SallyportError {
  const again = retryable
    ? 'Try again in some seconds.'
    : 'Calls that it had made may have taken effect: look before you repeat them.';
  return new SallyportError('SANDBOX_LOST', 'The hub is stopping, so the script was ended.', {
    retryable,
    hint: again,
  });
}
