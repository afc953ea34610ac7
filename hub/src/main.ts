/** Composes the hub and runs it until it is told to stop. Nothing is decided here but who gets what. */
import { join } from 'node:path';
import { ACTION_TABLES } from './approvals/action-table.ts';
import { createAlwaysStore } from './approvals/always-store.ts';
import { createApprovals } from './approvals/approvals.ts';
import { openDisabledAuditLog } from './audit/disabled-audit-log.ts';
import { openAuditLog } from './audit/file-audit-log.ts';
import { createCatalog } from './catalog/catalog.ts';
import { createLookups } from './catalog/lookup/lookups.ts';
import { paced } from './catalog/paced.ts';
import { createPinStore, PIN_TABLES } from './catalog/pins/pin-store.ts';
import { createPins } from './catalog/pins/pins.ts';
import { createCatalogSearch, type Known } from './catalog/search/catalog-search.ts';
import { createSearchAnswer } from './catalog/search-answer.ts';
import { watchWorkersFile } from './catalog/workers-file.ts';
import { readConfig } from './config.ts';
import { createBreakers } from './gate/breaker.ts';
import { createGate, createSend } from './gate/gate.ts';
import { answeringLookups } from './gate/lookup.ts';
import { observedGate } from './gate/observed.ts';
import { createRecord } from './gate/record.ts';
import type { Client, WorkspaceKey } from './identity.ts';
import { limitsFrom } from './limits.ts';
import { createLog } from './log.ts';
import { openClients } from './mcp/clients.ts';
import { createHttpServer } from './mcp/http-server.ts';
import { maskedExecute } from './mcp/masked.ts';
import { observedExecute, observedSearch } from './mcp/observed.ts';
import { recordedExecute, recordedRefusals, recordedSearch } from './mcp/recorded.ts';
import { createScriptBounds } from './mcp/script-bounds.ts';
import type { Search } from './mcp/search-tools.ts';
import { executeWithActions } from './mcp/with-actions.ts';
import { createPrometheusMetrics } from './metrics/prometheus.ts';
import { createActivity } from './operator/console/activity.ts';
import { heardAudit } from './operator/console/heard-audit.ts';
import { createTopics } from './operator/console/topics.ts';
import { startOperatorServer } from './operator/operator-server.ts';
import { createOperatorSessions } from './operator/operator-sessions.ts';
import { createPassphrase, PASSPHRASE_TABLES } from './operator/passphrase.ts';
import { nameProject } from './operator-command.ts';
import { createCallLimits } from './policy/call-limits.ts';
import { createPolicyExplainer } from './policy/explain.ts';
import { createGrants, methodsOf } from './policy/grants.ts';
import { createMaskRules } from './policy/masking.ts';
import { openPolicy } from './policy/policy.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { claimState } from './store/claim.ts';
import { openStore } from './store/store.ts';
import { createSavedResults } from './workspace/saved-results.ts';
import { createWorkspaces } from './workspace/workspaces.ts';

/** Between two notices to the clients that the tools changed: workers may change as often as they like. Milliseconds. */
const MIN_NOTICE_GAP_MS = 500;
/** After this the process ends, whatever is still open. Milliseconds. */
const STOP_LIMIT_MS = 4_800;

const config = readConfig(process.env);
nameProject(config.SALLYPORT_PROJECT);
const limits = limitsFrom(config);
const log = createLog({ level: config.LOG_LEVEL, namesCaller: process.env['NODE_ENV'] !== 'production' });

