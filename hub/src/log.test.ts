import { expect, test } from 'vitest';
import { SallyportError } from './errors.ts';
import { createLog } from './log.ts';

function logInto(lines: string[], namesCaller: boolean) {
  return createLog({ level: 'debug', namesCaller }, { write: (line: string) => void lines.push(line) });
}

const VALUE = 'ada.lovelace@example.org';

test.each(['err', 'error'])('an error under %s is told by its kind and place, never by its words', (key) => {
  const lines: string[] = [];
  const log = logInto(lines, false);
  const cause = new TypeError(`${VALUE} is not iterable\n    at ${VALUE} (/app/x.js:1:2)`);
  for (const error of [
    cause,
    new SallyportError('API_ERROR', VALUE, { hint: VALUE, cause }),
    Object.assign(new Error(VALUE), { code: 'EINVAL', body: VALUE, headers: { authorization: VALUE } }),
    Object.assign(new Error('gone'), { message: VALUE }),
    VALUE,
    { message: VALUE },
  ])
    log.error({ [key]: error }, 'it failed');
  expect(lines).toHaveLength(6);
  expect(lines.join('')).not.toContain('ada');
  const first = JSON.parse(lines[0] ?? '')[key];
  expect(first).toMatchObject({ type: 'TypeError' });
  expect(first.at[0]).toMatch(/^at .*log\.test\.ts:\d+:\d+\)?$/);
  expect(JSON.parse(lines[1] ?? '')[key]).toMatchObject({ type: 'SallyportError', code: 'API_ERROR' });
});

test('what the operating system refused is named', () => {
  const lines: string[] = [];
  const refused = Object.assign(new Error("ENOSPC: no space left on device, open '/state/audit'"), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'open',
  });
  logInto(lines, false).error({ err: refused }, 'it failed');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ code: 'ENOSPC', message: refused.message });
});

test('outside production a line says where it was written', () => {
  const lines: string[] = [];
  logInto(lines, true).child({ a: 1 }).info('here');
  logInto(lines, false).info('here');
  expect(JSON.parse(lines[0] ?? '').caller).toMatch(/^log\.test\.ts:\d+$/);
  expect(JSON.parse(lines[1] ?? '')).not.toHaveProperty('caller');
});
