/**
 * How good a ranking is. One set of formulae for every contestant:
 * - relevance is binary, by id. nDCG@10 gains 1 / log2(rank + 1) for every relevant id among the first ten, divided by
 *   what the best order would gain.
 * - recall@k is the share of the query's needs (groups) of which at least one id is among the first k; where a query
 *   has no groups every relevant id is a need of its own.
 * - MRR is 1 / rank of the first relevant id, 0 where there is none among the first ten.
 */
import type { Query } from './data-sets.ts';

/** What a ranking is judged by. */
export const DEPTH = 10;

export interface Quality {
  readonly queries: number;
  readonly recall1: number;
  readonly recall5: number;
  readonly recall10: number;
  readonly mrr: number;
  readonly ndcg10: number;
}

/** The mean over all queries of a ranking's quality; `search` answers ids, best first. */
export function qualityOf(queries: readonly Query[], search: (query: string) => readonly string[]): Quality {
  const each = queries.map((query) => judge(query, search(query.query).slice(0, DEPTH)));
  const mean = (value: (one: Omit<Quality, 'queries'>) => number) =>
    each.reduce((sum, one) => sum + value(one), 0) / each.length;
  return {
    queries: queries.length,
    recall1: mean(({ recall1 }) => recall1),
    recall5: mean(({ recall5 }) => recall5),
    recall10: mean(({ recall10 }) => recall10),
    mrr: mean(({ mrr }) => mrr),
    ndcg10: mean(({ ndcg10 }) => ndcg10),
  };
}

function judge({ relevant, groups }: Query, ranked: readonly string[]): Omit<Quality, 'queries'> {
  const needs = groups ?? relevant.map((id) => [id]);
  const recall = (k: number) => {
    const first = ranked.slice(0, k);
    return needs.filter((need) => need.some((id) => first.includes(id))).length / needs.length;
  };
  const gains = ranked.map((id, index) => (relevant.includes(id) ? gainAt(index) : 0));
  const best = relevant.slice(0, DEPTH).reduce((sum, _, index) => sum + gainAt(index), 0);
  const firstHit = gains.findIndex((gain) => gain > 0);
  return {
    recall1: recall(1),
    recall5: recall(5),
    recall10: recall(10),
    mrr: firstHit === -1 ? 0 : 1 / (firstHit + 1),
    ndcg10: gains.reduce((sum, gain) => sum + gain, 0) / best,
  };
}

function gainAt(index: number): number {
  return 1 / Math.log2(index + 2);
}
