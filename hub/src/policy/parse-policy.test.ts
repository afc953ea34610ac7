import { describe, expect, test } from 'vitest';
import { PolicyError, parsePolicy } from './parse-policy.ts';

/** What the operator reads. */
function problemOf(text: string): string {
  try {
    parsePolicy(text);
  } catch (error) {
    if (error instanceof PolicyError) return error.message;
    throw error;
  }
  throw new Error('the text was taken');
}

test.each([
  ['an empty text', '', {}],
  ['a comment', '# nothing yet\n', {}],
  ['no integration', 'integrations: {}\n', { integrations: {} }],
  [
    'limits, in either style',
    'integrations:\n  redmine: { limits: { in_flight: 4, timeout_ms: 30000 } }\n  demo:\n    limits:\n      result_bytes: 1000\n',
    {
      integrations: {
        redmine: { limits: { in_flight: 4, timeout_ms: 30_000 } },
        demo: { limits: { result_bytes: 1000 } },
      },
    },
  ],
  [
    'a mode and rules',
    'mode: read-only\nrules:\n  - {integration: demo, tool: "list*", access: read, client: bot, verdict: ask}\n  - verdict: deny\n',
    {
      mode: 'read-only',
      rules: [
        { integration: 'demo', tool: 'list*', access: 'read', client: 'bot', verdict: 'ask' },
        { verdict: 'deny' },
      ],
    },
  ],
  [
    'an anchor that is repeated',
    'integrations:\n  a: &few { limits: { in_flight: 2 } }\n  b: *few\n',
    { integrations: { a: { limits: { in_flight: 2 } }, b: { limits: { in_flight: 2 } } } },
  ],
])('%s is a policy', (_, text, policy) => {
  expect(parsePolicy(text)).toEqual(policy);
});

