import { describe, expect, it } from 'vitest';
import type { RunCommand } from '../run-command.ts';
import { readContainers } from './containers.ts';

const HEALTH_CHECK = ['CMD', 'node', '-e', 'ask'];

/** An engine with one worker, which it has last seen in this state, and which answers its health check so when it is asked. */
function engineWith(lastSeen: string, now: { code: number; stdout: string }, restarts = 0) {
  const asked: string[] = [];
  const run: RunCommand = async (_, args) => {
    const [command] = args;
    if (command === 'ps') return { code: 0, stdout: 'c1\n', stderr: '' };
    if (command === 'exec') {
      asked.push(args.slice(1).join(' '));
      return { ...now, stderr: '' };
    }
    if (command === 'logs') return { code: 0, stdout: 'Error: it broke\n', stderr: '' };
    const Config = { Labels: { 'com.docker.compose.service': 'worker-redmine' }, Healthcheck: { Test: HEALTH_CHECK } };
    const State = {
      Status: 'running',
      ExitCode: 0,
      OOMKilled: false,
      Error: '',
      Health: { Status: lastSeen, Log: [] },
    };
    return { code: 0, stdout: JSON.stringify([{ Id: 'c1', RestartCount: restarts, Config, State }]), stderr: '' };
  };
  return { asked, read: async () => (await readContainers('sallyport', run)).get('worker-redmine') };
}

const invalid = { status: 'not-configured', missing: ['api_key'], reasons: { api_key: 'shorter than 6 characters' } };

describe('a worker in a container', () => {
  it('whose tokens became invalid is told with its reasons, although the engine last saw it healthy', async () => {
    const engine = engineWith('healthy', { code: 1, stdout: JSON.stringify(invalid) });
    expect(await engine.read()).toEqual({
      state: 'failed',
      reason: 'not configured; api_key: shorter than 6 characters',
    });
    expect(engine.asked).toEqual(['c1 node -e ask']);
  });

  it('whose tokens were mended runs, although the engine last saw it unhealthy', async () => {
    const engine = engineWith('unhealthy', { code: 0, stdout: '{"status":"ok"}' });
    expect(await engine.read()).toEqual({ state: 'running' });
  });

  it('can not write to the terminal with what it says of itself', async () => {
    const answer = { status: 'down', reasons: { api_key: '\u001b[2J\u202eall is well\ndemo  running' } };
    const { reason } = (await engineWith('healthy', { code: 1, stdout: JSON.stringify(answer) }).read()) ?? {};
    expect(reason).toBe('down; api_key:  [2J all is well demo  running');
  });

  it('that does not answer is what the engine knows of it', async () => {
    const silent = { code: 1, stdout: '' };
    expect(await engineWith('starting', silent).read()).toEqual({ state: 'starting' });
    expect(await engineWith('unhealthy', silent).read()).toMatchObject({
      reason: 'unhealthy; its log says: Error: it broke',
    });
  });

  it('that ends again and again while it starts has the reason of its log', async () => {
    expect(await engineWith('starting', { code: 1, stdout: '' }, 3).read()).toEqual({
      state: 'starting',
      reason: 'ended and was started anew, 3×; its log says: Error: it broke',
    });
  });
});
