/** Invented private keys, signed tokens and headers: the right form around random bytes. */
import { either, must } from '../marks.ts';
import type { Random } from '../random.ts';
import { ALNUM } from '../random.ts';

const TYPES = [
  'RSA PRIVATE KEY',
  'PRIVATE KEY',
  'EC PRIVATE KEY',
  'OPENSSH PRIVATE KEY',
  'ENCRYPTED PRIVATE KEY',
  'PGP PRIVATE KEY BLOCK',
  'DSA PRIVATE KEY',
];

/** Marked: the body must be masked, the lines around it may be. `newline`: as it is written, `\n` or `\\n`. */
export function privateKey(random: Random, n: number, newline: string, indent = ''): string {
  const type = TYPES[n % TYPES.length] ?? 'PRIVATE KEY';
  const start = type.startsWith('OPENSSH')
    ? 'b3BlbnNzaC1rZXktdjEAAAAA'
    : type === 'PRIVATE KEY'
      ? 'MIIEvQIBADANBgkqhkiG9w0B'
      : 'MIIEpAIBAAKCAQEA';
  const lines = Array.from({ length: random.int(3, 12) }, () => random.text(`${ALNUM}/+`, 64));
  const body = [start + lines[0]?.slice(start.length), ...lines.slice(1), `${random.text(ALNUM, 22)}==`].join(
    newline + indent,
  );
  return (
    either(`-----BEGIN ${type}-----${newline}${indent}`) +
    must('private key', body) +
    either(`${newline}${indent}-----END ${type}-----`)
  );
}

export const publicKey = (random: Random): string =>
  `-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOC${random.text(`${ALNUM}/+`, 36)}\n${random.text(`${ALNUM}/+`, 64)}\n-----END PUBLIC KEY-----`;

export const sshPublicKey = (random: Random): string =>
  `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${random.text(`${ALNUM}/+`, 43)}`;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function jwt(random: Random, n: number): string {
  const header = [
    { alg: 'HS256', typ: 'JWT' },
    { alg: 'RS256', kid: random.hex(8) },
    { typ: 'JWT', alg: 'ES256' },
  ][n % 3];
  const payload = {
    sub: random.digits(6),
    name: random.pick(['Ana', 'Piotr', 'Sven']),
    iat: 1_700_000_000 + random.int(0, 9_999_999),
    scope: 'read',
  };
  return `${encode(header)}.${encode(payload)}.${random.base64url(n % 3 === 0 ? 43 : 86)}`;
}

export const basicCredentials = (random: Random): string =>
  Buffer.from(`${random.pick(['deploy', 'admin', 'ci-bot'])}:${random.alnum(14)}`).toString('base64');
