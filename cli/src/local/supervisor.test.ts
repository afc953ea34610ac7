import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makePrivateFolder, writeJson } from '../files.ts';
import type { Project } from '../project.ts';
import { runCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { controlSocketOf, isOurs, logDirOf, readSupervisor, stopSupervisor } from './control.ts';
import { nonceArgument } from './kept-process.ts';

const SUPERVISOR = join(import.meta.dirname, 'supervisor.ts');
const started: ChildProcess[] = [];
afterEach(async () => {
  // Asked, not killed: a supervisor takes its processes with it.
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
});

async function start(project: Project, program: string, nonce: string) {
  await makePrivateFolder(logDirOf(project));
  const script = join(project.runDir, 'child.mjs');
  await writeFile(script, program);
  const runFile = join(project.runDir, 'run.json');
  await writeJson(runFile, {
    nonce,
    cwd: project.runDir,
    logDir: logDirOf(project),
    controlSocket: controlSocketOf(project),
    sources: '',
    processes: [{ name: 'child', args: [script], environment: { WORD: 'hello' } }],
  });
  const supervisor = spawn(process.execPath, [SUPERVISOR, runFile, nonceArgument(nonce)], { stdio: 'ignore' });
  started.push(supervisor);
  await expect.poll(() => readSupervisor(project), { timeout: 10_000 }).toBeDefined();
  return supervisor;
}

async function childOf(project: Project) {
  return (await readSupervisor(project))?.processes[0];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const STAYS = `console.log(process.env.WORD, Object.keys(process.env).length); setInterval(() => {}, 1000);`;

describe('the supervisor of process mode', () => {
  it('starts a killed process anew, with the environment it was given and no other', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    const supervisor = await start(project, STAYS, 'nonce-one');
    const log = () => readFile(join(logDirOf(project), 'child.log'), 'utf8');
    await expect.poll(log, { timeout: 10_000 }).toBe('hello 1\n');
    const before = await childOf(project);
    if (before?.pid === undefined) throw new Error('the child should run');
    process.kill(before.pid, 'SIGKILL');
    await expect
      .poll(() => childOf(project), { timeout: 10_000 })
      .toMatchObject({ restarts: 1, lastExit: 'signal SIGKILL', pid: expect.any(Number) });
    await expect.poll(log, { timeout: 10_000 }).toBe('hello 1\nhello 1\n');
    const exited = once(supervisor, 'exit');
    const after = await childOf(project);
    expect(await stopSupervisor(project, runCommand)).toBe(true);
    await exited;
    expect(isAlive(after?.pid ?? 0)).toBe(false);
    expect(await readSupervisor(project)).toBeUndefined();
  });

  it('ends its processes when it is told to end, also one that does not listen', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    const supervisor = await start(project, `process.on('SIGTERM', () => process.exit(3)); ${STAYS}`, 'nonce-two');
    const child = await childOf(project);
    const exited = once(supervisor, 'exit');
    supervisor.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(isAlive(child?.pid ?? 0)).toBe(false);
  });

  it('leaves, when it is killed, processes that are still known and ended by the next command', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    const supervisor = await start(project, STAYS, 'nonce-three');
    const pidsFile = join(logDirOf(project), 'pids.json');
    await expect.poll(() => readFile(pidsFile, 'utf8').catch(() => ''), { timeout: 10_000 }).toContain('nonce-three');
    const child = await childOf(project);
    const exited = once(supervisor, 'exit');
    supervisor.kill('SIGKILL');
    await exited;
    expect(isAlive(child?.pid ?? 0)).toBe(true);
    expect(await stopSupervisor(project, runCommand)).toBe(true);
    expect(isAlive(child?.pid ?? 0)).toBe(false);
  });

  it('is never confused with a stranger that has its number now', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    started.push(stranger);
    const pid = stranger.pid ?? 0;
    await writeJson(join(logDirOf(project), 'pids.json'), { nonce: 'nonce-four', pids: [pid] });
    expect(await isOurs(pid, 'nonce-four', runCommand)).toBe(false);
    expect(await stopSupervisor(project, runCommand)).toBe(false);
    expect(isAlive(pid)).toBe(true);
  });
});
