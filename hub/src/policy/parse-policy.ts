/** From the text of `policy.yaml` to the policy, or to an error that says where in the text it is wrong. */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { PolicyFile } from '../config-files.ts';

const MAX_TEXT_CHARS = 256 * 1024;
/** How often anchors may be repeated: a few lines of aliases of aliases would otherwise make gigabytes. */
const MAX_ALIASES = 100;
const MAX_PROBLEMS_SHOWN = 5;

/** One line per problem, each with line and column. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
}

/** An empty text is a policy without a word. @throws PolicyError */
export function parsePolicy(text: string): PolicyFile {
  if (text.length > MAX_TEXT_CHARS) throw new PolicyError(`longer than ${MAX_TEXT_CHARS} characters`);
  const lines = new LineCounter();
  const document = read(text, lines);
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `line ${line}, column ${col}`;
  };
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) throw problems(broken.map(({ pos, message }) => `${at(pos[0])}: ${message}`));
  visit(document, {
    Pair(_, { key }) {
      // Schemas pass over this one key in silence.
      if (isScalar(key) && key.value === '__proto__')
        throw problems([`${at(key.range?.[0] ?? 0)}: no key is "__proto__"`]);
    },
  });
  const parsed = PolicyFile.safeParse(contentOf(document) ?? {});
  if (parsed.success) return parsed.data;
  throw problems(
    parsed.error.issues.map((issue) => `${at(offsetOf(document, issue))}: ${placed(issue)}${messageOf(issue)}`),
  );
}

function read(text: string, lineCounter: LineCounter): Document {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  } catch (error) {
    if (error instanceof RangeError) throw new PolicyError('nested too deeply');
    throw error;
  }
}

function contentOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (error) {
    throw new PolicyError(`its aliases cannot be followed: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

/** Of a key that does not fit zod says only that it does not; why is one level down. */
function messageOf(issue: z.core.$ZodIssue): string {
  return (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issue.message;
}

function placed({ path, code }: z.core.$ZodIssue): string {
  return path.length === 0 || code === 'unrecognized_keys' ? '' : `${path.join('.')}: `;
}

/** Where in the text the issue is: at the key itself where it is about a key, else at the value, or what is around it. */
function offsetOf(document: Document, issue: z.core.$ZodIssue): number {
  const keyed = issue.code === 'unrecognized_keys' || issue.code === 'invalid_key';
  const path = issue.code === 'invalid_key' ? issue.path.slice(0, -1) : issue.path;
  const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path.at(-1);
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (keyed && length === path.length && isMap(node)) {
      const found = node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key;
      if (isNode(found) && found.range) return found.range[0];
    }
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function problems(lines: readonly string[]): PolicyError {
  const more = lines.length - MAX_PROBLEMS_SHOWN;
  return new PolicyError([...lines.slice(0, MAX_PROBLEMS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
}
