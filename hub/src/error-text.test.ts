import { describe, expect, test } from 'vitest';
import { errorText } from './error-text.ts';

const shown = (text: string) => errorText(text, 500);

describe('paths of a machine are gone', () => {
  test.each([
    ["ENOENT: no such file or directory, open '/tokens/api_key'", "ENOENT: no such file or directory, open '[file]'"],
    ["cannot read '/home/ada/My Documents/tax return.pdf' now", "cannot read '[file]' now"],
    ['in /usr/lib/node_modules/x/index.js:12:7, gone', 'in [file], gone'],
    ['see /var/log/app.log.', 'see [file].'],
    ['(/opt/app/run)', '([file])'],
    ['~/.ssh/id_rsa is missing', '[file] is missing'],
    ['/Users/ada/work/x.ts:3', '[file]'],
    ['loading file:///app/hub/src/main.ts:1:2 failed', 'loading [file] failed'],
    ['loading file://C:/code/a.js failed', 'loading [file] failed'],
    ['C:\\Users\\ada\\secret.txt was refused', '[file] was refused'],
    ['open C:\\Program Files\\Worker\\a b\\run.exe: no', 'open [file]: no'],
    ['open D:/data/run.log: no', 'open [file]: no'],
    ['in JSON: "C:\\\\Users\\\\ada\\\\x.js"', 'in JSON: "[file]"'],
    ['\\\\nas01\\share\\x.txt is locked', '[file] is locked'],
    ['webpack-internal:///./src/a.js:4 threw', '[file] threw'],
    ['node:internal/modules/run_main:123:5 threw', '[file] threw'],
    ['thrown at src/worker/main.ts:14:2', 'thrown at [file]'],
    ['main.go:88: boom', '[file]: boom'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

describe('what only looks like one stays', () => {
  test.each([
    'https://gitlab.example.com/home/ada/app.git was not found',
    'GET https://example.com/usr/bin/x.js:8080/a failed',
    'postgres://db/var/lib/x refused',
    'the meeting is at 12:30:05 on 2026/11/30, 30/11/2026 or 2026-11-30T10:00:00Z',
    'between 1/2 and 3/4 of and/or the TCP/IP',
    'GET /api/v4/projects/12/issues answered 404',
    'no branch feature/login/retry',
    'the file src/main.ts was not found in the repository',
    'a ratio of a:b is 3:4, key C: missing, n/a',
    'Meeting\n  at 12:30\n  at noon, in Room 3',
    'ada asked: "who is at home?" 50%',
    'PR #12 (main) is behind',
    'no such option: --to=/x',
    'line 3, column 4 of your query',
    'ends with \\n at the end',
  ])('%s', (text) => {
    expect(shown(text)).toBe(text);
  });
});

describe('a stack is reduced to its message', () => {
  test.each([
    [
      'JavaScript',
      'TypeError: x is not a function\n    at run (/app/a.js:1:2)\n    at async Promise.all (index 0)\n    at node:internal/x:3:4\n    at new Foo (webpack://x/y.js:1:1)\n    at <anonymous>',
      'TypeError: x is not a function',
    ],
    [
      'JavaScript in a JSON text',
      '{"message":"boom\\n    at run (/app/a.js:1:2)\\n    at main (/app/b.js:2:3)"}',
      '{"message":"boom"}',
    ],
    [
      'Python',
      'Traceback (most recent call last):\n  File "/app/a.py", line 3, in f\n    return g(x)\n           ^^^^\n  File "/app/b.py", line 9, in g\n    raise ValueError("no")\nValueError: no such person',
      'ValueError: no such person',
    ],
    [
      'Java',
      'java.lang.IllegalStateException: closed\n\tat com.acme.Pool.take(Pool.java:88)\n\tat java.base/java.lang.Thread.run(Thread.java:1583)\n\t... 12 more',
      'java.lang.IllegalStateException: closed',
    ],
    [
      '.NET',
      'System.Exception: closed\r\n   at Acme.Pool.Take(String s) in C:\\src\\Pool.cs:line 12\r\n   at Acme.Main.Run()',
      'System.Exception: closed',
    ],
    ['Go', 'panic: closed\n\ngoroutine 1 [running]:\nmain.take(0x1)\n\t/src/pool.go:12 +0x1d', 'panic: closed'],
    [
      'PHP',
      'RuntimeException: closed in /app/a.php:12\nStack trace:\n#0 /app/b.php(3): take()\n#1 {main}',
      'RuntimeException: closed in [file]',
    ],
    [
      'Ruby',
      "/app/a.rb:12:in `take': closed (RuntimeError)\n\tfrom /app/b.rb:3:in `run'",
      '[file]: closed (RuntimeError)',
    ],
    [
      'Rust',
      'panicked at src/main.rs:2:5:\nclosed\nstack backtrace:\n   0: std::panicking',
      'panicked at [file]:\nclosed',
    ],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

test('it has at most the characters that are asked for, and a path at the end of them is no half path', () => {
  expect(shown('x'.repeat(600))).toBe(`${'x'.repeat(499)}…`);
  expect(shown(`${'x '.repeat(245)}/home/ada/${'y'.repeat(100)}/z`)).toBe(`${'x '.repeat(245)}[file]`);
});

test('work grows with the length, whatever the text', () => {
  const hostile = [
    '/a',
    'C:\\a ',
    '~/',
    '/home/',
    'a.',
    '\n    at (',
    '\\\\a',
    "'/home/a",
    'a/',
    'a://',
    '  File "',
    ':1',
    '#0 ',
  ];
  const startedAt = performance.now();
  for (const part of hostile) shown(part.repeat(100_000));
  // Milliseconds when linear; minutes when a pattern backtracks over all of it.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
