/** Turns what became of a script into the content that the model reads; nothing else decides how an answer looks. */
import { type CallToolResult, type ContentBlock, isSpecType } from '@modelcontextprotocol/server';
import type { SallyportError } from '../errors.ts';
import type { Execution, LedgerEntry, LogLine } from '../sandbox/execution.ts';

/** The most characters of a script's value that one answer carries. */
export const MAX_ANSWER_CHARS = 40_000;
/** The most characters of a script's console lines that one answer carries. */
export const MAX_LOG_CHARS = 10_000;
/** The most characters of images and other content that is no text, in base64. */
const MAX_MEDIA_CHARS = 4 * 1024 * 1024;
/** How many objects of a value are looked at for content that is no text. */
const MAX_LOOKED_AT = 10_000;
/** Lists longer than this are cut in any case, so their rows need no lines of their own. */
const MAX_ROWS = 5_000;
/** Parts of an answer that stand for themselves. */
const MAX_BLOCKS = 200;
/** What a block of text costs besides its own characters. */
const BLOCK_CHARS = 40;
const MAX_OPEN_CALLS_NAMED = 20;
/** The most calls that the ledger of a failed script lists one by one. */
const MAX_LEDGER_LINES = 50;

const MEDIA = new Set(['image', 'audio', 'resource_link', 'resource']);

type PlainObject = { readonly [name: string]: unknown };

function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Content that is no text, and valid; an embedded text too long to pass whole counts as a value like any other. */
function isMedia(value: unknown): value is ContentBlock {
  if (!isObject(value) || typeof value['type'] !== 'string' || !MEDIA.has(value['type'])) return false;
  const { resource } = value;
  if (isObject(resource) && typeof resource['text'] === 'string' && resource['text'].length > MAX_ANSWER_CHARS) {
    return false;
  }
  return isSpecType.ContentBlock(value);
}

/**
 * JSON without blanks, which costs the fewest tokens, but with one record a line in lists of records: a line break
 * costs about one token and makes rows readable.
 */
function toJson(value: unknown, depth = 0): string {
  if (Array.isArray(value) && value.length > 1 && value.length <= MAX_ROWS && value.every(isObject)) {
    return `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  }
  if (isObject(value) && depth < 2) {
    const members = Object.entries(value).map(
      ([name, member]) => `${JSON.stringify(name)}:${toJson(member, depth + 1)}`,
    );
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}

const count = new Intl.NumberFormat('en-US');

/** The first `limit` characters, never ending in half a character. */
function head(text: string, limit: number): string {
  const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return text.slice(0, end);
}

function cutValue(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${head(text, limit)}\n\n[Cut: the value has ${count.format(text.length)} characters, and only the first ${count.format(limit)} are above. Return less: filter, pick the fields you need, or count and group in the script.]`;
}

function text(content: string): ContentBlock {
  return { type: 'text', text: content };
}

function summaryOf(calls: readonly LedgerEntry[]): string {
  const of = (outcome: LedgerEntry['outcome']) => calls.filter((call) => call.outcome === outcome).length;
  const parts = (['done', 'failed', 'unknown'] as const).map((outcome) => [of(outcome), outcome] as const);
  return parts.flatMap(([number, outcome]) => (number === 0 ? [] : [`${number} ${outcome}`])).join(', ');
}

/** Whether content that is no text stands somewhere inside a value, where it is data like any other. */
function hidesMedia(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let looked = 0; open.length > 0 && looked < MAX_LOOKED_AT; looked += 1) {
    const one = open.pop();
    if (isMedia(one)) return true;
    if (typeof one !== 'object' || one === null) continue;
    for (const member of Object.values(one)) if (typeof member === 'object' && member !== null) open.push(member);
  }
  return false;
}

function renderHidden(value: unknown): readonly ContentBlock[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const data = parts.filter((part) => !isMedia(part));
  return data.some(hidesMedia)
    ? [
        text(
          'Note: the value holds an image or a file inside other data, and there it is only text. Return the content block itself, or a list of blocks, to show it.',
        ),
      ]
    : [];
}

