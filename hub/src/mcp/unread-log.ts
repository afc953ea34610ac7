/** Says on the hub's log which connections were closed over answers that nobody reads, but not so often that the log grows by it. */
import type { Logger } from 'pino';
import { pacedRecord } from '../audit/paced-record.ts';
import type { Dropped } from './unread.ts';

/** Of one client in a minute, so that a flood of one hides nothing of another. The names are the operator's, hence few. */
const MAX_LINES_PER_MINUTE = 10;

export function createUnreadLog(
  log: Pick<Logger, 'warn'>,
  now?: () => number,
): (client: string, dropped: Dropped) => void {
  const sayOf = () =>
    pacedRecord(
      ({ reason, ...told }: Dropped & { client: string }) => log.warn(told, reason),
      MAX_LINES_PER_MINUTE,
      now,
    );
  const byClient = new Map<string, ReturnType<typeof sayOf>>();
  return (client, dropped) => {
    const say = byClient.get(client) ?? sayOf();
    byClient.set(client, say);
    say({ client, ...dropped });
  };
}
