/**
 * What a person reads before deciding about a call. Its own words can be told from all others wherever it is shown, as
 * Markdown or as plain text: words of workers, scripts and clients stand in code spans, or on lines that begin with a bar
 * in fenced blocks, with every character that nobody sees spelled out. Nothing in them can end its place.
 */
import { visibleJson, visibleText } from '../plain-text.ts';
import { indentedJson } from './indented-json.ts';

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
  /** `lines`: of its whole text. `callLines`: which of them may be the call, from 1. */
  readonly script: { readonly lines: readonly string[]; readonly callLines: readonly number[] };
}

/** Markdown that reads as plain text as well. */
export function approvalPrompt(parts: PromptParts): string {
  const { integration, tool, access, client, rule, description, args, preview, script } = parts;
  return [
    `Approve this call of ${named(integration)}, tool ${named(tool)}?`,
    `Access: ${named(access)}. Client: ${named(client)}. Why you are asked: ${named(rule)}.`,
    'Arguments:',
    quotedArguments(args),
    ...(preview === undefined
      ? []
      : ['What it changes, in the words of the integration:', quoted(preview, MAX_PREVIEW_CHARS)]),
    'What the tool does, in the words of the integration:',
    quoted(description, MAX_DESCRIPTION_CHARS),
    'The script that makes the call:',
    quotedScript(script),
  ].join('\n\n');
}

/** A name as a code span of one line. */
function named(name: string): string {
  const short = name.length > MAX_NAME_CHARS ? `${name.slice(0, MAX_NAME_CHARS)}…` : name;
  const plain = /^[\w.,:()@/ -]*$/.test(short) && short.trim() === short && short !== '';
  // A backtick would end the span.
  return `\`${plain ? short : visibleJson(short).replaceAll('`', '\\u0060')}\``;
}

function quotedArguments(args: unknown): string {
  if (args === undefined) return fenced('none');
  const { text, isWhole } = indentedJson(args, MAX_ARGUMENTS_CHARS);
  if (isWhole) return fenced(text);
  return fenced(text, `the rest of ${JSON.stringify(args).length} characters (without indentation) is not shown.`);
}

function quoted(text: string, maxChars: number): string {
  const left = text.length - maxChars;
  return fenced(text.slice(0, maxChars), left > 0 ? `${left} of ${text.length} characters are not shown.` : undefined);
}

/** From somewhat before the call on, each line with its number; the lines that may be the call are marked. */
function quotedScript({ lines, callLines }: PromptParts['script']): string {
  const first = Math.max(1, (callLines[0] ?? 1) - LINES_BEFORE);
  let text = '';
  for (let number = first; number <= lines.length; number += 1) {
    const mark = callLines.includes(number) ? '>' : ' ';
    text += `${number === first ? '' : '\n'}${mark} ${String(number).padStart(4)}  ${lines[number - 1]}`;
    if (text.length > MAX_SCRIPT_CHARS)
      return fenced(
        text.slice(0, MAX_SCRIPT_CHARS),
        `the rest of line ${number}, and what follows up to line ${lines.length}, is not shown.`,
      );
  }
  return fenced(text);
}

/** A text as a fenced block; no line of it can be taken for the fence, since each begins with a bar. `cut`: what is left out. */
function fenced(text: string, cut?: string): string {
  const shown = visibleText(text.replaceAll('\r\n', '\n').toWellFormed());
  const lines = shown.split('\n').map((line) => `| ${line}`.trimEnd());
  return ['```text', ...lines, ...(cut === undefined ? [] : [`Cut here: ${cut}`]), '```'].join('\n');
}
