/** Answers that hold settings: networks, backups, second factors, limits, descriptions of APIs. */
import { leave, leaveNumber } from '../marks.ts';
import { email, sensitive, token } from '../short-names.ts';
import { alnum, base32, base64, digits, hex, keyInLines } from './invented.ts';

export const ANSWERS_SETTINGS: readonly unknown[] = [
  {
    networks: [
      {
        ssid: leave('word', 'Kraft-Intern'),
        security: leave('word', 'wpa2'),
        x_passphrase: sensitive('Granitt+Sau_27'),
        vlan: leaveNumber('number', 418),
      },
      {
        ssid: leave('word', 'Kraft-Gjest'),
        security: leave('word', 'open'),
        x_passphrase: ``,
        vlan: leaveNumber('number', 277),
      },
    ],
    radius: { secret: sensitive(alnum(22)), port: leaveNumber('port', 1812) },
    snmp: { community: sensitive('k3lp-les'), version: leave('version', '2c') },
  },
  {
    backup: {
      schedule: leave('cron', '15 4 * * *'),
      repository: leave('url', 's3:https://lager.example/backup'),
      encryption: {
        enabled: true,
        passphrase: sensitive('Lyng.Rype.Vidde.63'),
        algorithm: leave('word', 'AES-256-GCM'),
        keyId: leave('id', 'bk-418'),
      },
      secrets: { restic: { value: sensitive(alnum(40)), rotated: leave('date', '2026-11-04') } },
      lastSnapshot: leave('hash', '9f3c2ab4'),
    },
  },
  {
    totp: {
      secret: sensitive(base32(32)),
      uri: `otpauth://totp/Kraft:${email('sigrid.lie@kraftlinjen.no')}?secret=${token(base32(32))}&issuer=${leave('word', 'Kraft')}&digits=${leave('number', '6')}&period=${leave('number', '30')}`,
      algorithm: leave('word', 'SHA1'),
    },
    backup_codes: [sensitive(`${digits(4)}-${digits(4)}`), sensitive(`${digits(4)}-${digits(4)}`)],
    enrolled: false,
    methods: [leave('word', 'totp'), leave('word', 'webauthn')],
  },
  {
    features: {
      passwordless: true,
      token_exchange: leave('word', 'preview'),
      secret_scanning: { status: leave('word', 'enabled') },
    },
    passwordResetRequired: false,
    password: null,
    token: ``,
    apiKeysCount: leaveNumber('number', 4),
    tokenLimit: leaveNumber('number', 4096),
    secretVersion: leaveNumber('number', 7),
    keyRotationDays: leaveNumber('number', 90),
    credentialsProvider: leave('word', 'instance-profile'),
    authType: leave('word', 'oauth2'),
    sessionTimeoutMinutes: leaveNumber('number', 30),
    next_page_token: leave('cursor', 'CAoQABoGCgRpdGVt'),
  },
  {
    usage: {
      input_tokens: leaveNumber('number', 41827),
      output_tokens: leaveNumber('number', 703),
      cache_read_input_tokens: leaveNumber('number', 0),
    },
    id: leave('id', 'msg_01Kq2mNvYx8LwTz41Fh7s0c3'),
    stop_reason: leave('word', 'max_tokens'),
    model: leave('version', 'claude-sonnet-4-5-20250929'),
    logprobs: [
      {
        token: leave('word', ' the'),
        logprob: leaveNumber('number', -0.0418),
        bytes: [leaveNumber('number', 32), leaveNumber('number', 116)],
      },
      { token: leave('word', 'password'), logprob: leaveNumber('number', -1.277), top: [] },
    ],
  },
  {
    openapi: leave('version', '3.1.0'),
    paths: {
      '/session': {
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  required: [leave('word', 'password')],
                  properties: {
                    password: {
                      type: leave('word', 'string'),
                      format: leave('word', 'password'),
                      minLength: leaveNumber('number', 12),
                      description: `the user's password`,
                      example: leave('placeholder', '********'),
                    },
                    phone: { type: leave('word', 'string'), pattern: leave('regex', '^\\+[1-9]\\d{6,14}$') },
                  },
                },
              },
            },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        token: { type: leave('word', 'http'), scheme: leave('word', 'bearer'), bearerFormat: leave('word', 'JWT') },
        api_key: { type: leave('word', 'apiKey'), in: leave('word', 'header'), name: leave('word', 'X-API-Key') },
      },
    },
  },
  {
    certificate: {
      serial: leave('serial', '04:18:27:70:31:0a:2b'),
      thumbprint: leave('hash', hex(40)),
      pem: `-----BEGIN CERTIFICATE-----\n${leave('certificate', base64(64))}\n-----END CERTIFICATE-----`,
      private_key_pem: `${keyInLines('EC PRIVATE KEY', 3)}`,
      not_after: leave('time', '2027-11-04T08:12:09Z'),
      key_usage: [leave('word', 'digitalSignature')],
      acme_account: `mailto:${email('hostmaster.dahl@kraftlinjen.no')}`,
    },
  },
];
