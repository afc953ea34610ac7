/** How commands leave for a runner. */
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createRunnerLink } from './runner-link.ts';
import { readLines } from './wire.ts';

function attachedLink() {
  const socket = new Socket();
  const written: string[] = [];
  vi.spyOn(socket, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const link = createRunnerLink({
    key: 'a-key-of-a-runner',
    maxValueBytes: 1_000,
    askKill() {},
    tellScript: () => written.push('(the keeper is told)'),
    onAttack() {},
  });
  link.attach(socket, readLines(socket, { maxBytes: 100, onLine() {}, onTooLong() {} }));
  return { link, written };
}

test('replies of one turn leave in one write, in their order', async () => {
  const { link, written } = attachedLink();
  link.sendReply(2, '"b"');
  link.sendReply(1, undefined);
  await Promise.resolve().then(() => link.sendReply(3, '[]'));
  await turn();
  expect(written).toEqual([
    '{"type":"reply","id":2,"value":"b"}\n{"type":"reply","id":1}\n{"type":"reply","id":3,"value":[]}\n',
  ]);
});

test('a reply that waits for the end of its turn counts as unread', () => {
  const { link } = attachedLink();
  link.sendReply(1, `"${'x'.repeat(500)}"`);
  expect(link.unreadBytes()).toBeGreaterThan(500);
});

test('a script leaves before the keeper hears of it', () => {
  const { link, written } = attachedLink();
  link.send({
    type: 'run',
    source: '1',
    lineOffset: 0,
    integrations: {},
    results: {},
    savedIds: [],
    maxLogLines: 1,
    maxValueBytes: 1,
  });
  expect(written).toEqual([expect.stringMatching(/^\{"type":"run".*\}\n$/), '(the keeper is told)']);
});

test('nothing leaves for a runner that was ended in the same turn', async () => {
  const { link, written } = attachedLink();
  link.sendReply(1, '1');
  link.kill();
  await turn();
  expect(written).toEqual([]);
});
