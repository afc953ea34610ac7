/** Composes the hub and runs it until it is told to stop. Nothing is decided here but who gets what. */
import { join } from 'node:path';
import { pino } from 'pino';
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
import { createGate } from './gate/gate.ts';
import { answeringLookups } from './gate/lookup.ts';
import type { Client, WorkspaceKey } from './identity.ts';
import { limitsFrom } from './limits.ts';
import { openClients } from './mcp/clients.ts';
import { createHttpServer } from './mcp/http-server.ts';
import { maskedExecute } from './mcp/masked.ts';
import { recordedExecute, recordedSearch } from './mcp/recorded.ts';
import { createScriptBounds } from './mcp/script-bounds.ts';
import type { Search } from './mcp/search-tools.ts';
import { startOperatorServer } from './operator/operator-server.ts';
import { createOperatorSessions } from './operator/operator-sessions.ts';
import { createPassphrase, PASSPHRASE_TABLES } from './operator/passphrase.ts';
import { createCallLimits } from './policy/call-limits.ts';
import { createGrants, methodsOf } from './policy/grants.ts';
import { createMaskRules } from './policy/masking.ts';
import { openPolicy } from './policy/policy.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { openStore } from './store/store.ts';
import { createSavedResults } from './workspace/saved-results.ts';
import { createWorkspaces } from './workspace/workspaces.ts';

/** Between two notices to the clients that the tools changed: workers may change as often as they like. Milliseconds. */
const MIN_NOTICE_GAP_MS = 500;
/** After this the process ends, whatever is still open. Milliseconds. */
const STOP_LIMIT_MS = 4_800;

const config = readConfig(process.env);
const limits = limitsFrom(config);
const log = pino({ name: 'hub', level: config.LOG_LEVEL }, pino.destination({ fd: 2, sync: true }));

const openAudit = config.ENABLE_AUDIT ? openAuditLog : openDisabledAuditLog;
const audit = await openAudit(join(config.STATE_DIR, 'audit'), { log });
const store = openStore(join(config.STATE_DIR, 'hub.sqlite'), [PIN_TABLES, PASSPHRASE_TABLES]);
const pins = createPins({ store: createPinStore(store), audit });
const catalog = createCatalog({ intervalMs: config.DISCOVERY_INTERVAL_MS, pins, log });
const stopWatching = await watchWorkersFile(config.CONFIG_DIR, catalog.setWorkers, log);
const policy = await openPolicy({
  configDir: config.CONFIG_DIR,
  integrations: () => catalog.integrations().map(({ name }) => name),
  log,
});
const clients = await openClients({ configDir: config.CONFIG_DIR, log });
const grants = createGrants(clients.grantOf, catalog.integrations);
const callLimits = createCallLimits(limits, policy.current);
const workspaces = createWorkspaces({
  idleTtlMs: config.SESSION_IDLE_TTL_MS,
  sweepIntervalMs: config.SESSION_SWEEP_INTERVAL_MS,
  onIdle: endWorkspace,
});
const results = createSavedResults();
const gate = createGate({
  catalog,
  audit,
  grants,
  callsPerScript: limits.script.calls,
  callLimits,
  workspaces,
  maskRules: createMaskRules(policy.current),
});
const catalogSearch = createCatalogSearch(catalog);
const knownTo = (client: Client): Known => ({
  integrations: grants.shown(client),
  mayCall: (tool) => grants.mayCall(client, tool),
});
const sandbox = await createSandbox({
  socketPath: config.SANDBOX_SOCKET,
  maxRunners: config.MAX_RUNNERS,
  limits: limits.script,
  maxResultBytes: (integration) => callLimits.of(integration).resultBytes,
  gate: answeringLookups(gate, {
    lookups: createLookups(catalogSearch),
    knownTo,
    audit,
    workspaces,
    callsPerScript: limits.script.calls,
  }),
  surface: (client) => methodsOf(grants.shown(client)),
  results: results.mentionedIn,
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
  search: recordedSearch(answerSearch, audit),
  execute: recordedExecute(maskedExecute(sandbox.execute, workspaces), audit, workspaces),
  saveFor: results.save,
  endWorkspace,
  maxBodyBytes: config.MAX_BODY_BYTES,
  isAudited: config.ENABLE_AUDIT,
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
  passphrase: createPassphrase(store),
  sessions: createOperatorSessions(),
  audit,
  log,
});
const changes = paced(server.notifyToolsChanged, MIN_NOTICE_GAP_MS);
catalog.onChange(changes.request);
policy.onChange(server.notifyToolsChanged);
clients.onChange(server.notifyToolsChanged);

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
  await Promise.all([sandbox.close(), catalog.stop()]);
  clients.close();
  workspaces.close();
  await audit.close();
  store.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));
