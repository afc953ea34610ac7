/** Words that say what a number is, or that it is none that identifies a person. */

/** A label of one word or of several that stand next to each other; lower case. */
export type Phrase = readonly string[];

/** `phrases('tel, phone number')` */
export function phrases(list: string): readonly Phrase[] {
  return list.split(',').map((phrase) => phrase.trim().split(/\s+/));
}

const HARMLESS = new Set(
  `id ids uid gid pid iid order orders invoice ticket issue ref reference sha hash commit revision rev version build ts
  timestamp time date epoch at size bytes length count total amount price sum balance seq sequence port line lines offset
  serial sku tracking zip zipcode postcode ms ns seconds duration created updated modified expires thread message msg
  channel job pipeline run object row rows isbn issn ean upc gtin doi snowflake trace span request session`.split(
    /\s+/,
  ),
);
/** Words between a label and its number. */
const LINKS = new Set(['no', 'nr', 'num', 'number', 'is', 'of']);

/** Whether the nearest word says that the number belongs to a thing. */
export function isLabelledHarmless(labels: readonly string[]): boolean {
  const nearest = labels.findLast((word) => !LINKS.has(word));
  return nearest !== undefined && HARMLESS.has(nearest);
}

/** Whether one of the phrases stands among the labels. */
export function isLabelled(labels: readonly string[], wanted: readonly Phrase[]): boolean {
  return wanted.some((words) => labels.some((_, at) => words.every((word, offset) => labels[at + offset] === word)));
}
