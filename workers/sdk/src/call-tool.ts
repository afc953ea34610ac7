/** The one way a call takes inside a worker: run the tool, turn its outcome into a result, remove credentials from it. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import type { TokenFiles } from './token-files.ts';
import type { Tool } from './tool.ts';
import { ToolFailure } from './tool-failure.ts';
import { failureResult, successResult } from './tool-result.ts';
import { createUpstream, type UpstreamSurroundings } from './upstream/client.ts';

export interface CallSurroundings {
  readonly tokens: TokenFiles;
  readonly upstream: Omit<UpstreamSurroundings, 'signal' | 'deadline'>;
  /** After which the caller gives up, where it says so. Milliseconds. */
  readonly timeLeftMs?: number | undefined;
  /** The caller's. It may also fire after the call has ended, which is of no consequence. */
  readonly signal: AbortSignal;
  /** Aborted, with the failure to answer as its reason, when the worker cannot wait for calls any longer. */
  readonly stopping: AbortSignal;
  readonly log: Logger;
}

/** Never rejects: every failure is a result. Neither arguments nor results are logged. */
export async function callTool(tool: Tool, args: unknown, surroundings: CallSurroundings): Promise<CallToolResult> {
  const { tokens, stopping } = surroundings;
  const log = surroundings.log.child({ tool: tool.listed.name });
  const startedAt = performance.now();
  const call = new AbortController();
  const abort = (event: Event) => call.abort((event.target as AbortSignal).reason); // Only signals fire it.
  const sources = [surroundings.signal, stopping];
  for (const source of sources) {
    if (source.aborted) call.abort(source.reason);
    source.addEventListener('abort', abort);
  }

  const { timeLeftMs } = surroundings;
  const deadline = timeLeftMs === undefined ? undefined : Date.now() + timeLeftMs;
  const upstream = createUpstream({ ...surroundings.upstream, signal: call.signal, deadline });
  let result: CallToolResult;
  let outcome = 'ok';
  try {
    const work = tool.run(args, { tokens: () => tokens.values(), upstream, signal: call.signal, log });
    const value = await Promise.race([work, rejectedOn(call.signal)]);
    result = successResult(value, tool.hasOutputSchema);
  } catch (error) {
    // What a read sends by POST is a question.
    const hasWritten = !tool.readOnly && upstream.hasWritten();
    result = failureResult(error, tokens.scrubber().text, hasWritten);
    outcome = error instanceof ToolFailure ? error.code : call.signal.aborted ? 'aborted' : 'unexpected';
    if (outcome === 'unexpected') log.error(whereItBroke(error), 'the tool threw');
  } finally {
    for (const source of sources) source.removeEventListener('abort', abort);
  }
  log.info({ outcome, ms: Math.round(performance.now() - startedAt) }, 'call');
  return tokens.scrubber().value(result);
}

/** Kind and place of an error without its message, which may quote arguments. */
function whereItBroke(error: unknown): { readonly error: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, at: frames.slice(0, 8).map((line) => line.trim()) };
}

function rejectedOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** What a call is answered that the worker could not wait for. A write may have happened by then. */
export function stoppingFailure(): ToolFailure {
  return new ToolFailure('WORKER_UNAVAILABLE', 'the worker was stopped during the call', {
    retryable: false,
    hint: 'a write may have taken effect: look before calling again',
  });
}
