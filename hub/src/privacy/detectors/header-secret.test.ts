/** Secrets in headers and URLs, and the headers that hold none. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

const HEX = '3f9a1c07b5d2e8463f9a1c07b5d2e846';

describe.each<readonly [string, string]>([
  [`Authorization: Token ${HEX}`, 'Authorization: Token <SECRET>'],
  [`Authorization: SSWS 00q8Zk3nXw0Lr5Tb`, 'Authorization: SSWS <SECRET>'],
  ['Authorization: Bearer 2/44/18:ab12', 'Authorization: Bearer <SECRET>'],
  [
    `Authorization: Digest a="b", response="${HEX}", qop=auth`,
    'Authorization: Digest a="b", response="<SECRET>", qop=auth',
  ],
  [
    `Authorization: AWS4-HMAC-SHA256 SignedHeaders=host, Signature=${HEX}`,
    'Authorization: AWS4-HMAC-SHA256 SignedHeaders=host, Signature=<SECRET>',
  ],
  ['Authorization: Token token=q8Zk3nXw0Lr5Tb7Yc2Vd', 'Authorization: Token token=<SECRET>'],
  [`https://a.example/password/new?t=${HEX}&l=de`, 'https://a.example/password/new?t=<SECRET>&l=de'],
  ['https://a.example/invite/q8Zk3nXw0Lr5Tb7Yc2Vd', 'https://a.example/invite/<SECRET>'],
  [`Cookie: lang=de; x=${HEX}; csrftoken=abc`, 'Cookie: lang=de; x=<SECRET>; csrftoken=<SECRET>'],
  [
    `https://s3.example/a.csv?X-Amz-Expires=900&X-Amz-Signature=${HEX}`,
    'https://s3.example/a.csv?X-Amz-Expires=900&X-Amz-Signature=<SECRET>',
  ],
  ['https://b.example/?sr=b&sig=kL%2Bq8Zk3nXw0Lr5Tb%3D', 'https://b.example/?sr=b&sig=<SECRET>'],
  [
    `https://discord.com/api/webhooks/735086258389154053/${'q8Zk3nXw0L'.repeat(6)}`,
    'https://discord.com/api/webhooks/<SECRET>',
  ],
  ['https://x-access-token:s3cret-9@git.example/a.git', 'https://x-access-token:<PASSWORD>@git.example/a.git'],
])('in %j', (text, masked) => {
  test('the secret alone is masked', async () => {
    expect(await kindsIn(text)).toBe(masked);
  });
});

test.each([
  'Authorization: required for admin2 users',
  'Authorization: Bearer <token>',
  'Cookie: consent=yes; theme=dark; lang=pl-PL',
  'WWW-Authenticate: Bearer realm="x", error="invalid_token"',
  'https://x.example/?sig=none&v=12',
  `https://x.example/files?h=${HEX}`,
  'https://x.example/reset-password?id=4182&code=new-password-for-you',
  'https://x.example/docs/reset/how-to-reset-a-password',
])('%j stays', async (text) => {
  expect(await kindsIn(text)).toBe(text);
});
