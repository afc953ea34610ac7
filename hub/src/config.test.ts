import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 4000,
    BIND: '127.0.0.1',
    SESSION_IDLE_TTL_MS: 3_600_000,
    MAX_RUNNERS: 8,
  });
});

test('every wrong variable is named with what is expected', () => {
  expect(() => readConfig({ PORT: 'http', MAX_RUNNERS: '0', LOG_LEVEL: 'loud' })).toThrow(
    /PORT: .*\nMAX_RUNNERS: .*\nLOG_LEVEL: /,
  );
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({ PORT: 4000 });
});

test('a negative time is not taken for none', () => {
  expect(() => readConfig({ SESSION_IDLE_TTL_MS: '-1' })).toThrow('cannot start');
});
