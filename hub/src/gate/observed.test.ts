import { expect, test } from 'vitest';
import { SallyportError } from '../errors.ts';
import type { EndedCall, Metrics } from '../metrics/metrics.ts';
import type { Call, Milestone } from './call.ts';
import { scriptWith } from './gate-fixture.ts';
import { observedGate } from './observed.ts';

const SECRET = 'ada@example.org';
const RESOLVED: Milestone = { at: 'resolved', tool: { wireName: 'get_user', access: 'read', isDestructive: false } };
const LEFT: Milestone = { at: 'left' };
const ANSWERED: Milestone = { at: 'answered', as: 'ok' };

/** Makes one call whose gate passes these points and then ends so; what was seen of it. */
async function seen(points: readonly Milestone[], end: () => unknown) {
  const told: unknown[] = [];
  const ended: EndedCall[] = [];
  const moves: string[] = [];
  const lines: object[] = [];
  const metrics: Metrics = {
    callEnded: (call) => void ended.push(call),
    callMoved: (integration, from, to) => void moves.push(`${integration}: ${from} > ${to}`),
    scriptEnded: () => {},
    searchEnded: () => {},
    masked: () => {},
  };
  const log = { debug: (fields: object, text: string) => void lines.push({ ...fields, text }) };
  const gate = observedGate(
    async ({ onMilestone }) => {
      for (const point of points) onMilestone(point);
      return end();
    },
    { metrics, log },
  );
  const call: Call = {
    script: scriptWith(),
    id: 7,
    integration: 'tracker',
    method: 'getUser',
    args: { secret: SECRET },
    onMilestone: (point) => void told.push(point),
  };
  const answer = await gate(call).catch((error: unknown) => error);
  return { answer, told, ended, moves, lines };
}

test('a call that is answered is counted, measured, and in the log when it leaves and comes back', async () => {
  const { answer, told, ended, moves, lines } = await seen([RESOLVED, LEFT, ANSWERED], () => ({ email: SECRET }));
  expect(answer).toEqual({ email: SECRET });
  expect(told).toEqual([RESOLVED, LEFT, ANSWERED]);
  expect(ended).toMatchObject([{ tool: { integration: 'tracker', wireName: 'get_user' }, outcome: 'ok' }]);
  expect(moves).toEqual(['tracker: undefined > hub', 'tracker: hub > worker', 'tracker: worker > undefined']);
  const identity = { correlationId: 's-1', callId: 7, integration: 'tracker', tool: 'get_user' };
  expect(lines).toEqual([
    { ...identity, text: '[MCP → API]' },
    { ...identity, outcome: 'ok', durationMs: expect.any(Number), text: '[MCP ← API]' },
  ]);
  expect(JSON.stringify([ended, lines])).not.toContain(SECRET);
});

test('one that never left is counted with its code and is not in the log', async () => {
  const denied = new SallyportError('PERMISSION_DENIED', SECRET);
  const { answer, ended, moves, lines } = await seen([RESOLVED], () => Promise.reject(denied));
  expect(answer).toBe(denied);
  expect(ended).toMatchObject([{ outcome: 'PERMISSION_DENIED' }]);
  expect(moves.at(-1)).toBe('tracker: hub > undefined');
  expect(lines).toEqual([]);
});

test('one that reached no tool has no name of its own: it is the script that made it up', async () => {
  const unknown = new SallyportError('UNKNOWN_METHOD', SECRET);
  const { ended, moves } = await seen([], () => Promise.reject(unknown));
  expect(ended).toMatchObject([{ tool: undefined, outcome: 'UNKNOWN_METHOD' }]);
  expect(moves).toEqual([]);
});

test('one that waits for a person is held, and a fault of the hub an API_ERROR', async () => {
  expect((await seen([RESOLVED], () => ({ status: 'pending' }))).ended).toMatchObject([{ outcome: 'held' }]);
  expect((await seen([RESOLVED], () => Promise.reject(new TypeError(SECRET)))).ended).toMatchObject([
    { outcome: 'API_ERROR' },
  ]);
});
