/** Addresses that are hidden from programs, and what only looks like an address. */
import { expect, test } from 'vitest';
import { kindsIn } from '../privacy-fixture.ts';

test.each([
  'const next = words[at] list.length',
  'words[at].name and items[at].com',
  'Hi <at>Anna.Bot</at>, see (at) home',
  'sold (at) 5 (dot) 20',
  'curl -F file=@app.tgz',
  'we met (at) the shop. It was',
  'src@main.rs, notes@2.md, lib@v1.2.py',
  'message id 20261104081209.4.A1B2C3@mg.example.de',
  'message_id="20261104081209.4.A1B2C3@mg.example.de"',
  'ON:4500881+COM+0041 44 418:TE',
])('%j stays', async (text) => {
  expect(await kindsIn(text)).toBe(text);
});

test.each([
  ['lena.vogt (at) vogt-physio (punkt) de, bis Do', '<EMAIL>, bis Do'],
  ['reach me at chidi [at] lagos-logistics [dot] com please', 'reach me at <EMAIL> please'],
  ['anna(at)example.com', '<EMAIL>'],
  ['anna{at}mail.example.co.uk.', '<EMAIL>.'],
  ['zosia [małpa] poczta [kropka] pl', '<EMAIL>'],
  ['snezana@vojvodina.rs, ion@firma.md, pia@tienda.com.py', '<EMAIL>, <EMAIL>, <EMAIL>'],
  ["261104+INV0000418'COM+edi.keller@keller.ch:EM'RFF+ON:45", "261104+INV0000418'COM+<EMAIL>:EM'RFF+ON:45"],
  ["sean.o'com+news@example.ie", '<EMAIL>'],
  ['the message identifies anna@example.com', 'the message identifies <EMAIL>'],
])('%j', async (text, masked) => {
  expect(await kindsIn(text)).toBe(masked);
});
