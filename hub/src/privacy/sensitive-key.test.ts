/** Which names of fields say that their value is a secret. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { isDescribing, isListOfTokens, keySensitivity } from './sensitive-key.ts';

test.each([
  ...[
    'password',
    'Password',
    'DB_PASSWORD',
    'adminPassword',
    'password2',
    'password_hash',
    'new-password',
    'passwords',
  ],
  ...['clientSecret', 'client_secret', 'secrets', 'SecretAccessKey', 'apiKey', 'X-Api-Key', 'apiKeys', 'access_token'],
  ...['authToken', 'id_token', 'Authorization', 'Set-Cookie', 'pin', 'otp', 'cvv', 'hasło', 'mot de passe', 'lösenord'],
  ...[
    'Password (initial)',
    'basic_auth',
    'totp_seed',
    'snmp_community',
    'Kod do drzwi',
    'REGISTRY_PASS',
    'password [temp]',
    'Password (at least 8 characters):',
    'Passwort (neu)',
    'Value (password)',
    'DB_PW',
    'bindpw',
    'subscription_key',
    'password_digest',
    'door_code',
    'parolă',
    'private_key',
    'privateKey',
    'recovery_codes',
    'connectionString',
    'REDIS_PASS',
    'pass',
    'PRIVATE-TOKEN',
    'jwt',
  ],
])('%s holds a secret', (key) => {
  expect(keySensitivity(key)).toBe('secret');
});

test.each(['key', 'auth', 'session', 'sessionid', 'signature', 'hash', 'tokens', 'webhook', 'nonce'])(
  '%s may hold a secret',
  (key) => {
    expect(keySensitivity(key)).toBe('doubtful');
  },
);

test.each([
  ...[
    'author',
    'has_pin',
    'needs_password',
    'checksum/secret',
    'authored_date',
    'shipping',
    'mapping',
    'pinned',
    'spin',
    'compass',
    'next_page_token',
    'nextPageToken',
  ],
  ...['Password (last changed)', 'Token (count)', 'Secret (name)', 'Reset (no password set)'],
  ...['token_type', 'max_tokens', 'prompt_tokens', 'password_changed_at', 'has_password_expired', 'passwordPolicy'],
  ...['monkey_id', 'keyboard', 'secretary', 'tokenizer', 'passed', 'passenger', '', '___'],
])('%s holds none', (key) => {
  expect(keySensitivity(key)).toBe('none');
});

test('what describes a secret is told from what is one', () => {
  expect(['UserName', 'CreateDate', 'status', 'expires_at'].map(isDescribing)).toEqual([true, true, true, true]);
  expect(['value', 'primary', 'SecretAccessKey', 'password'].map(isDescribing)).toEqual([false, false, false, false]);
});

test('tokens are a list of secrets, tokens of a prompt a number', () => {
  expect(['tokens', 'api_tokens', 'max_tokens', 'keys'].map(isListOfTokens)).toEqual([true, true, false, false]);
});

test('names as long as values are judged, and not remembered', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const nameOf = (nth: number): string => `${'k'.repeat(1_000_000)}${nth}`;
  keySensitivity(nameOf(0));
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let nth = 1; nth <= 100; nth += 1) expect(keySensitivity(nameOf(nth))).toBe('none');
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(30_000_000);
});
