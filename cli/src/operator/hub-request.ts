/**
 * Asks the hub's operator surface, on the one way that only this user has: its socket, as processes in the project's own
 * folder, in containers through the engine. Nothing that listens on a port in the hub's place gets to see a passphrase.
 */
import { request } from 'node:http';
import { join } from 'node:path';
import { OpenedSession, Refusal } from '@sallyport/hub/operator-api';
import { z } from 'zod';
import { makeUp } from '../as-typed.ts';
import { hubContainer } from '../engine/hub-container.ts';
import type { SystemFile } from '../options.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';

const TIMEOUT_MS = 60_000;

interface HubRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Of a session. */
  readonly token?: string;
}

/** The hub answered, and refused; the message is its own words. */
export class HubRefused extends Error {
  override readonly name = 'HubRefused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Asks, and reads the answer as what it should be. @throws HubRefused when it refuses, Error when it can't be asked. */
export type AskHub = <T>(asked: HubRequest, schema: z.ZodType<T>) => Promise<T>;

/** The same that `overSocket` does, in the hub's container, where there is no other program than node. */
const IN_CONTAINER = `let t='';process.stdin.on('data',d=>t+=d).on('end',()=>{const {method,path,headers,body}=JSON.parse(t);
require('http').request({socketPath:process.env.OPERATOR_SOCKET||'/state/operator.sock',method,path,headers,agent:false},r=>{let a='';r.on('data',d=>a+=d).on('end',()=>console.log(JSON.stringify({status:r.statusCode,text:a})))}).on('error',e=>{console.error(e.message);process.exitCode=1}).end(body)})`;

interface Answer {
  readonly status: number;
  readonly text: string;
}
const Answer = z.object({ status: z.number(), text: z.string() });

type Carry = (
  asked: Omit<HubRequest, 'body' | 'token'> & { headers: Record<string, string>; body: string },
) => Promise<Answer>;

export function operatorSocketOf(project: Project): string {
  return join(project.socketDir, 'operator.sock');
}

/** For a system that was started in this mode. */
export function createAskHub(project: Project, mode: SystemFile['mode'], run: RunCommand): AskHub {
  const carry = mode === 'containers' ? throughEngine(project, run) : overSocket(project);
  return async ({ method, path, body, token }, schema) => {
    const headers = {
      host: 'localhost',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const text = body === undefined ? '' : JSON.stringify(body);
    const answer = await carry({ method, path, headers, body: text });
    const parsed: unknown = JSON.parse(answer.text);
    if (answer.status !== 200)
      throw new HubRefused(
        answer.status,
        Refusal.safeParse(parsed).data?.error ?? `The hub answered with status ${answer.status}.`,
      );
    return schema.parse(parsed);
  };
}

/** Runs `work` in a session that the passphrase opens, and ends the session. */
export async function inSession<T>(
  askHub: AskHub,
  passphrase: string,
  work: (token: string) => Promise<T>,
): Promise<T> {
  const { token } = await askHub({ method: 'POST', path: '/api/session', body: { passphrase } }, OpenedSession);
  try {
    return await work(token);
  } finally {
    await askHub({ method: 'DELETE', path: '/api/session', token }, z.object({})).catch(() => undefined);
  }
}

function overSocket(project: Project): Carry {
  return ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const socketPath = operatorSocketOf(project);
      const asked = request({ socketPath, method, path, headers, agent: false, timeout: TIMEOUT_MS }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.once('error', reject);
      });
      asked.once('timeout', () => asked.destroy(new Error('The hub does not answer.')));
      asked.once('error', (error: NodeJS.ErrnoException) => {
        const isAbsent = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
        reject(
          isAbsent ? new Error(`The hub of project "${project.name}" does not run. Run: ${makeUp(project)}`) : error,
        );
      });
      asked.end(body);
    });
}

function throughEngine(project: Project, run: RunCommand): Carry {
  return async (asked) => {
    const hub = await hubContainer(project, run);
    const args = ['exec', '--interactive', hub, 'node', '-e', IN_CONTAINER];
    const { code, stdout, stderr } = await run('docker', args, { timeoutMs: TIMEOUT_MS, input: JSON.stringify(asked) });
    if (code !== 0) throw new Error(`The hub can't be asked: ${stderr.trim()}`);
    return Answer.parse(JSON.parse(stdout));
  };
}
