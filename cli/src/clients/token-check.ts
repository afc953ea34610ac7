/** Asks the hub that runs whether it knows a client token yet: it looks at its list once a second. */
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 5_000;
const INTERVAL_MS = 100;

/**
 * Waits until the hub on this port accepts the token.
 * @returns Undefined at once when nothing answers there, false when the hub still refuses the token at the end.
 */
export async function acceptsToken(port: number, token: string, waitMs = WAIT_MS): Promise<boolean | undefined> {
  for (const end = performance.now() + waitMs; ; await sleep(INTERVAL_MS)) {
    const status = await statusOf(port, token);
    if (status === undefined) return undefined;
    // The client is judged before anything else of a request; what it asks for is refused without opening a session.
    if (status !== 401) return true;
    if (performance.now() >= end) return false;
  }
}

async function statusOf(port: number, token: string): Promise<number | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
      method: 'OPTIONS',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(2_000),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}
