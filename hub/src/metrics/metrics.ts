/** What the hub counts of itself, as the rest of it sees it. Nothing but codes, kinds and names of the catalogue is told here. */
import type { ErrorCode } from '../errors.ts';
import type { MaskKind } from '../privacy/kinds.ts';

/** Where a call is: in the hub (in line, judged, masked), or at its worker. */
export type CallPlace = 'hub' | 'worker';

export interface EndedCall {
  /** The integration and the wire name of the tool that it was resolved to; undefined where it reached none. */
  readonly tool: { readonly integration: string; readonly wireName: string } | undefined;
  /** `held`: it waits for a person. */
  readonly outcome: 'ok' | 'held' | ErrorCode;
  readonly durationMs: number;
}

export interface Metrics {
  /** A call of an integration came to a place, left one, or both. */
  callMoved(integration: string, from: CallPlace | undefined, to: CallPlace | undefined): void;
  callEnded(call: EndedCall): void;
  scriptEnded(outcome: 'ok' | ErrorCode, durationMs: number): void;
  searchEnded(outcome: 'ok' | ErrorCode, durationMs: number): void;
  masked(kind: MaskKind): void;
}

/** What is read only when somebody asks for the figures. */
export interface Readings {
  /** Scripts that wait for a runner. */
  readonly waitingScripts: () => number;
  readonly isSandboxConnected: () => boolean;
  /** Of the integrations that were called. */
  readonly circuits: () => readonly { readonly integration: string; readonly state: 'closed' | 'open' | 'half-open' }[];
  /** Calls that wait for a person. */
  readonly pendingActions: () => number;
  /** The state of each integration. */
  readonly integrationStates: () => readonly string[];
}

/** The figures as a page for a collector. */
export interface MetricsPage {
  readonly contentType: string;
  text(): Promise<string>;
}
