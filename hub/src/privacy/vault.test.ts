/** Tokens: the same for the same value, another for another, and never one for two. */
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
    const vault = createVault(undefined, (_kind, value) => `00000000${String(value).padStart(56, '0')}`);
    const first = vault.tokenOf('PHONE', 1, 'crm');
    const second = vault.tokenOf('PHONE', 2, 'crm');
    expect(digitsOf(first)).toHaveLength(8);
    expect(digitsOf(second).length).toBeGreaterThan(8);
    expect(vault.reveal(first)?.value).toBe(1);
    expect(vault.reveal(second)?.value).toBe(2);
    expect(vault.tokenOf('PHONE', 2, 'crm')).toBe(second);
  });

  test('refuses a value for which not even the longest token is free', () => {
    const vault = createVault(undefined, () => '0'.repeat(64));
    for (let value = 0; value < 15; value += 1) vault.tokenOf('PHONE', value, 'crm');
    expect(() => vault.tokenOf('PHONE', 99, 'crm')).toThrow('This conversation has masked as many values as it can.');
  });

  test.each([
    ['entries', { maxEntries: 2, maxChars: 1_000 }],
    ['characters', { maxEntries: 1_000, maxChars: 4 }],
  ])('that is full of %s begins anew, and no old token ever stands for a new value', (_, limits) => {
    const vault = createVault(limits);
    const old = ['aa', 'bb'].map((value) => vault.tokenOf('EMAIL', value, 'crm'));
    const fresh = ['cc', 'aa'].map((value) => vault.tokenOf('EMAIL', value, 'crm'));
    expect(old.map((token) => vault.reveal(token))).toEqual([undefined, undefined]);
    const oldLengths = old.map((token) => token.length);
    expect(Math.min(...fresh.map((token) => token.length))).toBeGreaterThan(Math.max(...oldLengths));
  });
});
