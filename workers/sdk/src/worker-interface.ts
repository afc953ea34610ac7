/** What a defined worker can do, and what a running one can. */
import type { Logger } from 'pino';
import type { Manifest } from './manifest.ts';
import type { Tool } from './tool.ts';

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly tokensDir: string;
  readonly log: Logger;
  /** Proxy through which the upstream is reached. */
  readonly proxyUrl?: string | undefined;
}

export interface RunningWorker {
  /** Base of `/mcp` and `/health`, without a slash at its end. */
  readonly url: string;
  /** Removes its credentials from a text, such as a line of its log. */
  scrub(text: string): string;
  /** Lets open calls finish for `graceMs`, fails the rest, and ends. Calling it again is harmless. */
  stop(graceMs?: number): Promise<void>;
}

export interface Worker {
  readonly manifest: Manifest;
  readonly tools: readonly Tool[];
  listen(options: ListenOptions): Promise<RunningWorker>;
  /** Runs it as this process, configured by the environment, until SIGTERM or SIGINT. */
  run(): Promise<void>;
}
