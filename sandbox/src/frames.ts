/**
 * The contract between hub and sandbox: newline-delimited JSON over the hub's Unix socket.
 *
 * The keeper dials once for itself (`keeper` hello) and once per runner (`runner` hello with the key that the hub
 * gave it in `start`), then hands the connected socket to the runner process. From then on the connection is the
 * runner's identity; no later frame carries one. Whatever arrives from the sandbox side is untrusted: the hub parses
 * every line with these schemas and ends the runner at the first that does not fit.
 *
 * The hub imports the schemas; keeper and runner import the types only, so that a runner loads no library.
 */
import { z } from 'zod';

const RunnerKey = z.string().min(16).max(64);

/** First line of every connection, written by the keeper. */
export const Hello = z.discriminatedUnion('type', [
  /** `lock`: whether the runners of this keeper lock themselves (see lock/). */
  z.strictObject({ type: z.literal('keeper'), pid: z.int(), lock: z.enum(['seccomp', 'none']) }),
  z.strictObject({ type: z.literal('runner'), key: RunnerKey }),
]);
export type Hello = z.infer<typeof Hello>;

/** Keeper to hub, on the keeper's own connection. */
export const KeeperFrame = z.discriminatedUnion('type', [
  /** A runner process is gone, and why. */
  z.strictObject({
    type: z.literal('exited'),
    key: RunnerKey,
    cause: z.enum(['exit', 'memory', 'cpu', 'killed', 'spawn-failed', 'lock-failed']),
    detail: z.string().max(500),
  }),
  /** A runner has taken so much memory that it should not be kept for further scripts. Once for each. */
  z.strictObject({ type: z.literal('heavy'), key: RunnerKey }),
]);
export type KeeperFrame = z.infer<typeof KeeperFrame>;

/**
 * Hub to keeper. `start` asks for one runner process, with the heap and the processor time of a script; `script` says
 * that one begins, from when on its time is counted; `kill` ends the process for good.
 */
export type KeeperCommand =
  | { readonly type: 'start'; readonly key: string; readonly memoryMb: number; readonly cpuMs: number }
  | { readonly type: 'script'; readonly key: string }
  | { readonly type: 'kill'; readonly key: string };

const CallId = z.int().min(1).max(1_000_000);
/** A part of a parsed line is JSON already; how deeply it nests is bounded by whoever reads the line. */
const Json = z.unknown();
/** The deepest nesting of a line. The realm copies values to a depth of 64. */
export const MAX_FRAME_DEPTH = 100;
/** Commas and opening brackets of a line: each may stand for an object in memory. The realm copies half as many values. */
export const MAX_FRAME_PARTS = 500_100;

/** Runner to hub, while a script runs. Sent by code that a script may have taken over. */
export const RunnerFrame = z.discriminatedUnion('type', [
  /**
   * A call of an integration's method; answered by exactly one `reply` with the same id. Ids count up from 1. A method of
   * `skills`, `catalog` or `actions`, which no integration is named, is answered by the hub itself.
   */
  z.strictObject({
    type: z.literal('call'),
    id: CallId,
    integration: z.string().max(64),
    method: z.string().max(200),
    args: Json.optional(),
  }),
  z.strictObject({
    type: z.literal('log'),
    level: z.enum(['log', 'info', 'warn', 'error', 'debug']),
    text: z.string(),
  }),
  z.strictObject({
    type: z.literal('progress'),
    text: z.string().max(2_000),
    fraction: z.number().min(0).max(1).optional(),
  }),
  /** Answers the probe of this number, once the script is at rest and waits for nothing but calls. */
  z.strictObject({ type: z.literal('idle'), probe: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  /** The script returned; `value` is absent for undefined. Nothing may follow until the next `run`. */
  z.strictObject({ type: z.literal('done'), value: Json.optional() }),
  /** The script threw, or can never settle. `line` and `column` are the model's own, from 1. */
  z.strictObject({
    type: z.literal('failed'),
    name: z.string().max(200),
    message: z.string(),
    line: z.int().optional(),
    column: z.int().optional(),
    /** The code of an error of ours that the script did not catch. */
    code: z.string().max(64).optional(),
  }),
]);
export type RunnerFrame = z.infer<typeof RunnerFrame>;

/** What a script sees of a failed call. */
export interface ReplyError {
  readonly error: string;
  readonly code: string;
  readonly retryable: boolean;
  readonly hint?: string;
}

/** Hub to runner. */
export type RunnerCommand =
  /** Run one script. `source` is the whole text to compile, an async function expression; its first line counts as line `1 + lineOffset`. `type` is written first. */
  | {
      readonly type: 'run';
      readonly source: string;
      readonly lineOffset: number;
      /** Names of integrations and their methods, as the globals of the realm. */
      readonly integrations: { readonly [integration: string]: readonly string[] };
      /** Saved results that the script names, as JSON text by their ids. */
      readonly results: { readonly [id: string]: string };
      /** The ids of all that there are, those that it does not name among them. */
      readonly savedIds: readonly string[];
      readonly maxLogLines: number;
      /** The longest value of a call's arguments or of the answer, as JSON in UTF-8. A longer frame ends the runner. */
      readonly maxValueBytes: number;
    }
  | { readonly type: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly type: 'reply'; readonly id: number; readonly error: ReplyError }
  /** Asks for an `idle` frame. Numbers count up; only the newest one is answered. `type` is written first. */
  | { readonly type: 'probe'; readonly probe: number };
