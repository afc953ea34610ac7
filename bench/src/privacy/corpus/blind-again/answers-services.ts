/** Answers of parcels, tables, travel, insurance and payouts. */
import { leave, leaveNumber, mustNumber } from '../marks.ts';
import { email, iban, nationalId, phone, sensitive } from '../short-names.ts';
import { hex, uuid } from './invented.ts';

export const ANSWERS_SERVICES: readonly unknown[] = [
  {
    shipment: {
      reference: leave('order', 'LS-0418'),
      carrier: leave('word', 'DPD'),
      parcels: [
        {
          number: leave('tracking', '01825041827703'),
          weight: leaveNumber('number', 4.18),
          dims: leave('number', '41x82x77'),
        },
      ],
      consignee: {
        phone: phone('+43 664 418 2770'),
        email: email('empfang@gasthof-ferner.at'),
        zip: leave('zip', '6450'),
      },
      eta: leave('time', '2026-11-06T10:00:00+01:00'),
      label: leave('url', 'https://labels.dpd.example/01825041827703.pdf'),
      access_code: sensitive('77-QK-41'),
    },
  },
  {
    range: leave('word', 'Kontakte!A1:D3'),
    majorDimension: leave('word', 'ROWS'),
    values: [
      [`Name`, `Handy`, `Konto`, `Auftrag`],
      [`Moser`, phone('0680 418 2770'), iban('AT201500000041827703'), leave('order', '0680-418')],
      [`Huber`, phone('0699 1041 8277'), iban('AT473200000000418277'), leave('order', '0699-104')],
    ],
    spreadsheetId: leave('id', '1Kq2mNvYx8LwTz41Fh7s0c3eBdGqWmNzXcVbAsDfGhJk'),
  },
  {
    properties: {
      Telefon: {
        id: leave('id', '%5Bx%3DK'),
        type: leave('word', 'phone_number'),
        phone_number: phone('+48 22 418 27 72'),
      },
      Mail: { type: leave('word', 'email'), email: email('kontakt.nowak@stolarz-nowak.pl') },
      Numer: {
        type: leave('word', 'unique_id'),
        unique_id: { prefix: leave('word', 'ZAM'), number: leaveNumber('id', 418) },
      },
      Hasło: { type: leave('word', 'rich_text'), rich_text: [{ plain_text: sensitive('Kasztan-Rosa_17') }] },
    },
    object: leave('word', 'page'),
    id: leave('uuid', uuid()),
    last_edited_time: leave('time', '2026-11-04T08:12:00.000Z'),
  },
  {
    policy: {
      number: leave('contract', '0001-0210-41827703'),
      holder: {
        tckn: nationalId('31827704192'),
        gsm: phone('0533 418 27 70'),
        iban: iban('TR120006200041800006277031'),
      },
      premium: leaveNumber('amount', 4182.77),
      vehicle: { plate_hash: leave('hash', hex(32)), km: leaveNumber('number', 118418) },
      agent_code: leave('code', 'AG-0418'),
    },
  },
  {
    hotel: {
      confirmation: leave('code', 'HX418277'),
      room: leave('room', '418'),
      door_code: mustNumber('sensitive key', 482177),
      guest: {
        email: email('haruka.mori@kawabe-travel.jp'),
        phone: phone('+81 90 4182 7703'),
        passport: nationalId('TK4182770'),
        loyalty: leave('member', '6008041827'),
      },
      wifi: { ssid: leave('word', 'Hotel-Guest'), password: sensitive('Sakura-Mado-12') },
      rate: leaveNumber('amount', 18200),
      nights: leaveNumber('number', 3),
      cancellation: leave('time', '2026-11-10T18:00:00+09:00'),
    },
  },
  {
    payout: {
      id: leave('id', 'po_1PqK2mNvYx8'),
      destination: {
        account_holder_type: leave('word', 'individual'),
        ssn_last_4_provided: true,
        ssn: nationalId('512-41-8277'),
        email: email('hector.ruiz@ruizmasonry.us'),
        phone: phone('(512) 555-0148'),
      },
      arrival_date: leaveNumber('timestamp', 1793836800),
      trace_id: { status: leave('word', 'supported'), value: leave('ref', '011000018270310') },
      method: leave('word', 'standard'),
    },
  },
];
