/** Secrets of any length are masked whole, wherever they begin in a long text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskText } from './mask.ts';
import { contextOf } from './privacy-fixture.ts';

/** Both kinds of pieces that long texts are cut into end within so many characters. */
const LONGEST_PIECE = 17_500;
const MAX_SECRET = 20_000;
const FILLER = 'nothing of note here ';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits without a pattern, so that any part that is left can be told from the filler. */
function generated(length: number, seed: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return LETTERS.charAt(state % LETTERS.length);
  }).join('');
}

/** What stands around the secret, and what of it must be gone. */
const KINDS: Readonly<Record<string, (body: string) => readonly [string, string, string]>> = {
  'a private key': (body) => [
    '-----BEGIN PRIVATE KEY-----\n',
    body.replace(/.{64}/g, '$&\n'),
    '\n-----END PRIVATE KEY-----',
  ],
  'a private key on one line': (body) => [
    '"-----BEGIN PRIVATE KEY-----\\n',
    body.replace(/.{64}/g, '$&\\n'),
    '\\n-----END PRIVATE KEY-----"',
  ],
  'a signed token': (body) => [
    `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.`,
    `${body}.${body.slice(0, 342)}`,
    ' ',
  ],
  'a token in a query': (body) => ['https://x.example/?access_token=', body, ' '],
  'a token in quotes': (body) => ['{"api_key": "', `${body}==`, '"}'],
  'a phrase in quotes': (body) => ['passphrase = "', body.replace(/.{9}/g, '$& '), '"'],
  'a token in a header': (body) => ['Authorization: Bearer ', body, '\n'],
  'a variable': (body) => ['DEPLOY_SECRET=', `${body}+/=`, '\n'],
  'a flag': (body) => ['deploy --token ', body, ' now'],
  "a maker's token": (body) => ['a ya29.', body, ' '],
  'a sentence': (body) => ['the password is ', body, ' '],
};

/** The longest part of the secret that is still there. */
function leftOf(secret: string, masked: string): string {
  const size = 12;
  for (let at = 0; at + size <= secret.length; at += size) {
    const part = secret.slice(at, at + size);
    if (masked.includes(part)) return part;
  }
  const end = secret.slice(-size);
  return masked.includes(end) ? end : '';
}

test.each(Object.keys(KINDS))('%s is masked to its end', async (kind) => {
  const place = fc.record({
    offset: fc.integer({ min: 0, max: 2 * LONGEST_PIECE }),
    length: fc.integer({ min: 40, max: MAX_SECRET }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
  });
  await fc.assert(
    fc.asyncProperty(place, async ({ offset, length, seed }) => {
      const [before, secret, after] = KINDS[kind]?.(generated(length, seed)) ?? ['', '', ''];
      const filler = FILLER.repeat(Math.ceil(offset / FILLER.length)).slice(0, offset);
      const masked = await maskText(`${filler} ${before}${secret}${after} ${FILLER}`, contextOf());
      expect(leftOf(secret, masked)).toBe('');
      expect(masked.endsWith(FILLER)).toBe(true);
    }),
    { numRuns: 60, examples: examplesAtEdges() },
  );
});

/** Beginning shortly before a piece ends, longer than what the next one repeats of it. */
function examplesAtEdges(): [{ offset: number; length: number; seed: number }][] {
  return [8_192, 15_360, 16_384].flatMap((edge) =>
    [-1_100, -200, -30, -1, 0].map((shift): [{ offset: number; length: number; seed: number }] => [
      { offset: edge + shift, length: 3_000, seed: edge },
    ]),
  );
}
