/** Requests to Redmine's REST API: answers checked against a schema, refusals in the caller's words. */
import { type Query, type ToolContext, ToolFailure, UpstreamError } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { createKeyCheck } from './known-key.ts';
import { refusedValues } from './refused-values.ts';

const checkKey = createKeyCheck(() => performance.now());

export interface Reading<T> {
  readonly path: string;
  readonly answer: z.ZodType<T>;
  readonly query?: Query;
  /** What is read, in the caller's words; names it when it is not found. */
  readonly what?: string;
}

export async function read<T>(ctx: ToolContext, { path, answer, query = {}, what }: Reading<T>): Promise<T> {
  await checkKey(ctx);
  const response = await ctx.upstream.request({ method: 'GET', path, query, ...(what === undefined ? {} : { what }) });
  return understood(answer, response.json());
}

/** Sends a change. Resolves with the parsed body, undefined where there is none. A 422 names the refused arguments. */
export async function write(
  ctx: ToolContext,
  change: { method: 'POST' | 'PUT'; path: string; json: unknown; what: string },
): Promise<unknown> {
  await checkKey(ctx);
  try {
    return (await ctx.upstream.request(change)).json();
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 422) throw refusedValues(error.detail);
    throw error;
  }
}

export interface Collection<T> {
  readonly entries: readonly T[];
  /** How many there are on all pages; undefined for the collections that Redmine sends whole. */
  readonly total?: number | undefined;
}

/** Redmine sends the entries of one page under a name of their own, and beside it how many there are. */
export function collection<T>(key: string, entry: z.ZodType<T>): z.ZodType<Collection<T>> {
  const opened = (body: unknown) => {
    if (typeof body !== 'object' || body === null) return body;
    const fields = body as Record<string, unknown>; // A non-null object can be read by name.
    return { entries: fields[key], total: fields['total_count'] };
  };
  return z.preprocess(opened, z.object({ entries: z.array(entry), total: z.int().optional() }));
}

const PER_REQUEST = 100;
const MAX_REQUESTS = 10;

/** All entries of a collection, up to a thousand. */
export async function readAll<T>(
  ctx: ToolContext,
  { path, answer, query = {} }: Reading<Collection<T>>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (let request = 0; request < MAX_REQUESTS; request += 1) {
    const page = await read(ctx, { path, answer, query: { ...query, limit: PER_REQUEST, offset: all.length } });
    all.push(...page.entries);
    if (page.entries.length === 0 || all.length >= (page.total ?? 0)) break;
  }
  return all;
}

export function understood<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ToolFailure('API_ERROR', 'the answer is not what a Redmine sends', {
    hint: 'host_url may name something else than the base of a Redmine',
    cause: parsed.error,
  });
}
