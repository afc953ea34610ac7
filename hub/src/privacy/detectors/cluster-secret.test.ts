/** Secrets of Kubernetes as YAML, whose names tell nothing. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

const S = '<SECRET>';
const lines = (...all: readonly string[]): string => all.join('\n');
const secretOf = (...values: readonly string[]): string =>
  lines('apiVersion: v1', 'kind: Secret', 'metadata:', '  name: mail', 'type: Opaque', ...values);

describe.each<readonly [string, (relay: string, second: string) => string]>([
  ['beside each other', (a, b) => secretOf('data:', `  relay: ${a}`, `  second: ${b}`)],
  ['in quotes, with what is none', (a, b) => secretOf('stringData:', `  relay: "${a}"`, `  b: '${b}'`, '  c: ""')],
  ['in a text of several lines', (a, b) => secretOf('stringData:', '  config.ini: |', `    ${a}`, '', `    ${b}`)],
  [
    'before their kind',
    (a, b) => lines('apiVersion: v1', 'data:', `  relay: ${a}`, `  b: ${b}`, 'kind: Secret', 'metadata:', '  name: x'),
  ],
  [
    'in a list',
    (a, b) =>
      lines(
        'items:',
        '- apiVersion: v1',
        '  data:',
        `    relay: ${a}`,
        '  kind: Secret',
        '- apiVersion: v1',
        '  data:',
        '    relay: elm',
        '  kind: ConfigMap',
        '- kind: Secret',
        '  stringData:',
        `    relay: ${b}`,
        'kind: List',
      ),
  ],
  [
    'in one of several documents',
    (a, b) =>
      lines(
        'kind: ConfigMap',
        'data:',
        '  relay: elm',
        '---',
        'kind: Secret',
        'data:',
        `  a: ${a}`,
        `  b: ${b}`,
        '---',
      ),
  ],
])('values %s', (_, textOf) => {
  test('are masked', async () => {
    expect(await kindsIn(textOf('elm', 'b2FrCg=='))).toBe(textOf(S, S));
  });
});

test.each([
  lines('kind: ConfigMap', 'metadata:', '  name: x', 'data:', '  relay: elm'),
  lines('kind: SecretStore', 'data:', '  relay: elm'),
  secretOf('immutable: true'),
  secretOf('data:', '  relay: {{ .Values.relay }}', '  b: <redacted>'),
  lines('kind: Secret', 'data: {}', '---', 'kind: ConfigMap', 'data:', '  relay: elm'),
])('%j stays', async (text) => {
  expect(await kindsIn(text)).toBe(text);
});
