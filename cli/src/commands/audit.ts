/** `audit`: prints the audit log as it is. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hubContainer } from '../engine/hub-container.ts';
import { readOptions } from '../options.ts';
import type { Project } from '../project.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress } from '../say.ts';
import { neverStarted } from '../started-projects.ts';

export const help = `sallyport audit [--project NAME]

Prints the audit log of the project's hub: one JSON record a line, the newest last. In containers it lies on the volume
of the hub, which has to run for this; in process mode in the project's state folder.

  bin/sallyport audit | tail -n 20`;

/** In the hub's container, where there is no other program than node. */
const READ_LOG =
  "require('fs').createReadStream('/state/audit/audit.jsonl').on('error',e=>{console.error(e.message);process.exitCode=1}).pipe(process.stdout)";
const TIMEOUT_MS = 600_000;

export async function audit(
  args: readonly string[],
  run: RunCommand = runCommand,
  output: Writable = process.stdout,
): Promise<number> {
  const { project, last } = await readOptions(args, process.env, { flags: [] });
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  const failure = last.mode === 'containers' ? await fromHub(project, run, output) : await fromState(project, output);
  if (failure === undefined) return 0;
  progress(failure);
  return 1;
}

async function fromState(project: Project, output: Writable): Promise<string | undefined> {
  const path = join(project.stateDir, 'audit', 'audit.jsonl');
  if ((await stat(path).catch(() => undefined)) === undefined) return `There is no audit log yet (${path}).`;
  await pipeline(createReadStream(path), output, { end: false });
  return undefined;
}

async function fromHub(project: Project, run: RunCommand, output: Writable): Promise<string | undefined> {
  const hub = await hubContainer(project, run);
  const { code, stderr } = await run('docker', ['exec', hub, 'node', '-e', READ_LOG], {
    timeoutMs: TIMEOUT_MS,
    passOn: output,
  });
  return code === 0 ? undefined : `The audit log can't be read: ${stderr.trim()}`;
}
