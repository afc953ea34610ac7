/** Seeds, recovery codes and phrases of wallets, and the talk about them. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

const WORDS = 'ripple vivid candy orbit lunar maple fossil drift anchor velvet pigeon cube';

describe.each<readonly [string, string]>([
  ['2FA-Schlüssel: oxrb j5qk 7mhw pgr5 (neu)', '2FA-Schlüssel: <SECRET> (neu)'],
  [
    'Recovery codes (keep):\ne03db-63bec\ndfd70-4ead5\nGenerated 2026-03-02',
    'Recovery codes (keep):\n<SECRET>\n<SECRET>\nGenerated 2026-03-02',
  ],
  ['Backup codes: 1. 8842-1190 2. 7713-0045', 'Backup codes: 1. <SECRET> 2. <SECRET>'],
  ['Códigos de recuperación: tgjq-dd3u, y2hd-j8x0; hoy', 'Códigos de recuperación: <SECRET>, <SECRET>; hoy'],
  [`seed phrase: ${WORDS} created today`, 'seed phrase: <SECRET> created today'],
  ['TOTP-Geheimnis des Tresors: OXRBJ5QK7MHWPGR5OXRBJ5QK7MHWPGR5; neu', 'TOTP-Geheimnis des Tresors: <SECRET>; neu'],
  ['482913 is your login code', '<SECRET> is your login code'],
  ['PIN do karty: 4812', 'PIN do karty: <SECRET>'],
])('in %j', (text, masked) => {
  test('the secrets alone are masked', async () => {
    expect(await kindsIn(text)).toBe(masked);
  });
});

test.each([
  'recovery codes are described in chapter 12-4 of manual v2',
  'Backup codes: printed on 2026-03-02',
  '2FA rollout: team plan wave next week then done',
  'Pin 12345 to the board',
  'Your order code is 123456',
  '482913 is your order number code',
])('%j stays', async (text) => {
  expect(await kindsIn(text)).toBe(text);
});