// Before anything is opened: a second hub on the same state must leave no trace there.
const claim = claimState(config.STATE_DIR);
const openAudit = config.ENABLE_AUDIT ? openAuditLog : openDisabledAuditLog;
const auditFolder = join(config.STATE_DIR, 'audit');
const audit = heardAudit(await openAudit(auditFolder, { log }));
const store = openStore(join(config.STATE_DIR, 'hub.sqlite'), [PIN_TABLES, PASSPHRASE_TABLES, ACTION_TABLES]);
const always = createAlwaysStore(store);
const pins = createPins({ store: createPinStore(store), audit });
const catalog = createCatalog({ intervalMs: config.DISCOVERY_INTERVAL_MS, pins, log });
const stopWatching = await watchWorkersFile(config.CONFIG_DIR, catalog.setWorkers, log);
const policy = await openPolicy({
  configDir: config.CONFIG_DIR,
  integrations: catalog.integrations,
  log,
});
const clients = await openClients({ configDir: config.CONFIG_DIR, log });
const grants = createGrants({
  catalog,
  grantOf: clients.grantOf,
  policy: policy.current,
  isAlwaysAllowed: always.has,
});
const callLimits = createCallLimits(limits, policy.current);
const workspaces = createWorkspaces({
  idleTtlMs: config.SESSION_IDLE_TTL_MS,
  sweepIntervalMs: config.SESSION_SWEEP_INTERVAL_MS,
  onIdle: endWorkspace,
});
const results = createSavedResults();
const metrics = createPrometheusMetrics({
  waitingScripts: () => sandbox.waiting(),
  circuits: () => breakers.circuits(),
  pendingActions: () => approvals.pendingCount(),
  isSandboxConnected: () => sandbox.ready(),
  integrationStates: () => catalog.integrations().map(({ state }) => state),
});
const observers = { metrics, log };
const breakers = createBreakers(callLimits.timeoutMs);
const sending = {
  catalog,
  callLimits,
  breakers,
  workspaces,
  maskRules: createMaskRules(policy.current),
  onMasked: metrics.masked,
};
const approvals = createApprovals({
  store,
  always,
  catalog,
  audit,
  workspaces,
  isRevoked: clients.isRevoked,
  decide: grants.decision,
  record: createRecord(audit, workspaces),
  rest: createSend(sending),
  timeoutMs: callLimits.timeoutMs,
  mayAskClient: grants.mayAskClient,
  maxAsking: Math.floor(config.MAX_RUNNERS / 2),
  log,
});
const gate = createGate({
  ...sending,
  audit,
  grants,
  callsPerScript: limits.script.calls,
  hold: approvals.hold,
});
const catalogSearch = createCatalogSearch(catalog);
const notSetUpFor = (client: Client) => catalog.notSetUp().filter((name) => grants.mayReach(client, name));
const knownTo = (client: Client): Known => ({
  integrations: grants.shown(client),
  mayCall: (tool) => grants.mayCall(client, tool),
  notSetUp: notSetUpFor(client),
});
const sandbox = createSandbox({
  socketPath: config.SANDBOX_SOCKET,
  maxRunners: config.MAX_RUNNERS,
  limits: limits.script,
  maxResultBytes: (integration) => callLimits.of(integration).resultBytes,
  gate: answeringLookups(observedGate(gate, observers), {
    lookups: new Map([...createLookups(catalogSearch), ...approvals.lookups]),
    knownTo,
    audit,
    workspaces,
    callsPerScript: limits.script.calls,
  }),
  surface: (client) => methodsOf(grants.shown(client)),
  notSetUp: notSetUpFor,
  results,
  audit,
  log,
});
const searchAnswer = createSearchAnswer(catalogSearch);
const answerSearch: Search = (query, { client, ...options }) => searchAnswer({ query, ...options, ...knownTo(client) });
const server = await createHttpServer({
  port: config.PORT,
  bind: config.BIND,
  allowedHosts: [],
  clients,
  integrations: grants.shown,
  search: observedSearch(recordedSearch(answerSearch, audit), observers),
  execute: observedExecute(
    recordedExecute(
      maskedExecute(executeWithActions(sandbox.execute, approvals), workspaces, metrics.masked),
      audit,
      workspaces,
    ),
    observers,
  ),
  saveFor: results.save,
  onAnswersRefused: recordedRefusals(audit),
  notReady: () => (sandbox.ready() ? undefined : 'the sandbox is not connected'),
  endWorkspace,
  isWorkspaceHeld: workspaces.isHeld,
  maxBodyBytes: config.MAX_BODY_BYTES,
  isAudited: config.ENABLE_AUDIT,
  isPolicyGone: policy.isFileGone,
  bounds: createScriptBounds(limits.script, callLimits.timeoutMs, grants.shown),
  sessionIdleTtlMs: config.SESSION_IDLE_TTL_MS,
  sessionSweepIntervalMs: config.SESSION_SWEEP_INTERVAL_MS,
  log,
});
const operator = await startOperatorServer({
  port: config.OPERATOR_PORT,
  bind: config.BIND,
  socketPath: config.OPERATOR_SOCKET ?? join(config.STATE_DIR, 'operator.sock'),
  catalog,
  approvals,
  policy: createPolicyExplainer({
    catalog,
    policy: policy.current,
    grantOfName: clients.grantOfName,
    isAlwaysAllowed: always.has,
  }),
  activity: createActivity(auditFolder),
  topics: createTopics({ approvals, catalog, breakers, onRecord: audit.onRecord }),
  circuits: breakers.circuits,
  passphrase: createPassphrase(store),
  sessions: createOperatorSessions(),
  audit,
  metrics,
  log,
});
// Its socket takes the place of what lies there: not before the ports show that no other hub serves.
await sandbox.listen();
const changes = paced(server.notifyToolsChanged, MIN_NOTICE_GAP_MS);
catalog.onChange(changes.request);
policy.onChange(server.notifyToolsChanged);
clients.onChange(server.notifyToolsChanged);
clients.onRemoved((client) => {
  workspaces.ofClient(client).forEach(endWorkspace);
  approvals.tidy();
});

/** What a conversation leaves behind when it ends: its tokens, its saved results, its processes. */
function endWorkspace(key: WorkspaceKey): void {
  workspaces.end(key);
  results.end(key);
  sandbox.end(key);
}

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  stopWatching();
  policy.close();
  changes.stop();
  await Promise.all([server.close(), operator.close()]);
  await approvals.close();
  await Promise.all([sandbox.close(), catalog.stop()]);
  clients.close();
  workspaces.close();
  await audit.close();
  store.close();
  claim.release();
  process.exit(0);
}
// Node's own report of an error shows its words, which may quote anything.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the hub failed');
  process.exit(1);
});
process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));
