/** Checks a tool's arguments against its schema, and says what is wrong in words that help the next try. */
import type { z } from 'zod';
import { SallyportError } from '../errors.ts';

function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return `there is no argument ${issue.keys.join(', ')}`;
  return name === '' ? issue.message : `${name}: ${issue.message}`;
}

/** The parsed arguments; throws INVALID_ARGUMENTS naming each argument that does not fit. */
export function parseArguments<Schema extends z.ZodType>(
  tool: string,
  schema: Schema,
  args: unknown,
  hint: string,
): z.output<Schema> {
  const parsed = schema.safeParse(args ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(sentenceOf).join('; ');
  throw new SallyportError('INVALID_ARGUMENTS', `${tool}: ${problems}`, { hint });
}
