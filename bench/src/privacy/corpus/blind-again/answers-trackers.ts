/** Answers of trackers, forges and chats. */
import { leave, leaveNumber } from '../marks.ts';
import { email, password, phone, sensitive, token } from '../short-names.ts';
import { alnum, base64, base64url, digits, hex, uuid } from './invented.ts';

export const ANSWERS_TRACKERS: readonly unknown[] = [
  {
    id: leaveNumber('id', 41827703),
    iid: leaveNumber('id', 418),
    title: `Login breaks for ${email('vera.lund+qa@kraftlinjen.no')}`,
    state: leave('word', 'opened'),
    author: {
      id: leaveNumber('id', 277),
      username: leave('handle', 'v.lund'),
      public_email: email('vera.lund@kraftlinjen.no'),
      avatar_url: leave('url', 'https://git.kraftlinjen.no/uploads/u/277/avatar.png?width=64'),
    },
    sha: leave('hash', hex(40)),
    web_url: leave('url', 'https://git.kraftlinjen.no/plattform/api/-/merge_requests/418'),
    time_stats: { time_estimate: leaveNumber('number', 14400) },
    has_conflicts: false,
  },
  {
    id: leaveNumber('id', 418),
    name: `deploy bot`,
    revoked: false,
    scopes: [leave('scope', 'read_api'), leave('scope', 'write_registry')],
    user_id: leaveNumber('id', 277),
    last_used_at: leave('time', '2026-11-04T08:12:09.418Z'),
    active: true,
    expires_at: leave('date', '2027-11-04'),
    token: token(`glpat-${base64url(20)}`),
  },
  [
    {
      key: leave('word', 'DEPLOY_KEY_B64'),
      variable_type: leave('word', 'env_var'),
      value: sensitive(base64(60)),
      protected: true,
      masked: true,
      environment_scope: leave('word', '*'),
    },
    {
      key: leave('word', 'DB_PASSWORD'),
      variable_type: leave('word', 'env_var'),
      value: sensitive('Skjold!Natt-418'),
      protected: true,
      masked: false,
    },
    { key: leave('word', 'LOG_LEVEL'), variable_type: leave('word', 'env_var'), value: leave('word', 'debug') },
    { key: leave('word', 'NODE_VERSION'), value: leave('version', '26.10.0') },
  ],
  {
    id: leaveNumber('id', 277),
    description: `linux runner`,
    runner_type: leave('word', 'project_type'),
    token: token(`glrt-${base64url(20)}`),
    token_expires_at: null,
    contacted_at: leave('time', '2026-11-04T08:12:09Z'),
    revision: leave('hash', '9f3c2ab4'),
    version: leave('version', '17.5.1'),
    access_level: leave('word', 'not_protected'),
  },
  {
    number: leaveNumber('id', 418),
    node_id: leave('id', 'PR_kwDOKq8mT1v4182770'),
    head: { ref: leave('branch', 'fix/token-refresh'), sha: leave('hash', hex(40)) },
    user: {
      login: leave('handle', 'octo-vera'),
      id: leaveNumber('id', 41827703),
      type: leave('word', 'User'),
      gravatar_id: ``,
    },
    commits: [
      {
        commit: {
          author: { email: email('vera@lund-kode.no'), date: leave('time', '2026-11-04T08:12:09Z') },
          tree: { sha: leave('hash', hex(40)) },
          verification: { verified: true, reason: leave('word', 'valid') },
        },
      },
    ],
    mergeable_state: leave('word', 'clean'),
    author_association: leave('word', 'MEMBER'),
  },
  {
    token: token(`ghs_${alnum(36)}`),
    expires_at: leave('time', '2026-11-04T09:12:09Z'),
    permissions: { contents: leave('word', 'read'), secrets: leave('word', 'write') },
    repository_selection: leave('word', 'selected'),
  },
  {
    total_count: leaveNumber('number', 2),
    secrets: [
      {
        name: leave('word', 'NPM_TOKEN'),
        created_at: leave('time', '2026-11-04T08:12:09Z'),
        visibility: leave('word', 'private'),
      },
      { name: leave('word', 'SLACK_WEBHOOK_SECRET'), updated_at: leave('time', '2026-11-04T08:12:10Z') },
    ],
  },
  {
    id: leaveNumber('id', 418277031),
    name: `web`,
    active: true,
    events: [leave('word', 'push')],
    config: {
      url: leave('url', 'https://ci.kraftlinjen.no/hooks/github'),
      content_type: leave('word', 'json'),
      insecure_ssl: leave('word', '0'),
      secret: sensitive(alnum(32)),
    },
    ping_url: leave('url', 'https://api.github.com/repos/kraft/api/hooks/418277031/pings'),
    last_response: { code: leaveNumber('number', 200), status: leave('word', 'active') },
  },
  {
    issue: {
      id: leaveNumber('id', 4182),
      subject: `Zugang Lager`,
      description: `Bitte einrichten. Kennwort bisher: ${password('Fuchs-Kamin_83')}, Rückruf ${phone('0151 2881 7703')}`,
      done_ratio: leaveNumber('number', 40),
      estimated_hours: leaveNumber('number', 4.5),
      custom_fields: [
        { id: leaveNumber('id', 7), name: `Telefon`, value: phone('0201 418277') },
        { id: leaveNumber('id', 8), name: `Auftragsnr.`, value: leave('order', '0201-418277-A') },
      ],
      journals: [
        {
          id: leaveNumber('id', 41827),
          notes: `erledigt, Mail an ${email('w.hartung@lager-hartung.de')}`,
          private_notes: false,
        },
      ],
    },
  },
  {
    user: {
      id: leaveNumber('id', 41),
      login: leave('handle', 'mhartung'),
      mail: email('m.hartung@lager-hartung.de'),
      api_key: sensitive(hex(40)),
      status: leaveNumber('number', 1),
      last_login_on: leave('time', '2026-11-04T08:12:09Z'),
      passwd_changed_on: leave('date', '2026-10-01'),
      twofa_scheme: null,
      must_change_passwd: false,
    },
  },
  {
    key: leave('ticket', 'PLAT-418'),
    id: leave('id', '41827'),
    fields: {
      summary: `Rotate ${leave('word', 'token')} of the gateway`,
      reporter: {
        accountId: leave('id', '5b10ac8d82e05b22cc7d4ef5'),
        emailAddress: email('siobhan.daly@glenmore.ie'),
        timeZone: leave('word', 'Europe/Dublin'),
        active: true,
      },
      customfield_10041: phone('+353 87 418 2771'),
      customfield_10042: leave('order', '087-418-2771'),
      story_points: leaveNumber('number', 5),
      resolutiondate: null,
      comment: {
        comments: [
          {
            body: `the old key was ${token(`ATATT3xFfGF0${base64url(120)}=${hex(8)}`)}, see ${leave('ticket', 'PLAT-392')}`,
            id: leave('id', '10418'),
          },
        ],
      },
    },
    self: leave('url', 'https://kraft.atlassian.net/rest/api/3/issue/41827'),
  },
  {
    ok: true,
    messages: [
      {
        type: leave('word', 'message'),
        user: leave('id', 'U04KQ8M2T1V'),
        text: `call me <tel:${phone('+4791841827')}|${phone('918 41 827')}>, ticket ${leave('ticket', 'SUP-418')}`,
        ts: leave('ts', '1793779929.418277'),
        client_msg_id: leave('uuid', uuid()),
      },
      {
        type: leave('word', 'message'),
        subtype: leave('word', 'bot_message'),
        text: `deploy ${leave('version', 'v4.12.0')} done in ${leave('duration', '3m 12s')}`,
        ts: leave('ts', '1793779990.000100'),
      },
    ],
    has_more: false,
    response_metadata: { next_cursor: leave('cursor', 'bmV4dF90czoxNzkzNzc5OTI5NDE4Mjc3') },
  },
  {
    ok: true,
    access_token: token(`xoxb-${digits(12)}-${digits(13)}-${alnum(24)}`),
    token_type: leave('word', 'bot'),
    scope: leave('scope', 'commands,incoming-webhook'),
    bot_user_id: leave('id', 'U0KRQLJ9H'),
    app_id: leave('id', 'A0KRD7HC3'),
    team: { id: leave('id', 'T9TK3CUKW') },
    authed_user: {
      id: leave('id', 'U1234ABCD'),
      access_token: token(`xoxp-${digits(12)}-${digits(12)}-${digits(13)}-${hex(32)}`),
      token_type: leave('word', 'user'),
    },
  },
  {
    ok: true,
    members: [
      {
        id: leave('id', 'U04KQ8M2T1V'),
        name: leave('handle', 'sofia'),
        tz: leave('word', 'Europe/Lisbon'),
        tz_offset: leaveNumber('number', 0),
        updated: leaveNumber('timestamp', 1793779929),
        profile: {
          email: email('sofia.teixeira@azulejos-norte.pt'),
          phone: phone('+351 912 418 270'),
          avatar_hash: leave('hash', 'ge3b51ca72de'),
          status_text: `em reunião até às ${leave('time', '15h30')}`,
          status_expiration: leaveNumber('number', 0),
        },
        is_bot: false,
        has_2fa: true,
      },
    ],
  },
];
