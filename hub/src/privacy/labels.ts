/** Words that say what a number is, or that it is none that identifies a person. */

/**
 * A label of one word or of several that stand next to each other; lower case. `telef*`: any word that begins so;
 * `*電話*`: any that holds it, in scripts without blanks.
 */
export type Phrase = readonly string[];

/** `phrases('tel, phone number, telef*')` */
export function phrases(list: string): readonly Phrase[] {
  return list.split(',').map((phrase) => phrase.trim().split(/\s+/));
}

const HARMLESS = new Set(
  `id ids uid gid pid iid order orders invoice ticket issue ref reference sha hash commit revision rev version build ts
  timestamp time date epoch at size bytes length count total amount price sum balance seq sequence port line lines offset
  sku zip zipcode postcode ms ns seconds duration created updated modified expires thread message msg channel job
  pipeline run object row rows isbn issn ean upc gtin doi snowflake trace span request session serial tracking parcel lot
  batch part barcode progress siret siren krs kvk hrb duns lei blz bic imei imsi iccid vin meeting plz postal
  pocztowy postnummer dossier protocolo saksnr ärende`.split(/\s+/),
);
/** The same in other languages, whose words have many endings and compounds. */
const HARMLESS_STEMS = [
  ...['seri', 'artikel', 'bestell', 'rechnung', 'auftrag', 'sendung', 'vorgang', 'kundennummer', 'zeile'],
  ...['seryj', 'zamówieni', 'faktur', 'przesył', 'wersj', 'zgłoszeni', 'pedido', 'factura', 'albarán', 'envío'],
  ...['commande', 'colis', 'série', 'ordine', 'fattura', 'spedizione', 'bestelling', 'factuur', 'encomenda', 'fatura'],
  ...['kundenn', 'klantn', 'ordern', 'aktenzeichen', 'expedient', 'накладн', 'заказ', 'заявк'],
  ...[
    '订单',
    '訂單',
    '单号',
    '運單',
    '运单',
    '编号',
    '流水号',
    '注文',
    '伝票',
    '주문',
    '송장',
    'sipariş',
    'objednáv',
    'comanda',
  ],
];
/** Words between a label and its number. */
const LINKS = new Set(['no', 'nr', 'num', 'number', 'is', 'of', 'n', 'º']);

/** Whether the nearest word says that the number belongs to a thing. */
export function isLabelledHarmless(labels: readonly string[]): boolean {
  return harmlessAt(labels) !== -1;
}

/** Whether one of the phrases stands among the labels, and no nearer word says that the number belongs to a thing. */
export function isLabelled(labels: readonly string[], wanted: readonly Phrase[]): boolean {
  const nearest = harmlessAt(labels);
  return wanted.some((words) =>
    labels.some(
      (_, at) => at + words.length > nearest && words.every((word, offset) => isWord(labels[at + offset], word)),
    ),
  );
}

function harmlessAt(labels: readonly string[]): number {
  const at = labels.findLastIndex((word) => !LINKS.has(word));
  const word = labels[at];
  if (word === undefined) return -1;
  return HARMLESS.has(word) || HARMLESS_STEMS.some((stem) => word.startsWith(stem)) ? at : -1;
}

function isWord(word: string | undefined, wanted: string): boolean {
  if (wanted.startsWith('*')) return word?.includes(wanted.slice(1, -1)) === true;
  return wanted.endsWith('*') ? word?.startsWith(wanted.slice(0, -1)) === true : word === wanted;
}
