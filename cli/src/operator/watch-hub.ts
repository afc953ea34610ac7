/** Listens to what the hub's operator surface tells as it happens: server-sent events, on the same ways as every other request. */
import { request } from 'node:http';
import { Writable } from 'node:stream';
import { hubContainer } from '../engine/hub-container.ts';
import type { SystemFile } from '../options.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { operatorSocketOf } from './hub-request.ts';

/** Longer than a session lives. */
const LONGEST_MS = 9 * 3_600_000;

/** The same that `overSocket` does, in the hub's container. */
const IN_CONTAINER = `let t='';process.stdin.on('data',d=>t+=d).on('end',()=>{const {path,headers}=JSON.parse(t);
require('http').request({socketPath:process.env.OPERATOR_SOCKET||'/state/operator.sock',path,headers,agent:false},r=>{if(r.statusCode!==200)process.exitCode=1;r.pipe(process.stdout)}).on('error',e=>{console.error(e.message);process.exitCode=1}).end()})`;

/** Gives the data of each event, until the hub ends the stream. @throws Error when it does not open. */
export async function watchHub(
  { project, mode, run }: { readonly project: Project; readonly mode: SystemFile['mode']; readonly run: RunCommand },
  asked: { readonly path: string; readonly token: string },
  onData: (data: string) => void,
): Promise<void> {
  const headers = { host: 'localhost', authorization: `Bearer ${asked.token}` };
  const read = eventReader(onData);
  if (mode === 'processes') return overSocket(project, { path: asked.path, headers }, read);
  const hub = await hubContainer(project, run);
  const { code, stderr } = await run('docker', ['exec', '--interactive', hub, 'node', '-e', IN_CONTAINER], {
    timeoutMs: LONGEST_MS,
    input: JSON.stringify({ path: asked.path, headers }),
    passOn: new Writable({
      write(chunk, _encoding, done) {
        read(String(chunk));
        done();
      },
    }),
  });
  if (code !== 0) throw new Error(`The hub can't be watched: ${stderr.trim()}`);
}

function overSocket(
  project: Project,
  asked: { path: string; headers: Record<string, string> },
  read: (text: string) => void,
) {
  return new Promise<void>((resolve, reject) => {
    const opened = request({ socketPath: operatorSocketOf(project), ...asked, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The hub answered with status ${response.statusCode}.`));
      response.setEncoding('utf8').on('data', read);
      response.once('end', resolve);
      response.once('error', reject);
    });
    opened.once('error', reject);
    opened.end();
  });
}

/** The hub's events have one line of data each; whatever else a stream holds keeps it alive. */
function eventReader(onData: (data: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) onData(line.slice('data: '.length));
  };
}
