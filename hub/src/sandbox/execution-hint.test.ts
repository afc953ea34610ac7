import { expect, test } from 'vitest';
import { executionHint } from './execution-hint.ts';

const taken = { type: 'failed', name: 'TypeError', message: 'x is not iterable' } as const;

function hintFor(source: string, openCalls: readonly string[]): string | undefined {
  return executionHint({ failed: taken, source, line: '', surface: { demo: [] }, openCalls });
}

test('the call made last of those without await is named', () => {
  expect(hintFor('demo.a({}); demo.b({}); await demo.c({})', ['demo.a', 'demo.b', 'demo.c', 'demo.a'])).toContain(
    'write await demo.a(…)',
  );
});

test('a call that is open a thousand times hides no other one', () => {
  const open = ['demo.a', ...Array.from({ length: 999 }, () => 'demo.b')];
  expect(hintFor('demo.a({}); await demo.b({})', open)).toContain('write await demo.a(…)');
});

test('so many names, and places of a name, are looked at and no more', () => {
  const names = Array.from({ length: 11 }, (_, n) => `demo.m${n}x`);
  const awaited = names.slice(1).map((name) => `await ${name}({});`);
  expect(hintFor(['demo.m0x({});', ...awaited].join('\n'), names)).toBeUndefined();
  expect(hintFor(`${'await demo.a({});'.repeat(99)} demo.a({})`, ['demo.a'])).toContain('demo.a');
  expect(hintFor(`${'await demo.a({});'.repeat(100)} demo.a({})`, ['demo.a'])).toBeUndefined();
  expect(hintFor(`${' '.repeat(100_000)}demo.a({})`, ['demo.a'])).toBeUndefined();
});
