/** How whatever leaves a script is masked: for the model, and for the audit log. */
import type { WorkspaceKey } from '../identity.ts';
import type { MaskContext } from '../privacy/mask.ts';
import { DEFAULT_RULES } from '../privacy/rules.ts';
import type { Workspaces } from './workspaces.ts';

/** With the tokens of its conversation, which pass as they are; a script is no integration, hence no origin. */
export function outgoing(workspaces: Pick<Workspaces, 'of'>, key: WorkspaceKey): MaskContext {
  return { vault: workspaces.of(key).vault, origin: '', rules: DEFAULT_RULES, keepTokens: true };
}
