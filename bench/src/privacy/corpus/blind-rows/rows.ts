/** Rows that are lists, with their headings in a first row or beside them, and edges of graphs. */
import { either, leave, mustNumber } from '../marks.ts';
import { card, email, iban, nationalId, password, phone, sensitive, token } from '../short-names.ts';
import {
  alnum,
  amount,
  article,
  base32,
  base64url,
  cardNumber,
  count,
  date,
  dni,
  hash,
  hex,
  ibanOf,
  id,
  lower,
  luhn,
  pesel,
  place,
  product,
  schema,
  title,
  url,
  uuid,
  version,
  word,
} from './invented.ts';

export const ROWS: readonly unknown[] = [
  {
    range: word("'Zugänge 2026'!A1:F5"),
    majorDimension: word('ROWS'),
    values: [
      ['System', 'Benutzer', 'Passwort', 'PIN', 'Zuständig', 'Stand'],
      [
        'Zeiterfassung',
        'hbrandt',
        password('Ostsee_Dorsch7'),
        password('4471'),
        title('Abteilungsleiter'),
        date('2026-10-04'),
      ],
      ['Alarmanlage', 'haus', password('Zaun!Garten33'), password('902811'), title('Hausmeister'), date('2025-07-19')],
      ['Webshop', 'redaktion', word('siehe 1Password'), '', title('Redaktion'), date('2026-01-30')],
    ],
  },
  {
    range: word('Mitarbeiter!A1:E3'),
    majorDimension: word('ROWS'),
    values: [
      ['Name', 'Handy', 'Geburtstag', 'Kontonummer (IBAN)', 'Rolle'],
      ['Ronja Teichert', phone('0176 20441890'), date('14.03.1991'), iban(ibanOf('DE')), title('Senior Developer')],
      ['Samuel Vogt', phone('0151/44290187'), date('02.11.1984'), iban(ibanOf('AT')), title('Data Engineer')],
    ],
  },
  {
    range: word('Tabelle1!A1:C4'),
    majorDimension: word('COLUMNS'),
    values: [
      ['Konto', 'instagram', 'mastodon'],
      ['Passwort', password('Linse%Foto20'), password('Mammut-Zahn6')],
      ['Angelegt', date('2024-05-01'), date('2025-02-11')],
    ],
  },
  {
    valueRanges: [
      {
        range: word('Hasła!A1:C3'),
        values: [
          ['Usługa', 'Login', 'Hasło'],
          ['Allegro', 'sklep_mirex', password('Gruszka#Las12')],
          ['InPost', email('wysylka@mirex.example'), password('paczkomat77!K')],
        ],
      },
      {
        range: word('Magazyn!A1:C3'),
        values: [
          ['Produkt', 'Kod', 'Stan'],
          [product('Zamek szyfrowy'), article('4471'), '12'],
          [product('Czytnik kart'), article('90281'), '4'],
        ],
      },
    ],
  },
  {
    columns: ['id', 'email', 'password', 'pin', 'last_login'],
    rows: [
      [
        1,
        email('petra@orujo.example'),
        password('sunflower'),
        mustNumber('password', 4471),
        date('2026-11-01T08:00:00Z'),
      ],
      [
        2,
        email('jonas@orujo.example'),
        password('KrakenTinte8'),
        mustNumber('password', 90_281),
        date('2026-11-02T09:10:00Z'),
      ],
    ],
    rowCount: count(2),
  },
  {
    columns: ['id', 'name', 'key', 'position', 'token_count'],
    rows: [
      [1, title('Roadmap'), id('RM'), count(3), count(48_211)],
      [2, title('Password reset flow'), id('PWD-418'), count(4), count(1204)],
      [3, title('Author pages'), id('AUTH'), count(5), count(90_281)],
    ],
  },
  {
    columns: [
      { name: 'usename', type: 'name' },
      { name: 'passwd', type: 'text' },
      { name: 'valuntil', type: 'abstime' },
    ],
    rows: [
      [word('postgres'), password(`SCRAM-SHA-256$4096:${base64url(22)}==$${base64url(43)}=:${base64url(43)}=`), null],
      [word('replicator'), password(`md5${hex(32)}`), date('2027-01-01')],
    ],
  },
  {
    fields: [
      { name: 'customer_id', dataTypeID: count(23) },
      { name: 'mobile', dataTypeID: count(25) },
      { name: 'pesel', dataTypeID: count(25) },
      { name: 'order_no', dataTypeID: count(25) },
    ],
    rows: [
      [count(88), phone('601 882 094'), nationalId(pesel('7702114418')), id('77021144188')],
      [count(89), phone('787 120 553'), nationalId(pesel('0128310792')), id('601882094')],
    ],
    command: word('SELECT'),
  },
  {
    took: count(12),
    timed_out: false,
    columns: [
      { name: '@timestamp', type: 'date' },
      { name: 'user.email', type: 'keyword' },
      { name: 'session_token', type: 'keyword' },
      { name: 'trace.id', type: 'keyword' },
    ],
    values: [
      [date('2026-11-04T08:12:09.418Z'), email('r.haas@kiebitz.example'), token(hex(48)), id(hex(32))],
      [date('2026-11-04T08:12:11.020Z'), email('l.kiefer@kiebitz.example'), token(base64url(40)), id(hex(32))],
    ],
  },
  {
    took: count(4),
    hits: {
      total: { value: count(2), relation: word('eq') },
      hits: [
        {
          _index: word('people-000004'),
          _id: id(alnum(20)),
          _score: 1.2,
          fields: {
            'contact.phone': [phone('+34 655 120 984')],
            'contact.email': [email('marina@orujo.example')],
            'order.number': [id('655120984')],
          },
        },
        {
          _index: word('people-000004'),
          _id: id(alnum(20)),
          _score: 1.1,
          fields: {
            'contact.phone': [phone('+33 6 31 90 44 19')],
            'auth.password': [password('Cigale.Ete_4')],
            'order.number': [id('0631904419')],
          },
        },
      ],
    },
  },
  {
    kind: word('bigquery#queryResponse'),
    schema: {
      fields: [
        { name: 'full_name', type: 'STRING', mode: 'NULLABLE' },
        { name: 'phone', type: 'STRING' },
        { name: 'api_key', type: 'STRING' },
        { name: 'spend', type: 'FLOAT' },
      ],
    },
    jobReference: {
      projectId: word('kiebitz-dwh'),
      jobId: id('job_9Kq2mNvYx8LwTz41Fh7s0c3eBdGq'),
      location: word('EU'),
    },
    rows: [
      { f: [{ v: 'Thea Lund' }, { v: phone('22 91 40 18') }, { v: token(alnum(32)) }, { v: amount('118.4') }] },
      { f: [{ v: 'Nils Aas' }, { v: phone('934 10 277') }, { v: token(alnum(32)) }, { v: amount('90.0') }] },
    ],
    totalRows: word('2'),
  },
  {
    schema: {
      fields: [
        { name: 'ssn', type: 'STRING' },
        { name: 'card_number', type: 'STRING' },
        { name: 'sku', type: 'STRING' },
      ],
    },
    rows: [
      { f: [{ v: nationalId('531-80-2217') }, { v: card(cardNumber(2)) }, { v: article('531802217') }] },
      { f: [{ v: nationalId('219553106') }, { v: card(cardNumber(7)) }, { v: article('219553106') }] },
    ],
  },
  {
    resultSetMetaData: {
      numRows: count(2),
      rowType: [
        { name: 'LOGIN', type: 'text' },
        { name: 'PASSWORD', type: 'text' },
        { name: 'MFA_SEED', type: 'text' },
        { name: 'TITLE', type: 'text' },
      ],
    },
    data: [
      ['RHAAS', password('Dachs&Bau_90'), sensitive(base32(32)), title('Head of Sales')],
      ['LKIEFER', password('Fuchs7Kiefer'), sensitive(base32(32)), title('Key Account Manager')],
    ],
    statementHandle: id(uuid()),
  },
  {
    meta: [
      { name: 'user', type: 'String' },
      { name: 'secret', type: 'String' },
      { name: 'hits', type: 'UInt64' },
    ],
    data: [
      ['grafana', sensitive('Iltis-Pelz71'), word('418277')],
      ['loki', sensitive(alnum(24)), word('90281')],
    ],
    rows: count(2),
    statistics: { elapsed: 0.0041, rows_read: count(418) },
  },
  {
    results: [
      {
        columns: ['n.name', 'n.password', 'n.born'],
        data: [
          { row: ['Keanu', password('Matrix.Loeffel1'), count(1964)], meta: [null, null, null] },
          { row: ['Carrie', password('Kaninchen_Bau3'), count(1967)], meta: [null, null, null] },
        ],
      },
    ],
    errors: [],
  },
  {
    results: [
      {
        statement_id: 0,
        series: [
          {
            name: word('logins'),
            columns: ['time', 'user', 'token', 'ip_count'],
            values: [
              [date('2026-11-04T08:12:09Z'), 'rhaas', token(hex(32)), count(4)],
              [date('2026-11-04T08:13:09Z'), 'lkiefer', token(hex(32)), count(1)],
            ],
          },
        ],
      },
    ],
  },
  {
    data: {
      users: {
        totalCount: count(2),
        pageInfo: { endCursor: id('Y3Vyc29yOnYyOpHOAAwqAQ=='), hasNextPage: false },
        edges: [
          {
            cursor: id('Y3Vyc29yOnYyOpHOAAwqAQ=='),
            node: {
              id: id('U_kgDOBq2mNv'),
              email: email('dagny@lofot.example'),
              phone: phone('412 09 338'),
              apiToken: token(lower(40)),
              jobTitle: title('Senior Developer'),
            },
          },
          {
            cursor: id('Y3Vyc29yOnYyOpHOAAwqAg=='),
            node: {
              id: id('U_kgDOBq2mNw'),
              email: email('sverre@lofot.example'),
              phone: phone('+47 934 10 278'),
              apiToken: null,
              jobTitle: title('Captain'),
            },
          },
        ],
      },
    },
  },
  {
    data: {
      repository: {
        name: word('secrets-operator'),
        secretScanningAlerts: {
          edges: [
            {
              node: {
                number: count(41),
                secretType: word('github_personal_access_token'),
                secret: token(`ghp_${alnum(36)}`),
                state: word('OPEN'),
                createdAt: date('2026-10-01T08:12:09Z'),
              },
            },
          ],
        },
        refs: {
          edges: [{ node: { name: word('refs/heads/feature/password-reset'), target: { oid: hash(hex(40)) } } }],
        },
      },
    },
  },
  {
    records: [
      {
        id: id('recKq2mNvYx8LwTz4'),
        createdTime: date('2026-05-04T08:00:00.000Z'),
        fields: {
          Name: 'WLAN Werkstatt',
          'Passwort (2,4 GHz)': password('Saege_Holz18'),
          'PIN [Drucker]': password('7718'),
          Ort: place('Halle 3'),
        },
      },
      {
        id: id('recKq2mNvYx8LwTz5'),
        createdTime: date('2026-05-04T08:00:00.000Z'),
        fields: {
          Name: 'Kontakt',
          'Telefon (privat)': phone('07621 88 40 27'),
          'IBAN / Konto': iban(ibanOf('CH')),
          Ort: place('Lörrach'),
        },
      },
      {
        id: id('recKq2mNvYx8LwTz6'),
        createdTime: date('2026-05-04T08:00:00.000Z'),
        fields: {
          Name: product('Passwort-Manager'),
          'Bestellnummer (Lieferant)': article('0762188402'),
          'Key visual': word('Kiebitz im Schilf'),
          Ort: place('Paul-Ehrlich-Platz'),
        },
      },
    ],
  },
  [
    ['Proveedor', 'Contraseña', 'Teléfono', 'Referencia'],
    ['Correos', password('Buzon-Azul_5'), phone('963 120 447'), article('ES91 2100 0418')],
    ['SEUR', password('Furgo!Roja66'), phone('902 101 010'), article('ES91 2100 0419')],
  ],
  [
    ['Fournisseur', 'Mot de passe', 'Tél.', 'Réf. article'],
    ['OVH', password('Baleine#Bleu2'), phone('03 20 20 09 58'), article('FR76 3000 4182')],
    ['Gandi', word('voir coffre'), phone('01 70 37 76 61'), article('FR76 3000 4183')],
  ],
  [
    ['Version', 'Digest', 'Key', 'Size'],
    [version('1.18.2'), hash(`sha256:${hex(64)}`), word('latest'), count(418_277_031)],
    [version('1.18.3-rc.1'), hash(`sha256:${hex(64)}`), word('edge'), count(418_277_032)],
  ],
  [
    ['Datum', 'Buchungstext', 'Gegenkonto', 'Betrag'],
    [date('03.11.2026'), `${word('Miete November')} `, iban(ibanOf('DE', 1)), amount('-1.204,00')],
    [date('04.11.2026'), `${word('Rechnung 4182770312')}`, iban(ibanOf('NL')), amount('-90,28')],
  ],
  {
    header: ['Vault', 'Item', 'Field', 'Value'],
    rows: [
      ['Infra', 'Backup NAS', 'password', password('Otter=Fluss81')],
      ['Infra', 'Backup NAS', 'username', word('backup')],
      ['Infra', 'AWS root', 'one-time password', either('otpauth')],
      ['Infra', 'AWS root', 'url', url('https://signin.aws.amazon.com/')],
    ],
  },
  {
    headers: ['HTTP method', 'Path', 'Status', 'Authorization'],
    rows: [
      [word('GET'), word('/v1/users?page=2'), count(200), `${either('Bearer ')}${sensitive(alnum(40))}`],
      [word('POST'), word('/v1/password/reset'), count(202), word('none')],
    ],
  },
  {
    columnNames: ['kod_klienta', 'haslo', 'telefon', 'miasto'],
    records: [
      [id('K-00418'), password('zielonyMost5'), phone('58 301 22 90'), place('Gdynia')],
      [id('K-00419'), password('Bursztyn*99'), phone('58 301 22 91'), place('Maria Wieś')],
    ],
  },
  {
    ColumnInfo: [
      { Name: 'user_name', Type: { ScalarType: 'VARCHAR' } },
      { Name: 'password', Type: { ScalarType: 'VARCHAR' } },
      { Name: 'created', Type: { ScalarType: 'TIMESTAMP' } },
    ],
    Rows: [
      {
        Data: [
          { ScalarValue: 'timon' },
          { ScalarValue: password('Erdmann_Hyaene2') },
          { ScalarValue: date('2026-03-01 00:00:00') },
        ],
      },
    ],
  },
  {
    ResultSet: {
      Rows: [
        { Data: [{ VarCharValue: 'employee' }, { VarCharValue: 'mobile_phone' }, { VarCharValue: 'password' }] },
        {
          Data: [
            { VarCharValue: 'Ines' },
            { VarCharValue: phone('0660 418 2770') },
            { VarCharValue: password('Gletscher-Eis41') },
          ],
        },
      ],
      ResultSetMetadata: {
        ColumnInfo: [
          { Name: 'employee', Type: 'varchar' },
          { Name: 'mobile_phone', Type: 'varchar' },
          { Name: 'password', Type: 'varchar' },
        ],
      },
    },
  },
  {
    columnMetadata: [
      { name: 'id', typeName: 'int8' },
      { name: 'phone', typeName: 'varchar' },
      { name: 'secret_answer', typeName: 'varchar' },
    ],
    records: [
      [{ longValue: count(41) }, { stringValue: phone('0664 90 28 110') }, { stringValue: sensitive('Hund Waldi') }],
      [
        { longValue: count(42) },
        { stringValue: phone('+43 1 4402 918') },
        { stringValue: sensitive('Lehrerin Moser') },
      ],
    ],
  },
  {
    rows: [
      {
        cells: [
          { columnId: count(4_182_770_312_345_671), value: 'VPN', displayValue: 'VPN' },
          {
            columnId: count(4_182_770_312_345_672),
            value: password('Uhu.Nacht_12'),
            displayValue: password('Uhu.Nacht_12'),
          },
        ],
      },
    ],
    columns: [
      { id: count(4_182_770_312_345_671), title: 'System', type: 'TEXT_NUMBER' },
      { id: count(4_182_770_312_345_672), title: 'Password', type: 'TEXT_NUMBER' },
    ],
  },
  {
    sheets: [
      {
        properties: {
          sheetId: count(0),
          title: word('Passwords'),
          gridProperties: { rowCount: count(1000), columnCount: count(26) },
        },
        data: [
          {
            rowData: [
              { values: [{ formattedValue: 'Service' }, { formattedValue: 'Password' }] },
              { values: [{ formattedValue: 'Netlify' }, { formattedValue: password('Kranich_Zug44') }] },
              { values: [{ formattedValue: 'Fastly' }, { formattedValue: password('Stoerche-Nest2') }] },
            ],
          },
        ],
      },
    ],
  },
  {
    columns: ['bin', 'scheme', 'pin_try_limit', 'secret_santa', 'key_visual'],
    rows: [
      [id('414709'), word('visa'), count(3), word('Ronja'), word('Leuchtturm')],
      [id('535522'), word('mastercard'), count(5), word('Samuel'), word('Regenbogen')],
    ],
  },
  {
    columns: ['sku', 'name', 'barcode', 'batch', 'hs_code'],
    rows: [
      [
        article('GB29NWBK6016'),
        product('Secret Garden, Duftkerze'),
        article(luhn('590123412345')),
        id('20261104-0418'),
        id('3406.00.00'),
      ],
      [
        article('GB29NWBK6017'),
        product('Password Journal'),
        article('4006381333931'),
        id('20261104-0419'),
        id('4820.10.30'),
      ],
    ],
  },
  {
    schema: {
      fields: [
        { name: 'password', type: schema('string') },
        { name: 'pin', type: schema('integer') },
        { name: 'token', type: schema('string') },
      ],
      primaryKey: [schema('id')],
    },
    required: [schema('password'), schema('pin')],
    definitions: {
      password: { type: schema('string'), minLength: count(12), description: word('The password of the user') },
      token: { $ref: word('#/components/schemas/Token') },
    },
  },
  {
    object: word('list'),
    results: [
      {
        object: word('page'),
        id: id(uuid()),
        properties: {
          Name: { id: word('title'), type: word('title'), title: [{ type: word('text'), plain_text: 'NAS' }] },
          Passwort: {
            id: id('%3AkQm'),
            type: word('rich_text'),
            rich_text: [
              { type: word('text'), text: { content: password('Biber!Damm_6') }, plain_text: password('Biber!Damm_6') },
            ],
          },
          Telefon: { id: id('fT%5C'), type: word('phone_number'), phone_number: phone('0211 440 29 18') },
        },
      },
    ],
  },
  {
    columns: ['dni', 'pedido', 'iban', 'albaran'],
    rows: [
      [nationalId(dni(51_204_418)), id('51204418'), iban(ibanOf('ES')), id('ALB-2026-0418')],
      [nationalId(dni(9_902_817)), id('09902817'), iban(ibanOf('PT')), id('ALB-2026-0419')],
    ],
  },
  leave('sentence', 'columns: password, pin, token; rows: 0'),
];
