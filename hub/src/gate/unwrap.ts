/** From an MCP result to the plain value a script works with, or to the error that the worker reported. */
import { type CallToolResult, type ContentBlock, isCallToolResult } from '@modelcontextprotocol/client';
import { z } from 'zod';
import { type ErrorCode, SallyportError } from '../errors.ts';
import { countJson } from '../json-cost.ts';
import type { ResolvedCall, Step } from './call.ts';
import { MAY_HAVE_HAPPENED } from './invoke.ts';
import { contradicts } from './schema-check.ts';

/** Codes that a worker may claim for its own failures; the others are the hub's to say. */
const WORKER_CODES = [
  'INVALID_ARGUMENTS',
  'INVALID_API_REQUEST',
  'PERMISSION_DENIED',
  'API_ERROR',
  'UPSTREAM_TIMEOUT',
  'WORKER_UNAVAILABLE',
  'RESULT_TOO_LARGE',
] as const;

/** Of these the same request fails again, whatever the worker says. */
const FINAL: ReadonlySet<ErrorCode> = new Set([
  'INVALID_ARGUMENTS',
  'INVALID_API_REQUEST',
  'PERMISSION_DENIED',
  'RESULT_TOO_LARGE',
]);

/** With these a write may have failed after it took effect: no answer came from the upstream, or more than may. */
const LATE: ReadonlySet<ErrorCode> = new Set(['UPSTREAM_TIMEOUT', 'WORKER_UNAVAILABLE', 'RESULT_TOO_LARGE']);

/** Of a worker's words, before they are masked and made short. */
const MAX_READ_CHARS = 20_000;

/** Of JSON that came as text, which no limit of the connection looks into. */
const MAX_PARTS = 300_000;
const MAX_DEPTH = 200;

const WorkerError = z.object({
  error: z.string(),
  code: z.enum(WORKER_CODES),
  retryable: z.boolean(),
  hint: z.string().optional(),
  /** Of the upstream's answer. */
  status: z.int().optional(),
  /** A write had left for the upstream, and was not refused there. */
  mayHaveHappened: z.boolean().optional(),
});

/**
 * `structuredContent` where there is one; text, as JSON where it is JSON; anything else as MCP content blocks,
 * one alone or a list.
 */
export const unwrap: Step<ResolvedCall, ResolvedCall> = async (call, next) => {
  const result = await next(call);
  if (!isCallToolResult(result)) throw new SallyportError('API_ERROR', `${nameOf(call)} gave no result.`);
  if (result.isError === true) {
    const { error, upstreamStatus, isUnclear } = reportedError(call, result);
    call.onMilestone({ at: 'answered', as: isUnclear ? 'unclear' : 'error', upstreamStatus });
    throw error;
  }
  call.onMilestone({ at: 'answered', as: 'ok' });
  const value = plainValue(call, result);
  const { outputSchema } = call.tool;
  // The worker has done it: a value of another shape is worth more than an error, but not without a word.
  if (outputSchema !== undefined && contradicts(outputSchema, value)) call.onMilestone({ at: 'strayed' });
  return value;
};

function plainValue(call: ResolvedCall, result: CallToolResult): unknown {
  if (result.structuredContent !== undefined) return result.structuredContent;
  const { content } = result;
  if (content.every((block) => block.type === 'text')) {
    const text = content.map(textOf).join('\n');
    const value = parsed(text);
    if (value === TOO_COSTLY) throw tooCostly(call);
    return value;
  }
  return content.length === 1 ? content[0] : content;
}

const TOO_COSTLY = Symbol('too costly');

function tooCostly(call: ResolvedCall): SallyportError {
  const message = `${nameOf(call)}: The answer has more than ${MAX_PARTS} values, or more than ${MAX_DEPTH} levels.`;
  return new SallyportError('RESULT_TOO_LARGE', message, { hint: 'Ask for fewer items or fields.' });
}

function parsed(text: string): unknown {
  // Only lists and objects: a worker that says "007" or "true" means the text.
  if (!/^\s*[[{]/.test(text)) return text;
  const cost = countJson();
  cost.add(Buffer.from(text));
  if (cost.parts > MAX_PARTS || cost.deepest > MAX_DEPTH) return TOO_COSTLY;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function reportedError(call: ResolvedCall, result: CallToolResult) {
  const text = result.content.map(textOf).join('\n');
  const claimed = WorkerError.safeParse(result._meta?.['sallyport/error'] ?? parsed(text));
  // As they came: they are masked first, and made short and readable then, or a cut could leave half of a secret.
  const words = (claimed.data?.error ?? text).slice(0, MAX_READ_CHARS).trim();
  const message = `${nameOf(call)}: ${words === '' ? 'failed without a reason' : words}`;
  if (!claimed.success) return { error: new SallyportError('API_ERROR', message), isUnclear: false };
  const { code, hint, status, mayHaveHappened } = claimed.data;
  const retryable = claimed.data.retryable && !FINAL.has(code);
  const isLate = !retryable && (LATE.has(code) || (status !== undefined && status >= 500));
  const isUnclear = call.tool.access !== 'read' && (mayHaveHappened === true || isLate);
  // A worker's advice is told apart from the hub's own.
  const said = hint === undefined ? undefined : `${call.integration} says: ${hint.slice(0, MAX_READ_CHARS)}`;
  const advice = said ?? (isUnclear ? MAY_HAVE_HAPPENED : undefined);
  return {
    error: new SallyportError(code, message, {
      retryable: retryable && !isUnclear,
      ...(advice === undefined ? {} : { hint: advice }),
    }),
    upstreamStatus: status,
    isUnclear,
  };
}

function textOf(block: ContentBlock): string {
  return block.type === 'text' ? block.text : '';
}

function nameOf(call: ResolvedCall): string {
  return `${call.integration}.${call.method}`;
}
