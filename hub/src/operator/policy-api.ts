/** The contract of what an operator can ask about the policy: the hub answers, the command line asks. */
import { z } from 'zod';

/** `POST /api/policy/explain`. `client` undefined: one that may use everything and that no rule names. */
export const PolicyQuestion = z.strictObject({
  integration: z.string().max(64),
  /** A method or a wire name. */
  tool: z.string().max(200),
  client: z.string().max(64).optional(),
});

export const PolicyExplanation = z.object({
  integration: z.string(),
  tool: z.string(),
  method: z.string().optional(),
  access: z.enum(['read', 'write', 'exec']),
  isDestructive: z.boolean(),
  isIdempotent: z.boolean(),
  trust: z.enum(['vetted', 'byo']),
  mode: z.enum(['ask', 'auto', 'read-only']),
  verdict: z.enum(['allow', 'ask', 'deny']),
  rule: z.string(),
  kind: z.string(),
  mayBeAlways: z.boolean(),
  tooBroad: z.array(z.int()).readonly(),
});
export type PolicyExplanation = Readonly<z.infer<typeof PolicyExplanation>>;

/** `GET /api/policy/strangers`: names in the policy in force that nothing has. */
export const PolicyStrangers = z.object({
  strangers: z
    .array(
      z.object({
        where: z.string(),
        what: z.enum(['integration', 'tool']),
        name: z.string(),
        nearest: z.string().optional(),
      }),
    )
    .readonly(),
});
