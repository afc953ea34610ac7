/** The room of all vaults: who gives way to whom, and how much there is at most. */
import { expect, test } from 'vitest';
import type { Vault } from './vault.ts';
import { createVaultRoom } from './vault-room.ts';

const LIMITS = { clientBytes: 10_000, totalBytes: 25_000 };
/** A value of some 4,200 bytes: two of them are within the limit of a client, three are not. */
const mask = (vault: Vault, name: string): string => vault.tokenOf('EMAIL', name.padEnd(2_000, 'x'), 'crm');
const isKept = (vault: Vault, token: string): boolean => vault.reveal(token) !== undefined;

test('over the room of a client its vault that was used longest ago is emptied, and nobody else loses one', () => {
  const room = createVaultRoom(LIMITS);
  const [other, first, second, third] = ['b', 'a', 'a', 'a'].map((client) => room.open(client)) as [
    Vault,
    Vault,
    Vault,
    Vault,
  ];
  const tokens = { other: mask(other, 'o'), first: mask(first, '1'), second: mask(second, '2') };
  room.use(first);
  const last = mask(third, '3');
  expect(isKept(second, tokens.second)).toBe(false);
  expect([isKept(other, tokens.other), isKept(first, tokens.first), isKept(third, last)]).toEqual([true, true, true]);
});

test('over the room of all clients together the vault that was used longest ago is emptied', () => {
  const room = createVaultRoom(LIMITS);
  const vaults = ['a', 'b', 'c', 'd', 'e', 'f'].map((client) => room.open(client));
  const tokens = vaults.map((vault) => mask(vault, 'o'));
  expect(vaults.map((vault, index) => isKept(vault, tokens[index] ?? ''))).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('values that went back take room, too', () => {
  const room = createVaultRoom({ clientBytes: 200_000, totalBytes: 1_000_000 });
  const [idle, busy] = [room.open('a'), room.open('a')];
  const token = mask(idle, 'o');
  const giveBack = (from: number, to: number): void => {
    for (let n = from; n < to; n += 1) busy.returned.add('EMAIL', `${n}`.padEnd(500, 'x'));
  };
  giveBack(0, 10);
  expect(isKept(idle, token)).toBe(true);
  giveBack(10, 60);
  expect(isKept(idle, token)).toBe(false);
  expect([...busy.returned.find('0'.padEnd(500, 'x'))].flat()).toHaveLength(1);
});

test('a vault that is closed gives its room back, and takes none from then on', () => {
  const room = createVaultRoom(LIMITS);
  const [ended, idle, busy] = [room.open('a'), room.open('a'), room.open('a')];
  mask(ended, 'o');
  room.close(ended);
  for (const name of ['x', 'y', 'z']) mask(ended, name);
  const tokens = [mask(idle, '1'), mask(busy, '2')];
  expect([isKept(idle, tokens[0] ?? ''), isKept(busy, tokens[1] ?? '')]).toEqual([true, true]);
});

test('a vault that was emptied issues tokens that were never there before', () => {
  const room = createVaultRoom(LIMITS);
  const [idle, busy] = [room.open('a'), room.open('a')];
  const old = mask(idle, 'o');
  for (const name of ['x', 'y']) mask(busy, name);
  expect(isKept(idle, old)).toBe(false);
  expect(mask(idle, 'o').length).toBeGreaterThan(old.length);
});
