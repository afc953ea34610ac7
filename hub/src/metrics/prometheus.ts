/** Counts for Prometheus. Nothing else in the hub knows its library. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, MetricsPage, Readings } from './metrics.ts';

/** Seconds. From the quickest call to the longest script. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60, 300];
/** Tools and integrations that get figures of their own; workers may change their names as often as they like. */
const MAX_TOOLS = 2_000;
const MAX_INTEGRATIONS = 200;
const OTHER = 'other';
/** Labels of a call that reached no tool. */
const NONE = 'none';
const PLAIN_NAME = /^[\w.-]{1,128}$/;

/** `readings` are asked each time the page is made. */
export function createPrometheusMetrics(readings: Readings): Metrics & MetricsPage {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const integrationLabel = boundedLabel(MAX_INTEGRATIONS);
  const toolLabel = boundedLabel(MAX_TOOLS);

  const calls = new Counter({
    name: 'sallyport_tool_calls_total',
    help: 'Calls of tools that ended, by outcome: ok, held (waits for a person), or the code of the error.',
    labelNames: ['integration', 'tool', 'outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'sallyport_tool_call_seconds',
    help: 'From the call in the script to its answer, waiting in line included.',
    labelNames: ['integration'],
    buckets: BUCKETS,
    registers,
  });
  const open = new Gauge({
    name: 'sallyport_open_calls',
    help: 'Calls under way: in the hub (most of them wait in line), or at their worker.',
    labelNames: ['integration', 'at'],
    registers,
  });
  const scripts = new Counter({
    name: 'sallyport_scripts_total',
    help: 'Scripts that ended, by outcome: ok, or the code of the error.',
    labelNames: ['outcome'],
    registers,
  });
  const scriptSeconds = new Histogram({
    name: 'sallyport_script_seconds',
    help: 'From the request to the answer.',
    buckets: BUCKETS,
    registers,
  });
  const sandboxErrors = new Counter({
    name: 'sallyport_sandbox_errors_total',
    help: 'Scripts that the sandbox refused, ended or lost, by code.',
    labelNames: ['code'],
    registers,
  });
  const searches = new Counter({
    name: 'sallyport_searches_total',
    help: 'Searches that were answered, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const searchSeconds = new Histogram({
    name: 'sallyport_search_seconds',
    help: 'From the request to the answer.',
    buckets: BUCKETS,
    registers,
  });
  const masks = new Counter({
    name: 'sallyport_masked_values_total',
    help: 'Values that were masked, by type.',
    labelNames: ['type'],
    registers,
  });
  new Gauge({
    name: 'sallyport_waiting_scripts',
    help: 'Scripts that wait for a process to run in.',
    registers,
    collect() {
      this.set(readings.waitingScripts());
    },
  });
  new Gauge({
    name: 'sallyport_circuit_state',
    help: '1 for the state in which the circuit of an integration is: closed (calls go), open (refused), half-open (one tries).',
    labelNames: ['integration', 'state'],
    registers,
    collect() {
      this.reset();
      for (const { integration, state } of readings.circuits())
        this.set({ integration: integrationLabel(integration), state }, 1);
    },
  });
  new Gauge({
    name: 'sallyport_pending_actions',
    help: 'Calls that wait for a person.',
    registers,
    collect() {
      this.set(readings.pendingActions());
    },
  });
  new Gauge({
    name: 'sallyport_sandbox_connected',
    help: '1 where the sandbox is connected, else 0.',
    registers,
    collect() {
      this.set(readings.isSandboxConnected() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'sallyport_integrations',
    help: 'Integrations, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset();
      for (const state of readings.integrationStates()) this.inc({ state });
    },
  });

  return {
    callMoved(name, from, to) {
      const integration = integrationLabel(name);
      if (from !== undefined) open.dec({ integration, at: from });
      if (to !== undefined) open.inc({ integration, at: to });
    },
    callEnded({ tool, outcome, durationMs }) {
      const integration = tool === undefined ? NONE : integrationLabel(tool.integration);
      const isOther = integration === OTHER || tool === undefined;
      const named = isOther
        ? integration
        : toolLabel(`${tool.integration}.${tool.wireName}`) === OTHER
          ? OTHER
          : tool.wireName;
      calls.inc({ integration, tool: named, outcome });
      callSeconds.observe({ integration }, durationMs / 1_000);
    },
    scriptEnded(outcome, durationMs) {
      scripts.inc({ outcome });
      if (outcome.startsWith('SANDBOX_')) sandboxErrors.inc({ code: outcome });
      scriptSeconds.observe(durationMs / 1_000);
    },
    searchEnded(outcome, durationMs) {
      searches.inc({ outcome });
      searchSeconds.observe(durationMs / 1_000);
    },
    masked: (type) => masks.inc({ type }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** The first so many plain names stand for themselves, all further ones for `other`. */
function boundedLabel(most: number): (name: string) => string {
  const known = new Set<string>();
  return (name) => {
    if (known.has(name)) return name;
    if (known.size >= most || !PLAIN_NAME.test(name)) return OTHER;
    known.add(name);
    return name;
  };
}
