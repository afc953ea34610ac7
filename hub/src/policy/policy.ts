/** The operator's policy as the hub goes by it: `policy.yaml` in the configuration folder, re-read when it changes. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Integration } from '../catalog/tool.ts';
import type { PolicyFile } from '../config-files.ts';
import { watchFile } from '../watched-file.ts';
import { parsePolicy } from './parse-policy.ts';
import { strangersIn } from './strangers.ts';

export interface Policy {
  /** What is in force at this moment. No file at the start says nothing. */
  current(): PolicyFile;
  /** Whether what is in force stands in no file any more. */
  isFileGone(): boolean;
  /** Calls back after it changed. */
  onChange(listener: () => void): void;
  /** Stops watching the file. */
  close(): void;
}

/**
 * Opens the policy. A later version of the file that cannot be used leaves the one before in force and is logged, and so
 * does a file that goes: one that is lost or not mounted must not lift what it denied. One that cannot be used from the
 * start rejects, since there is none to go by then.
 * @throws PolicyError, or the error of reading
 */
export async function openPolicy(options: {
  readonly configDir: string;
  /** What there is, so that a name that nothing has can be pointed out. */
  readonly integrations: () => readonly Integration[];
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly pollIntervalMs?: number;
}): Promise<Policy> {
  const { configDir, integrations, log, ...polling } = options;
  const path = join(configDir, 'policy.yaml');
  let policy: PolicyFile | undefined;
  let isFileGone = false;
  const unusable: unknown[] = [];
  const listeners: (() => void)[] = [];
  const close = await watchFile({
    path,
    parse: parsePolicy,
    log,
    ...polling,
    onChange(content) {
      isFileGone = content === undefined && policy !== undefined;
      if (content === undefined) {
        if (isFileGone)
          log.error({ path }, 'policy.yaml IS GONE; what it said stays in force until there is one again');
        return;
      }
      policy = content;
      const { mode = 'ask', rules = [] } = policy;
      log.info({ path, mode, rules: rules.length }, 'policy loaded');
      for (const stranger of strangersIn(policy, integrations()))
        log.warn({ path, ...stranger }, 'the policy speaks of something that is not there');
      for (const listener of listeners) listener();
    },
    onUnusable: (error) => unusable.push(error),
  });

  if (unusable.length > 0) {
    close();
    throw new Error(`${path} cannot be used.\n${unusable[0] instanceof Error ? unusable[0].message : ''}`);
  }
  return {
    current: () => policy ?? {},
    isFileGone: () => isFileGone,
    onChange(listener) {
      listeners.push(listener);
    },
    close,
  };
}
