/**
 * The files of the configuration folder. The hub reads them, and takes nothing from them that opens anything. The JSON
 * files are the command line's, written whole and at once; the policy is the operator's own, written by hand.
 */
import { z } from 'zod';
import { LONGEST_TIMEOUT_MS } from './limits.ts';
import { nearestNames } from './nearest-name.ts';
import { patternProblem } from './privacy/operator-pattern.ts';

/** A client's name: it stands in workspace keys and audit lines, hence no `/` and no surprises. */
export const ClientName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'a client\'s name is lower-case letters, digits, "-" and "_", at most 64');

/** The name by which scripts know an integration. */
export const IntegrationName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9_$]{0,63}$/, 'an integration has the name by which scripts know it');

/** `clients.json`: who may connect. Holds the SHA-256 of each token, never a token. */
export const ClientsFile = z
  .strictObject({
    clients: z.array(
      z.strictObject({
        name: ClientName,
        tokenSha256: z.string().regex(/^[0-9a-f]{64}$/i),
        createdAt: z.iso.datetime({ offset: true }),
        /** What it may use, by the scope grammar. Anything: what cannot be used grants nothing, to this client alone. */
        scope: z.unknown().optional(),
        /** `elicitation`: its own person may decide about calls that wait, in its window. Anything else: only the operator. */
        approves: z.unknown().optional(),
      }),
    ),
  })
  .refine(({ clients }) => new Set(clients.map(({ name }) => name)).size === clients.length, 'a name appears twice');

const WorkerName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,39}$/, 'a worker name is lower case letters, digits, "-" and "_"');

/** `workers.json`: which workers there are, and where the hub reaches each. */
export const WorkersFile = z.strictObject({
  workers: z.array(
    z.strictObject({
      name: WorkerName,
      url: z.url({ protocol: /^https?$/ }),
      /** Whether an operator answers for what the worker says of its tools; never the worker's own word. */
      trust: z.enum(['vetted', 'byo']).default('byo'),
      /** The image that the worker runs from, where that is known. */
      imageId: z
        .string()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .optional(),
    }),
  ),
  /** Those that the system has and does not run: they lack a token file, or are switched off. */
  notSetUp: z.array(WorkerName).default([]),
});
export type WorkersFile = z.infer<typeof WorkersFile>;

/** An object without other keys than these; an unknown one is told with the nearest. */
function section<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape);
  const unknownKey = (key: string): string => {
    const [nearest] = nearestNames(key, known, 1);
    return `there is no "${key}" here${nearest === undefined ? `; there are: ${known.join(', ')}` : `; did you mean "${nearest}"?`}`;
  };
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map(unknownKey).join('; ')
        : `has to be a section, with ${known.join(', ')}`,
  });
}

/** One of these words; another one is told with the nearest. */
function word<const Words extends readonly [string, ...string[]]>(words: Words) {
  const there = `one of ${words.join(', ')}`;
  return z.enum(words, {
    error: ({ input }) => {
      if (typeof input !== 'string') return `has to be ${there}`;
      const [nearest] = nearestNames(input, words, 1);
      const guess = nearest === undefined ? '' : `; did you mean "${nearest}"?`;
      return `${JSON.stringify(input.slice(0, 100))} is not ${there}${guess}`;
    },
  });
}

const upTo = (most: number) => z.int().min(1).max(most).optional();

/** What of an integration's answers is masked before a script sees them. */
const MaskingSection = section({
  /** `off`: nothing but what looks like a mask token; `strict`: addresses of machines too. */
  mode: word(['off', 'default', 'strict']).optional(),
  /** Fields whose values are left as they are: names, or dotted paths from any level. */
  leave: z.array(z.string().min(1).max(200)).max(200).optional(),
  /** Further values to mask, in RE2 syntax. */
  patterns: z
    .array(
      z
        .string()
        .min(1)
        .max(500)
        .superRefine((source, context) => {
          const problem = patternProblem(source);
          if (problem !== undefined) context.addIssue({ code: 'custom', message: `not a pattern: ${problem}` });
        }),
    )
    .max(50)
    .optional(),
});

/** A word alone is the mode. */
const Masking = z.preprocess((given) => (typeof given === 'string' ? { mode: given } : given), MaskingSection);

/** What happens to the calls that fit; a member that is left out limits nothing. */
const Rule = section({
  integration: IntegrationName.optional(),
  /** A tool as scripts call it, or by its wire name; `*` stands for any characters. */
  tool: z.string().min(1).max(200).optional(),
  /** `write` is everything that is no read, `exec` included. */
  access: word(['read', 'write', 'exec']).optional(),
  client: ClientName.optional(),
  verdict: word(['allow', 'ask', 'deny']),
});
export type PolicyRule = z.infer<typeof Rule>;

/** `policy.yaml`: what the operator decides about calls, and about each integration by the name that scripts know it by. */
export const PolicyFile = section({
  /** What becomes of writes that no rule speaks of. */
  mode: word(['ask', 'auto', 'read-only']).optional(),
  /** The first that fits a call decides. */
  rules: z.array(Rule).max(1_000).optional(),
  integrations: z
    .record(
      IntegrationName,
      section({
        limits: section({
          /** Calls at the same time, over all scripts. */
          in_flight: upTo(1_000),
          /** Calls of one script; all its calls together stay under MAX_CALLS_PER_SCRIPT. */
          calls_per_script: upTo(100_000),
          /** One call, whatever the tool declares. Milliseconds. */
          timeout_ms: upTo(LONGEST_TIMEOUT_MS),
          /** One result, as JSON text. */
          result_bytes: upTo(16 * 1024 * 1024),
        }).optional(),
        masking: Masking.optional(),
      }),
    )
    .optional(),
});
export type PolicyFile = z.infer<typeof PolicyFile>;
