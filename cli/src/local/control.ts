/** Talks to the supervisor of process mode, and clears away what one that was killed left behind. */
import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readJson } from '../files.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { nonceArgument } from './kept-process.ts';
import { SupervisorState } from './process-spec.ts';

const PidsFile = z.object({ nonce: z.string(), pids: z.array(z.int()) });
const STOP_TIMEOUT_MS = 15_000;

export function controlSocketOf(project: Project): string {
  return join(project.socketDir, 'control.sock');
}

export function logDirOf(project: Project): string {
  return join(project.runDir, 'logs');
}

/** What runs; undefined when no supervisor answers. */
export async function readSupervisor(project: Project): Promise<SupervisorState | undefined> {
  const text = await ask(controlSocketOf(project), 'GET', '/state', 2_000).catch(() => undefined);
  if (text === undefined) return undefined;
  return SupervisorState.parse(JSON.parse(text));
}

/**
 * Stops the supervisor and all its processes; also processes whose supervisor is gone.
 * @returns Whether anything ran.
 */
export async function stopSupervisor(project: Project, run: RunCommand): Promise<boolean> {
  const answered = await ask(controlSocketOf(project), 'POST', '/stop', STOP_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
  const left = await endLeftovers(project, run);
  await rm(controlSocketOf(project), { force: true });
  return answered || left;
}

async function endLeftovers(project: Project, run: RunCommand): Promise<boolean> {
  const path = join(logDirOf(project), 'pids.json');
  const file = await readJson(path, PidsFile).catch(() => undefined);
  if (file === undefined) return false;
  const ours: number[] = [];
  for (const pid of file.pids) if (await isOurs(pid, file.nonce, run)) ours.push(pid);
  for (const pid of ours) signal(pid, 'SIGTERM');
  for (let waited = 0; waited < 60 && ours.some(isAlive); waited += 1) await sleep(100);
  for (const pid of ours) if (isAlive(pid) && (await isOurs(pid, file.nonce, run))) signal(pid, 'SIGKILL');
  await rm(path, { force: true });
  return ours.length > 0;
}

/** A number alone proves nothing: processes end and their numbers are given to others. The arguments carry the proof. */
export async function isOurs(pid: number, nonce: string, run: RunCommand): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(async () => {
    const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { timeoutMs: 5_000 });
    return stdout;
  });
  return command.includes(nonceArgument(nonce));
}

function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function ask(socketPath: string, method: string, path: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, method, path, agent: false, timeout: timeoutMs }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve(text));
      response.once('error', reject);
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', reject);
    asked.end();
  });
}
