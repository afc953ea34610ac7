/**
 * The contract between the hub's operator surface and whoever shows it to a person: the command line today. The hub sends
 * these answers; what stands in them of workers' words is as the workers wrote it, and must be made safe to show.
 */
import { z } from 'zod';

export const MIN_PASSPHRASE_CHARS = 12;

/** Why this cannot be a passphrase, for the person who chose it; undefined where it can. */
export function passphraseProblem(passphrase: string): string | undefined {
  if ([...passphrase].length >= MIN_PASSPHRASE_CHARS) return undefined;
  return `A passphrase has at least ${MIN_PASSPHRASE_CHARS} characters. Some words in a row are fine.`;
}

/** `GET /api/passphrase` */
export const PassphraseState = z.object({ isSet: z.boolean() });

/** `PUT /api/passphrase`: sets the first one, or replaces `old`. At the terminal only. */
export const NewPassphrase = z.strictObject({
  old: z.string().max(1_024).optional(),
  passphrase: z.string().max(1_024),
});

/**
 * `POST /api/passphrase/link`: makes the link that sets the first one in a browser, in place of the one before. At the
 * terminal only. The path, on the console's address, is a secret.
 */
export const MadeLink = z.object({ path: z.string(), minutes: z.int() });
export type MadeLink = Readonly<z.infer<typeof MadeLink>>;

/** `POST /api/session`: opens a session, whose token goes into `Authorization: Bearer` of what follows. */
export const Unlock = z.strictObject({ passphrase: z.string().max(1_024) });
export const OpenedSession = z.object({ token: z.string() });

const ToolChange = z.object({
  kind: z.enum(['changed', 'new', 'reworded', 'gone']),
  name: z.string(),
  before: z.record(z.string(), z.unknown()).readonly().optional(),
  after: z.record(z.string(), z.unknown()).readonly().optional(),
});

const DocumentChange = ToolChange.extend({ kind: z.enum(['changed', 'new', 'gone']) });

const IntegrationState = z.object({
  name: z.string(),
  trust: z.enum(['vetted', 'byo']),
  state: z.enum(['starting', 'available', 'unavailable']),
  lastError: z.string().optional(),
  tools: z.int(),
  held: z.int(),
  /** Undefined before the first listing. */
  revision: z.string().optional(),
  pending: z
    .object({
      /** What an acceptance names, so that it accepts exactly what was shown. */
      state: z.string(),
      image: z.object({ before: z.string(), after: z.string() }).optional(),
      purpose: z.object({ before: z.string(), after: z.string() }).optional(),
      tools: z.array(ToolChange).readonly(),
      documents: z.array(DocumentChange).readonly().default([]),
    })
    .optional(),
});
export type IntegrationState = Readonly<z.infer<typeof IntegrationState>>;

/** `GET /api/changes`: every integration, and what waits for a decision. */
export const Changes = z.object({ integrations: z.array(IntegrationState).readonly() });
export type Changes = Readonly<z.infer<typeof Changes>>;

/** `POST /api/changes/accept`, in a session. */
export const Acceptance = z.strictObject({ integration: z.string(), state: z.string() });

/** `POST /api/trust`, in a session: what an operator says of an integration's word on its tools. */
export const TrustDecision = z.strictObject({ integration: z.string(), trust: z.enum(['vetted', 'byo']) });

/** `POST /api/refresh`: lists the tools of one worker, or of all, anew. Answers as `GET /api/changes`. */
export const Refresh = z.strictObject({ integration: z.string().optional() });

/** The body of every answer that is none of these. */
export const Refusal = z.object({ error: z.string() });
