/** All documents with what is known of their words and names; new ones stay hidden until their integration is complete. */
import { AdjacentWords } from './adjacent-words.ts';
import type { SearchDocument, SearchedIntegration } from './document.ts';
import { spellingsOf } from './exact-name.ts';
import { fieldTexts, wordsOfFields } from './fields.ts';
import { InvertedIndex } from './inverted-index.ts';
import { nameGrams } from './name-grams.ts';
import { splitWords } from './split-words.ts';
import { stem } from './vocabulary/stem.ts';

/** Names without case and punctuation, and the slots of the documents that have them. */
type NameTable = Map<string, Set<number>>;

export class IndexedDocuments {
  readonly words = new InvertedIndex();
  readonly adjacent = new AdjacentWords();
  readonly grams = new InvertedIndex();
  readonly fullNames: NameTable = new Map();
  readonly ownNames: NameTable = new Map();
  readonly #documents: (SearchDocument | undefined)[] = [];
  readonly #isLive: boolean[] = [];
  readonly #free: number[] = [];
  /** Slots by integration, in the order of its listing. */
  readonly #slotsOf = new Map<string, readonly number[]>();
  /** Integrations whose name is one word, by its stem. */
  readonly #named = new Map<string, Set<string>>();

  /** One more than the highest slot. */
  get size(): number {
    return this.#documents.length;
  }

  /** The document in the slot, if searches may find it. */
  at(slot: number): SearchDocument | undefined {
    return this.#isLive[slot] === true ? this.#documents[slot] : undefined;
  }

  /** Whether anything of the integration is found. */
  has(name: string): boolean {
    return (this.#slotsOf.get(name) ?? []).length > 0;
  }

  /** The slots of integrations whose name is this one word (a stem). */
  slotsOfNamed(term: string): readonly number[] {
    return [...(this.#named.get(term) ?? [])].flatMap((name) => this.#slotsOf.get(name) ?? []);
  }

  /**
   * Replaces what an integration has, in steps: between two of them searches may run, and find what it had before.
   * Nothing takes the place of `undefined`.
   */
  *replace(name: string, integration: SearchedIntegration | undefined): Generator<void, void> {
    const before = this.#slotsOf.get(name) ?? [];
    const after: number[] = [];
    for (const document of integration === undefined ? [] : documentsOf(integration)) {
      after.push(this.#add(document, integration?.purpose ?? ''));
      yield;
    }
    for (const slot of before) this.#isLive[slot] = false;
    for (const slot of after) this.#isLive[slot] = true;
    const [word = '', ...more] = splitWords(name);
    const term = more.length === 0 ? stem(word) : undefined;
    if (integration === undefined) {
      this.#slotsOf.delete(name);
      if (term !== undefined) leave(this.#named, term, name);
    } else {
      this.#slotsOf.set(name, after);
      if (term !== undefined) enter(this.#named, term, name);
    }
    for (const slot of before) {
      this.#remove(slot);
      yield;
    }
  }

  #add(document: SearchDocument, purpose: string): number {
    const slot = this.#free.pop() ?? this.#documents.length;
    this.#documents[slot] = document;
    this.#isLive[slot] = false;
    const texts = fieldTexts(document, purpose);
    const { weights, passages } = wordsOfFields(texts);
    this.words.add(slot, weights);
    this.adjacent.add(slot, passages);
    this.grams.add(slot, nameGrams(`${texts.integration} ${texts.name}`));
    const { full, own } = spellingsOf(document);
    for (const name of full) enter(this.fullNames, name, slot);
    for (const name of own) enter(this.ownNames, name, slot);
    return slot;
  }

  #remove(slot: number): void {
    const document = this.#documents[slot];
    if (document === undefined) return;
    this.words.remove(slot);
    this.adjacent.remove(slot);
    this.grams.remove(slot);
    const { full, own } = spellingsOf(document);
    for (const name of full) leave(this.fullNames, name, slot);
    for (const name of own) leave(this.ownNames, name, slot);
    this.#documents[slot] = undefined;
    this.#free.push(slot);
  }
}

function* documentsOf({ name, tools, skills = [] }: SearchedIntegration): Generator<SearchDocument> {
  for (const tool of tools) yield { kind: 'tool', integration: name, tool };
  for (const skill of skills) yield { kind: 'skill', integration: name, skill };
}

function enter<Value>(table: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = table.get(key);
  if (values === undefined) table.set(key, new Set([value]));
  else values.add(value);
}

function leave<Value>(table: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = table.get(key);
  values?.delete(value);
  if (values?.size === 0) table.delete(key);
}
