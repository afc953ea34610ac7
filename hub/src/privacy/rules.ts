/** How the operator wants an integration's values to be masked. */
import type { Detector } from './finding.ts';

export interface MaskRules {
  /** `off`: nothing but what looks like a token. `strict`: addresses of machines too. */
  readonly mode: 'off' | 'default' | 'strict';
  /** Fields whose values are left as they are: names, or dotted paths from any level (`author.email`). */
  readonly leave: readonly string[];
  /** The operator's own patterns. */
  readonly patterns: readonly Detector[];
}

export const DEFAULT_RULES: MaskRules = { mode: 'default', leave: [], patterns: [] };
