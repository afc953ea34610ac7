/** The limits of calls to each integration: those of the settings, changed by what the policy says at the moment of asking. */
import type { Tool } from '../catalog/tool.ts';
import type { PolicyFile } from '../config-files.ts';
import { type CallLimits, type Limits, LONGEST_TIMEOUT_MS } from '../limits.ts';

export interface CallLimitsByIntegration {
  of(integration: string): CallLimits;
  /** How long one call of the tool may take: the policy's word, else the tool's own, else the setting. */
  timeoutMs(tool: Pick<Tool, 'integration' | 'timeoutMs'>): number;
}

export function createCallLimits(limits: Omit<Limits, 'script'>, policy: () => PolicyFile): CallLimitsByIntegration {
  const override = (integration: string) => {
    const integrations = policy().integrations ?? {};
    return Object.hasOwn(integrations, integration) ? integrations[integration]?.limits : undefined;
  };
  return {
    of(integration) {
      const { call } = limits;
      const over = override(integration);
      return {
        inFlight: over?.in_flight ?? call.inFlight,
        waiting: call.waiting,
        callsPerScript: Math.min(over?.calls_per_script ?? call.callsPerScript, call.callsPerScript),
        // A result has to fit a frame of the sandbox, whatever the policy allows.
        resultBytes: Math.min(over?.result_bytes ?? call.resultBytes, call.resultBytes),
      };
    },
    timeoutMs: (tool) =>
      Math.min(override(tool.integration)?.timeout_ms ?? tool.timeoutMs ?? limits.callTimeoutMs, LONGEST_TIMEOUT_MS),
  };
}
