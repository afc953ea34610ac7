import { readFileSync } from 'node:fs';
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

test('a default that is longer than the most that may be asked for is a mistake', () => {
  expect(() => readConfig({ SANDBOX_MAX_EXECUTE_TIMEOUT_MS: '1000' })).toThrow(
    'SANDBOX_EXECUTE_TIMEOUT_MS: must not be over SANDBOX_MAX_EXECUTE_TIMEOUT_MS',
  );
});

const SET_BY_THE_COMMAND_LINE = [
  'PORT',
  'BIND',
  'CONFIG_DIR',
  'STATE_DIR',
  'SANDBOX_SOCKET',
  'OPERATOR_PORT',
  'SALLYPORT_PROJECT',
  'OPERATOR_SOCKET',
];

test.each(Object.entries(readConfig({})).filter(([name]) => !SET_BY_THE_COMMAND_LINE.includes(name)))(
  '%s is passed on in both modes, and documented with its default',
  (name, value) => {
    const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect(textOf('compose.yaml')).toContain(`      ${name}:\n`);
    expect(textOf('cli/src/hub-settings.ts')).toContain(`  '${name}',\n`);
    expect(textOf('docs/configuration.md')).toContain(`| \`${name}\` | ${value} |`);
  },
);
