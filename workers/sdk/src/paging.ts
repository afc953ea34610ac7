/** One way of paging for every tool: pages from 1 going in, one shape coming out. */
import { z } from 'zod';

export interface Page<T> {
  readonly items: readonly T[];
  /** How many there are on all pages together. */
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly totalPages: number;
}

/** The two arguments of a tool that answers in pages. */
export function pagingArguments(limits: { readonly perPage: number; readonly maxPerPage: number }) {
  return {
    page: z.int().min(1).default(1).describe('page number, from 1'),
    perPage: z.int().min(1).max(limits.maxPerPage).default(limits.perPage).describe('items a page'),
  };
}

export function pageOf<T>(items: readonly T[], total: number, at: { page: number; perPage: number }): Page<T> {
  return { items, total, page: at.page, perPage: at.perPage, totalPages: Math.ceil(total / at.perPage) };
}
