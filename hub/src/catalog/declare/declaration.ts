/** A tool as one line of TypeScript that can be called as it stands. */
import { accessWords } from '../../access-words.ts';
import type { Tool } from '../tool.ts';
import { exampleCall } from './example-call.ts';
import { firstSentence } from './first-sentence.ts';
import { fitType, wholeType } from './fit-type.ts';
import { intersect } from './intersect.ts';
import { commentText } from './notes.ts';
import type { PrintedType } from './print-shape.ts';
import { type Document, readDocument } from './read-shape.ts';
import { ANY_OBJECT, type Definitions, type Shape } from './shape.ts';

/** Five of them, and a line about what else there is, are at most 2,800 characters: 700 tokens. */
const MAX_SUMMARY_CHARS = 545;
const MAX_FULL_CHARS = 6_000;
/** What the result's type may count on, whatever the arguments need. */
const RESERVED_FOR_RESULT = { summary: 100, full: 1_500 };
const MAX_PURPOSE_CHARS = 140;
const MAX_DESCRIPTION_CHARS = 2_000;

/** How a script names the tool: `gitlab.listIssues`, or `gitlab.callTool("2fa", …)` where it has no method. */
export function callName(tool: Tool): string {
  return tool.method === undefined ? `${tool.integration}.callTool` : `${tool.integration}.${tool.method}`;
}

/**
 * `/** read · purpose *​/` and the declaration below it, in at most 545 characters; with `full`, all of the description
 * and those of the properties, what only validation knows, and an example, in at most 6,000. What does not fit shows as
 * an ellipsis in a comment.
 */
export function declaration(tool: Tool, detail: 'summary' | 'full'): string {
  const isFull = detail === 'full';
  const purpose = isFull
    ? commentText(tool.description, MAX_DESCRIPTION_CHARS)
    : commentText(firstSentence(tool.description, MAX_PURPOSE_CHARS), MAX_PURPOSE_CHARS * 2);
  const head = `/** ${accessWords(tool)}${purpose === '' ? '' : ` · ${purpose}`} */\n`;
  const example = isFull ? exampleCall(tool, callName(tool)) : undefined;
  const tail = example === undefined ? '' : `\n// Example: ${example}`;
  const [args, result] = documentsOf(tool);
  const frame = signature(tool, args, '').length + ': Promise<>'.length;
  const left = (isFull ? MAX_FULL_CHARS : MAX_SUMMARY_CHARS) - head.length - frame - tail.length;
  const shortResult = result === undefined ? UNKNOWN_RESULT : wholeType(result, RESERVED_FOR_RESULT[detail]);
  const reserved = shortResult === undefined ? RESERVED_FOR_RESULT[detail] : lengthOf(shortResult);
  const argsType = fitType(args, detail, left - reserved);
  const resultType = result === undefined ? UNKNOWN_RESULT : fitType(result, detail, left - lengthOf(argsType));
  const line = `${signature(tool, args, argsType.text)}: Promise<${resultType.text}>`;
  return [`${head}${line}`, ...argsType.definitions, ...resultType.definitions].join('\n') + tail;
}

const UNKNOWN_RESULT: PrintedType = { text: 'unknown', definitions: [], isCut: false };

/** The declaration without the result: what a call takes. Undefined where that is over `maxChars`. */
export function shortParameters(tool: Tool, maxChars: number): string | undefined {
  const [args] = documentsOf(tool);
  const type = wholeType(args, maxChars);
  if (type === undefined) return undefined;
  const text = [signature(tool, args, type.text), ...type.definitions].join('\n');
  return text.length > maxChars ? undefined : text;
}

/** What the tool takes, which is an object whatever its schema says, and what it answers. */
function documentsOf(tool: Tool): readonly [Document, Document | undefined] {
  // Types of the language that a declaration uses itself.
  const taken = new Set(['Record']);
  const { shape, definitions } = readDocument(tool.inputSchema, 'Args', taken);
  const context = { definitions, budget: { shapes: 1_000 }, within: new Set(['Record']) };
  const args = shape.is === 'named' ? shape : intersect(shape, ANY_OBJECT, context);
  const result = tool.outputSchema === undefined ? undefined : readDocument(tool.outputSchema, 'Result', taken);
  return [{ shape: args, definitions }, result];
}

function signature(tool: Tool, { shape, definitions }: Document, args: string): string {
  const wireName = tool.method === undefined ? `name: ${JSON.stringify(tool.wireName)}, ` : '';
  return `${callName(tool)}(${wireName}args${isOptional(shape, definitions) ? '?' : ''}: ${args})`;
}

/** Whether no arguments at all, which count as `{}`, will do. */
function isOptional(shape: Shape, definitions: Definitions): boolean {
  switch (shape.is) {
    case 'object':
      return [...shape.members.values()].every(({ isRequired }) => !isRequired);
    case 'union':
      return shape.options.some((option) => isOptional(option, definitions));
    case 'both':
      return shape.parts.every((part) => isOptional(part, definitions));
    case 'named': {
      const definition = definitions.get(shape.name);
      return definition === undefined || isOptional(definition, definitions);
    }
    default:
      return shape.is === 'unknown';
  }
}

function lengthOf({ text, definitions }: PrintedType): number {
  return [text, ...definitions].join('\n').length;
}
