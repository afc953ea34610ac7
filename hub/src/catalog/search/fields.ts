/** What is indexed of a document, and how much each part of it says. The only place that holds these weights. */
import type { JsonSchema } from '../tool.ts';
import { type Passage, passageOf } from './adjacent-words.ts';
import type { SearchDocument } from './document.ts';
import { splitWords } from './split-words.ts';
import { stem } from './vocabulary/stem.ts';

interface Field {
  readonly weight: number;
  /** How much the field's length counts against a word in it: 0 not at all, 1 fully. */
  readonly lengthNorm: number;
  /** Words of a usual one. A fixed number, so that one integration's texts do not change the rank of another's. */
  readonly usualWords: number;
  /** Further text is not read: it costs memory and is rarely what a tool is asked for by. */
  readonly maxChars: number;
}

/** Round numbers, since none of them moves a labelled set by more than chance when it is changed by a third. */
const FIELDS = {
  // Mostly verb and object, in the author's own choice of words: the best there is. A short name that fits says more.
  name: { weight: 3, lengthNorm: 0.75, usualWords: 3, maxChars: 200 },
  // Who names the integration means it.
  integration: { weight: 3, lengthNorm: 0, usualWords: 2, maxChars: 100 },
  // Says little of any one of its tools, and decides between integrations where nothing else does.
  purpose: { weight: 0.3, lengthNorm: 0.5, usualWords: 10, maxChars: 300 },
  // Given for search, but by an author who may give too many.
  keywords: { weight: 2, lengthNorm: 0.5, usualWords: 5, maxChars: 400 },
  description: { weight: 1, lengthNorm: 0.6, usualWords: 12, maxChars: 1_000 },
  // Objects that the tool deals with; beside them much that all tools have (`limit`, `page`).
  parameterNames: { weight: 0.6, lengthNorm: 0.5, usualWords: 8, maxChars: 1_000 },
  // Long and about everything: only to find what is named nowhere else.
  parameterTexts: { weight: 0.2, lengthNorm: 0.5, usualWords: 30, maxChars: 1_500 },
  values: { weight: 0.3, lengthNorm: 0.5, usualWords: 8, maxChars: 500 },
} as const satisfies Record<string, Field>;

type FieldName = keyof typeof FIELDS;
// `Object.keys` does not tell the keys' type.
const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

export type FieldTexts = Readonly<Record<FieldName, string>>;

export interface FieldWords {
  /** Every stem of a document with its weight: how often it stands where, in the sense of BM25F. */
  readonly weights: ReadonlyMap<string, number>;
  /** The same words in their order. */
  readonly passages: readonly Passage[];
}

/** What a document's texts say, by field. */
export function wordsOfFields(texts: FieldTexts): FieldWords {
  const ofWords = new Map<string, number>();
  const passages: Passage[] = [];
  for (const name of FIELD_NAMES) {
    const { weight, lengthNorm, usualWords, maxChars } = FIELDS[name];
    const words = splitWords(texts[name].slice(0, maxChars));
    const each = weight / (1 - lengthNorm + (lengthNorm * words.length) / usualWords);
    for (const word of words) ofWords.set(word, (ofWords.get(word) ?? 0) + each);
    passages.push(passageOf(words, each));
  }
  const weights = new Map<string, number>();
  for (const [word, weight] of ofWords) {
    const term = stem(word);
    weights.set(term, (weights.get(term) ?? 0) + weight);
  }
  return { weights, passages };
}

export function fieldTexts(document: SearchDocument, purpose: string): FieldTexts {
  if (document.kind === 'skill') {
    const { title, tags, content } = document.skill;
    return {
      name: title,
      integration: document.integration,
      purpose,
      keywords: tags.join(' '),
      description: content,
      parameterNames: '',
      parameterTexts: '',
      values: '',
    };
  }
  const { wireName, description, keywords, inputSchema } = document.tool;
  return {
    name: wireName,
    integration: document.integration,
    purpose,
    keywords: keywords.join(' '),
    description,
    ...parameterFields(inputSchema),
  };
}

function parameterFields(schema: JsonSchema): Pick<FieldTexts, 'parameterNames' | 'parameterTexts' | 'values'> {
  const [names, texts, values]: [string[], string[], string[]] = [[], [], []];
  for (const [name, property] of Object.entries(objectOf(schema['properties']))) {
    const { description, enum: choices } = objectOf(property);
    names.push(name);
    if (typeof description === 'string') texts.push(description.slice(0, FIELDS.parameterTexts.maxChars));
    if (Array.isArray(choices)) values.push(...choices.slice(0, 50).filter((choice) => typeof choice === 'string'));
  }
  return { parameterNames: names.join(' '), parameterTexts: texts.join(' '), values: values.join(' ') };
}

function objectOf(value: unknown): { readonly [key: string]: unknown } {
  // What is no object has no properties to read.
  return typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown }) : {};
}
