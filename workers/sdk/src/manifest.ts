/** What a worker's manifest.json says: read by the command line to set the worker up, and by the worker to explain itself. */
import { z } from 'zod';

const tokenSchema = z.strictObject({
  /** What the value is, for the person who has to supply it. */
  description: z.string().min(1),
  /** Which rights the token needs and where to make it; absent for a value that needs none, such as a base URL. */
  rights: z.string().min(1).optional(),
  example: z.string().optional(),
  /** `false` for a value that may be seen, such as a base URL. Anything else is removed from every result and error. */
  secret: z.boolean().default(true),
});

const manifestSchema = z
  .strictObject({
    /** Name of the integration: the object that scripts call. */
    name: z.string().regex(/^[a-z][a-z0-9]{0,31}$/, 'a lower-case word of at most 32 letters and digits'),
    title: z.string().min(1),
    /** What it is for: one sentence for the model. */
    description: z.string().min(1).max(500),
    /** The token files, by file name; absent for a worker that needs none. */
    tokens: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/, 'a lower-case file name'), tokenSchema).default({}),
    /** Absent for a worker that reaches nothing. */
    egress: z
      .strictObject({
        /** Tokens that hold a URL whose host the worker may reach. */
        fromTokens: z.array(z.string()).default([]),
        /** Further hosts that it may reach, as `host` or `host:port`. */
        hosts: z.array(z.string()).default([]),
      })
      .default({ fromTokens: [], hosts: [] }),
    /** Whether a worker that needs no token runs; one that needs some runs when they are there. */
    enabledByDefault: z.boolean().default(false),
  })
  .superRefine(({ tokens, egress }, context) => {
    for (const field of egress.fromTokens)
      if (!Object.hasOwn(tokens, field))
        context.addIssue({ code: 'custom', path: ['egress', 'fromTokens'], message: `there is no token "${field}"` });
  });

export type Manifest = z.output<typeof manifestSchema>;

/** Checks a parsed manifest.json. Throws an Error that names every property that is wrong. */
export function parseManifest(value: unknown): Manifest {
  const parsed = manifestSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const problem = message.endsWith('received undefined') ? 'is required' : message;
    return path.length === 0 ? problem : `${path.map(String).join('.')}: ${problem}`;
  });
  throw new Error(`manifest.json: ${problems.join('; ')}`);
}
