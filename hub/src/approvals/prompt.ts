/**
 * What a person reads before deciding about a call. Its own words can be told from all others wherever it is shown, as
 * Markdown or as plain text: words of workers, scripts and clients stand in code spans, or on lines that begin with a bar
 * in fenced blocks, with every character that nobody sees spelled out. Nothing in them can end its place.
 */
import { visibleJson, visibleText } from '../plain-text.ts';

export const MAX_DESCRIPTION_CHARS = 600;
export const MAX_ARGUMENTS_CHARS = 4_000;
const MAX_PREVIEW_CHARS = 4_000;
const MAX_SCRIPT_CHARS = 4_000;
const MAX_NAME_CHARS = 128;
/** Lines of the script that are shown before the call. */
const LINES_BEFORE = 20;

export interface PromptParts {
  readonly integration: string;
  /** The name on the wire. */
  readonly tool: string;
  readonly access: string;
  readonly client: string;
  /** Why a person is asked. */
  readonly rule: string;
  readonly description: string;
  /** JSON value. */
  readonly args: unknown;
  readonly preview: string | undefined;
  readonly script: { readonly code: string; readonly callLines: readonly number[] };
}

/** Markdown that reads as plain text as well. */
export function approvalPrompt(parts: PromptParts): string {
  const { integration, tool, access, client, rule, description, args, preview, script } = parts;
  const json = JSON.stringify(args, undefined, 2) ?? 'none';
  return [
    `Approve this call of ${named(integration)}, tool ${named(tool)}?`,
    `Access: ${named(access)}. Client: ${named(client)}. Why you are asked: ${named(rule)}.`,
    'Arguments:',
    quoted(json, MAX_ARGUMENTS_CHARS),
    ...(preview === undefined
      ? []
      : ['What it changes, in the words of the integration:', quoted(preview, MAX_PREVIEW_CHARS)]),
    'What the tool does, in the words of the integration:',
    quoted(description, MAX_DESCRIPTION_CHARS),
    'The script that makes the call:',
    quoted(numbered(script.code, script.callLines), MAX_SCRIPT_CHARS),
  ].join('\n\n');
}

/** A name as a code span of one line. */
function named(name: string): string {
  const short = name.length > MAX_NAME_CHARS ? `${name.slice(0, MAX_NAME_CHARS)}…` : name;
  const plain = /^[\w.,:()@/ -]*$/.test(short) && short.trim() === short && short !== '';
  // A backtick would end the span.
  return `\`${plain ? short : visibleJson(short).replaceAll('`', '\\u0060')}\``;
}

/** A text as a fenced block; no line of it can be taken for the fence, since each begins with a bar. */
function quoted(text: string, maxChars: number): string {
  const left = text.length - maxChars;
  const shown = visibleText(text.slice(0, maxChars).replaceAll('\r\n', '\n').toWellFormed());
  const lines = shown.split('\n').map((line) => `| ${line}`.trimEnd());
  const cut = left > 0 ? [`Cut here: ${left} of ${text.length} characters are not shown.`] : [];
  return ['```text', ...lines, ...cut, '```'].join('\n');
}

/** The script from somewhat before the call on, each line with its number; the lines that may be the call are marked. */
function numbered(code: string, callLines: readonly number[]): string {
  const lines = code.split('\n');
  const first = Math.max(1, (callLines[0] ?? 1) - LINES_BEFORE);
  return lines
    .map((line, index) => `${callLines.includes(index + 1) ? '>' : ' '} ${String(index + 1).padStart(4)}  ${line}`)
    .slice(first - 1)
    .join('\n');
}
