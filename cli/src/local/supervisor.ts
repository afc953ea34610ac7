/**
 * The supervisor of process mode: a detached process that keeps hub, keeper and workers running.
 * Started by `up` with the path of its run file; told what to do over a Unix socket in a private folder.
 */
import { readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { keepProcess } from './kept-process.ts';
import { RunFile, type SupervisorState } from './process-spec.ts';

const GRACE_MS = 6_000;

const [runFilePath = ''] = process.argv.slice(2);
const run = RunFile.parse(JSON.parse(readFileSync(runFilePath, 'utf8')));
const kept = run.processes.map((spec) =>
  keepProcess(spec, { cwd: run.cwd, logFile: join(run.logDir, `${spec.name}.log`), nonce: run.nonce }),
);

const state = (): SupervisorState => ({
  pid: process.pid,
  nonce: run.nonce,
  processes: kept.map((one) => one.state()),
});

/** Written on every change of a pid, for a later `up` or `down` that finds this process killed and its children alive. */
async function rememberPids(): Promise<void> {
  const pids = [process.pid, ...kept.flatMap((one) => one.state().pid ?? [])];
  await writeFile(join(run.logDir, 'pids.json'), JSON.stringify({ nonce: run.nonce, pids }), { mode: 0o600 });
}

let stopping: Promise<void> | undefined;
function stop(): Promise<void> {
  stopping ??= Promise.all(kept.map((one) => one.stop(GRACE_MS))).then(() => {
    rmSync(run.controlSocket, { force: true });
    rmSync(join(run.logDir, 'pids.json'), { force: true });
  });
  return stopping;
}

const control = createServer(async (request, response) => {
  if (request.method === 'GET' && request.url === '/state') {
    response.end(JSON.stringify(state()));
  } else if (request.method === 'POST' && request.url === '/stop') {
    await stop();
    response.end('{}', () => process.exit(0));
  } else {
    response.writeHead(404).end();
  }
});
rmSync(run.controlSocket, { force: true });
control.listen(run.controlSocket);

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));

let remembered = '';
setInterval(() => {
  const pids = JSON.stringify(kept.map((one) => one.state().pid));
  if (pids === remembered || stopping) return;
  remembered = pids;
  void rememberPids();
}, 100);