function renderValue({ value, calls }: Execution): readonly ContentBlock[] {
  if (value === undefined) {
    const made = calls.length === 0 ? '' : ` Calls: ${summaryOf(calls)}.`;
    return [text(`The script finished and returned nothing.${made} Use \`return\` to get a value back.`)];
  }
  const parts = Array.isArray(value) && value.some(isMedia) ? value : [value];
  const blocks: ContentBlock[] = [];
  let textLeft = MAX_ANSWER_CHARS;
  let mediaLeft = MAX_MEDIA_CHARS;
  for (const [index, part] of parts.entries()) {
    if (index >= MAX_BLOCKS) return [...blocks, text(partsLeftOut(parts.length - index, 'parts'))];
    if (isMedia(part)) {
      mediaLeft -= JSON.stringify(part).length;
      if (mediaLeft < 0) return [...blocks, text(partsLeftOut(parts.length - index, 'images and files'))];
      blocks.push(part);
      continue;
    }
    const words = isObject(part) && part['type'] === 'text' && parts.length > 1 ? part['text'] : part;
    const whole = typeof words === 'string' ? words : toJson(words);
    blocks.push(text(whole === '' ? '(empty string)' : cutValue(whole, textLeft)));
    textLeft -= whole.length + BLOCK_CHARS;
    if (textLeft <= 0 && index + 1 < parts.length)
      return [...blocks, text(partsLeftOut(parts.length - index - 1, 'characters'))];
  }
  return blocks;
}

function partsLeftOut(number: number, what: string): string {
  return `[Cut: ${count.format(number)} further parts of the value are left out; an answer carries only so many ${what}. Return fewer.]`;
}

/** Calls that failed in a script that returned all the same: it may have handled that, or nobody may have looked. */
function renderFailedCalls(calls: readonly LedgerEntry[]): readonly ContentBlock[] {
  const failed = calls.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return [];
  const named = failed
    .slice(0, MAX_OPEN_CALLS_NAMED)
    .map(({ id, integration, method, code = 'failed' }) => `${id} ${integration}.${method}: ${code}`);
  const more = failed.length > named.length ? ` and ${count.format(failed.length - named.length)} more` : '';
  return [
    text(
      `Note: ${count.format(failed.length)} of the script's ${count.format(calls.length)} calls failed: ${named.join(', ')}${more}. If the script did not handle that, await every call (forEach does not wait).`,
    ),
  ];
}

/** Calls that were still open when the script returned: nobody waited for them, so nobody knows how they ended. */
function renderOpenCalls(calls: readonly LedgerEntry[]): readonly ContentBlock[] {
  const open = calls.filter(({ outcome }) => outcome === 'unknown');
  if (open.length === 0) return [];
  const names = open
    .slice(0, MAX_OPEN_CALLS_NAMED)
    .map(({ id, integration, method }) => `${id} ${integration}.${method}`);
  const more = open.length > names.length ? ` and ${count.format(open.length - names.length)} more` : '';
  return [
    text(
      `Note: ${count.format(open.length)} of the script's calls had not ended when it returned, and ended with it: ${names.join(', ')}${more}. They may or may not have taken effect: look before you repeat them. Use await, Promise.all or batch for every call (forEach does not wait).`,
    ),
  ];
}

function renderLogs(logs: readonly LogLine[]): readonly ContentBlock[] {
  if (logs.length === 0) return [];
  const lines = logs.map(({ level, text: line }) => (level === 'log' ? line : `[${level}] ${line}`)).join('\n');
  const shown =
    lines.length <= MAX_LOG_CHARS
      ? lines
      : `${head(lines, MAX_LOG_CHARS)}\n[Cut: the console lines have ${count.format(lines.length)} characters.]`;
  return [text(`Console:\n${shown}`)];
}

/** What was done before a script failed: the model must not do it twice. */
function ledgerOf(calls: readonly LedgerEntry[]) {
  if (calls.length === 0) return {};
  const line = ({ id, integration, method, outcome, code }: LedgerEntry) =>
    `${id} ${integration}.${method}: ${outcome}${code === undefined ? '' : ` (${code})`}`;
  if (calls.length <= MAX_LEDGER_LINES) return { calls: calls.map(line) };
  const unfinished = calls.filter(({ outcome }) => outcome !== 'done').slice(0, MAX_LEDGER_LINES);
  return { calls: [summaryOf(calls), ...unfinished.map(line)] };
}

/** An error as a tool's answer: the one shape of errors, and what the script had done by then. */
export function renderError(error: SallyportError, calls: readonly LedgerEntry[] = []): CallToolResult {
  return { isError: true, content: [text(JSON.stringify({ ...error.toShape(), ...ledgerOf(calls) }))] };
}

/** The answer of `execute_code`. */
export function renderExecution(execution: Execution): CallToolResult {
  const { error, calls, logs } = execution;
  if (error === undefined)
    return {
      content: [
        ...renderValue(execution),
        ...renderHidden(execution.value),
        ...renderFailedCalls(calls),
        ...renderOpenCalls(calls),
        ...renderLogs(logs),
      ],
    };
  const failed = renderError(error, calls);
  return { ...failed, content: [...failed.content, ...renderLogs(logs)] };
}
