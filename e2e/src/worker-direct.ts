/** Calls a worker without the hub, as its own network would: to plant data in it, and to see what really reached it. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { containerOf, inside } from './containers.ts';
import type { SystemAddress } from './system.ts';

const Answer = z.object({
  result: z.object({ isError: z.boolean().optional(), content: z.array(z.object({ text: z.string() })) }),
});

/** The text of the answer to one call of a tool, by its wire name. */
export async function callWorker(system: SystemAddress, worker: string, tool: string, args: object): Promise<string> {
  const code = `
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': name,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name,
          arguments: args,
          _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} },
        },
      }),
    });
    const text = await response.text();
    return JSON.parse(text.split('\\n').find((line) => line.startsWith('data: '))?.slice(6) ?? text);`;
  const given = `const name = ${JSON.stringify(tool)}; const args = ${JSON.stringify(args)};`;
  const answer =
    system.mode === 'containers'
      ? await inside(
          await containerOf(system, `worker-${worker}`),
          `const url = 'http://' + process.env.HOST + ':' + process.env.PORT + '/mcp'; ${given} ${code}`,
        )
      : await here(`const url = ${JSON.stringify(await localUrl(system, worker))}; ${given} ${code}`);
  const { result } = Answer.parse(answer);
  const text = result.content.map((block) => block.text).join('\n');
  if (result.isError === true) throw new Error(text);
  return text;
}

async function localUrl({ home, project }: SystemAddress, worker: string): Promise<string> {
  const path = join(home, 'projects', project, 'config', 'workers.json');
  const { workers } = z
    .object({ workers: z.array(z.object({ name: z.string(), url: z.string() })) })
    .parse(JSON.parse(await readFile(path, 'utf8')));
  const url = workers.find(({ name }) => name === worker)?.url;
  if (url === undefined) throw new Error(`no worker ${worker}`);
  return url;
}

/** What `inside` does in a container: the same text runs in both. */
async function here(code: string): Promise<unknown> {
  const program = `(async () => { ${code} })().then((value) => console.log(JSON.stringify(value ?? null)))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program], { timeout: 60_000 });
  return JSON.parse(stdout);
}
