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

/** Of one page; the hub reads fewer. */
const MAX_RESOURCES = 1_000;
const MAX_CONTENTS = 100;

const TextContent = z.object({ text: z.string() });
const Listed = z.object({ uri: z.string().max(200), name: z.string().max(200) });

/** What is read of a resource in a list. */
export type ListedResource = z.infer<typeof Listed>;

/** One page of resources; those whose address or name is none of ours are not in it. */
export const ResourcesPage = z.looseObject({
  resources: z
    .array(z.unknown())
    .max(MAX_RESOURCES)
    .transform((resources) => resources.flatMap((resource) => Listed.safeParse(resource).data ?? [])),
  nextCursor: z.string().optional(),
});

/** The first text of a resource. */
export const ResourceText = z
  .looseObject({ contents: z.array(z.unknown()).max(MAX_CONTENTS) })
  .transform(({ contents }) => {
    const [text] = contents.flatMap((content) => TextContent.safeParse(content).data?.text ?? []);
    return text;
  });
