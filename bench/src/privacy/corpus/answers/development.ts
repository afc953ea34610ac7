/** Answers of code hosting, trackers and chat, invented. */
import { leave, must } from '../marks.ts';
import { privateKey, sshPublicKey } from '../values/keys.ts';
import { MAKERS } from '../values/tokens.ts';
import type { Fields } from './fields.ts';

type Answer = (fields: Fields) => unknown;

const token = ({ random }: Fields): string =>
  must('token', random.pick(MAKERS.filter(({ label }) => label === undefined)).make(random));

export const DEVELOPMENT: Readonly<Record<string, Answer>> = {
  'gitlab merge request': (f) => ({
    id: f.id(9),
    iid: f.fieldNumber(f.random.int(1, 9999)),
    project_id: f.id(8),
    title: 'Add retry to the mailer',
    description: `Asked by ${f.email()}, see !${f.random.digits(4)}`,
    author: {
      id: f.id(7),
      username: f.field('anna.kowalska'),
      name: f.field('Anna Kowalska'),
      avatar_url: f.field(`https://gitlab.example.com/uploads/-/user/avatar/${f.random.digits(8)}/avatar.png`),
    },
    sha: f.sha(),
    merge_commit_sha: f.sha(),
    authored_date: f.instant(),
    updated_at: f.instant(),
    web_url: f.field(`https://gitlab.example.com/acme/app/-/merge_requests/${f.random.digits(5)}`),
    has_conflicts: false,
    time_stats: { time_estimate: f.fieldNumber(14_400), total_time_spent: f.fieldNumber(1_209_600) },
  }),
  'gitlab commits': (f) =>
    [0, 1, 2].map(() => ({
      id: f.sha(),
      short_id: leave('api sha', f.random.hex(8)),
      title: 'Fix paging',
      author_name: f.field('Jan Nowak'),
      author_email: f.email(),
      authored_date: f.instant(),
      committer_name: f.field('GitLab'),
      committer_email: f.email(),
      parent_ids: [f.sha(), f.sha()],
      message: `Fix paging\n\nCo-authored-by: Eva <${f.email()}>`,
    })),
  'gitlab variables': (f) => [
    {
      variable_type: 'env_var',
      key: 'DB_PASSWORD',
      value: f.password(),
      protected: true,
      masked: true,
      environment_scope: '*',
    },
    { variable_type: 'env_var', key: 'NODE_ENV', value: f.field('production'), protected: false, masked: false },
    { variable_type: 'env_var', key: 'DEPLOY_TOKEN', value: token(f), protected: true, masked: true },
    {
      variable_type: 'file',
      key: 'SSH_PRIVATE_KEY',
      value: must('sensitive key', f.random.alnum(60)),
      protected: true,
    },
    { variable_type: 'env_var', key: 'MAX_TOKENS', value: f.field('4096') },
    { variable_type: 'env_var', key: 'AWS_DEFAULT_REGION', value: f.field('eu-central-1') },
  ],
  'gitlab runner': (f) => ({
    id: f.id(6),
    token: must('sensitive key', `glrt-${f.random.base64url(20)}`),
    token_expires_at: f.instant(),
    description: 'shared',
    ip_address: '',
    version: f.field('17.2.0'),
  }),
  'gitlab job': (f) => ({
    id: f.id(10),
    pipeline: { id: f.id(10), sha: f.sha(), ref: 'main' },
    commit: { id: f.sha(), author_email: f.email() },
    queued_duration: 0.51,
    artifacts: [{ filename: f.field('build.zip'), size: f.fieldNumber(10_485_760 + f.n) }],
    log: `$ npm ci\n$ npm publish --token ${token(f)}\nJob succeeded in 1024s, ${f.random.digits(9)} bytes`,
  }),
  'github issue': (f) => ({
    id: f.id(10),
    node_id: f.field(`I_kwDO${f.random.alnum(16)}`),
    number: f.fieldNumber(f.random.int(1, 99_999)),
    user: { login: f.field('octo-dev'), id: f.id(8), node_id: f.field(`MDQ6VXNlc${f.random.alnum(8)}`), type: 'User' },
    body: `Steps: log in as ${f.email()} with phone ${f.phone()}.\nSee #${f.random.digits(5)} and ${f.random.hex(40)}.`,
    reactions: { total_count: f.fieldNumber(3), '+1': f.fieldNumber(3) },
    performed_via_github_app: null,
    active_lock_reason: null,
    created_at: f.instant(),
  }),
  'github keys': (f) => [
    {
      id: f.id(9),
      key: f.field(sshPublicKey(f.random)),
      title: 'laptop',
      verified: true,
      read_only: false,
      created_at: f.instant(),
    },
  ],
  'github installation token': (f) => ({
    token: must('token', `ghs_${f.random.alnum(36)}`),
    expires_at: f.instant(),
    permissions: { contents: 'read', secrets: 'read' },
    repository_selection: f.field('selected'),
  }),
  'github code search': (f) => ({
    total_count: f.fieldNumber(1),
    items: [
      {
        path: f.field('src/auth/password-reset.ts'),
        sha: f.sha(),
        text_matches: [
          { fragment: f.field('const password = await readPassword();') },
          { fragment: `API_KEY = "${token(f)}"` },
        ],
      },
    ],
  }),
  'redmine issue': (f) => ({
    issue: {
      id: f.id(6),
      project: { id: f.id(3), name: 'Shop' },
      author: { id: f.id(3), name: f.field('Jan Nowak') },
      subject: 'Zwrot płatności',
      description: `Klient ${f.email()}, tel. ${must('phone', `512 ${f.random.digits(3)} ${f.random.digits(3)}`)}.\nKonto: ${f.iban()}\n\n|_. id |_. rev |_. size |\n| ${f.field(f.random.digits(8))} | ${f.field(f.random.digits(6))} | ${f.field(f.random.digits(9))} |`,
      custom_fields: [
        { id: 1, name: 'Nr zamówienia', value: f.textId(10) },
        { id: 2, name: 'Telefon', value: must('phone', `601 ${f.random.digits(3)} ${f.random.digits(3)}`) },
      ],
      estimated_hours: 12.5,
      created_on: f.instant(),
    },
  }),
  'redmine user': (f) => ({
    user: {
      id: f.id(4),
      login: f.field('jnowak'),
      mail: f.email(),
      api_key: f.sensitive(f.random.hex(40)),
      passwd_changed_on: f.instant(),
      last_login_on: f.instant(),
      status: 1,
    },
  }),
  'slack history': (f) => ({
    ok: true,
    messages: [
      {
        type: 'message',
        user: f.field(`U0${f.random.fill('ccccccccc')}`),
        ts: f.slackTs(),
        text: `mail <mailto:${f.email()}|write me> or ${f.phone()}`,
        client_msg_id: f.uuid(),
        pinned_to: [f.field(`C0${f.random.fill('cccccccc')}`)],
      },
      {
        type: 'message',
        user: f.field(`U0${f.random.fill('ccccccccc')}`),
        ts: f.slackTs(),
        thread_ts: f.slackTs(),
        text: `deploy key: ${token(f)}`,
        reply_count: f.fieldNumber(2),
      },
      { type: 'message', ts: f.slackTs(), text: f.field(`build ${f.random.digits(8)} ok, sha ${f.random.hex(40)}`) },
    ],
    pin_count: f.fieldNumber(12_345),
    response_metadata: { next_cursor: f.field(`bmV4dF90czo${f.random.digits(16)}`) },
  }),
  'slack user': (f) => ({
    ok: true,
    user: {
      id: f.field('U012AB3CD'),
      team_id: f.field('T012AB3CD'),
      tz_offset: f.fieldNumber(7200),
      updated: f.seconds(),
      profile: {
        email: f.email(),
        phone: f.nationalPhone(),
        skype: '',
        avatar_hash: f.field(f.random.hex(12)),
        image_72: f.field(
          `https://avatars.slack-edge.com/2024-01-0${f.random.int(1, 9)}/${f.random.digits(13)}_${f.random.hex(20)}_72.png`,
        ),
      },
    },
  }),
  'jira issue': (f) => ({
    id: f.textId(5),
    key: f.field(`SHOP-${f.random.digits(5)}`),
    fields: {
      reporter: {
        accountId: f.field(`5b10ac8d82e05b22cc7d${f.random.hex(4)}`),
        emailAddress: f.email(),
        displayName: f.field('Mia Krystof'),
        timeZone: 'Europe/Berlin',
      },
      summary: 'Reset does not work',
      comment: {
        comments: [
          {
            id: f.textId(5),
            body: `Kunde: ${f.phone()}, Passwort: ${must('password', f.random.alnum(14))}`,
            created: f.instant(),
          },
        ],
      },
      customfield_10016: f.fieldNumber(5),
      timespent: f.fieldNumber(86_400),
      aggregatetimeoriginalestimate: f.fieldNumber(1_728_000),
    },
  }),
  'log search': (f) => ({
    took: f.fieldNumber(12),
    hits: [0, 1, 2].map(() => ({
      _id: f.field(f.random.base64url(20)),
      _score: f.fieldNumber(1),
      sort: [f.milliseconds()],
      message: `user=${f.email()} session=${f.random.int(1, 9)} status=500 dur=${f.random.digits(4)}`,
      trace_id: f.field(f.random.hex(32)),
      span_id: f.field(f.random.hex(16)),
      '@timestamp': f.instant(),
    })),
  }),
  'file content': (f) => ({
    file_name: f.field('deploy.env'),
    encoding: 'text',
    blob_id: f.sha(),
    content_sha256: f.field(f.random.hex(64)),
    content: `PORT=3000\nDB_PASSWORD=${must('password', f.random.alnum(18))}\nDB_HOST=db.internal\nTOKEN_TTL=3600\nADMIN_EMAIL=${f.email()}\n`,
  }),
  'key file': (f) => ({
    file_name: f.field('id_rsa'),
    size: f.fieldNumber(1_679),
    content: privateKey(f.random, f.n, '\n'),
  }),
};
