/** A script's text as it came: bounded, and freed of a Markdown fence and a first line for a shell, without moving a line. */
import { SallyportError } from '../errors.ts';

/** The longest script, in UTF-16 code units. */
const MAX_SOURCE_CHARS = 256 * 1024;

/** No script begins with either: three backticks call a text as a function. Tildes with more than a language might. */
const OPENING_FENCE = /^\s*(?:(`{3,})[^`]*|(~{3,})[\w+-]*[ \t]*)$/;

/** The fence's lines become empty ones, so that every place in the script stays where the model wrote it. */
function withoutFence(code: string): string {
  const lines = code.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const [, backticks, tildes] = OPENING_FENCE.exec(lines[first]?.trimEnd() ?? '') ?? [];
  const fence = backticks ?? tildes;
  if (fence === undefined) return code;
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const isClosed = last !== first && lines[last]?.trim() === fence;
  // The answer of a model may have been cut before it.
  if (!isClosed && backticks === undefined) return code;
  return lines.map((line, index) => (index === first || (isClosed && index === last) ? '' : line)).join('\n');
}

/** Throws SANDBOX_SYNTAX when the text is too long. */
export function readSourceText(code: string): string {
  if (code.length > MAX_SOURCE_CHARS) {
    throw new SallyportError(
      'SANDBOX_SYNTAX',
      `the script has ${code.length} characters; ${MAX_SOURCE_CHARS} is the limit`,
      {
        hint: 'fetch data through an integration inside the script instead of writing it into the code',
      },
    );
  }
  const text = code.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  return withoutFence(text.replace(/^#!.*/, ''));
}
