/** The kinds of values that are masked, and what each is to a worker that gets it back. */

/** `personal` identifies a person, `secret` opens something, `lookalike` only looks like a mask token. */
export type Sensitivity = 'personal' | 'secret' | 'lookalike';

export const SENSITIVITY = {
  EMAIL: 'personal',
  PHONE: 'personal',
  IBAN: 'personal',
  CARD: 'personal',
  /** A national identifier, whichever country's. */
  NATIONAL_ID: 'personal',
  IP: 'personal',
  MAC: 'personal',
  /** Found by a pattern of the operator's own. */
  CUSTOM: 'personal',
  SECRET: 'secret',
  PASSWORD: 'secret',
  PRIVATE_KEY: 'secret',
  JWT: 'secret',
  LITERAL: 'lookalike',
} as const satisfies Record<string, Sensitivity>;

export type MaskKind = keyof typeof SENSITIVITY;

export const MASK_KINDS = Object.keys(SENSITIVITY) as readonly MaskKind[];
