/** Tables, pairs and lines in which nothing may be masked. */
import { leave } from '../marks.ts';
import {
  alnum,
  amount,
  article,
  base64,
  count,
  date,
  hash,
  hex,
  id,
  lines,
  luhn,
  place,
  product,
  schema,
  title,
  url,
  uuid,
  version,
  word,
} from './invented.ts';

export const HARMLESS: readonly unknown[] = [
  [
    ['Title', 'Key', 'Pin', 'Token', 'Secret level'],
    [title('Senior Developer'), id('DEV-4'), word('Munich'), word('blue meeple'), word('low')],
    [title('Office Manager'), id('OFF-2'), word('Hamburg'), word('red meeple'), word('none')],
    [title('Key Account Manager'), id('KAM-9'), word('Kiel'), word('green cube'), word('none')],
  ],
  [
    ['Schlüssel', 'Übersetzung', 'Zeichen'],
    [id('login.password.label'), word('Passwort'), count(8)],
    [id('login.password.error'), word('Passwort falsch, noch 3 Versuche'), count(32)],
    [id('account.pin.title'), word('Ihre PIN ändern'), count(15)],
  ],
  {
    'login.password': word('Passwort'),
    'login.password.placeholder': word('Passwort eingeben'),
    'login.pin': word('PIN'),
    'reset.token.expired': word('Der Link ist abgelaufen'),
    'login.secret.question': word('Geheimfrage'),
  },
  {
    'form.contraseña': word('Introduce tu contraseña'),
    'form.mot_de_passe': word('Saisissez votre mot de passe'),
    'form.hasło': word('Wpisz hasło'),
    'form.kennwort': word('Kennwort wiederholen'),
  },
  lines(
    'msgid "Password"',
    `msgstr "${word('Kennwort')}"`,
    '',
    'msgid "Forgot your password?"',
    `msgstr "${word('Kennwort vergessen?')}"`,
    '',
    'msgid "Invalid token"',
    `msgstr "${word('Ungültiges Token')}"`,
  ),
  lines(
    'Name,Type,Nullable,Default',
    `password,${schema('varchar(255)')},${schema('NO')},${schema('NULL')}`,
    `pin,${schema('char(4)')},${schema('YES')},${schema('NULL')}`,
    `token,${schema('varchar(64)')},${schema('NO')},${schema('gen_random_uuid()')}`,
    `iban,${schema('varchar(34)')},${schema('YES')},${schema('NULL')}`,
  ),
  {
    columns: ['column_name', 'data_type', 'is_nullable'],
    rows: [
      [schema('password_hash'), schema('character varying'), schema('NO')],
      [schema('api_key'), schema('uuid'), schema('YES')],
      [schema('phone'), schema('text'), schema('YES')],
    ],
  },
  { columns: ['password', 'count'], rows: [], rowCount: count(0) },
  {
    columns: ['password_set', 'has_pin', 'token_valid', 'key_type'],
    rows: [
      [word('yes'), word('no'), word('true'), word('ed25519')],
      [word('no'), word('no'), word('false'), word('rsa-4096')],
    ],
  },
  {
    columns: ['password_strength', 'password_age_days', 'pin_length', 'key_size'],
    rows: [
      [word('strong'), count(41), count(6), count(4096)],
      [word('weak'), count(418), count(4), count(2048)],
    ],
  },
  {
    columns: ['author', 'pages', 'isbn', 'shelf'],
    rows: [
      ['Ewa Zych', count(418), leave('isbn', '978-0-306-40615-7'), word('B12')],
      ['Jan Kot', count(277), leave('isbn', '978-3-16-148410-0'), word('C04')],
    ],
  },
  {
    columns: [{ name: 'order_no' }, { name: 'phone_model' }, { name: 'mail_class' }, { name: 'iban_count' }],
    rows: [
      [id('604228711'), product('Nokia 3310'), word('first class'), count(2)],
      [id('512930044'), product('Galaxy S26 Ultra'), word('parcel'), count(1)],
    ],
  },
  {
    schema: {
      fields: [
        { name: 'commit_sha', type: 'STRING' },
        { name: 'digest', type: 'STRING' },
        { name: 'run_id', type: 'INTEGER' },
      ],
    },
    rows: [
      { f: [{ v: hash(hex(40)) }, { v: hash(`sha256:${hex(64)}`) }, { v: id('11904182770') }] },
      { f: [{ v: hash(hex(40)) }, { v: hash(`sha256:${hex(64)}`) }, { v: id('11904182771') }] },
    ],
  },
  {
    Tags: [
      { Key: 'CostCenter', Value: id('4182770') },
      { Key: 'Environment', Value: word('production') },
      { Key: 'Version', Value: version('2026.11.4-rc.2') },
      { Key: 'BuildId', Value: id(uuid()) },
      { Key: 'Terraform', Value: word('true') },
      { Key: 'KeyPair', Value: word('deploy-eu') },
      { Key: 'TokenService', Value: word('enabled') },
    ],
  },
  {
    headers: [
      { name: 'ETag', value: hash(`"${hex(32)}"`) },
      { name: 'X-Amz-Cf-Id', value: id(alnum(54)) },
      { name: 'Content-MD5', value: hash(`${base64(22)}==`) },
      { name: 'WWW-Authenticate', value: word('Bearer realm="lofot", error="invalid_token"') },
      { name: 'X-RateLimit-Remaining', value: word('4182') },
      { name: 'Strict-Transport-Security', value: word('max-age=31536000') },
    ],
  },
  {
    env: [
      { name: 'KEYBOARD_LAYOUT', value: word('de') },
      { name: 'AUTHOR', value: word('build-bot') },
      { name: 'PASSWORD_FILE', value: word('/run/secrets/db') },
      { name: 'SECRET_NAME', value: word('smtp-credentials') },
      { name: 'AUTH_METHOD', value: word('kubernetes') },
      { name: 'TOKENIZERS_PARALLELISM', value: word('false') },
      { name: 'PIN_MEMORY', value: word('true') },
      { name: 'MAX_TOKENS', value: word('8192') },
      { name: 'COMPASS_HEADING', value: word('North-East7') },
    ],
  },
  {
    custom_fields: [
      { name: 'Kundennummer', value: id('0171228664') },
      { name: 'Zählerstand', value: word('0041827.703') },
      { name: 'Farbe', value: word('RAL 4471') },
      { name: 'Passwort geändert am', value: date('04.11.2026') },
      { name: 'Telefonmodell', value: product('Gigaset C430') },
      { name: 'E-Mail erhalten?', value: word('ja') },
    ],
  },
  {
    args: [
      '--author',
      word('build-bot'),
      '--password-min-length',
      word('14'),
      '--token-type',
      word('Bearer'),
      '--key-file',
      word('/etc/ssl/private/web.key'),
      '--pin-version',
      version('4.18.2'),
      '-p',
      word('8080:80'),
      '-u',
      word('1000:1000'),
    ],
  },
  `docker run -u ${word('1000:1000')} -p ${word('8080:80')} -e TZ=${word('Europe/Berlin')} -e KEY_TYPE=${word('ed25519')} ${word('ghcr.io/lofot/token-service:4.12.0')}`,
  `ssh -p ${word('2222')} -i ${word('~/.ssh/id_ed25519')} ops@${word('10.2.0.14')}; mkdir -p ${word('/srv/passwords/2026')}; cp -p ${word('a.txt')} ${word('b.txt')}; ps -p ${word('41827')}`,
  `kubectl get secret ${word('db-password')} -o jsonpath='${word('{.data.password}')}' | ${word('base64 -d')}; kubectl -n ${word('prod')} rollout restart deploy/${word('token-service')}`,
  `export TOKEN=$(${word('vault print token')}); export DB_PASSWORD=\${${word('DB_PASSWORD:?missing')}}; read -s -p "${word('Password: ')}" PW`,
  `password: ${schema('required')}, min ${word('12')}; pin: ${schema('optional')}; token: ${schema('read-only')}; secret: ${schema('false')}`,
  lines(
    'password:',
    `  required: ${schema('true')}`,
    `  minLength: ${schema('12')}`,
    `  pattern: ${schema('^(?=.*[A-Z]).{12,}$')}`,
    'token:',
    `  nullable: ${schema('true')}`,
    `  example: ${schema('string')}`,
  ),
  {
    properties: {
      password: { type: schema('string'), format: schema('password'), example: schema('********') },
      pin: { type: schema('string'), pattern: schema('^[0-9]{4}$') },
      phone: { type: schema('string'), maxLength: count(20) },
    },
    required: [schema('password'), schema('phone')],
  },
  {
    errors: [
      { field: 'password', message: word('must be at least 12 characters'), code: word('too_short') },
      { field: 'phone', message: word('is not a valid number'), code: word('invalid') },
      { field: 'token', message: word('has expired'), code: word('expired') },
    ],
  },
  {
    errors: {
      password: [word('can not be blank'), word('is too short')],
      pin: [word('must be 4 digits')],
      api_key: [word('is invalid')],
    },
  },
  {
    changelog: [
      { field: 'title', from: title('Password form'), to: title('Password form 2') },
      { field: 'assignee', from: word('unassigned'), to: word('build-bot') },
      { field: 'Sprint', from: word('2026-W44'), to: word('2026-W45') },
    ],
  },
  {
    products: [
      {
        title: product('Secret Garden: An Inky Treasure Hunt'),
        sku: article('LP-4182'),
        barcode: article(luhn('978030640615')),
      },
      { title: product('Token Ring 16/4 Adapter'), sku: article('TR-1604') },
      { title: product('Pin Badge Set 4471'), sku: article('PB-4471') },
      { title: product('Key Lime Pie'), sku: article('KLP-01') },
    ],
  },
  {
    places: [
      { name: place('Jean-Paul-Platz 4'), zip: word('95444') },
      { name: place('Plaza de María Pita'), zip: word('15001') },
      { name: place('Rue Victor Hugo 18'), zip: word('69002') },
      { name: place('ul. Marii Konopnickiej 41'), zip: word('00-491') },
      { name: place('St. John'), zip: word('NB E2L') },
    ],
  },
  {
    commits: [
      { sha: hash(hex(40)), message: title('Password: required, token: optional'), author: word('build-bot') },
      { sha: hash(hex(40)), message: title('PIN pad: 4 digits'), author: word('renovate') },
      { sha: hash(hex(40)), message: title('Secret sauce for the retry loop'), author: word('build-bot') },
    ],
    total: count(3),
  },
  {
    releases: [
      {
        tag: version('v4.12.0'),
        assets: [
          {
            name: word('token-4.12.0.tgz'),
            digest: hash(`sha256:${hex(64)}`),
            size: count(4_182_770),
            url: url('https://github.com/lofot/token/releases/download/v4.12.0/token-4.12.0.tgz'),
          },
        ],
      },
    ],
  },
  lines(
    `| Metric | Value |`,
    '| --- | --- |',
    `| Password resets | ${word('418')} |`,
    `| Token refreshes | ${word('90,281')} |`,
    `| PIN failures | ${word('12')} |`,
    `| API key rotations | ${word('4')} |`,
  ),
  lines(
    `| Role | Can see passwords | Can rotate keys |`,
    '| --- | --- | --- |',
    `| ${title('Senior Developer')} | ${word('no')} | ${word('yes')} |`,
    `| ${title('Team Lead')} | ${word('no')} | ${word('yes')} |`,
    `| ${title('Intern')} | ${word('no')} | ${word('no')} |`,
  ),
  lines(
    'Password,Where',
    `${word('see 1Password')},Infra`,
    `${word('n/a')},Wiki`,
    `${word('unchanged')},Jenkins`,
    `${word('(hidden)')},Grafana`,
    `${word('********')},Kibana`,
  ),
  lines(
    'Rechnung;Kunde;Betrag;Datum',
    `${id('RE-2026-0418')};${id('10041827')};${amount('1.204,00')};${date('04.11.2026')}`,
    `${id('RE-2026-0419')};${id('10041828')};${amount('90,28')};${date('05.11.2026')}`,
  ),
  lines(
    'Flight;From;To;Date;Booking class',
    `${word('LH 418')};${word('FRA')};${word('IAD')};${date('2026-11-04')};${word('Y')}`,
    `${word('LO 0277')};${word('WAW')};${word('KRK')};${date('2026-11-05')};${word('M')}`,
  ),
  `<table><tr><th>Setting</th><th>Value</th></tr><tr><td>Password length</td><td>${word('14')}</td></tr><tr><td>Token lifetime</td><td>${word('15 minutes')}</td></tr><tr><td>PIN retries</td><td>${word('3')}</td></tr><tr><td>Private key type</td><td>${word('Ed25519')}</td></tr></table>`,
  `<ul><li>Title: ${title('Senior Developer')}</li><li>Author: ${word('build-bot')}</li><li>Version: ${version('4.12.0')}</li><li>Key: ${id('PLAT-418')}</li><li>Password: ${word('ask Birte')}</li></ul>`,
  `Release ${version('2026.11.4')}: ${title('passwords are hashed with argon2id')}, ${title('tokens expire after 15 minutes')}, ${title('keys may be pinned')}; ${word('41')} commits, ${hash(hex(12))}..${hash(hex(12))}`,
  `BEGIN:VEVENT\r\nSUMMARY:${title('Password workshop')}\r\nLOCATION:${place('Saal Clara Schumann')}\r\nDTSTART:${date('20261110T090000Z')}\r\nUID:${id(`${uuid()}@lofot`)}\r\nEND:VEVENT`.replace(
    '@lofot',
    '-lofot',
  ),
  {
    nodes: [
      { type: word('SECRET'), name: word('smtp-credentials'), version: count(4) },
      {
        type: word('KEY'),
        name: word('cmk-2026'),
        arn: word('arn:aws:kms:eu-west-1:418277031204:key/9f3c2ab4-1827-4031-a2b3-c4d5e6f70819'),
      },
      { type: word('TOKEN'), name: word('deploy'), expires: date('2026-12-04') },
    ],
  },
  {
    usage: { prompt_tokens: count(4182), completion_tokens: count(770), total_tokens: count(4952) },
    model: word('gpt-oss-120b'),
    system_fingerprint: id('fp_9f3c2ab418'),
  },
  {
    lock: {
      'node_modules/passport': {
        version: version('0.7.0'),
        resolved: url('https://packages.lofot.example/passport/-/passport-0.7.0.tgz'),
        integrity: hash(`sha512-${base64(86)}==`),
      },
      'node_modules/keytar': { version: version('7.9.0'), integrity: hash(`sha512-${base64(86)}==`) },
    },
  },
  {
    metrics: [
      {
        metric: { __name__: word('password_resets_total'), instance: word('10.2.0.14:9100') },
        values: [
          [count(1_793_779_929), word('418')],
          [count(1_793_779_989), word('421')],
        ],
      },
      {
        metric: { __name__: word('tokens_issued_total') },
        values: [
          [count(1_793_779_929), word('90281')],
          [count(1_793_779_989), word('90312')],
        ],
      },
    ],
  },
  {
    playlist: [
      { artist: word('The Passwords'), title: title('Secret (Live 2026)'), isrc: id('DEKQ22604182') },
      { artist: word('Keys & Tokens'), title: title('Pin Drop'), isrc: id('GBKQ22604183') },
    ],
  },
  {
    library: [
      { title: title('Der Schlüssel: Roman'), author: 'Ewa Zych', signature: id('G 2026/418') },
      { title: title('Das Geheimnis von Haus 4'), author: 'Jan Kot', signature: id('G 2026/419') },
    ],
  },
];
