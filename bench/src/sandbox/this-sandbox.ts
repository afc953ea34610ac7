/**
 * This project's sandbox as a contestant. `workspaces`: whether clients share one, have one each, or none is used twice;
 * `ready`: none is used twice either, but each is ended, and there is a pause in which the spare runner starts.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Contestant, TOOLS } from './contestant.ts';
import { startRunningSandbox } from './running-sandbox.ts';

/** Several times what a start takes. */
const PAUSE_MS = 500;

export async function startThisSandbox(workspaces: 'shared' | 'each' | 'new' | 'ready'): Promise<Contestant> {
  const sandbox = await startRunningSandbox(
    ({ method, args }) => (method === 'slow' ? TOOLS.slow(args) : TOOLS.echo(args)),
    Object.keys(TOOLS),
  );
  let scripts = 0;
  const workspaceFor = (client: number): string =>
    ({ shared: 'one', each: `client-${client}`, new: `script-${scripts}`, ready: `script-${scripts}` })[workspaces];
  const prepare = async (): Promise<void> => {
    sandbox.end(workspaceFor(0));
    await delay(PAUSE_MS);
  };
  return {
    ...(workspaces === 'ready' ? { prepare } : {}),
    tools: 'demo',
    async run(code, client) {
      scripts += 1;
      const workspace = workspaceFor(client);
      const { value, error } = await sandbox.execute(code, workspace);
      if (error !== undefined) throw error;
      return value;
    },
    close: sandbox.close,
  };
}
