/** Reads single figures of the running hub from the page that it has for collectors. */
import { operatorPort } from './operator/operator-port.ts';

/** The time at which the hub's process started. Another one is another hub, which knows no session of the one before. */
export function hubStartedAt(port: number): Promise<number | undefined> {
  return figure(port, 'process_start_time_seconds');
}

/** How many calls wait for a person. */
export function waitingCalls(port: number): Promise<number | undefined> {
  return figure(port, 'sallyport_pending_actions');
}

/** `port` is the clients' own. Undefined where no hub answers. */
async function figure(port: number, name: string): Promise<number | undefined> {
  try {
    const page = `http://127.0.0.1:${operatorPort(port)}/metrics`;
    const text = await (await fetch(page, { signal: AbortSignal.timeout(2_000) })).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length));
  } catch {
    return undefined;
  }
}
