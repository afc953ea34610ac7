/** Numbers that look like personal data and are not: hard negatives. */
import type { Random } from '../random.ts';
import { UPPER } from '../random.ts';
import type { Harmless } from './harmless-code.ts';

const ean = (random: Random, prefix: string): string => {
  const digits = prefix + random.digits(12 - prefix.length);
  const sum = [...digits].reduce((total, digit, n) => total + Number(digit) * (n % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
};
const two = (value: number): string => String(value).padStart(2, '0');
const seconds = (random: Random): string => String(random.int(1_600_000_000, 1_760_000_000));
const list = (count: number, make: () => string, between: string): string =>
  Array.from({ length: count }, make).join(between);

export const HARMLESS_NUMBERS: readonly Harmless[] = [
  {
    kind: 'slack ts',
    make: (r) => `${seconds(r)}.${r.digits(6)}`,
    texts: [
      'reply in thread {x}',
      'ts={x} channel=C024BE91L',
      'message {x} deleted',
      'https://acme.slack.com/archives/C02/p{x}',
      'thread_ts: {x}, reply_count: 3',
    ],
  },
  {
    kind: 'seconds',
    make: seconds,
    texts: [
      'expires at {x}',
      'created={x} updated={y}',
      'last run: {x}',
      'iat {x}, exp {y}',
      '{x} INFO job started',
      'mtime {x} size 1204',
      'since {x}',
    ],
  },
  {
    kind: 'milliseconds',
    make: (r) => seconds(r) + r.digits(3),
    texts: [
      'ts {x}',
      '"timestamp": {x}',
      '{x} WARN slow query',
      'started {x}, ended {y}',
      'offset {x}',
      'Date.now() // {x}',
    ],
  },
  {
    kind: 'numeric short sha',
    make: (r) => r.digits(8),
    texts: ['fixed in {x}', 'see commit {x}', '{x} Bump version'],
  },
  {
    kind: 'snowflake',
    make: (r) => `1${r.digits(17)}`,
    texts: ['message {x} in channel {y}', 'tweet {x}', 'https://x.com/a/status/{x}', 'guild {x}'],
  },
  {
    kind: 'semver',
    make: (r) => `${r.int(0, 40)}.${r.int(0, 30)}.${r.int(0, 99)}`,
    texts: ['upgrade to {x}', 'v{x} released', 'node {x} or later', '"react": "^{x}"', 'Version {x} behebt das'],
  },
  {
    kind: 'order number',
    make: (r) => r.digits(10).replace(/^0/, '4'),
    texts: [
      'order {x} shipped',
      'Bestellung {x} ist unterwegs',
      'Zamówienie nr {x}',
      'pedido {x}',
      'commande {x} expédiée',
      'bestelling {x}',
      'ordine {x}',
    ],
  },
  {
    kind: 'invoice number',
    make: (r) => `${r.pick(['INV', 'RE', 'FV', 'F'])}-${r.int(2019, 2026)}-${r.digits(6)}`,
    texts: ['invoice {x} is overdue', 'Rechnung {x}', 'faktura {x}', 'facture {x}'],
  },
  {
    kind: 'long invoice number',
    make: (r) => `${r.int(2019, 2026)}${r.digits(8)}`,
    texts: ['invoice no. {x}', 'Rechnungsnummer {x}', 'Faktura nr {x}', 'Factura n.º {x}'],
  },
  {
    kind: 'tracking number',
    make: (r) =>
      r.pick([
        `1Z${r.fill('ccc')}${r.fill('ccc')}03${r.digits(8)}`,
        `94001${r.digits(17)}`,
        `RR${r.digits(9)}PL`,
        `JD0146${r.digits(10)}`,
      ]),
    texts: ['tracking {x}', 'Sendung {x} zugestellt', 'przesyłka {x}', 'parcel {x} is in transit'],
  },
  { kind: 'isbn', make: (r) => ean(r, '978'), texts: ['ISBN {x}', 'the book ({x}) is out of print', 'isbn={x}'] },
  {
    kind: 'ean',
    make: (r) => ean(r, r.pick(['590', '400', '871', '501'])),
    texts: ['EAN {x}', 'barcode: {x}', 'GTIN {x} qty 4', 'sku;ean\n12;{x}'],
  },
  {
    kind: 'table of numbers',
    make: (r) => list(6, () => r.digits(r.int(4, 9)), ' | '),
    texts: ['| {x} |\n| {y} |', 'id | rev | size\n{x}', '#1 | {x}'],
  },
  {
    kind: 'price',
    make: (r) =>
      r.pick([
        `${r.int(1, 999)},${r.digits(3)}.${r.digits(2)}`,
        `${r.int(1, 999)}.${r.digits(3)},${r.digits(2)}`,
        `${r.int(1, 99)} ${r.digits(3)} ${r.digits(3)},00`,
      ]),
    texts: ['total {x} EUR', 'Preis: {x} €', 'kwota {x} zł', 'USD {x}', 'montant {x} €', 'prezzo {x} €'],
  },
  {
    kind: 'coordinates',
    make: (r) => `${r.int(-60, 60)}.${r.digits(6)}, ${r.int(-150, 150)}.${r.digits(6)}`,
    texts: ['at {x}', 'geo: {x}', 'https://maps.example.com/?q={x}', 'POINT({x})'],
  },
  {
    kind: 'date',
    make: (r) =>
      r.pick([
        `${r.int(2001, 2026)}-${two(r.int(1, 12))}-${two(r.int(1, 28))}`,
        `${two(r.int(1, 28))}.${two(r.int(1, 12))}.${r.int(2001, 2026)}`,
        `${r.int(2001, 2026)}${two(r.int(1, 12))}${two(r.int(1, 28))}`,
        `${two(r.int(1, 12))}/${two(r.int(1, 28))}/${r.int(2001, 2026)}`,
      ]),
    texts: [
      'due {x}',
      'vom {x} bis {y}',
      'od {x} do {y}',
      'backup-{x}.tar.gz',
      'le {x} à 10 h',
      '{x} {y}',
      'updated {x}',
    ],
  },
  {
    kind: 'log line',
    make: (r) => r.digits(r.int(5, 9)),
    texts: [
      'line {x}: unexpected end',
      'pid {x} exited',
      'offset {x} lag {y}',
      'rows={x} bytes={y}',
      '#{x}: done',
      'port {x} blocked',
    ],
  },
  {
    kind: 'ip-like version',
    make: (r) => `${r.int(1, 20)}.${r.int(0, 30)}.${r.int(0, 30)}.${r.int(0, 250)}`,
    texts: ['version {x}', 'Chrome/{x}', 'firmware {x} installed', 'section {x}'],
  },
  {
    kind: 'measurement',
    make: (r) => `${r.int(100, 900)} ${r.int(100, 999)} ${r.int(100, 999)}`,
    texts: [
      'distance {x} km',
      'Masse {x} kg',
      'population {x}',
      '{x} rows affected',
      'zużycie {x} kWh',
      'size: {x} bytes',
    ],
  },
  {
    kind: 'thousands',
    make: (r) => `${r.int(1, 999)}.${r.digits(3)}.${r.digits(3)}`,
    texts: ['{x} Einwohner', 'vistas: {x}', '{x} seguidores', 'aantal {x}'],
  },
  {
    kind: 'score',
    make: (r) => `${r.int(0, 130)}:${r.int(0, 130)} (${r.int(0, 60)}:${r.int(0, 60)})`,
    texts: ['final {x}', 'Endstand {x}', 'wynik {x}'],
  },
  {
    kind: 'issue reference',
    make: (r) => `#${r.digits(8).replace(/^0/, '7')}`,
    texts: ['fixes {x}', 'see {x} and {y}', 'duplicate of {x}', 'patrz {x}', 'siehe {x}'],
  },
  {
    kind: 'big number',
    make: (r) => `${r.int(1, 9)}${r.digits(r.int(10, 17))}`,
    texts: ['counter {x}', 'id={x}', 'bytes sent: {x}', 'checksum {x}', 'node {x} ok'],
  },
  {
    kind: 'digit groups',
    make: (r) => list(4, () => r.digits(4), ' '),
    texts: ['serial {x}', 'licence plate lot {x}', 'Seriennummer {x}', 'numer seryjny {x}'],
  },
  {
    kind: 'part number',
    make: (r) => `${r.text(UPPER, 2)}${r.digits(2)}-${r.digits(4)}-${r.text(UPPER, 1)}${r.digits(3)}`,
    texts: ['part {x}', 'Artikel {x}', 'SKU {x} is back', 'replace {x} by {y}'],
  },
  {
    kind: 'room and extension',
    make: (r) => `${r.int(1, 9)}.${r.int(10, 99)}.${r.int(100, 999)}`,
    texts: ['room {x}', 'Raum {x}', 'sala {x}'],
  },
  {
    kind: 'ratio of numbers',
    make: (r) => `${r.digits(5)}/${r.digits(6)}`,
    texts: ['{x} tests passed', 'progress {x}', 'downloaded {x} objects'],
  },
  {
    kind: 'number range',
    make: (r) => `${r.int(1000, 9999)}-${r.int(10000, 99999)}`,
    texts: ['pages {x}', 'lines {x}', 'ids {x}', 'Zeilen {x}'],
  },
];
