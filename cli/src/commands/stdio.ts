/** `stdio`: MCP over standard input and output, relayed to the running hub. Standard output carries protocol only. */
import { readOptions, UsageError } from '../options.ts';
import { progress } from '../say.ts';
import { relayStdio } from '../stdio/relay.ts';

export const help = `sallyport stdio [--project NAME] [--port N]

For clients that start their server themselves: relays standard input and output to the hub that runs (sallyport up).
Also what sallyport does without a command where MCP_TRANSPORT=stdio. Logs go to standard error.

Environment: SALLYPORT_TOKEN, a client token (sallyport client add NAME).`;

export async function stdio(args: readonly string[]): Promise<number> {
  const { port } = await readOptions(args, process.env);
  const token = process.env['SALLYPORT_TOKEN'];
  if (!token)
    throw new UsageError(
      'SALLYPORT_TOKEN is not set. Make a client token in a terminal: bin/sallyport client add NAME',
    );
  const url = `http://127.0.0.1:${port}/mcp`;
  await relayStdio({ url, token, stdin: process.stdin, stdout: process.stdout, log: progress });
  return 0;
}
