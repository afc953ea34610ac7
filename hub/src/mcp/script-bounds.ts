/** What a script may ask for at this moment: the settings, and the slowest tool there is. */
import { callName } from '../catalog/declare/declaration.ts';
import type { Integration, Tool } from '../catalog/tool.ts';
import type { Client } from '../identity.ts';
import type { ScriptLimits } from '../limits.ts';

/** What every script is told that it may use. */
export interface ScriptBounds {
  readonly calls: number;
  readonly logLines: number;
  /** How long a script may take that asks for no time of its own. Milliseconds. */
  readonly defaultTimeoutMs: number;
  /** The most that a script of this client may ask for at this moment. */
  longestTimeout(client: Client): LongestTimeout;
}

export interface LongestTimeout {
  readonly ms: number;
  /** The method whose calls may take that long; undefined where the setting is all there is to it. */
  readonly declaredBy: string | undefined;
}

/** A script may run as long as one call of any tool that its client knows, where that is longer than what the setting allows. */
export function createScriptBounds(
  limits: ScriptLimits,
  callTimeoutMs: (tool: Tool) => number,
  integrations: (client: Client) => readonly Integration[],
): ScriptBounds {
  return {
    calls: limits.calls,
    logLines: limits.logLines,
    defaultTimeoutMs: limits.timeoutMs,
    longestTimeout(client) {
      let ms = limits.maxTimeoutMs;
      let declaredBy: string | undefined;
      for (const tool of integrations(client).flatMap(({ tools }) => tools)) {
        const toolMs = callTimeoutMs(tool);
        if (toolMs > ms) [ms, declaredBy] = [toolMs, callName(tool)];
      }
      return { ms: Math.floor(ms), declaredBy };
    },
  };
}
