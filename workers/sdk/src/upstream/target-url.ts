/** Builds the URL of a request such that it always lies below the base URL, whatever values went into it. */
import { z } from 'zod';
import { ToolFailure } from '../tool-failure.ts';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** A token that names the base URL of an upstream; becomes the URL without a slash at its end. */
export const baseUrl = z.string().transform((text, ctx) => {
  const url = URL.parse(text);
  const wrong =
    url === null || !['http:', 'https:'].includes(url.protocol)
      ? 'must be a URL that begins with http:// or https://'
      : url.username !== '' || url.password !== ''
        ? 'must not contain a user name or password'
        : url.search !== '' || url.hash !== ''
          ? 'must not contain "?" or "#"'
          : undefined;
  if (wrong !== undefined || url === null) {
    ctx.addIssue({ code: 'custom', message: wrong ?? 'must be a URL' });
    return z.NEVER;
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
});

/** A path with values in it, each percent-encoded: `path`/issues/${id}.json``. Refuses a value that would leave its place. */
export function path(literals: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return literals.reduce((built, literal, index) => {
    const value = String(values[index - 1]);
    if (value === '' || value === '.' || value === '..') {
      throw new ToolFailure('INVALID_ARGUMENTS', `"${value}" cannot be part of an address`);
    }
    return built + encodeURIComponent(value) + literal;
  });
}

/** `path` begins with a slash and is added to the whole base URL, its own path included. */
export function targetUrl(base: string, pathBelow: string, query: Query = {}): URL {
  const url = new URL(base + pathBelow);
  if (!url.href.startsWith(`${base}/`)) throw new Error('a request would leave the base URL');
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}
