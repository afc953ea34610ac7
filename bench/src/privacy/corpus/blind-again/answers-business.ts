/** Answers of payments, banks, shops, customer and invoice systems. */
import { either, leave, leaveNumber, mustNumber } from '../marks.ts';
import { card, email, iban, nationalId, phone, sensitive } from '../short-names.ts';
import { alnum, hex, uuid } from './invented.ts';

export const ANSWERS_BUSINESS: readonly unknown[] = [
  {
    id: leave('id', 'ch_3PqK2mNvYx8LwTz4'),
    object: leave('word', 'charge'),
    amount: leaveNumber('amount', 41827),
    currency: leave('word', 'eur'),
    created: leaveNumber('timestamp', 1793779929),
    billing_details: {
      email: email('ines.ferrer@talleres-ferrer.es'),
      phone: phone('+34612487709'),
      address: { postal_code: leave('zip', '08024'), country: leave('word', 'ES') },
    },
    payment_method_details: {
      card: {
        brand: leave('word', 'visa'),
        last4: leave('last4', '4182'),
        exp_month: leaveNumber('number', 11),
        exp_year: leaveNumber('number', 2029),
        fingerprint: leave('hash', 'Xt5EWLLDS7FJjR1c'),
        checks: { cvc_check: leave('word', 'pass') },
      },
    },
    receipt_number: leave('order', '2770-4182'),
    livemode: true,
  },
  {
    id: leave('id', 'pi_3PqK2mNvYx8LwTz4'),
    client_secret: sensitive(`pi_3PqK2mNvYx8LwTz4_secret_${alnum(24)}`),
    status: leave('word', 'requires_action'),
    amount: leaveNumber('amount', 1204),
    next_action: { type: leave('word', 'redirect_to_url') },
    statement_descriptor: leave('word', 'NIMBUS 418'),
    setup_future_usage: null,
  },
  {
    paymentInstrument: {
      cardNumber: mustNumber('card', 4141827703104180),
      securityCode: mustNumber('sensitive key', 418),
      expiry: leave('date', '11/29'),
      scheme: leave('word', 'VISA'),
      authCode: leave('auth', '041827'),
      arn: leave('ref', '74418277031041827703104'),
    },
    merchantId: leave('id', '000418277031'),
    terminalId: leave('id', 'T0418277'),
    responseCode: leave('code', '00'),
  },
  {
    accounts: [
      {
        resourceId: leave('id', uuid()),
        iban: iban('DE50370400440418277031'),
        currency: leave('word', 'EUR'),
        bic: leave('bic', 'COBADEFFXXX'),
        ownerName: `Holzbau`,
        product: leave('word', 'Giro 24/7'),
      },
    ],
    balances: [{ balanceAmount: { amount: leave('amount', '12880.40') }, referenceDate: leave('date', '2026-11-04') }],
  },
  {
    booked: [
      {
        transactionId: leave('id', '2026110400418277'),
        creditorAccount: { iban: iban('AT872060400000418277') },
        endToEndId: leave('id', 'RE-2026-0418'),
        mandateId: leave('id', 'MND-0418-277'),
        remittanceInformationUnstructured: `Rg. ${leave('order', '2026-0418277')} Kd. ${leave('customer', '418277')} IBAN ${iban('DE09500105170418277031')}`,
        transactionAmount: { amount: leave('amount', '-418.27') },
        bookingDate: leave('date', '2026-11-04'),
      },
    ],
  },
  {
    order: {
      id: leaveNumber('id', 4182770310418),
      order_number: leaveNumber('order', 1042),
      name: leave('order', '#1042'),
      token: either(hex(32)),
      email: email('clara.nystrom@sjöbris.se'),
      phone: phone('+46 70 418 27 71'),
      total_price: leave('amount', '418.27'),
      note: `ring på ${phone('073-418 27 70')} före leverans, port ${either('4182')}`,
      line_items: [
        {
          sku: leave('product', '4182-7703-XL'),
          barcode: leave('ean', '7310418277035'),
          grams: leaveNumber('number', 418),
        },
      ],
      fulfillments: [
        { tracking_number: leave('tracking', '00373500418277031042'), tracking_company: leave('word', 'PostNord') },
      ],
      checkout_id: leaveNumber('id', 2770310418277),
    },
  },
  {
    results: [
      {
        id: leave('id', '41827703'),
        properties: {
          email: email('paolo.sartori@sartori-impianti.it'),
          phone: phone('347 4182771'),
          mobilephone: phone('+39 347 418 2770'),
          hs_object_id: leave('id', '9182770310'),
          lifecyclestage: leave('word', 'lead'),
          createdate: leave('time', '2026-11-04T08:12:09.418Z'),
          annualrevenue: leave('amount', '1204500'),
          numberofemployees: leave('number', '41'),
        },
        archived: false,
      },
    ],
    paging: {
      next: {
        after: leave('cursor', '9182770311'),
        link: leave('url', 'https://api.hubapi.com/crm/v3/objects/contacts?after=9182770311'),
      },
    },
  },
  {
    records: [
      {
        Id: leave('id', '0034K00000Kq2mNQAX'),
        Email: email('j.okonkwo@delta-marine.ng'),
        MobilePhone: phone('+234 803 418 2770'),
        Fax: phone('01 418 2770'),
        AccountNumber: leave('customer', 'CD418277'),
        AnnualRevenue: leaveNumber('amount', 41827703),
        Birthplace_Code__c: leave('code', 'NG-LA'),
        Last_Token_Refresh__c: leave('time', '2026-11-04T08:12:09.000+0000'),
        SystemModstamp: leave('time', '2026-11-04T08:12:10.000+0000'),
      },
    ],
    done: false,
    nextRecordsUrl: leave('url', '/services/data/v62.0/query/01gD0000002HU6KIAW-2000'),
  },
  {
    invoice: {
      number: leave('order', 'FV/418/11/2026'),
      seller: { nip: either('526-025-02-74'), account: iban('PL42109024020000000418277031') },
      buyer: {
        pesel: nationalId('88032204182'),
        email: email('b.zalewska@ogrody-zalewska.pl'),
        tel: phone('602418741'),
      },
      positions: [
        {
          name: `Sadzonki`,
          quantity: leaveNumber('number', 12),
          pkwiu: leave('code', '01.30.10.0'),
          gtin: leave('ean', '5904182770315'),
        },
      ],
      total: leave('amount', '1204,50'),
      ksef: leave('ref', '5260250274-20261104-A418277031BC-41'),
    },
  },
  {
    nota: {
      chave: leave('ref', '35261104182770000104550010000418271041827703'),
      destinatario: {
        cpf: nationalId('51827703083'),
        email: email('renata.prado@prado-moveis.com.br'),
        fone: phone('11941827704'),
      },
      pix: { txid: leave('id', alnum(26)), chave: email('pix.renata@prado-moveis.com.br') },
      valor: leave('amount', '4.182,77'),
      protocolo: leave('ref', '135260041827703'),
    },
  },
  {
    ticket: {
      id: leaveNumber('id', 41827),
      subject: `Rückerstattung`,
      via: { channel: leave('word', 'email'), source: { from: { address: email('familie.krueger@posteo-kr.de') } } },
      description: `Hallo, bitte auf mein Konto ${iban('DE81120300000418277031')} erstatten, Bestellung ${leave('order', '303-4182770-3104182')}, Telefon abends ${phone('040 / 4182 770')}.`,
      custom_fields: [{ id: leaveNumber('id', 360041827703), value: leave('order', '303-4182770') }],
      satisfaction_rating: { score: leave('word', 'offered') },
      requester_id: leaveNumber('id', 379041827703),
      via_followup_source_id: null,
    },
  },
  {
    conversation: [
      {
        author: { type: leave('word', 'user'), email: email('thandi.m@umlazi-prints.co.za') },
        body: `<p>My ID number is ${nationalId('9011040418087')} and the card was ${card('5204 4182 7703 1040')}, ref ${leave('ref', 'UP-418277')}</p>`,
        created_at: leaveNumber('timestamp', 1793779929),
      },
      {
        author: { type: leave('word', 'admin') },
        body: `<p>Please never send card numbers. Ticket ${leave('ticket', '41827')}, SLA ${leave('duration', '4 h')}</p>`,
        created_at: leaveNumber('timestamp', 1793780011),
      },
    ],
    open: true,
    waiting_since: leaveNumber('timestamp', 1793779929),
  },
  {
    subscription: {
      id: leave('id', 'sub_1PqK2mNvYx8'),
      plan: leave('word', 'team-2026'),
      seats: leaveNumber('number', 41),
      coupon: leave('code', 'NOV26'),
      sepa: {
        mandate: leave('ref', 'NXDFLTVZ0418277'),
        iban_last4: leave('last4', '7703'),
        iban: iban('NL26INGB0004182774'),
      },
      trial_end: leaveNumber('timestamp', 1793779929),
      api_calls: leaveNumber('number', 4182770310),
    },
  },
];
