/** Watches every call go through the gate: counts it, and says in the log when it leaves for its worker and comes back. */
import { SallyportError } from '../errors.ts';
import type { CallPlace, EndedCall, Metrics } from '../metrics/metrics.ts';
import type { Call, Gate, Milestone } from './call.ts';

interface CallLog {
  debug(fields: object, text: string): void;
}

/** Neither arguments nor results are told to anybody, nor names that did not come from the catalogue. */
export function observedGate(gate: Gate, options: { readonly metrics: Metrics; readonly log: CallLog }): Gate {
  const { metrics, log } = options;
  return async (call) => {
    const startedAt = performance.now();
    const way = followed(call, metrics, log);
    const ended = (outcome: EndedCall['outcome']): void => {
      const durationMs = performance.now() - startedAt;
      metrics.callEnded({ tool: way.tool(), outcome, durationMs });
      way.end(outcome, durationMs);
    };
    let value: unknown;
    try {
      value = await gate({ ...call, onMilestone: way.pass });
    } catch (error) {
      ended(error instanceof SallyportError ? error.code : 'API_ERROR');
      throw error;
    }
    ended(way.wasAnswered() ? 'ok' : 'held');
    return value;
  };
}

function followed(call: Call, metrics: Metrics, log: CallLog) {
  const { integration, script, id } = call;
  let tool: EndedCall['tool'];
  let place: CallPlace | undefined;
  let hasLeft = false;
  let isAnswered = false;

  const move = (to: CallPlace | undefined): void => {
    metrics.callMoved(integration, place, to);
    place = to;
  };
  const line = () => ({ correlationId: script.id, callId: id, integration, tool: tool?.wireName });

  return {
    tool: () => tool,
    wasAnswered: () => isAnswered,
    pass(milestone: Milestone): void {
      switch (milestone.at) {
        case 'resolved':
          tool = { integration, wireName: milestone.tool.wireName };
          move('hub');
          break;
        case 'left':
          hasLeft = true;
          move('worker');
          log.debug(line(), '[MCP → API]');
          break;
        case 'answered':
          isAnswered = true;
          break;
        case 'decided':
        case 'lost':
        case 'strayed':
          break;
      }
      call.onMilestone(milestone);
    },
    end(outcome: string, durationMs: number): void {
      if (place !== undefined) move(undefined);
      if (hasLeft) log.debug({ ...line(), outcome, durationMs: Math.round(durationMs) }, '[MCP ← API]');
    },
  };
}
