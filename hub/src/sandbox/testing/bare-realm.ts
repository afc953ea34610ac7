/** For tests: scripts straight into a runner, with the check switched off. */
import { randomUUID } from 'node:crypto';
import type { AuditLog } from '../../audit/audit-log.ts';
import { SallyportError } from '../../errors.ts';
import type { Gate } from '../../gate/call.ts';
import { workspaceOf } from '../../identity.ts';
import { createArgumentBudget } from '../argument-budget.ts';
import type { LogLine } from '../execution.ts';
import { createKeeperLink } from '../keeper-link.ts';
import type { RunnerLink } from '../runner-link.ts';
import { runScript } from '../script-run.ts';
import { DEFAULT_LIMITS, silent, startKeeperProcess, TEST_SURFACE, temporarySocket } from './sandbox-fixture.ts';

interface BareOutcome {
  readonly value?: unknown;
  readonly error?: SallyportError;
  readonly logs: readonly LogLine[];
  readonly calls: readonly { readonly method: string; readonly args: unknown }[];
}

/** `source` is evaluated as it stands, in place of the function expression that the check would have made. */
async function runUnchecked(runner: RunnerLink, source: string, gate?: Gate, timeoutMs = 60_000): Promise<BareOutcome> {
  const calls: { method: string; args: unknown }[] = [];
  const ending = new AbortController();
  const client = { name: 'tester' };
  const run = runScript(runner, {
    checked: { source, lineOffset: -1, looksForAddresses: false, placeOf: (place) => place },
    script: {
      id: randomUUID(),
      client,
      workspace: workspaceOf(client, undefined),
      signal: ending.signal,
      deadline: performance.now() + 60_000,
    },
    surface: TEST_SURFACE,
    notSetUp: [],
    results: new Map(),
    savedIds: [],
    gate: async (call) => {
      calls.push({ method: call.method, args: call.args });
      return gate === undefined ? call.args : gate(call);
    },
    // What the realm does is judged here, not how often a script may call.
    limits: { ...DEFAULT_LIMITS.script, calls: 100_000 },
    argumentBudget: createArgumentBudget(),
    maxResultBytes: () => DEFAULT_LIMITS.script.valueBytes,
    onAllAsking: async () => undefined,
    onProgress: () => {},
    log: silent,
  });
  // The hub's own clock is part of what surrounds this; here it only ends the runner.
  const timer = setTimeout(runner.kill, timeoutMs);
  try {
    return { value: await run.result, logs: run.logs, calls };
  } catch (error) {
    if (!(error instanceof SallyportError)) throw error;
    return { error, logs: run.logs, calls };
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

/** The body of a script as the check would wrap it. */
export function wrapped(body: string): string {
  return `(async () => {'use strict';\n${body}\n})`;
}

export interface BareRealm {
  /** Runs a source unchecked, always in the same runner as long as that lives: what one leaves behind shows in the next. */
  attack(source: string, options?: { readonly gate?: Gate; readonly timeoutMs?: number }): Promise<BareOutcome>;
  /** Events of the audit log. */
  readonly audited: string[];
  close(): Promise<void>;
}

export async function startBareRealm(): Promise<BareRealm> {
  const socket = temporarySocket();
  const audited: string[] = [];
  const audit: AuditLog = {
    append: async ({ event }) => {
      audited.push(event);
    },
    close: async () => {},
  };
  const link = createKeeperLink(socket.path, DEFAULT_LIMITS.script.valueBytes, audit, silent);
  await link.listen();
  const keeper = startKeeperProcess(socket.path);
  await link.whenConnected(20_000, new AbortController().signal);
  let runner = link.startRunner(DEFAULT_LIMITS.script);
  return {
    audited,
    attack(source, { gate, timeoutMs } = {}) {
      if (runner.end !== undefined) runner = link.startRunner(DEFAULT_LIMITS.script);
      return runUnchecked(runner, source, gate, timeoutMs);
    },
    async close() {
      await keeper.stop();
      await link.close();
      socket.remove();
    },
  };
}
