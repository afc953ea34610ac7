import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import type { CommandResult, RunCommand } from '../run-command.ts';
import { composeVariables } from './compose.ts';
import { containerUser } from './container-user.ts';
import { quoteLog } from './containers.ts';
import { detectEngine } from './detect.ts';

const info = JSON.stringify({ ServerVersion: '28.2.1', NCPU: 4, SecurityOptions: ['name=seccomp,profile=default'] });
const engine = (answers: { info?: Partial<CommandResult>; compose?: Partial<CommandResult> }): RunCommand => {
  return async (_, [first]) => ({
    code: 0,
    stdout: first === 'info' ? info : '2.26.1',
    stderr: '',
    ...(first === 'info' ? answers.info : answers.compose),
  });
};

describe('the engine', () => {
  it('is found with what must be known of it', async () => {
    expect(await detectEngine(engine({}))).toEqual({ engine: { version: '28.2.1', cpus: 4, rootless: false } });
  });

  it.each([
    ['no docker command', { info: { code: 127, stdout: '' } }, 'There is no docker command'],
    [
      'a dead daemon',
      { info: { code: 1, stdout: '{"ServerErrors":["no"]}', stderr: 'Cannot connect' } },
      'Cannot connect',
    ],
    ['a silent daemon', { info: { code: 124, stdout: '' } }, 'does not answer'],
    ['no Compose', { compose: { code: 1, stdout: '', stderr: 'not a command' } }, 'Docker Compose version 2'],
    ['Compose 1', { compose: { stdout: '1.29.2' } }, 'Docker Compose version 2'],
  ])('is missing with %s, and one sentence says why', async (_, answers, reason) => {
    const detected = await detectEngine(engine(answers));
    expect(detected.engine).toBeUndefined();
    expect(detected.reason).toContain(reason);
    expect(detected.reason).toMatch(/\.$/);
  });
});

describe('the containers', () => {
  it('never run as root, except where that is this user', () => {
    expect(containerUser({ uid: 501, gid: 20 }, false)).toEqual({ uid: 501, gid: 20 });
    expect(containerUser({ uid: 0, gid: 0 }, false)).toEqual({ uid: 10_001, gid: 10_001 });
    expect(containerUser({ uid: 1000, gid: 1000 }, true)).toEqual({ uid: 0, gid: 0 });
  });

  it('have a sandbox as large as its runners need, on a machine as small as one processor', () => {
    const system = {
      project: openProject('acme', { SALLYPORT_HOME: '/home/ann/.sallyport' }),
      port: 4010,
      workers: [],
      user: { uid: 501, gid: 20 },
      cpus: 1,
      edgeMasquerade: false,
    };
    expect(composeVariables(system, {})).toMatchObject({ SANDBOX_MEM_LIMIT: '1984m', SANDBOX_CPUS: '1' });
    expect(composeVariables(system, {})['SECCOMP_REVISION']).toMatch(/^[0-9a-f]{12}$/);
    expect(composeVariables(system, { MAX_RUNNERS: '2', SANDBOX_MEMORY_MB: '128' })).toMatchObject({
      SANDBOX_MEM_LIMIT: '1216m',
      SANDBOX_PIDS_LIMIT: '88',
    });
  });

  it('are quoted with the line of their log that says why', () => {
    const log = 'starting\nError: connect EACCES\n    at f (file:///app/x.ts:1:1)\n\nNode.js v26.12.1\n';
    expect(quoteLog(log)).toBe('; its log says: Error: connect EACCES');
    expect(quoteLog('')).toBe('');
  });

  it('are quoted with all lines of an error, also where a later one speaks of errors', () => {
    const log =
      '{"level":30}\nError: cannot start\nLOG_LEVEL: expected one of "warn"|"error"\nMAX_RUNNERS: not a number\n    at f (x.ts:1:1)\n\nNode.js v26\n';
    expect(quoteLog(log)).toBe(
      '; its log says: Error: cannot start LOG_LEVEL: expected one of "warn"|"error" MAX_RUNNERS: not a number',
    );
    expect(quoteLog('{"msg":"error"}\n{"msg":"stopping"}\n')).toBe('; its log says: {"msg":"error"}');
  });

  it('are quoted with no record of what goes on all the time, whatever stands in it', () => {
    const audited = '{"level":30,"name":"hub","audit":{"event":"call.finished","outcome":"tool-error"},"msg":"audit"}';
    expect(quoteLog(`${audited}\n{"level":40,"msg":"sandbox keeper lost after an error"}\n`)).toBe('');
    expect(quoteLog(`{"level":60,"msg":"the hub failed"}\n${audited}\n`)).toBe(
      '; its log says: {"level":60,"msg":"the hub failed"}',
    );
  });
});
