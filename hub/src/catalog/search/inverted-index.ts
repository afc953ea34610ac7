/** Which documents have a term, and how much of it: an inverted index that documents come to and leave one by one. */

interface Postings {
  /** Slots of documents, in no order; `weights` runs beside. */
  readonly slots: number[];
  readonly weights: number[];
}

export interface Matches {
  readonly slots: readonly number[];
  readonly weights: readonly number[];
}

const NOTHING: Matches = { slots: [], weights: [] };

export class InvertedIndex {
  readonly #postings = new Map<string, Postings>();
  readonly #termsOf = new Map<number, readonly string[]>();

  /** Takes in a document under a free slot. */
  add(slot: number, weights: ReadonlyMap<string, number>): void {
    for (const [term, weight] of weights) {
      let postings = this.#postings.get(term);
      if (postings === undefined) {
        postings = { slots: [], weights: [] };
        this.#postings.set(term, postings);
      }
      postings.slots.push(slot);
      postings.weights.push(weight);
    }
    this.#termsOf.set(slot, [...weights.keys()]);
  }

  remove(slot: number): void {
    for (const term of this.#termsOf.get(slot) ?? []) {
      const postings = this.#postings.get(term);
      if (postings === undefined) continue;
      const at = postings.slots.indexOf(slot);
      const lastSlot = postings.slots.pop();
      const lastWeight = postings.weights.pop();
      if (at < postings.slots.length && lastSlot !== undefined && lastWeight !== undefined) {
        postings.slots[at] = lastSlot;
        postings.weights[at] = lastWeight;
      }
      if (postings.slots.length === 0) this.#postings.delete(term);
    }
    this.#termsOf.delete(slot);
  }

  /** Every document that has the term, the hidden ones too. */
  matches(term: string): Matches {
    return this.#postings.get(term) ?? NOTHING;
  }

  terms(): IterableIterator<string> {
    return this.#postings.keys();
  }
}
