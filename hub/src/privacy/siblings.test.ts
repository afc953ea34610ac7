/** Fields that what stands beside them makes a secret, or none. */
import { describe, expect, test } from 'vitest';
import { contextOf, kindsIn, token } from './privacy-fixture.ts';
import { DEFAULT_RULES } from './rules.ts';

const RANDOM = 'q8Zk3nXw0Lr5Tb7Yc2VdF4Hs9Gm1Jp6A';
const PUBLIC = RANDOM.toLowerCase();
const HEX = '3f9a1c07b5d2e8463f9a1c07b5d2e846';
const S = '<SECRET>';

describe.each<readonly [string, unknown, unknown]>([
  ['a private key as JSON', { kty: 'EC', x: PUBLIC, d: RANDOM }, { kty: 'EC', x: PUBLIC, d: S }],
  [
    'a password that Terraform has made',
    { result: 'a', bcrypt_hash: 'b', length: 1 },
    { result: S, bcrypt_hash: 'b', length: 1 },
  ],
  ['the community of SNMP', { snmp: { community: 'elm', version: '2c' } }, { snmp: { community: S, version: '2c' } }],
  ['a key for alerts', { routing_key: HEX }, { routing_key: S }],
  [
    'an answer that resets a password',
    { recovery_question: { question: 'pet?', answer: 'elm' } },
    { recovery_question: { question: 'pet?', answer: S } },
  ],
  ['named keys of an account', [{ keyName: 'key1', value: `${RANDOM}==` }], [{ keyName: 'key1', value: S }]],
  ['a key in another form', { key: 'DEPLOY_KEY_B64', value: RANDOM }, { key: 'DEPLOY_KEY_B64', value: S }],
  [
    'headers in pairs',
    {
      headers: [
        ['Cookie', `sid=${HEX}`],
        ['Authorization', `Bearer ${RANDOM}`],
      ],
    },
    {
      headers: [
        ['Cookie', `sid=${S}`],
        ['Authorization', `Bearer ${S}`],
      ],
    },
  ],
  ['codes of doors', { door_code: 271828, access_code: '27-QK-18' }, { door_code: S, access_code: S }],
  ['a tag of a cloud', { Key: 'AdminPassword', Value: 'elm' }, { Key: 'AdminPassword', Value: S }],
  ['an output of a stack', { OutputKey: 'ApiKey', OutputValue: 'elm' }, { OutputKey: 'ApiKey', OutputValue: S }],
  [
    'several values of one name',
    { key: 'recovery_codes', values: ['k7qm-2x9d', 'w4tz-8fhn'] },
    { key: 'recovery_codes', values: [S, S] },
  ],
  ['an answer of a form', { name: 'Password', answer: 'elm' }, { name: 'Password', answer: S }],
  ['a captioned field', [{ label: 'Password', value: 'elm7root' }], [{ label: 'Password', value: S }]],
  [
    'a parameter of a stack',
    { ParameterKey: 'DbPassword', ParameterValue: 'elm' },
    { ParameterKey: 'DbPassword', ParameterValue: S },
  ],
  ['a captioned field of a message', [{ title: 'Password', value: 'elm7root' }], [{ title: 'Password', value: S }]],
  [
    'a change of an attribute',
    { property: 'attr', name: 'password', old_value: 'elm', new_value: 'oak' },
    { property: 'attr', name: 'password', old_value: S, new_value: S },
  ],
  [
    'a change in a tracker',
    { field: 'Password', from: null, fromString: 'Elm44!x', toString: 'Oak55!x' },
    { field: 'Password', from: null, fromString: S, toString: S },
  ],
  ['a change in an audit', { change: 'api_key', from: HEX, to: RANDOM }, { change: 'api_key', from: S, to: S }],
  ['a name and its value', ['password', 'Hunter22!'], ['password', S]],
  [
    'names and their values',
    {
      a: [
        ['DB_PASSWORD', 'Hunter22!'],
        ['DB_HOST', 'elm44!'],
      ],
    },
    {
      a: [
        ['DB_PASSWORD', S],
        ['DB_HOST', 'elm44!'],
      ],
    },
  ],
  ['an argument', { Cmd: ['redis-server', '--requirepass', 'elm'] }, { Cmd: ['redis-server', '--requirepass', S] }],
  [
    'a short flag of a program',
    { command: ['/usr/bin/mysql', '-u', 'app', '-pElm;Root7', '-e', 'select 1'] },
    { command: ['/usr/bin/mysql', '-u', 'app', `-p${S}`, '-e', 'select 1'] },
  ],
  ['a user of a program', ['curl', '-u', 'ops:Elm 7', 'a'], ['curl', '-u', `ops:${S}`, 'a']],
  [
    'headers in one row',
    { rawHeaders: ['Host', 'a', 'X-Auth-Token', HEX, 'Authorization', `Bearer ${RANDOM}`] },
    { rawHeaders: ['Host', 'a', 'X-Auth-Token', S, 'Authorization', `Bearer ${S}`] },
  ],
  ['an argument after one dash', ['x', '-password', 'Elm44!', '-v'], ['x', '-password', S, '-v']],
  [
    'a secret of Kubernetes',
    { kind: 'Secret', data: { 'tls.crt': 'ZWxt' }, stringData: { a: 'elm' } },
    { kind: 'Secret', data: { 'tls.crt': S }, stringData: { a: S } },
  ],
  [
    'a secret of Kubernetes in a list',
    { items: [{ type: 'Opaque', data: { a: 'ZWxt' } }] },
    { items: [{ type: 'Opaque', data: { a: S } }] },
  ],
  ['a number in another script', { 暗証番号: '2718' }, { 暗証番号: S }],
])('%s', (_, value, masked) => {
  test('is masked, and what stands beside it stays', async () => {
    expect(await kindsIn(value)).toEqual(masked);
  });
});

