import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createUnreadLog } from './unread-log.ts';

test('a client that leaves answer after answer unread fills no log, and hides no other client', () => {
  let now = 0;
  const lines: unknown[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) });
  const say = createUnreadLog(log, () => now);
  for (let n = 0; n < 250; n += 1) say('alice', { reason: 'closed', unreadBytes: n });
  say('bob', { reason: 'closed', unreadBytes: 7 });
  expect(lines).toHaveLength(11);
  expect([lines[0], lines[10]]).toEqual([
    { level: 40, client: 'alice', unreadBytes: 0, msg: 'closed' },
    { level: 40, client: 'bob', unreadBytes: 7, msg: 'closed' },
  ]);
  now = 60_000;
  for (const unreadBytes of [1, 2]) say('alice', { reason: 'closed', unreadBytes });
  expect(lines.slice(11)).toEqual([
    { level: 40, client: 'alice', unreadBytes: 1, unrecorded: 240, msg: 'closed' },
    { level: 40, client: 'alice', unreadBytes: 2, msg: 'closed' },
  ]);
});
