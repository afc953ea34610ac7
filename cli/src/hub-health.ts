/** Asks the hub and the workers on this machine's loopback how they are. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const WorkerAnswer = z.object({ status: z.string(), missing: z.array(z.string()).optional() });

/** Whether a Sallyport hub answers on the port. */
export async function hubAnswers(port: number): Promise<boolean> {
  const answer = await get(port);
  return answer?.status === 200;
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
  if (answer.status === 200) return 'ok';
  const parsed = WorkerAnswer.safeParse(answer.body);
  return parsed.success
    ? `${parsed.data.status} ${(parsed.data.missing ?? []).join(', ')}`.trim()
    : `status ${answer.status}`;
}

async function get(port: number): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2_000) });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch {
    return undefined;
  }
}
