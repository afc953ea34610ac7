/** The tool `execute_code`: its definition, its arguments, its answer. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { SallyportError } from '../errors.ts';
import type { Client, WorkspaceKey } from '../identity.ts';
import type { Execution } from '../sandbox/execution.ts';
import { parseArguments } from './arguments.ts';
import { renderExecution } from './render-answer.ts';
import { executeDescription, type IntegrationNote } from './surface-text.ts';

const MAX_TIMEOUT_MS = 120_000;
const DEFAULT_TIMEOUT_MS = 60_000;

export interface ExecuteRequest {
  readonly code: string;
  readonly timeoutMs: number;
  readonly client: Client;
  readonly workspace: WorkspaceKey;
  /** Aborted when nobody waits for the answer any more or the hub stops; never after the script has ended. */
  readonly signal: AbortSignal;
  /** A report of the script's `progress()`; `fraction` is between 0 and 1. */
  readonly onProgress: (text: string, fraction?: number) => void;
}

/** Runs a script. Resolves with what became of it, failed or not; a rejection is a fault of the hub. */
export type Execute = (request: ExecuteRequest) => Promise<Execution>;

const TIMEOUT_EXPECTED = `expected a whole number of milliseconds from 1 to ${MAX_TIMEOUT_MS}`;

const Arguments = z.strictObject({
  code: z.string('expected JavaScript as a string').regex(/\S/, 'expected JavaScript, got nothing'),
  timeout_ms: z
    .int(TIMEOUT_EXPECTED)
    .min(1, TIMEOUT_EXPECTED)
    .max(MAX_TIMEOUT_MS, TIMEOUT_EXPECTED)
    .default(DEFAULT_TIMEOUT_MS),
});

/** Written by hand: a generated schema spends tokens on bounds that say nothing. */
const INPUT_SCHEMA: Tool['inputSchema'] = {
  type: 'object',
  properties: {
    code: { type: 'string', description: 'JavaScript, the body of an async function; use return' },
    timeout_ms: { type: 'integer', minimum: 1, maximum: MAX_TIMEOUT_MS, default: DEFAULT_TIMEOUT_MS },
  },
  required: ['code'],
  additionalProperties: false,
};

export const EXECUTE_CODE = 'execute_code';

export function executeCodeDefinition(integrations: readonly IntegrationNote[]): Tool {
  return {
    name: EXECUTE_CODE,
    title: 'Run a script',
    description: executeDescription(integrations),
    inputSchema: INPUT_SCHEMA,
    annotations: { title: 'Run a script', readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    _meta: { 'anthropic/alwaysLoad': true },
  };
}

/** Checks the arguments of one call; throws a SallyportError for those that do not fit. */
export function parseExecuteCode(args: unknown): { code: string; timeoutMs: number } {
  const hint = 'Call it as {"code": "return 1 + 1"}; timeout_ms is optional.';
  const { code, timeout_ms: timeoutMs } = parseArguments(EXECUTE_CODE, Arguments, args, hint);
  return { code, timeoutMs };
}

/** Answers one call. */
export async function callExecuteCode(execute: Execute, request: ExecuteRequest): Promise<CallToolResult> {
  return renderExecution(await execute(request));
}

/** What a script that a stopping hub ends answers. */
export function hubStopping(): SallyportError {
  return new SallyportError('SANDBOX_LOST', 'The hub is stopping, so the script was ended.', {
    hint: 'Try again in some seconds. Calls that the script had made may have taken effect.',
  });
}
