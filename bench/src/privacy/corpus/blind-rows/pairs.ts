/** Lists of pairs: tags, environments, headers, fields of one's own, as clouds, clusters and trackers return them. */
import { either, must } from '../marks.ts';
import { card, email, iban, nationalId, password, phone, sensitive, token } from '../short-names.ts';
import {
  alnum,
  amount,
  article,
  base32,
  base64,
  base64url,
  cardNumber,
  count,
  date,
  encoded,
  hash,
  hex,
  ibanOf,
  id,
  lower,
  pesel,
  place,
  product,
  schema,
  signed,
  title,
  upper,
  url,
  uuid,
  version,
  word,
} from './invented.ts';

export const PAIRS: readonly unknown[] = [
  {
    InstanceId: id('i-09f3c2ab418277031'),
    Tags: [
      { Key: 'Name', Value: word('api-eu-1') },
      { Key: 'AdminPassword', Value: password('Gelber.Ginster4') },
      { Key: 'owner', Value: email('ops@lofot.example') },
      { Key: 'on-call', Value: phone('+47 902 81 774') },
      { Key: 'PasswordPolicy', Value: word('rotate-90d') },
      { Key: 'commit', Value: hash(hex(40)) },
      { Key: 'aws:cloudformation:stack-name', Value: word('token-service') },
    ],
  },
  {
    containerDefinitions: [
      {
        name: word('api'),
        image: word('418277031204.dkr.ecr.eu-west-1.amazonaws.com/api:4.12.0'),
        command: [
          word('node'),
          word('server.js'),
          '--db-password',
          password('Amsel/Drossel5'),
          '--log-level',
          word('info'),
        ],
        environment: [
          { name: 'SMTP_PASS', value: password('Hummel-Flug_19') },
          { name: 'STRIPE_KEY', value: token(`sk_live_${alnum(32)}`) },
          { name: 'TOKEN_ISSUER', value: url('https://id.lofot.example/') },
          { name: 'SESSION_TIMEOUT', value: word('3600') },
          { name: 'PASSWORD_MIN_LENGTH', value: word('14') },
        ],
        secrets: [
          { name: 'DB_PASSWORD', valueFrom: word('arn:aws:ssm:eu-west-1:418277031204:parameter/api/db-password') },
        ],
      },
    ],
    revision: count(41),
  },
  {
    kind: word('Deployment'),
    spec: {
      template: {
        spec: {
          containers: [
            {
              name: word('worker'),
              args: [
                '--redis-url',
                `redis://:${must('connection', 'Zitrone_Baum77')}@cache:6379/0`,
                '--token',
                token(alnum(40)),
                '--concurrency',
                word('8'),
              ],
              env: [
                { name: 'JWT_SECRET', value: sensitive(base64(44)) },
                { name: 'ADMIN_PIN', value: password('4471') },
                { name: 'BASIC_AUTH', value: `${either('ops:')}${password('Kastanie.8')}` },
                { name: 'API_TOKEN', valueFrom: { secretKeyRef: { name: word('api-token'), key: word('token') } } },
                { name: 'GIT_SHA', value: hash(hex(40)) },
                { name: 'KEYCLOAK_REALM', value: word('lofot') },
              ],
            },
          ],
        },
      },
    },
  },
  {
    total_count: count(4),
    variables: [
      { name: 'DEPLOY_PASSWORD', value: password('Fischotter#40'), created_at: date('2026-03-01T08:00:00Z') },
      {
        name: 'SLACK_WEBHOOK',
        value: `${either('https://hooks.slack.com/services/')}${sensitive(`T${upper(8)}/B${upper(8)}/${alnum(24)}`)}`,
        created_at: date('2026-03-01T08:00:00Z'),
      },
      { name: 'NODE_VERSION', value: version('26.0.1'), created_at: date('2026-03-01T08:00:00Z') },
      {
        name: 'TOKEN_URL',
        value: url('https://id.lofot.example/oauth/token'),
        created_at: date('2026-03-01T08:00:00Z'),
      },
    ],
  },
  [
    {
      key: 'TF_VAR_db_password',
      value: password('Marder.Dach31'),
      variable_type: word('env_var'),
      protected: true,
      environment_scope: word('*'),
    },
    {
      key: 'NPM_TOKEN',
      value: token(`npm_${alnum(36)}`),
      variable_type: word('env_var'),
      protected: true,
      environment_scope: word('*'),
    },
    {
      key: 'SSH_KNOWN_HOSTS',
      value: word(
        'gitlab.lofot.example ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKq2mNvYx8LwTz41Fh7s0c3eBdGqWmNzXcVbAsDfGh12',
      ),
      variable_type: word('file'),
      protected: false,
    },
    { key: 'PIN_VERSIONS', value: word('true'), variable_type: word('env_var'), protected: false },
  ],
  {
    request: {
      method: word('POST'),
      headers: [
        { name: 'Authorization', value: `${either('Basic ')}${must('header', encoded('ops:Walnuss_77'))}` },
        { name: 'X-Api-Key', value: must('header', alnum(32)) },
        { name: 'Cookie', value: `theme=${word('dark')}; sid=${must('header', lower(32))}` },
        { name: 'X-Request-Id', value: id(uuid()) },
        { name: 'If-None-Match', value: hash(`"${hex(32)}"`) },
        { name: 'Content-Type', value: word('application/json') },
      ],
      queryString: [
        { name: 'access_token', value: token(alnum(40)) },
        { name: 'page_token', value: either(alnum(16)) },
        { name: 'sort', value: word('author') },
      ],
      postData: {
        params: [
          { name: 'username', value: 'rhaas' },
          { name: 'password', value: password('Igel.Laub40') },
          { name: 'remember', value: word('on') },
        ],
      },
    },
  },
  {
    rawHeaders: [
      word('Host'),
      word('api.lofot.example'),
      'Authorization',
      `${either('Bearer ')}${must('header', signed('{"sub":"418"}'))}`,
      'X-Auth-Token',
      must('header', hex(32)),
      word('ETag'),
      hash(`W/"${hex(20)}"`),
    ],
  },
  {
    headers: [
      ['authorization', `${either('Token ')}${must('header', hex(40))}`],
      ['x-csrf-token', sensitive(base64url(43))],
      ['content-length', word('4182')],
      ['x-trace-id', id(hex(32))],
    ],
  },
  {
    ticket: {
      id: count(418_277),
      subject: title('Reset my password please'),
      custom_fields: [
        { id: count(360_041_827_703), value: word('billing') },
        { id: count(360_041_827_704), value: null },
      ],
      fields: [
        { title: 'Phone number', value: phone('+1 503-555-0142') },
        { title: 'Temporary password', value: password('Willow&Creek8') },
        { title: 'Order number', value: id('5035550142') },
      ],
    },
  },
  {
    issue: {
      id: count(90_281),
      subject: title('Zugang zum Zähler'),
      author: { id: count(4), name: 'Birte Hagedorn' },
      custom_fields: [
        { id: count(4), name: 'Kennwort', value: password('Ostwind/Deich7') },
        { id: count(5), name: 'Rückrufnummer', value: phone('04821 9028 11') },
        { id: count(6), name: 'Zählernummer', value: id('1ESY1160418277') },
        { id: count(7), name: 'Schlüsselnummer', value: id('4182770') },
        { id: count(8), name: 'Ansprechpartner', value: 'Kaan Özdemir' },
      ],
    },
  },
  {
    key: id('OPS-418'),
    fields: {
      summary: title('Token bucket limits for the API'),
      customfield_10041: { name: 'Customer e-mail', value: email('sverre@lofot.example') },
      security: { name: word('Internal') },
    },
    names: { customfield_10041: word('Contact') },
    changelog: {
      histories: [
        {
          items: [
            {
              field: 'Root password',
              fieldtype: word('custom'),
              fromString: password('Alt.Buche_1'),
              toString: password('Neu.Birke_2'),
            },
            { field: 'status', fieldtype: word('jira'), fromString: word('Open'), toString: word('Done') },
          ],
        },
      ],
    },
  },
  {
    id: id('51204418'),
    properties: [
      { name: 'firstname', value: 'Marina' },
      { name: 'phone', value: phone('912 440 187') },
      { name: 'portal_password', value: password('Calamar!Tinta3') },
      { name: 'hs_object_id', value: id('512044187') },
      { name: 'lifecyclestage', value: word('customer') },
    ],
  },
  {
    attributes: [
      { key: 'password', values: [password('Kobalt-Blau_22')] },
      { key: 'telephoneNumber', values: [phone('089 4402 9180'), phone('+49 89 4402 9181')] },
      { key: 'recovery_codes', values: [sensitive('k7qm-2x9d'), sensitive('w4tz-8fhn'), sensitive('p3vy-6jbl')] },
      { key: 'title', values: [title('Senior Developer')] },
      { key: 'groups', values: [word('password-admins'), word('token-users')] },
    ],
  },
  {
    Attributes: [
      { Name: 'email', Value: email('d.whitlock@castellan.example') },
      { Name: 'phone_number', Value: phone('+15035550199') },
      { Name: 'custom:pin', Value: password('771204') },
      { Name: 'email_verified', Value: word('true') },
      { Name: 'sub', Value: id(uuid()) },
    ],
    Username: id(uuid()),
    UserStatus: word('FORCE_CHANGE_PASSWORD'),
  },
  {
    Parameters: [
      { ParameterKey: 'DBPassword', ParameterValue: password('Auster.Riff_18') },
      { ParameterKey: 'MasterUsername', ParameterValue: word('root_ro') },
      { ParameterKey: 'KeyName', ParameterValue: word('deploy-2026') },
      { ParameterKey: 'TokenTTL', ParameterValue: word('900') },
    ],
    Outputs: [
      { OutputKey: 'ApiKey', OutputValue: token(alnum(40)) },
      { OutputKey: 'ApiUrl', OutputValue: url('https://a1b2c3d4e5.execute-api.eu-west-1.amazonaws.com/prod') },
    ],
  },
  {
    Parameters: [
      {
        Name: '/api/prod/db/password',
        Type: word('SecureString'),
        Value: password('Pelikan*Bucht6'),
        Version: count(4),
      },
      { Name: '/api/prod/db/host', Type: word('String'), Value: word('db.lofot.example'), Version: count(1) },
    ],
  },
  {
    appSettings: [
      { name: 'WEBSITE_NODE_DEFAULT_VERSION', value: version('~26'), slotSetting: false },
      {
        name: 'AzureWebJobsStorage',
        value: `DefaultEndpointsProtocol=https;AccountName=${word('lofotstore')};AccountKey=${must('connection', `${base64(86)}==`)};EndpointSuffix=core.windows.net`,
        slotSetting: false,
      },
      { name: 'MSSQL_SA_PASSWORD', value: password('Lachs_Treppe12'), slotSetting: true },
      { name: 'APPINSIGHTS_INSTRUMENTATIONKEY', value: sensitive(uuid()), slotSetting: false },
    ],
  },
  {
    Config: {
      Image: word(`sha256:${hex(64)}`),
      Env: [
        `POSTGRES_PASSWORD=${password('Rotkehlchen9')}`,
        `RABBITMQ_DEFAULT_PASS=${password('Zeisig-Nest4')}`,
        `AWS_SECRET_ACCESS_KEY=${token(base64(40))}`,
        `PATH=${word('/usr/local/sbin:/usr/local/bin')}`,
        `PYTHON_SHA256=${hash(hex(64))}`,
        `GPG_KEY=${hash(hex(40).toUpperCase())}`,
        `NODE_VERSION=${version('26.0.1')}`,
      ],
      Cmd: [word('postgres'), '-c', word('password_encryption=scram-sha-256')],
      Labels: {
        'org.opencontainers.image.revision': hash(hex(40)),
        'traefik.http.middlewares.auth.basicauth.users': `${either('ops:')}${sensitive(`$apr1$${alnum(8)}$${alnum(22)}`)}`,
      },
    },
  },
  {
    field: [
      {
        id: 'password',
        type: word('CONCEALED'),
        purpose: word('PASSWORD'),
        label: word('password'),
        value: password('Wacholder=7'),
      },
      {
        id: 'username',
        type: word('STRING'),
        purpose: word('USERNAME'),
        label: word('username'),
        value: word('deploy'),
      },
      { id: 'notesPlain', type: word('STRING'), label: word('notes'), value: word('rotated in May') },
    ],
    fields: [
      { id: alnum(26), type: word('CONCEALED'), label: 'PIN', value: password('90281') },
      { id: alnum(26), type: word('URL'), label: 'website', value: url('https://bank.example/login') },
    ],
  },
  {
    form_response: {
      answers: [
        {
          field: { id: id('kq2mNv'), type: word('phone_number') },
          type: word('phone_number'),
          phone_number: phone('+48604228712'),
        },
        { field: { id: id('kq2mNw'), type: word('email') }, type: word('email'), email: email('hania@mirex.example') },
        {
          field: { id: id('kq2mNx'), type: word('short_text') },
          type: word('text'),
          text: title('Kierowniczka Zmiany'),
        },
      ],
    },
  },
  {
    questions: [
      { label: 'PESEL', answer: nationalId(pesel('9203044718')) },
      { label: 'Numer konta', answer: iban(ibanOf('PL').slice(2)) },
      { label: 'Nr zamówienia', answer: id('92030447181') },
      { label: 'Kod pocztowy', answer: word('80-418') },
      { label: 'Miejsce odbioru', answer: place('Galeria Jana Nowaka') },
    ],
  },
  {
    metafields: [
      { namespace: word('erp'), key: 'tax_id', value: either('DE811907980') },
      { namespace: word('erp'), key: 'pin_color', value: word('#4471aa') },
      { namespace: word('erp'), key: 'care_password', value: password('Seide&Wolle30') },
    ],
    note_attributes: [
      { name: 'Geschenkkarte PIN', value: password('4182') },
      { name: 'Gravur', value: word('Für Anna, 04.11.2026') },
    ],
    payment: { credit_card_number: card(cardNumber(3)), credit_card_bin: id('352800') },
  },
  {
    labels: [
      { name: 'author', value: word('build-bot') },
      { name: 'keyboard', value: word('de-nodeadkeys') },
      { name: 'tokenizer', value: word('cl100k_base') },
      { name: 'passport_type', value: word('biometric') },
      { name: 'secretary', value: word('Frau Lund') },
      { name: 'pinned', value: word('2026.11.4') },
    ],
  },
  {
    data: [
      { key: 'secret_name', value: word('smtp-credentials') },
      { key: 'key_id', value: id('8f3c2ab4') },
      { key: 'token_type', value: word('Bearer') },
      { key: 'password_changed_at', value: date('2026-11-04') },
      { key: 'monkey', value: word('Gibbon41') },
      { key: 'public_key', value: word('age1kq2mnvyx8lwtz41fh7s0c3ebdgqwmnzxcvbasdfgh1234567890qwertz') },
    ],
  },
  {
    metadata: {
      annotations: [
        { key: 'checksum/secret', value: hash(hex(64)) },
        { key: 'cert-manager.io/private-key-secret', value: word('letsencrypt-key') },
        { key: 'vault.hashicorp.com/agent-inject-token', value: word('true') },
      ],
    },
    items: [
      { name: 'minPasswordLength', value: count(14) },
      { name: 'maxTokens', value: count(8192) },
      { name: 'pinRetries', value: count(3) },
      { name: 'passwordHistory', value: count(24) },
    ],
  },
  {
    fields: [
      { name: 'Ordernummer', value: id('912440187') },
      { name: 'Artikel', value: article('NO93 8601 1117 947') },
      { name: 'Serie', value: id('4111-2204-18') },
      { name: 'Bemerkung', value: word('Passwort nicht nötig') },
      { name: 'Titel', value: title('Geheimnis der Rothaarigen') },
    ],
  },
  {
    custom_attributes: [
      { attribute_code: 'gift_card_code', value: either(upper(12)) },
      { attribute_code: 'sms_token', value: token(alnum(32)) },
      { attribute_code: 'meta_title', value: product('Passwort-Tresor für Zuhause') },
      { attribute_code: 'price', value: amount('29.90') },
    ],
  },
  {
    inputs: [
      { id: 'wifi_ssid', value: word('Lofot-Gast') },
      { id: 'wifi_psk', value: password('dorsch-kopf-fjord-91') },
      { id: 'wifi_channel', value: count(11) },
      { id: 'snmp_community', value: password('lofotRO_41') },
    ],
    totp: [
      { name: 'secret', value: sensitive(base32(32)) },
      { name: 'digits', value: count(6) },
      { name: 'period', value: count(30) },
    ],
  },
  {
    documents: [
      {
        name: 'identity',
        fields: {
          phone: { stringValue: phone('0981 44 02 91') },
          password: { stringValue: password('Pappel_Allee5') },
          title: { stringValue: title('Principal Engineer') },
        },
      },
    ],
    Item: {
      pk: { S: id('USER#418') },
      passwordHash: { S: password(`$argon2id$v=19$m=65536,t=3,p=4$${base64(22)}$${base64(43)}`) },
      mobile: { S: phone('+43 660 4182771') },
      hits: { N: word('418277031') },
    },
  },
  {
    parameters: [schema('password'), schema('token')].map((name) => ({
      name,
      in: schema('query'),
      required: true,
      schema: { type: schema('string') },
    })),
    securitySchemes: {
      api_key: { type: schema('apiKey'), name: schema('X-Api-Key'), in: schema('header') },
      bearer: { type: schema('http'), scheme: schema('bearer'), bearerFormat: schema('JWT') },
    },
  },
];
