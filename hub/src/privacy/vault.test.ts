/** Tokens: the same for the same value, another for another, and never one for two. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createVault } from './vault.ts';

const digitsOf = (token: string): string => token.slice(token.indexOf(':') + 1, -1);

describe('a vault', () => {
  test('gives the same token for the same value, also from elsewhere', () => {
    const vault = createVault();
    const token = vault.tokenOf('EMAIL', 'a@b.example', 'crm');
    expect(vault.tokenOf('EMAIL', 'a@b.example', 'mail')).toBe(token);
    expect(vault.reveal(token)).toEqual({ kind: 'EMAIL', value: 'a@b.example', origins: new Set(['crm', 'mail']) });
  });

  test('tells values, kinds, and a number from its digits apart', () => {
    const vault = createVault();
    const tokens = [
      vault.tokenOf('EMAIL', 'a@b.example', 'crm'),
      vault.tokenOf('EMAIL', 'c@b.example', 'crm'),
      vault.tokenOf('SECRET', 'a@b.example', 'crm'),
      vault.tokenOf('PHONE', '48512345678', 'crm'),
      vault.tokenOf('PHONE', 48512345678, 'crm'),
    ];
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  test('writes tokens that look like [EMAIL:3f9a1c07]', () => {
    expect(createVault().tokenOf('EMAIL', 'a@b.example', 'crm')).toMatch(/^\[EMAIL:[0-9a-f]{8}\]$/);
  });

  test('of another workspace gives other tokens and reveals none of ours', () => {
    const [ours, theirs] = [createVault(), createVault()];
    const token = ours.tokenOf('EMAIL', 'a@b.example', 'crm');
    expect(theirs.tokenOf('EMAIL', 'a@b.example', 'crm')).not.toBe(token);
    expect(theirs.reveal(token)).toBeUndefined();
  });

  test('lengthens the token of a value whose short one is taken, and keeps both', () => {
    // Every value starts with the same eight digits here, and has its own after them.
    const vault = createVault({ digitsOf: (_kind, value) => `00000000${String(value).padStart(56, '0')}` });
    const first = vault.tokenOf('PHONE', 1, 'crm');
    const second = vault.tokenOf('PHONE', 2, 'crm');
    expect(digitsOf(first)).toHaveLength(8);
    expect(digitsOf(second).length).toBeGreaterThan(8);
    expect(vault.reveal(first)?.value).toBe(1);
    expect(vault.reveal(second)?.value).toBe(2);
    expect(vault.tokenOf('PHONE', 2, 'crm')).toBe(second);
  });

  test('refuses a value for which not even the longest token is free', () => {
    const vault = createVault({ digitsOf: () => '0'.repeat(64) });
    for (let value = 0; value < 57; value += 1) vault.tokenOf('PHONE', value, 'crm');
    expect(() => vault.tokenOf('PHONE', 99, 'crm')).toThrow('This conversation has masked as many values as it can.');
  });

  test.each([
    ['short', 20, 'a'],
    ['long', 2, 'a'.repeat(2_000)],
  ])('that is full of %s values begins anew, and no old token ever stands for a new value', (_, count, start) => {
    const vault = createVault({ maxBytes: 10_000 });
    const fill = (name: string): readonly string[] =>
      Array.from({ length: count }, (_one, n) => vault.tokenOf('EMAIL', `${start}${name}${n}`, 'crm'));
    const old = fill('old');
    expect(old.filter((token) => vault.reveal(token) === undefined)).toEqual([]);
    const fresh = Array.from({ length: 5 }, (_one, n) => fill(`new${n}`)).flat();
    expect(old.filter((token) => vault.reveal(token) !== undefined)).toEqual([]);
    expect(vault.reveal(fresh.at(-1) ?? '')).toBeDefined();
    const longest = Math.max(...old.map((token) => token.length));
    expect(fresh.filter((token) => vault.reveal(token) !== undefined && token.length <= longest)).toEqual([]);
  });

  test('counts what it holds, tokens and values that went back, and nothing once it has forgotten them', () => {
    let bytes = 0;
    const vault = createVault({
      onChange: (more) => {
        bytes += more;
      },
    });
    vault.tokenOf('EMAIL', 'a'.repeat(1_000), 'crm');
    const one = bytes;
    expect(one).toBeGreaterThan(2_000);
    vault.tokenOf('EMAIL', 'a'.repeat(1_000), 'crm');
    expect(bytes).toBe(one);
    vault.tokenOf('EMAIL', 'a'.repeat(1_000), 'mail');
    expect(bytes).toBeGreaterThan(one);
    const two = bytes;
    vault.returned.add('EMAIL', 'b'.repeat(400));
    expect(bytes).toBeGreaterThan(two + 800);
    vault.forget();
    expect(bytes).toBe(0);
    expect([...vault.returned.find('b'.repeat(400))].flat()).toEqual([]);
  });

  test('keeps a value, and not the long text that it was cut from', () => {
    const vault = createVault();
    const before = process.memoryUsage().heapUsed;
    const cut = (n: number): string => JSON.parse(`"${'k'.repeat(4_000_000)}anna${n}@firma.example"`).slice(4_000_000);
    const tokens = Array.from({ length: 60 }, (_, n) => vault.tokenOf('EMAIL', cut(n), 'crm'));
    for (const [n, token] of tokens.entries()) {
      expect(vault.reveal(token)?.value).toBe(`anna${n}@firma.example`);
      vault.returned.add('EMAIL', cut(n + 100));
    }
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    // Held to what they were cut from they would be 480 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(48_000_000);
    expect(vault.reveal(vault.tokenOf('EMAIL', '\ud800 half a sign', 'crm'))?.value).toBe('\ud800 half a sign');
  });
});
