import { expect, test } from 'vitest';
import { actorOf } from './actor.ts';

const record = (event: string, fields: object = {}) => ({ seq: 1, hash: '', time: '', prev: '', event, ...fields });

test.each([
  ['action.approved', 'http', 'operator (console)'],
  ['action.approved', 'terminal', 'operator (terminal)'],
  ['action.rejected', 'http', 'operator (console)'],
  ['action.revealed', 'http', 'operator (console)'],
  ['action.approved', 'elicitation', 'user of claude (asked)'],
])('%s at %s was done by the %s, for the client', (event, surface, who) => {
  expect(actorOf(record(event, { client: 'claude', surface }))).toEqual({ who, forClient: 'claude' });
});

test.each([
  ['script', { client: 'claude' }, 'claude'],
  ['action.staged', { client: 'claude' }, 'claude'],
  ['action.asked', { client: 'claude', surface: 'elicitation' }, 'claude'],
  ['action.always-revoked', { surface: 'terminal' }, 'operator (terminal)'],
  ['operator.unlocked', { surface: 'http' }, 'operator (console)'],
  ['operator.refused', { surface: 'http' }, 'somebody (console)'],
])('%s with %j was done by %s', (event, fields, who) => {
  expect(actorOf(record(event, fields))).toEqual({ who });
});

test('what only the hub did is nobody’s', () => {
  expect(actorOf(record('audit.opened'))).toBeUndefined();
});
