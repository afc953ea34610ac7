/** The limit: an AsyncFunction of the hub's own realm, with nothing between script and gate. */
import { type Contestant, TOOLS } from './contestant.ts';

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (tools: typeof TOOLS) => Promise<unknown>;

export async function startInProcess(): Promise<Contestant> {
  return {
    tools: 'demo',
    run: (code) => new AsyncFunction('demo', code)(TOOLS),
    close: async () => {},
  };
}
