/** Hashes, names and code that look like personal data or secrets and are not: hard negatives. */
import type { Random } from '../random.ts';
import { ALNUM, LOWER } from '../random.ts';
import { publicKey, sshPublicKey } from '../values/keys.ts';

export interface Harmless {
  readonly kind: string;
  readonly make: (random: Random) => string;
  readonly texts: readonly string[];
}

const uuid = (random: Random): string =>
  `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${random.hex(3)}-${random.hex(12)}`;
const two = (value: number): string => String(value).padStart(2, '0');

export const HARMLESS_CODE: readonly Harmless[] = [
  {
    kind: 'sha1',
    make: (r) => r.hex(40),
    texts: [
      'commit {x}',
      'Merge {x} into {y}',
      'reverted in {x}',
      'https://gitlab.example.com/a/b/-/commit/{x}',
      'HEAD is now at {x}',
      'zob. commit {x}',
    ],
  },
  { kind: 'short sha', make: (r) => r.hex(8), texts: ['fixed in {x}', '{x} Add retry', 'pick {x} Clean up'] },
  { kind: 'md5', make: (r) => r.hex(32), texts: ['md5 {x}  file.zip', 'checksum: {x}', 'MD5({x})', 'Content-MD5 {x}'] },
  {
    kind: 'sha256',
    make: (r) => r.hex(64),
    texts: ['sha256:{x}', 'image nginx@sha256:{x}', '{x}  sallyport.tgz', 'digest {x}'],
  },
  {
    kind: 'uuid',
    make: uuid,
    texts: [
      'job {x} done',
      'request_id={x}',
      'see {x}.pdf',
      'trace {x} span {y}',
      'Vorgang {x} abgeschlossen',
      '/uploads/{x}/original.png',
    ],
  },
  {
    kind: 'ulid',
    make: (r) => `01H${r.text('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 23)}`,
    texts: ['event {x}', 'id: {x}', 'run_{x} queued'],
  },
  {
    kind: 'semver build',
    make: (r) => `${r.int(0, 9)}.${r.int(0, 30)}.${r.int(0, 9)}-rc.${r.int(1, 9)}+${r.digits(8)}.${r.hex(7)}`,
    texts: ['build {x}', 'image app:{x}', 'deployed {x}'],
  },
  {
    kind: 'date and time',
    make: (r) =>
      r.pick([
        `${r.int(2001, 2026)}-${two(r.int(1, 12))}-${two(r.int(1, 28))}T${two(r.int(0, 23))}:${two(r.int(0, 59))}:${two(r.int(0, 59))}.${r.digits(6)}Z`,
        `${r.int(2001, 2026)}${two(r.int(1, 12))}${two(r.int(1, 28))}${two(r.int(0, 23))}${two(r.int(0, 59))}${two(r.int(0, 59))}`,
        `${r.int(2001, 2026)}-${two(r.int(1, 12))}-${two(r.int(1, 28))} ${two(r.int(0, 23))}:${two(r.int(0, 59))}:${two(r.int(0, 59))}+02:00`,
      ]),
    texts: ['at {x}', 'dump_{x}.sql', '[{x}] started', 'zwischen {x} und {y}'],
  },
  {
    kind: 'retina file',
    make: (r) => `${r.pick(['logo', 'icon-home', 'hero'])}@${r.pick(['2x', '3x'])}.${r.pick(['png', 'webp'])}`,
    texts: ['see {x}', 'assets/{x} 12 kB', '![x](img/{x})'],
  },
  {
    kind: 'npm scope',
    make: (r) => `@${r.text(LOWER, 6)}/${r.text(LOWER, 5)}${r.pick(['', `@${r.int(1, 9)}.${r.int(0, 9)}.0`])}`,
    texts: ['npm i {x}', 'import x from "{x}"', '{x} is deprecated', 'lodash@4.17.21 {x}', 'pnpm add {x}'],
  },
  {
    kind: 'git remote',
    make: (r) =>
      `git@${r.pick(['github.com', 'gitlab.example.com', 'ssh.dev.azure.com'])}:${r.text(LOWER, 5)}/${r.text(LOWER, 6)}.git`,
    texts: ['git clone {x}', 'origin {x} (fetch)', 'remote: {x}', 'ssh://{x}'],
  },
  {
    kind: 'mention',
    make: (r) => `@${r.text(LOWER, 6)}${r.pick(['', '.dev', '-bot', `_${r.int(1, 9)}`])}`,
    texts: ['{x} please review', 'cc {x} {y}', 'dzięki {x}!', 'danke {x}'],
  },
  { kind: 'colour', make: (r) => `#${r.hex(6)}`, texts: ['color: {x};', 'background {x} → {y}', 'use {x}', '#{y}'] },
  {
    kind: 'image data',
    make: (r) => `iVBORw0KGgoAAAANSUhEUgAA${r.text(`${ALNUM}+/`, 200)}AAAAElFTkSuQmCC`,
    texts: ['data:image/png;base64,{x}', '<img src="data:image/png;base64,{x}">', '![i](data:image/png;base64,{x})'],
  },
  { kind: 'etag', make: (r) => `"${r.hex(32)}"`, texts: ['ETag: {x}', 'If-None-Match: W/{x}', 'etag {x} unchanged'] },
  {
    kind: 'merge request path',
    make: (r) => `group/project!${r.digits(5)}`,
    texts: ['see {x}', 'https://gitlab.example.com/{x}', 'closed by {x}'],
  },
  {
    kind: 'path ids',
    make: (r) => `/projects/${r.digits(8)}/jobs/${r.digits(10)}`,
    texts: ['GET {x} 200', 'https://gitlab.example.com{x}', 'retry {x}/artifacts'],
  },
  {
    kind: 'cron',
    make: (r) => `${r.int(0, 59)} ${r.int(0, 23)} ${r.int(1, 28)} * ${r.int(0, 6)}`,
    texts: ['schedule: "{x}"', 'cron {x} /usr/bin/backup', 'runs at {x}'],
  },
  { kind: 'public key', make: (r) => publicKey(r), texts: ['{x}', 'verify with\n{x}'] },
  {
    kind: 'ssh public key',
    make: (r) => sshPublicKey(r),
    texts: ['{x}', 'add to authorized_keys: {x}', '"key": "{x}"'],
  },
  {
    kind: 'code about passwords',
    make: (r) =>
      r.pick([
        'const password = getPassword();',
        'if (password.length < 12) throw new Error("too short")',
        'password = os.environ["DB_PASSWORD"]',
        'password: process.env.DB_PASSWORD,',
        'token = request.headers.get("Authorization")',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's placeholder
        'DB_PASSWORD=${DB_PASSWORD}',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a pipeline's placeholder
        'password: ${{ secrets.DB_PASSWORD }}',
        'const token = await fetchToken(user);',
        'password=$(cat /run/secrets/db)',
        'let secret: string | undefined;',
        'this.password = password;',
        'password: z.string().min(12)',
        'secret_key_base: <%= ENV["SECRET_KEY_BASE"] %>',
      ]),
    texts: ['{x}', '```js\n{x}\n```', 'in login: {x}', '+ {x}\n- // old'],
  },
  {
    kind: 'talk about passwords',
    make: (r) =>
      r.pick([
        'password: see the wiki',
        'Passwort: siehe Wiki',
        'hasło: zapytaj Annę',
        'The password is stored in Vault.',
        'password reset link expired',
        'token: none needed',
        'Das Passwort ist abgelaufen.',
        'Password: ********',
        'password: <your password>',
        'contraseña: la de siempre',
        'mot de passe : voir le wiki',
        'API key: required',
        'the secret is rotated weekly',
        'Authorization: Bearer <token>',
        'password is required',
        'token is invalid or expired',
        'wachtwoord: vraag het Jan',
        'senha: consulte o wiki',
        'Your password is safe with us',
        'secret: true',
        'password=changed',
        'bearer tokens are supported',
        'basic authentication is off',
      ]),
    texts: ['{x}', 'Note: {x}', '- {x}\n- next item', '{x} (docs)', 'FAQ\n\n{x}\n'],
  },
  {
    kind: 'identifier in code',
    make: (r) =>
      r.pick([
        'maxTokensPerRequest',
        'AuthenticationServiceFactoryBeanDefinitionParser',
        'com.example.security.token.JwtTokenProvider',
        'test_user_can_login_with_password',
        'NEXT_PUBLIC_ANALYTICS_ID',
        'sk-SK locale',
        'xoxo-love',
        'ghp_ prefix',
        'key-value-store-benchmark',
      ]),
    texts: ['{x}', 'rename {x}', 'in {x} line 40', 'class {x} is deprecated'],
  },
];
