/** The two ways to the operator surface: a port for browsers, and a socket for the command line. */
import { chmodSync, rmSync } from 'node:fs';
import type { Logger } from 'pino';
import { boundConnections, OPERATOR_CONNECTIONS } from '../connections.ts';
import { createOperatorApp, type OperatorOptions } from './operator-app.ts';
import { createPassphraseChoice } from './passphrase-choice.ts';

export interface OperatorServer {
  readonly port: number;
  close(): Promise<void>;
}

export interface OperatorServerOptions extends Omit<OperatorOptions, 'choice' | 'attempts'> {
  readonly port: number;
  /** Address or name to listen on: never one that a worker or the sandbox can reach. */
  readonly bind: string;
  /** Path of the socket, in a folder that nobody else can enter. */
  readonly socketPath: string;
  readonly log: Pick<Logger, 'error' | 'info' | 'warn'>;
}

/** Listens on both; resolves once it does. */
export async function startOperatorServer(options: OperatorServerOptions): Promise<OperatorServer> {
  const { port, bind, socketPath, log } = options;
  const choice = createPassphraseChoice(options);
  const http = createOperatorApp('http', { ...options, choice });
  const terminal = createOperatorApp('terminal', { ...options, choice });
  boundConnections(http.server, OPERATOR_CONNECTIONS, log);
  await http.listen({ port, host: bind });
  // What a killed hub left behind.
  rmSync(socketPath, { force: true });
  await terminal.listen({ path: socketPath });
  chmodSync(socketPath, 0o600);
  const address = http.server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  log.info({ port: actual, bind }, 'the operator surface listens');
  return {
    port: actual,
    async close() {
      for (const app of [http, terminal]) app.server.closeAllConnections();
      await Promise.all([http.close(), terminal.close()]);
    },
  };
}
