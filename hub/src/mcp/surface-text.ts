/** What a model reads before its first call: the instructions and the two descriptions, each within a budget of its own. */
import { callName, declaration } from '../catalog/declare/declaration.ts';
import type { Tool } from '../catalog/tool.ts';
import { shortened } from '../plain-text.ts';

/** The most characters that the instructions, or one tool's description, may have. */
export const MAX_TEXT_CHARS = 2_000;
/** The most that the description of `execute_code` may have where tools ask to be declared there. */
export const MAX_UPFRONT_TEXT_CHARS = 3_500;

/**
 * What the list of integrations may take in each of the texts: UTF-8 bytes as they are in JSON, since that is what a
 * client pays for. Search has the longest, for there it is asked which of them to look in; together with all other text
 * of ours, and the schemas, they stay under 6 KB.
 */
const LIST_BYTES = { instructions: 500, search: 1_000, execute: 240 };

/** An integration as it is introduced to the model. */
export interface IntegrationNote {
  readonly name: string;
  readonly purpose: string;
  /** Those that this client may call. */
  readonly tools?: readonly Tool[];
}

/** So much of each purpose, in the most generous way for which there is room. */
const PURPOSE_CHARS = [160, 80, 40];

/** A worker's words, made one bounded line: they stand among ours, so they must not look like more than a line. */
function oneLine(purpose: string, maxChars: number): string {
  const line = purpose.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return shortened(line, maxChars);
}

/** The integrations as a list in alphabetical order that fits `budget` bytes: with purposes, else names only. */
function integrationList(notes: readonly IntegrationNote[], budget: number): string {
  if (notes.length === 0) return 'No integration is connected yet; search_tools with an empty query tells when one is.';
  const sorted = notes.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const maxChars of PURPOSE_CHARS) {
    const lines = sorted.map(({ name, purpose }) => `- ${name}: ${oneLine(purpose, maxChars)}`).join('\n');
    if (bytesOf(lines) <= budget) return lines;
  }
  let names = '';
  for (const [index, { name }] of sorted.entries()) {
    const next = names === '' ? name : `${names}, ${name}`;
    const rest = ` … and ${sorted.length - index} more (search_tools with an empty query lists all)`;
    if (bytesOf(next) + bytesOf(rest) > budget) return `${names}${rest}`;
    names = next;
  }
  return names;
}

/** What the text costs within JSON. */
function bytesOf(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}

function withIntegrations(text: string, notes: readonly IntegrationNote[], budget: number): string {
  return `${text}\n\nIntegrations:\n${integrationList(notes, budget)}`;
}

const INSTRUCTIONS = `Sallyport reaches the systems listed below through two tools.

1. search_tools finds methods and answers with their TypeScript declarations.
2. execute_code runs one JavaScript program that calls those methods as plain async functions, e.g. \`const page = await demo.listUsers({ page: 1 }); return page.items.length\`.

Search before you call a method that you have not seen declared here. Do a whole task in one script where you can: fetch, filter, join and count inside it, and return only what is needed.`;

export function instructionsFor(notes: readonly IntegrationNote[]): string {
  return withIntegrations(INSTRUCTIONS, notes, LIST_BYTES.instructions);
}

const SEARCH = `Finds methods of the connected integrations. Answers with TypeScript declarations that execute_code scripts call exactly as they stand.

Say what you want to do ("list open issues", "create note") or give an exact name ("demo.add"), which is answered alone. An empty query lists the integrations with their state and number of methods; so does a query without a hit. Skills, which tell how a whole task is done, are found as well; a script reads one: \`return await skills.read(id)\`.
- integration: look in this one only.
- detail: "summary" (default) gives declarations, "full" the whole descriptions, those of every property, and a call as an example, "names" only names.
- limit: how many hits, 10 by default.`;

export function searchDescription(notes: readonly IntegrationNote[]): string {
  return withIntegrations(SEARCH, notes, LIST_BYTES.search);
}

/** What of the limits of a script its description tells. */
export interface ToldLimits {
  readonly calls: number;
  readonly logLines: number;
  readonly maxTimeoutMs: number;
}

const executeText = ({
  calls,
  logLines,
  maxTimeoutMs,
}: ToldLimits): string => `Runs a JavaScript program and answers with what it returns. search_tools tells which methods exist and what they take.

- Each integration is a global object; every method takes one object and returns a promise: \`const { items } = await demo.listUsers({ page: 1 }); return items.map((u) => u.name)\`. For a tool whose name is no identifier: \`demo.callTool("wire-name", args)\`.
- The code is the body of an async function, so await and return work at top level. A string is answered as it is, anything else as JSON; pick fields in the script: over 40,000 characters are cut, and kept as \`results.r1\` for the next script.
- E-mail addresses, secrets and the like are tokens ([EMAIL:3f9a1c07]): compare, group, pass them on.
- All pages of a list: \`await collect((page) => demo.listUsers({ page }))\`; page by page: \`for await (const items of paginate((page) => …))\`.
- Many calls at a time: \`await batch(ids.map((id) => () => demo.getUser({ id })), { concurrency: 10 })\` → { results, errors: [{ index, error }] }, results[i] in the place of its input. At most ${calls} calls a script.
- To look things up in a script: \`await search(query)\`, \`skills.list()\`, \`catalog.tools("demo")\` with all schemas, \`await demo.spec\` (OpenAPI, if there).
- A failed call throws an error with code, retryable and hint; catch it to go on. One that waits for a person answers { status: "pending", actionId }: do not repeat it; later: \`await actions.list()\`.
- Also there: console (at most ${logLines} lines, 4,000 characters a line, 10,000 in all), progress(text, fraction), sleep(ms), URL, URLSearchParams, TextEncoder, TextDecoder, atob, btoa, structuredClone, Intl. No network, files, process, require, import or timers. Nothing else is kept between scripts.
- timeout_ms: at most ${maxTimeoutMs}.`;

export function executeDescription(notes: readonly IntegrationNote[], limits: ToldLimits): string {
  const text = withIntegrations(executeText(limits), notes, LIST_BYTES.execute);
  const tools = notes.flatMap(({ tools = [] }) => tools).filter(({ isUpfront }) => isUpfront === true);
  return text + upfront(tools, MAX_UPFRONT_TEXT_CHARS - text.length);
}

/** Declarations of tools that ask to be seen without a search, in the order of their names; at most `budget` characters. */
function upfront(tools: readonly Tool[], budget: number): string {
  if (tools.length === 0) return '';
  const key = (tool: Tool): string => `${callName(tool)} ${tool.wireName}`;
  const sorted = tools.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const rest = (left: number): string => `\n(${left} more that are often used; search_tools finds them)`;
  let text = '\n\nOften used, callable without a search:';
  for (const [index, tool] of sorted.entries()) {
    const next = `${text}\n${declaration(tool, 'summary')}`;
    const left = sorted.length - index - 1;
    if (next.length + (left > 0 ? rest(left).length : 0) > budget) return text + rest(left + 1);
    text = next;
  }
  return text;
}
