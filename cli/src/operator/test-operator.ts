/** For tests: a project whose hub answers on the operator's socket, and what was asked of it. */
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { vi } from 'vitest';
import { writeJson } from '../files.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { operatorSocketOf } from './hub-request.ts';
import type { OperatorTerminal } from './passphrase-session.ts';

/** The passphrase, where one is set. */
export const RIGHT = 'correct horse battery';
const TOKEN = 't'.repeat(43);
/** On the console's address: where the first one is set. */
export const LINK_PATH = `/set-up/${'s'.repeat(43)}`;

export const noEngine: RunCommand = async () => ({ code: 1, stdout: '', stderr: 'no engine' });

/** A person who types these lines; undefined is Ctrl-C. */
export function inTerminal(...answers: readonly (string | undefined)[]): OperatorTerminal {
  const left = [...answers];
  return { isTerminal: true, ask: async () => left.shift() };
}

/** Nobody is there, and whoever asked would get the right answer. */
export const NO_TERMINAL: OperatorTerminal = { isTerminal: false, ask: async () => RIGHT };

export interface TestOperator extends AsyncDisposable {
  readonly project: Project;
  /** Method, path and body of every request. */
  readonly asked: readonly string[];
}

/** The project is `acme`, started as processes. */
export async function startTestOperator({
  isSet,
  integrations = [],
  answers = {},
  port = 4000,
}: {
  readonly isSet: boolean;
  readonly integrations?: readonly object[];
  /** Status and body by path, where it is none of the usual ones. */
  readonly answers?: Readonly<Record<string, readonly [number, object]>>;
  readonly port?: number;
}): Promise<TestOperator> {
  const temporary = await temporaryProject();
  const { project } = temporary;
  vi.stubEnv('SALLYPORT_HOME', project.home);
  await writeJson(project.systemFile, { mode: 'processes', port });
  await mkdir(dirname(operatorSocketOf(project)), { recursive: true });
  const asked: string[] = [];
  const answer = ({ method, url, headers }: IncomingMessage, body: string): readonly [number, object] => {
    asked.push(`${method} ${url} ${body}`.trim());
    const given = answers[url ?? ''];
    if (given !== undefined) return given;
    if (url === '/api/passphrase') return [200, { isSet }];
    if (url === '/api/passphrase/link') return [200, { path: LINK_PATH, minutes: 15 }];
    if (url === '/api/session' && method === 'POST')
      return body.includes(RIGHT) ? [200, { token: TOKEN }] : [403, { error: 'This is not the passphrase.' }];
    if ((url === '/api/changes/accept' || url === '/api/trust') && headers.authorization !== `Bearer ${TOKEN}`)
      return [401, { error: 'no' }];
    return [200, { integrations }];
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const [status, text] = answer(request, body);
      response.writeHead(status).end(JSON.stringify(text));
    });
  });
  await new Promise<void>((resolve) => server.listen(operatorSocketOf(project), resolve));
  return {
    project,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
}
