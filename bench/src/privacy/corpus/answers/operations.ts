/** Answers of clusters, clouds, identity and build systems, invented. */
import { either, must } from '../marks.ts';
import { jwt, privateKey, publicKey } from '../values/keys.ts';
import { urlPassword } from '../values/tokens.ts';
import type { Fields } from './fields.ts';

type Answer = (fields: Fields) => unknown;

const base64 = (text: string): string => Buffer.from(text).toString('base64');

export const OPERATIONS: Readonly<Record<string, Answer>> = {
  'kubernetes secret': (f) => ({
    kind: 'Secret',
    apiVersion: 'v1',
    metadata: {
      name: f.field('db-credentials'),
      namespace: f.field('prod'),
      uid: f.uuid(),
      resourceVersion: f.textId(9),
      creationTimestamp: f.instant(),
    },
    type: f.field('Opaque'),
    data: {
      username: either(base64('app')),
      password: f.sensitive(base64(f.random.alnum(16))),
      'api-token': f.sensitive(base64(f.random.alnum(32))),
    },
  }),
  'kubernetes pod': (f) => ({
    kind: 'Pod',
    metadata: {
      name: f.field(`web-${f.random.hex(9)}-x2k4q`),
      uid: f.uuid(),
      labels: { 'pod-template-hash': f.field(f.random.hex(10)) },
      annotations: { 'kubectl.kubernetes.io/restartedAt': f.instant() },
    },
    spec: {
      containers: [
        {
          image: f.field(`registry.example.com/web@sha256:${f.random.hex(64)}`),
          env: [
            { name: 'DB_PASSWORD', value: f.password() },
            { name: 'DB_HOST', value: f.field('db.prod.svc') },
            {
              name: 'API_KEY',
              valueFrom: { secretKeyRef: { name: f.field('api-credentials'), key: f.field('token') } },
            },
            { name: 'TOKEN_TTL', value: f.field('3600') },
            { name: 'DATABASE_URL', value: `postgres://app:${must('connection', urlPassword(f.random))}@db:5432/app` },
          ],
        },
      ],
      serviceAccountName: f.field('web'),
      automountServiceAccountToken: false,
    },
    status: {
      containerStatuses: [{ containerID: f.field(`containerd://${f.random.hex(64)}`), restartCount: f.fieldNumber(2) }],
    },
  }),
  'docker inspect': (f) => ({
    Id: f.field(f.random.hex(64)),
    Created: f.instant(),
    Image: f.field(`sha256:${f.random.hex(64)}`),
    Config: {
      Env: [
        f.field('PATH=/usr/local/bin:/usr/bin'),
        `POSTGRES_PASSWORD=${must('password', f.random.alnum(16))}`,
        f.field('POSTGRES_DB=shop'),
        `SECRET_KEY=${must('password', f.random.alnum(40))}`,
        f.field('NODE_VERSION=26.1.0'),
      ],
      Labels: { 'com.docker.compose.config-hash': f.field(f.random.hex(64)) },
    },
    HostConfig: {
      Memory: f.fieldNumber(536_870_912),
      NanoCpus: f.fieldNumber(2_000_000_000),
      PidsLimit: f.fieldNumber(512),
    },
    State: { Pid: f.id(6), StartedAt: f.instant() },
  }),
  'docker login': (f) => ({
    auths: { 'registry.example.com': { auth: f.sensitive(base64(`ci:${f.random.alnum(20)}`)) } },
    credsStore: f.field('desktop'),
  }),
  'terraform state': (f) => ({
    version: 4,
    terraform_version: f.field('1.9.5'),
    serial: f.fieldNumber(118),
    lineage: f.uuid(),
    resources: [
      {
        type: f.field('aws_db_instance'),
        instances: [
          {
            attributes: {
              arn: f.field(`arn:aws:rds:eu-west-1:${f.random.digits(12)}:db:shop`),
              username: f.field('app'),
              password: f.password(),
              master_password: f.password(),
              port: 5432,
              password_wo_version: null,
            },
          },
        ],
      },
      {
        type: f.field('tls_private_key'),
        instances: [
          {
            attributes: {
              private_key_pem: must('sensitive key', `MII${f.random.alnum(64)}`),
              public_key_pem: f.field(publicKey(f.random)),
            },
          },
        ],
      },
      {
        type: f.field('random_password'),
        instances: [
          {
            attributes: {
              length: f.fieldNumber(24),
              result: either(f.random.alnum(24)),
              bcrypt_hash: either(f.random.alnum(60)),
            },
          },
        ],
      },
    ],
  }),
  'ci variables': (f) => ({
    variables: [
      { name: 'NPM_TOKEN', value: must('token', `npm_${f.random.alnum(36)}`), secret: true },
      { name: 'SLACK_WEBHOOK_SECRET', value: f.opaque(24), secret: true },
      { name: 'CI_COMMIT_SHA', value: f.sha() },
      { name: 'PASSWORD_MIN_LENGTH', value: f.field('12') },
      { name: 'KEYCLOAK_REALM', value: f.field('acme') },
    ],
  }),
  'oauth answer': (f) => ({
    access_token: f.opaque(40),
    token_type: f.field('Bearer'),
    expires_in: f.fieldNumber(3600),
    refresh_token: f.opaque(40),
    scope: f.field('read write'),
    id_token: must('sensitive key', jwt(f.random, f.n)),
  }),
  'oauth configuration': (f) => ({
    issuer: f.field('https://id.example.com'),
    authorization_endpoint: f.field('https://id.example.com/auth'),
    token_endpoint: f.field('https://id.example.com/token'),
    token_endpoint_auth_methods_supported: [f.field('client_secret_basic'), f.field('private_key_jwt')],
    jwks: { keys: [{ kty: 'RSA', kid: f.field(f.random.hex(16)), n: f.field(f.random.base64url(342)), e: 'AQAB' }] },
    client_id: f.field(f.uuid()),
    client_secret: f.opaque(48),
  }),
  'identity user': (f) => ({
    id: f.uuid(),
    email: f.email(),
    emailVerified: true,
    has_password: true,
    password_changed_at: f.instant(),
    passwordPolicy: f.field('length(12)'),
    totpSecret: f.opaque(32),
    backup_codes: [f.sensitive(f.random.digits(8)), f.sensitive(f.random.digits(8)), f.sensitive(f.random.digits(8))],
    authenticator: f.field('webauthn'),
    author: f.field('import'),
    credentials: { type: f.field('passphrase-v2'), value: f.opaque(20) },
  }),
  'sensitive keys in numbers': (f) => ({
    user: f.id(7),
    pin: f.sensitiveNumber(4),
    otp: f.sensitiveNumber(6),
    passcode: f.sensitiveNumber(6),
    pinned: true,
    shipping_code: f.id(8),
    spin: f.fieldNumber(720),
    pin_count: f.fieldNumber(3),
    otp_expires_in: f.fieldNumber(300),
  }),
  'sensitive keys in lists': (f) => ({
    apiKeys: [f.opaque(24), f.opaque(24)],
    tokens: { primary: f.opaque(20), secondary: f.opaque(20) },
    secrets: { db: { root: f.password(), replica: f.password() } },
    max_tokens: f.fieldNumber(8192),
    prompt_tokens: f.fieldNumber(1204),
    total_tokens: f.fieldNumber(2_100_345),
    passwordless: true,
  }),
  'model usage': (f) => ({
    id: f.field(`chatcmpl-${f.random.alnum(24)}`),
    created: f.seconds(),
    usage: {
      prompt_tokens: f.fieldNumber(1_200_345),
      completion_tokens: f.fieldNumber(3_000_211),
      total_tokens: f.fieldNumber(4_200_556),
      input_tokens_details: { cached_tokens: f.fieldNumber(1024) },
    },
    system_fingerprint: f.field(`fp_${f.random.hex(10)}`),
    next_page_token: f.field(`CAUQAA${f.random.alnum(12)}`),
  }),
  'cloud keys': (f) => ({
    AccessKey: {
      UserName: f.field('ci'),
      AccessKeyId: must('token', `AKIA${f.random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 16)}`),
      SecretAccessKey: f.opaque(40),
      CreateDate: f.instant(),
      Status: 'Active',
    },
    service_account: {
      type: f.field('service_account'),
      private_key_id: f.field(f.random.hex(40)),
      private_key: must('sensitive key', `MIIEvQIBADANBg${f.random.alnum(80)}`),
      client_email: f.email(),
      token_uri: f.field('https://oauth2.example.com/token'),
    },
  }),
  'mail settings': (f) => ({
    smtp: { host: f.field('smtp.example.com'), port: 587, user: f.email(), pass: f.password(), secure: true },
    imap: { auth: { user: f.email(), pass: f.password() } },
    signature: f.field('Kind regards, the team'),
    passThrough: f.field('enabled'),
    compass: f.field('north'),
  }),
  certificate: (f) => ({
    cert: f.field(publicKey(f.random)),
    key: privateKey(f.random, f.n, '\n'),
    fingerprint: f.field(Array.from({ length: 20 }, () => f.random.hex(2)).join(':')),
    serial_number: f.field(f.random.hex(32)),
    not_after: f.instant(),
  }),
  'webhook deliveries': (f) => [
    {
      id: f.id(11),
      guid: f.uuid(),
      delivered_at: f.instant(),
      config: {
        url: f.field('https://ci.example.com/hook'),
        secret: f.sensitive(f.random.alnum(20)),
        insecure_ssl: f.field('0'),
      },
      request: {
        headers: {
          'X-Hub-Signature-256': either(`sha256=${f.random.hex(64)}`),
          'X-Api-Key': f.opaque(32),
          Authorization: f.sensitive(`Bearer ${f.random.alnum(40)}`),
          'X-Request-Id': f.uuid(),
          'User-Agent': f.field('Hookshot/2.1'),
        },
      },
    },
  ],
  'error with secret': (f) => ({
    error: {
      message: `connect failed for amqp://svc:${must('connection', urlPassword(f.random))}@mq:5672`,
      code: f.field('ECONNREFUSED'),
      stack: f.field(
        'Error: connect\n    at Socket.<anonymous> (/app/node_modules/pg/lib/client.js:132:19)\n    at emit (node:events:518:28)',
      ),
    },
  }),
  'key value store': (f) => ({
    entries: [
      { key: 'smtp_password', value: f.password() },
      { key: 'retry_limit', value: f.field('5') },
      { key: 'github.token', value: f.opaque(36) },
      { key: 'author', value: f.field('ops-team') },
      { key: 'session_timeout', value: f.field('86400') },
    ],
  }),
};