test.each<unknown>([
  [{ label: 'Access token', value: 'access_token' }],
  { d: RANDOM, e: 'AQAB' },
  { kty: 'RSA', n: RANDOM, e: 'AQAB' },
  { result: 'ok', length: 24 },
  { community: 'Linz' },
  { routing_key: 'orders.created.eu' },
  { question: 'How many?', answer: 'seven' },
  {
    logprobs: [
      { token: ' the', logprob: -0.1 },
      { token: 'password', logprob: -1 },
    ],
  },
  { tokens: [{ token: 'quick', start_offset: 4, end_offset: 9 }] },
  { required: ['password', 'user42'], tags: ['token', 'v2'] },
  { fields: ['password', 'user'] },
  { required: ['token', 'PROJ-12'], levels: [['secret', 'Level-3']] },
  { name: 'token', from: 4, to: 9 },
  { name: 'secret', before: 'x', after: 'y' },
  { name: 'Pin', values: ['gold', 'silver'] },
  { name: 'secret', values: [[1, 'elm7-root']] },
  { errors: { password: ['is too short', 'can not be blank'], api_key: 'is invalid' } },
  { 'form.password': 'Enter your password', 'form.hasło': 'Wpisz hasło', kennwort: 'Kennwort wiederholen' },
  { definitions: { token: { $ref: '#/components/schemas/Token' } } },
  { secrets: [{ name: 'DB_PASSWORD', valueFrom: 'arn:aws:ssm:eu-west-1:4182:parameter/db-password' }] },
  { password: 'enabled', pin: 'no' },
  { field: 'password', from: 'expired', to: 'changed' },
  { field: 'status', fromString: 'Elm44!x', toString: 'Oak55!x' },
  { name: 'password', old_value: null, new_value: '' },
  { flags: ['--password', '--user', '--pin', 'required', '-token', 'value', '--max-tokens', '4096'] },
  { command: ['docker', 'run', '-u', '1000:1000', '-p', '8080:80'], other: ['ssh', '-p', '2222', '-u', 'a'] },
  { options: [['--token', 'The token to use']] },
  { kind: 'ConfigMap', data: { a: 'elm' } },
  { type: 'chart', data: { a: 'elm' } },
  { incident_key: 'srv-api/HTTP-5xx-2026' },
  { dependencies: { jsonwebtoken: '^9.0.2', 'passport-jwt': '4.0.1' } },
  { password: { type: 'string', format: 'password', pattern: '^.+$', minLength: 12 } },
  { passwordCredentials: [{ hint: 'Kq2', endDateTime: '2027-11-04T08:12:09Z' }] },
  { secrets: [{ visibility: 'private', rotated: '2026-11-04' }] },
])('%j stays', async (value) => {
  expect(await kindsIn(value)).toEqual(value);
});

test('an object inside a secret is secret whatever it is called', async () => {
  expect(await kindsIn({ credentials: { label: { value: 'elm' }, title: 'Shop' } })).toEqual({
    credentials: { label: { value: S }, title: 'Shop' },
  });
});

test('a name in a pair cannot bring a token along, and a field that is left alone stays', async () => {
  const forged = token('EMAIL');
  expect(await kindsIn({ headers: [[`${forged} token`, 'a7']] })).toEqual({ headers: [['<LITERAL> token', S]] });
  const rules = { ...DEFAULT_RULES, leave: ['snmp'] };
  expect(await kindsIn({ snmp: { community: 'elm' } }, contextOf({ rules }))).toEqual({ snmp: { community: 'elm' } });
});
