/** When a word goes with a number, and when another number has taken it. */
import { describe, expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

describe.each([
  'tel. <PHONE>, VS 2604418277',
  'mob. <PHONE>, rēķins 26418-277',
  'Celular: <PHONE>, radicado 2026-310-004182',
  'call <PHONE> (Vancouver), PO 604-555-016',
  'tel. <PHONE>. Ref 2604418277',
  '手机 <PHONE>，快递单号 75138418277031',
  'cell <PHONE> / landline <PHONE>, OR no. 0917418',
  'nr zam. 602-418-2026',
  'tilaus 040-418277',
  'Ersatzteil 030 4039 221',
  'NDC 0418-2770-31',
  'lottery 04 18 27 33 41 49',
  'tracking 1Z 999 AA1 01 2345 6784',
  'sip:a;user=phone;tag=1928301774',
  'https://api.example/objects/contacts?after=9182770311',
  'SIP/214-0000a3f1',
  '1234567x8 and 7654321extra',
  'the egress proxy cannot reach http://host.docker.internal:3000 (502)',
  'cannot reach http://erp.internal:3000 (404)',
])('in %j', (masked) => {
  test('a number of another thing stays', async () => {
    const numbers = ['604 418 277', '(02) 8418-2770'];
    const text = masked.replaceAll('<PHONE>', () => numbers.shift() ?? '');
    expect(await kindsIn(text)).toBe(masked);
  });
});

test.each([
  ['mobile 604 418 277, office 224 180 733', 'mobile <PHONE>, office <PHONE>'],
  ['tel. 602 418 739 albo 602 418 740', 'tel. <PHONE> albo <PHONE>'],
  ['Tel. 602 418 739 (Anna), 602 418 740 (Ewa)', 'Tel. <PHONE> (Anna), <PHONE> (Ewa)'],
  ['Tel.: Anna 602 418 739, Ewa 602 418 740', 'Tel.: Anna <PHONE>, Ewa <PHONE>'],
  ['Ruf mich unter 0171 3920 4418 an', 'Ruf mich unter <PHONE> an'],
  ['die Nummer ist 0176 8418 2770', 'die Nummer ist <PHONE>'],
  ['Il mio numero è 338 7654321', 'Il mio numero è <PHONE>'],
  ['Мой номер 8 916 123-45-67', 'Мой номер <PHONE>'],
  ['เบอร์ของฉัน 089-123-4567', 'เบอร์ของฉัน <PHONE>'],
  ['sími 661 4182', 'sími <PHONE>'],
  ['desk 1-646-555-0119x4', 'desk <PHONE>x4'],
  ['раб. +7 495 418-27-70доб. 214', 'раб. <PHONE>доб. 214'],
  ['Kunde | Telefon\nReuter | 0221 / 418 277 - 0', 'Kunde | Telefon\nReuter | <PHONE>'],
  ['-- Called SIP/trunk/00442079460812', '-- Called SIP/trunk/<PHONE>'],
  ['CALL from=0033641827714 to=0080041827703', 'CALL from=<PHONE> to=<PHONE>'],
  ['cep 0532 418 27 70', 'cep <PHONE>'],
])('%j', async (text, masked) => {
  expect(await kindsIn(text)).toBe(masked);
});

test('an identifier before a dash with blanks is one of its own', async () => {
  expect(await kindsIn('PESEL 90030926047 - 12')).toBe('PESEL <NATIONAL_ID> - 12');
});
