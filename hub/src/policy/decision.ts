/** What the policy says of one call, and why: the contract between whoever decides and whoever acts on it. */

/** What is decided once for many calls: `<endpoint tag>:<tool>`, each part percent-encoded, so that no two share one. */
export type ActionKind = string & { readonly __actionKind: true };

export interface Decision {
  /** `ask`: a person decides about this very call. */
  readonly verdict: 'allow' | 'ask' | 'deny';
  /** Which rule decided, as an operator would find it: `read`, `mode ask`, `policy.yaml rule 3`, `vetted, not destructive, idempotent`, … */
  readonly rule: string;
  readonly kind: ActionKind;
  /** Whether "always allow this kind" may be offered: never for destructive tools, nor for those that run commands. */
  readonly mayBeAlways: boolean;
}
