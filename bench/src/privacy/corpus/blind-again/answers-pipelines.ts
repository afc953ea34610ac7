/** Answers of pipelines, registries, monitoring, search and databases. */
import { either, leave, leaveNumber, must } from '../marks.ts';
import { email, password, phone, sensitive, token } from '../short-names.ts';
import { alnum, base32, base64, base64url, encoded, hex, uuid } from './invented.ts';

export const ANSWERS_PIPELINES: readonly unknown[] = [
  {
    id: leaveNumber('id', 9182770310),
    status: leave('word', 'completed'),
    conclusion: leave('word', 'failure'),
    run_number: leaveNumber('number', 418),
    head_sha: leave('hash', hex(40)),
    jobs: [
      {
        name: `e2e`,
        log: `${leave('time', '08:12:09')} login as ${email('e2e.user@kraftlinjen.no')} with ${password('Testfjell!77')}\n${leave('time', '08:12:11')} expected ${leave('status', '200')} got ${leave('status', '401')}`,
      },
    ],
    run_started_at: leave('time', '2026-11-04T08:12:09Z'),
    check_suite_id: leaveNumber('id', 30418277031),
  },
  {
    _id: leave('package', '@kraft/api'),
    'dist-tags': { latest: leave('version', '4.12.0') },
    maintainers: [{ name: leave('handle', 'veralund'), email: email('npm@lund-kode.no') }],
    versions: {
      '4.12.0': {
        dist: {
          integrity: leave('hash', `sha512-${base64(86)}==`),
          shasum: leave('hash', hex(40)),
          fileCount: leaveNumber('number', 41),
          unpackedSize: leaveNumber('number', 418277),
        },
        _npmUser: { email: email('vera.lund@kraftlinjen.no') },
        dependencies: { jsonwebtoken: leave('version', '^9.0.2'), 'password-prompt': leave('version', '1.1.3') },
      },
    },
  },
  {
    data: {
      viewer: {
        login: leave('handle', 'octo-vera'),
        email: email('octo@lund-kode.no'),
        databaseId: leaveNumber('id', 41827703),
        repositories: {
          totalCount: leaveNumber('number', 77),
          pageInfo: { endCursor: leave('cursor', 'Y3Vyc29yOnYyOpHOAn5J1w=='), hasNextPage: true },
          nodes: [
            {
              nameWithOwner: leave('word', 'kraft/token-service'),
              pushedAt: leave('time', '2026-11-04T08:12:09Z'),
              diskUsage: leaveNumber('number', 41827),
            },
          ],
        },
      },
    },
    extensions: { cost: leaveNumber('number', 1) },
  },
  {
    component: {
      key: leave('word', 'no.kraftlinjen:api'),
      measures: [{ metric: leave('word', 'coverage'), value: leave('percent', '91.8') }],
    },
    hotspots: [
      {
        ruleKey: leave('rule', 'java:S2068'),
        message: `'password' detected in this expression, review this potentially hard-coded password.`,
        line: leaveNumber('number', 418),
        author: email('dev.haugen@kraftlinjen.no'),
        hash: leave('hash', hex(32)),
        creationDate: leave('time', '2026-11-04T08:12:09+0100'),
      },
    ],
  },
  {
    event_id: leave('id', hex(32)),
    level: leave('word', 'error'),
    release: leave('version', 'api@4.12.0'),
    user: {
      id: leave('id', '41827'),
      email: email('aoife.byrne@harbourlight.ie'),
      geo: { country_code: leave('word', 'IE') },
    },
    request: {
      url: leave('url', 'https://api.kraftlinjen.no/v2/session'),
      headers: [
        [`Authorization`, `Bearer ${must('header', base64url(43))}`],
        [`Cookie`, `sid=${must('header', hex(32))}`],
        [`User-Agent`, leave('agent', 'okhttp/4.12.0')],
      ],
      data: { password: sensitive('Tromme.Sti44'), remember: true, passwordStrength: leave('word', 'good') },
    },
    exception: { values: [{ type: leave('word', 'TokenExpiredError'), value: `jwt expired` }] },
  },
  {
    workspace: leave('word', 'kraft-prod'),
    resources: [
      {
        type: leave('word', 'random_password'),
        instances: [
          {
            attributes: {
              length: leaveNumber('number', 24),
              special: true,
              result: sensitive(alnum(24)),
              bcrypt_hash: sensitive(`$2a$10$${alnum(53)}`),
            },
          },
        ],
      },
      {
        type: leave('word', 'aws_iam_access_key'),
        instances: [
          {
            attributes: {
              id: token(`AKIA${base32(16)}`),
              secret: sensitive(base64(40)),
              status: leave('word', 'Active'),
              create_date: leave('time', '2026-11-04T08:12:09Z'),
            },
          },
        ],
      },
    ],
    lineage: leave('uuid', uuid()),
    serial: leaveNumber('number', 418),
  },
  {
    Id: leave('id', hex(64)),
    Config: {
      Hostname: leave('host', '9f3c2ab41827'),
      Env: [
        `POSTGRES_PASSWORD=${password('Myr-Trane.414')}`,
        `POSTGRES_USER=${leave('word', 'ordre')}`,
        `PGDATA=${leave('path', '/var/lib/postgresql/data')}`,
        `GOSU_VERSION=${leave('version', '1.17')}`,
        `AWS_SECRET_ACCESS_KEY=${token(base64(40))}`,
      ],
      Image: leave('image', 'postgres:17.1'),
    },
    NetworkSettings: { MacAddress: `` },
    Created: leave('time', '2026-11-04T08:12:09.418277031Z'),
  },
  {
    columns: [`id`, `email`, `pw_hash`, `phone`, `reset_token`, `created`],
    rows: [
      [
        leaveNumber('id', 418),
        email('mina.k@hangangsoft.co.kr'),
        sensitive(`$argon2id$v=19$m=65536,t=3,p=4$${base64(22)}$${base64(43)}`),
        phone('010-9418-2770'),
        either(hex(40)),
        leave('date', '2026-11-04'),
      ],
      [
        leaveNumber('id', 419),
        email('joon.p@hangangsoft.co.kr'),
        sensitive(`$2b$12$${alnum(53)}`),
        phone('010-8418-2770'),
        null,
        leave('date', '2026-11-04'),
      ],
    ],
    rowCount: leaveNumber('number', 2),
    durationMs: leaveNumber('number', 4.18),
  },
  {
    hits: {
      total: { value: leaveNumber('number', 418) },
      hits: [
        {
          _id: leave('id', 'Kq2mNvYx8LwTz41Fh7s0'),
          _score: leaveNumber('number', 4.18277),
          _source: {
            '@timestamp': leave('time', '2026-11-04T08:12:09.418Z'),
            message: `user ${email('d.ferreira@azulejos-norte.pt')} login failed, tried "${password('Gaivota_Sal9')}"`,
            trace: { id: leave('id', hex(32)) },
            http: {
              request: {
                method: leave('word', 'POST'),
                headers: {
                  authorization: `Basic ${must('header', encoded('dferreira:GaivotaSal9'))}`,
                  'content-type': leave('word', 'application/json'),
                },
              },
              response: { status_code: leaveNumber('status', 401) },
            },
          },
        },
      ],
    },
    _scroll_id: leave('cursor', `FGluY2x1ZGVfY29udGV4dF91dWlkDXF1ZXJ5QW5kRmV0Y2gB${base64(40)}`),
  },
  {
    receivers: [
      {
        name: leave('word', 'oncall'),
        pagerduty_configs: [{ routing_key: sensitive(hex(32)), severity: leave('word', 'critical') }],
        email_configs: [
          {
            to: email('vakt.nilsen@kraftlinjen.no'),
            auth_username: leave('word', 'alert'),
            auth_password: sensitive('Sirene-Fyr88'),
            hello: leave('host', 'mail.kraftlinjen.no'),
          },
        ],
      },
    ],
    global: { resolve_timeout: leave('duration', '5m'), smtp_require_tls: true },
    group_by: [leave('word', 'alertname')],
  },
  {
    incident: {
      id: leave('id', 'Q0KQ8M2T1V4182'),
      urgency: leave('word', 'high'),
      responder: {
        contact_methods: [
          { type: leave('word', 'phone'), address: phone('41827703'), country_code: leaveNumber('number', 47) },
          { type: leave('word', 'email'), address: email('natt.vakt@kraftlinjen.no') },
        ],
      },
      trigger_summary: { rule: leave('word', 'token_error_rate > 0.05'), value: leaveNumber('number', 0.0418) },
      incident_key: leave('id', 'srv-api/HTTP-5xx'),
      dedup_key: leave('id', hex(32)),
    },
  },
];