describe('a mistake is told with its place', () => {
  test.each([
    ['an unknown mode', 'mode: off\n', /^line 1, column 7: mode: "off" is not one of ask, auto, read-only$/],
    [
      'a mode that is misspelt, with the nearest',
      'mode: autoo\n',
      /^line 1, column 7: mode: "autoo" is not one of ask, auto, read-only; did you mean "auto"\?$/,
    ],
    ['a mode that is no word', 'mode:\n', /^line 1, column 6: mode: has to be one of ask, auto, read-only$/],
    [
      'a rule that says nothing',
      'rules:\n  - tool: x\n',
      /^line 2, column 5: rules\.0\.verdict: has to be one of allow, ask, deny$/,
    ],
    [
      'an unknown verdict',
      'rules:\n  - verdict: alow\n',
      /^line 2, column 14: rules\.0\.verdict: "alow" is not one of .*"allow"\?$/,
    ],
    [
      'an unknown access',
      'rules:\n  - {access: wriet, verdict: ask}\n',
      /^line 2, column 14: rules\.0\.access: .*"write"\?$/,
    ],
    [
      'an unknown way of masking',
      'integrations: { redmine: { masking: strct } }\n',
      /^line 1, column 37: integrations\.redmine\.masking\.mode: .*"strict"\?$/,
    ],
    [
      'the same in a section',
      'integrations: { redmine: { masking: { mode: strct } } }\n',
      /^line 1, column 45: integrations\.redmine\.masking\.mode: .*"strict"\?$/,
    ],
    [
      'masking that is neither a word nor a section',
      'integrations: { redmine: { masking: 3 } }\n',
      /^line 1, column 37: integrations\.redmine\.masking: has to be a section, with mode, leave, patterns$/,
    ],
    ['an unknown key of a rule', 'rules:\n  - {tol: x, verdict: ask}\n', /^line 2, column 6: .*"tol".*"tool"\?$/],
    ['a client that cannot be', 'rules:\n  - {client: "*", verdict: ask}\n', /^line 2, column 14: rules\.0\.client: /],
    ['broken YAML', 'integrations:\n  redmine: { limits\n', /^line \d+, column \d+: /],
    ['a tab for indentation', 'integrations:\n\tredmine: {}\n', /^line 2, column 1: .*[Tt]ab/],
    ['a key twice', 'integrations: {}\nintegrations: {}\n', /^line 2, column 1: .*unique/],
    [
      'an unknown key, with the nearest',
      'integrations:\n  redmine:\n    limits:\n      in_fligth: 4\n',
      /^line 4, column 7: .*"in_fligth".*"in_flight"\?$/,
    ],
    ['an unknown section', 'integration: {}\n', /^line 1, column 1: .*"integration".*"integrations"\?$/],
    [
      'a key that is like none',
      'integrations: { redmine: { xyzzy: 1 } }\n',
      /^line 1, column 28: .*"xyzzy".*: limits, masking$/,
    ],
    [
      'a number out of range',
      'integrations:\n  redmine:\n    limits: { in_flight: 0 }\n',
      /^line 3, column 26: integrations\.redmine\.limits\.in_flight: .*1/,
    ],
    [
      'a text for a number',
      'integrations: { redmine: { limits: { in_flight: "4" } } }\n',
      /^line 1, column 49: integrations\.redmine\.limits\.in_flight: .*number/,
    ],
    ['a time over the longest there is', 'integrations: { a: { limits: { timeout_ms: 600001 } } }\n', /600000/],
    ['a list where a section belongs', 'integrations: [redmine]\n', /^line 1, column 15: integrations: /],
    ['a text for the whole', 'hello\n', /^line 1, column 1: /],
    [
      'a name that no integration can have',
      'integrations: { "red mine": {} }\n',
      /^line 1, column 17: .*by which scripts know it/,
    ],
    ['two documents', 'integrations: {}\n---\nintegrations: {}\n', /^line \d+, column \d+: /],
    ['a tag of another language', 'integrations: !!js/function "x"\n', /^line 1, column 15: /],
    ['a key that is no text', '1: 2\n', /^line 1, column 1: /],
  ])('%s', (_, text, problem) => {
    expect(problemOf(text)).toMatch(problem);
  });

  test('of two mistakes both', () => {
    expect(problemOf('integrations:\n  a: { limits: { in_flight: 0 } }\n  b: { limit: {} }\n').split('\n')).toEqual([
      expect.stringMatching(/^line 2, column 29: /),
      expect.stringMatching(/^line 3, column 8: /),
    ]);
  });
});

describe('a text that is made to do harm', () => {
  test('aliases of aliases are not followed for ever', () => {
    const levels = Array.from({ length: 12 }, (_, n) => {
      const last = n === 0 ? '"x"' : `*l${n - 1}`;
      return `l${n}: &l${n} [${Array(10).fill(last).join(', ')}]`;
    });
    expect(problemOf(`${levels.join('\n')}\n`)).toMatch(/alias/i);
  });

  test.each([
    ['nesting', `integrations: ${'['.repeat(50_000)}\n`],
    ['flow maps in flow maps', `integrations: ${'{a: '.repeat(20_000)}\n`],
    ['length', `# ${'x'.repeat(300_000)}\n`],
    ['an alias of itself', 'integrations: &a { redmine: *a }\n'],
  ])('%s is refused', (_, text) => {
    expect(problemOf(text)).not.toBe('');
  });

  test('the name of every prototype is a mistake like any other', () => {
    expect(problemOf('integrations:\n  __proto__: { limits: { in_flight: 1 } }\n')).toMatch(/^line 2, column 3: /);
    expect(Object.hasOwn(Object.prototype, 'limits')).toBe(false);
  });

  test.each(['constructor', 'toString'])('%s is a name like any other', (name) => {
    const policy = parsePolicy(`integrations: { ${name}: { limits: { in_flight: 1 } } }`);
    expect(Object.keys(policy.integrations ?? {})).toEqual([name]);
  });
});
