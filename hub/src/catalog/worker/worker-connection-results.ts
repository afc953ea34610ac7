/** What a worker's results must look like: counted first, since the SDK's own check of wrong items costs many times their length. */
import { type ListToolsResult, specTypeSchemas } from '@modelcontextprotocol/client';
import { z } from 'zod';

/** Of one page; the catalog serves fewer. */
const MAX_TOOLS = 1_000;
const MAX_BLOCKS = 10_000;

const Tools = specTypeSchemas.ListToolsResult;

/** One page of tools. */
export const ToolsPage = z.looseObject({ tools: z.array(z.unknown()).max(MAX_TOOLS) }).transform((page, context) => {
  const checked = Tools['~standard'].validate(page);
  if (checked.issues === undefined) return checked.value satisfies ListToolsResult;
  context.addIssue(checked.issues[0]?.message ?? 'no list of tools');
  return z.NEVER;
});

/** The result of a call as it came; the gate treats it as unknown and checks its shape. */
export const CallAnswer = z.looseObject({ content: z.unknown() });

/** Why the content of a result is not looked at, or undefined. */
export function tooManyBlocks({ content }: z.infer<typeof CallAnswer>): string | undefined {
  const many = Array.isArray(content) && content.length > MAX_BLOCKS;
  return many ? `more than ${MAX_BLOCKS} content blocks` : undefined;
}
