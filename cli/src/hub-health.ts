/** Asks the hub and the workers on this machine's loopback how they are. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { POLICY_GONE, UNAUDITED } from './say.ts';

const WorkerAnswer = z.object({ status: z.string(), reasons: z.record(z.string(), z.string()).optional() });

/** Whether a Sallyport hub answers on the port. */
export async function hubAnswers(port: number): Promise<boolean> {
  const answer = await get(port);
  return answer?.status === 200;
}

const HubAnswer = z.object({ audit: z.literal('off').optional(), policy: z.literal('gone').optional() });

/** What the hub on the port says of itself that the operator should hear: that it records nothing, that its policy file is gone. */
export async function hubWarnings(port: number): Promise<readonly string[]> {
  const { audit, policy } = HubAnswer.safeParse((await get(port))?.body).data ?? {};
  return [...(audit === undefined ? [] : [UNAUDITED]), ...(policy === undefined ? [] : [POLICY_GONE])];
}

/** Waits until the hub answers; false when it does not in time. */
export async function waitForHub(port: number, timeoutMs: number): Promise<boolean> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await sleep(100))
    if (await hubAnswers(port)) return true;
  return false;
}

/** `ok`, `silent` when nothing answers, else what keeps the worker from serving. */
export async function askWorker(port: number): Promise<string> {
  const answer = await get(port);
  if (answer === undefined) return 'silent';
  return answer.status === 200 ? 'ok' : (describeWorkerAnswer(answer.body) ?? `answers with status ${answer.status}`);
}

/**
 * The body of a worker's health answer in a few words; undefined for anything else. A worker never quotes a token in it,
 * but it may be somebody else's: nothing it says moves the cursor of a terminal.
 */
export function describeWorkerAnswer(body: unknown): string | undefined {
  const parsed = WorkerAnswer.safeParse(body);
  if (!parsed.success) return undefined;
  const reasons = Object.entries(parsed.data.reasons ?? {}).map(([field, reason]) => `${field}: ${reason}`);
  return printable([parsed.data.status.replace('-', ' '), ...reasons].join('; ')).slice(0, 300);
}

/** A text on one line, without control and formatting characters. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

async function get(port: number): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2_000) });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch {
    return undefined;
  }
}
