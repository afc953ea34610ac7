/** This project's sandbox as a contestant. `workspaces`: whether clients share one, have one each, or none is used twice. */
import { type Contestant, TOOLS } from './contestant.ts';
import { startRunningSandbox } from './running-sandbox.ts';

export async function startThisSandbox(workspaces: 'shared' | 'each' | 'new'): Promise<Contestant> {
  const sandbox = await startRunningSandbox(
    ({ method, args }) => (method === 'slow' ? TOOLS.slow(args) : TOOLS.echo(args)),
    Object.keys(TOOLS),
  );
  let scripts = 0;
  return {
    tools: 'demo',
    async run(code, client) {
      scripts += 1;
      const workspace = { shared: 'one', each: `client-${client}`, new: `script-${scripts}` }[workspaces];
      const { value, error } = await sandbox.execute(code, workspace);
      if (error !== undefined) throw error;
      return value;
    },
    close: sandbox.close,
  };
}
