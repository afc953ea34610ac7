/** `stdio`: MCP over standard input and output, relayed to the running hub. Standard output carries protocol only. */
import { makeUp, sallyportCommand } from '../as-typed.ts';
import { addCommand, addOverStdio, FIRST_CLIENT } from '../clients/connect-hint.ts';
import { type Options, readOptions } from '../options.ts';
import { progress } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import type { HubCommands } from '../stdio/hub-link.ts';
import { refuseAll } from '../stdio/refuse.ts';
import { relayStdio } from '../stdio/relay.ts';

export const help = `sallyport stdio [--project NAME] [--port N]

For clients that start their server themselves: relays standard input and output to the hub that runs (sallyport up).
Also what sallyport does without a command where MCP_TRANSPORT=stdio. Logs go to standard error.

  claude mcp add sallyport -e SALLYPORT_TOKEN=sp_... -- /absolute/path/to/bin/sallyport stdio

Environment: SALLYPORT_TOKEN, a client token (sallyport client add NAME).`;

export async function stdio(args: readonly string[]): Promise<number> {
  const options = await readOptions(args, process.env, { flags: ['port'] });
  const token = process.env['SALLYPORT_TOKEN'] ?? '';
  const { stdin, stdout } = process;
  const refusal = await whyNot(options, token);
  if (refusal !== undefined) {
    progress(refusal);
    await refuseAll(stdin, stdout, refusal);
    return 2;
  }
  const url = `http://127.0.0.1:${options.port}/mcp`;
  await relayStdio({ url, commands: commandsOf(options), token, stdin, stdout, log: progress });
  return 0;
}

/** Who names another port than the project's means a hub of another one, whose name nobody said. */
function commandsOf({ project, last, port }: Options): HubCommands {
  if (last?.port !== port) return { start: 'make up PROJECT=…', status: 'make status PROJECT=…' };
  return { start: makeUp(project), status: sallyportCommand(project, 'status') };
}

/** What is missing before anything can be relayed. */
async function whyNot({ project, last, portIsGiven }: Options, token: string): Promise<string | undefined> {
  // Whoever names a port means the hub that listens there, whichever project it belongs to.
  if (last === undefined && !portIsGiven) return neverStarted(project);
  if (token !== '') return undefined;
  return `SALLYPORT_TOKEN is not set in the environment of "sallyport stdio". Make a client token in a terminal (${addCommand(project, 'NAME')}) and set it where this server is configured; in Claude Code: ${addOverStdio(project, FIRST_CLIENT, '<token>')}`;
}
