/** Answers of payment, customer, staff and calendar systems, invented. */
import { must, mustNumber } from '../marks.ts';
import { MORE_NATIONAL_IDS } from '../values/more-national.ts';
import { NATIONAL_IDS } from '../values/national.ts';
import type { Fields } from './fields.ts';

type Answer = (fields: Fields) => unknown;

const ALL_IDS = [...NATIONAL_IDS, ...MORE_NATIONAL_IDS];

/** A field of one national identifier, named as systems name it. */
const nationalField = ({ random, n }: Fields, step: number): Record<string, string> => {
  const id = ALL_IDS[(n * 7 + step) % ALL_IDS.length] ?? ALL_IDS[0];
  if (id === undefined) throw new Error('no identifiers');
  return { [random.pick(id.keys)]: must(`national id: ${id.name}`, id.make(random)) };
};

const numericId = ({ random }: Fields, name: string): unknown => {
  const id = ALL_IDS.find((each) => each.name === name);
  let text = '0';
  while (id !== undefined && !/^[1-9]\d+$/.test(text)) text = id.make(random);
  return mustNumber(`national id: ${name}`, Number(text));
};

export const BUSINESS: Readonly<Record<string, Answer>> = {
  'stripe customer': (f) => ({
    id: f.field(`cus_${f.random.alnum(14)}`),
    object: 'customer',
    balance: f.fieldNumber(-120_000),
    created: f.seconds(),
    email: f.email(),
    phone: f.phone(),
    name: f.field('Ana Silva'),
    invoice_prefix: f.field(f.random.fill('cccccccc')),
    next_invoice_sequence: f.fieldNumber(1),
    shipping: {
      address: { city: f.field('Porto'), country: 'PT', postal_code: f.field('4000-123') },
      name: f.field('Ana Silva'),
      phone: f.nationalPhone(),
    },
    tax_exempt: f.field('none'),
    test_clock: null,
  }),
  'stripe charge': (f) => ({
    id: f.field(`ch_3${f.random.alnum(23)}`),
    amount: f.fieldNumber(f.random.int(1_000_000, 99_999_999)),
    payment_intent: f.field(`pi_3${f.random.alnum(23)}`),
    client_secret: f.sensitive(`pi_3${f.random.alnum(23)}_secret_${f.random.alnum(25)}`),
    payment_method_details: {
      card: {
        brand: 'visa',
        last4: f.field('4242'),
        exp_year: f.fieldNumber(2027),
        fingerprint: f.field(f.random.alnum(16)),
      },
      type: 'card',
    },
    billing_details: { email: f.email(), phone: null },
    receipt_number: f.field(`${f.random.digits(4)}-${f.random.digits(4)}`),
    created: f.seconds(),
  }),
  'stripe account': (f) => ({
    id: f.field(`acct_1${f.random.alnum(15)}`),
    external_accounts: {
      data: [{ iban: f.iban(), last4: f.field(f.random.digits(4)), routing_number: f.field('BIC') }],
    },
    webhook: { secret: f.sensitive(`whsec_${f.random.alnum(32)}`), api_version: f.field('2024-06-20') },
    support_phone: f.nationalPhone(),
  }),
  'legacy payment': (f) => ({
    transaction: f.textId(12),
    card_number: f.card(),
    pan: f.card(),
    cvv: mustNumber('sensitive key', f.random.int(101, 999)),
    pin: f.sensitive(f.random.digits(4)),
    amount: '99.00',
    order_id: f.id(9),
    terminal: f.textId(8),
  }),
  'legacy payment in numbers': (f) => ({
    transaction: f.id(12),
    card: f.cardNumber(),
    amount_cents: f.fieldNumber(f.random.int(1_000_000, 99_999_999)),
    created_ms: f.milliseconds(),
  }),
  'hubspot contact': (f) => ({
    id: f.textId(11),
    properties: {
      email: f.email(),
      phone: f.nationalPhone(),
      mobilephone: f.phone(),
      firstname: f.field('Lucía'),
      hs_object_id: f.textId(11),
      createdate: f.instant(),
      hs_analytics_num_visits: f.field('12'),
      hs_lead_status: f.field('NEW'),
    },
    createdAt: f.instant(),
    archived: false,
  }),
  'hubspot deals': (f) => ({
    results: [0, 1, 2].map(() => ({
      id: f.textId(10),
      properties: {
        amount: f.field(f.random.digits(7)),
        hubspot_owner_id: f.textId(9),
        hs_timestamp: f.field(`1${f.random.digits(12)}`),
        dealname: f.field('Renewal 2025'),
      },
    })),
    paging: {
      next: {
        after: f.field(f.random.digits(12)),
        link: f.field('https://api.example.com/crm/v3/objects/deals?after=200'),
      },
    },
  }),
  'calendar events': (f) => ({
    kind: f.field('calendar#events'),
    etag: f.field(`"p${f.random.digits(15)}0"`),
    nextPageToken: f.field(`CkAKMAou${f.random.base64url(40)}`),
    nextSyncToken: f.field(`CPDAlvWDx70CEPDAlvWDx70CGAU=`),
    items: [
      {
        id: f.field(f.random.text('0123456789abcdefghijklmnopqrstuv', 26)),
        etag: f.field(`"3${f.random.digits(15)}"`),
        iCalUID: f.field(`${f.random.hex(26)}`),
        organizer: { email: f.email(), self: true },
        attendees: [
          { email: f.email(), responseStatus: f.field('accepted') },
          { email: f.email(), optional: true },
        ],
        description: `Dial-in ${f.phone()} PIN: ${must('password', f.random.digits(6))}#\nmeeting ${f.field(`https://meet.example.com/abc-defg-hij`)}`,
        sequence: f.fieldNumber(2),
        start: { dateTime: f.instant(), timeZone: 'Europe/Warsaw' },
      },
    ],
  }),
  'staff record': (f) => ({
    employee: {
      id: f.id(5),
      name: f.field('Jan de Vries'),
      workEmail: f.email(),
      mobile: f.nationalPhone(),
      ...nationalField(f, 0),
      bank: { iban: f.iban(), bic: f.field('ABNANL2A') },
      salary: f.fieldNumber(54_000),
      hired: f.date(),
    },
  }),
  'customers with identifiers': (f) => ({
    data: [1, 2, 3, 4].map((step) => ({ customerId: f.id(8), ...nationalField(f, step), updatedAt: f.instant() })),
  }),
  'identifiers as numbers': (f) => ({
    rows: [
      { pesel: numericId(f, 'PESEL'), id: f.id(11) },
      { bsn: numericId(f, 'BSN'), id: f.id(9) },
      { nhs_number: numericId(f, 'NHS'), id: f.id(10) },
      { cpf: numericId(f, 'CPF'), id: f.id(11) },
      { phone: f.phoneNumber(), id: f.id(11) },
    ],
  }),
  'mail search': (f) => ({
    messages: [
      {
        id: f.field(f.random.hex(16)),
        threadId: f.field(f.random.hex(16)),
        internalDate: f.field(`17${f.random.digits(11)}`),
        sizeEstimate: f.fieldNumber(48_213),
        historyId: f.textId(8),
        headers: [
          { name: 'From', value: `Erik <${f.email()}>` },
          { name: 'To', value: f.email() },
          { name: 'Date', value: f.field('Mon, 11 Mar 2024 08:15:02 +0000') },
        ],
        snippet: `Hej, ring mig på ${must('phone', `070-123 ${f.random.digits(2)} ${f.random.digits(2)}`)} /Erik`,
      },
    ],
    resultSizeEstimate: f.fieldNumber(201),
  }),
  contacts: (f) => ({
    contacts: [0, 1, 2].map(() => ({
      resourceName: f.field(`people/c${f.random.digits(19)}`),
      phoneNumbers: [{ value: f.nationalPhone(), type: 'mobile' }],
      emailAddresses: [{ value: f.email() }],
      birthdays: [{ date: { year: f.fieldNumber(1980), month: 4, day: 2 } }],
    })),
  }),
  shipment: (f) => ({
    shipment: {
      trackingNumber: f.field(`1Z${f.random.fill('cccccc')}03${f.random.digits(8)}`),
      weight: f.fieldNumber(1_250),
      ean: f.field(`590${f.random.digits(10)}`),
      recipient: { name: f.field('M. López'), contactPhone: f.nationalPhone(), email: f.email() },
      mapping: { carrier: f.field('UPS') },
      shippingDate: f.date(),
      orderNumber: f.textId(10),
    },
  }),
  metrics: (f) => ({
    series: [0, 1].map(() => ({
      name: 'http_requests',
      points: [
        [f.milliseconds(), f.id(9)],
        [f.milliseconds(), f.id(9)],
        [f.seconds(), f.id(10)],
      ],
    })),
    total: f.id(12),
    latitude: 52.229676,
    longitude: 21.012229,
    population: f.id(8),
  }),
  'shop products': (f) => ({
    products: [0, 1].map(() => ({
      sku: f.textId(8),
      barcode: f.field(`400${f.random.digits(10)}`),
      isbn: f.field(`978${f.random.digits(10)}`),
      price: f.field('1,299.00'),
      stock: f.id(4),
      serial: f.field(`${f.random.digits(4)} ${f.random.digits(4)} ${f.random.digits(4)}`),
      updated: f.milliseconds(),
    })),
  }),
};
