/** The operator's policy as the hub goes by it: `policy.yaml` in the configuration folder, re-read when it changes. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { PolicyFile } from '../config-files.ts';
import { nearestNames } from '../nearest-name.ts';
import { watchFile } from '../watched-file.ts';
import { parsePolicy } from './parse-policy.ts';

export interface Policy {
  /** What is in force at this moment. No file says nothing. */
  current(): PolicyFile;
  /** Calls back after it changed. */
  onChange(listener: () => void): void;
  /** Stops watching the file. */
  close(): void;
}

/**
 * Opens the policy. A later version of the file that cannot be used leaves the one before in force and is logged; one
 * that cannot be used from the start rejects, since there is none to go by then.
 * @throws PolicyError, or the error of reading
 */
export async function openPolicy(options: {
  readonly configDir: string;
  /** The integrations there are, so that a name that is none of them can be pointed out. */
  readonly integrations: () => readonly string[];
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly pollIntervalMs?: number;
}): Promise<Policy> {
  const { configDir, integrations, log, ...polling } = options;
  const path = join(configDir, 'policy.yaml');
  let policy: PolicyFile = {};
  const unusable: unknown[] = [];
  const listeners: (() => void)[] = [];
  const close = await watchFile({
    path,
    parse: parsePolicy,
    log,
    ...polling,
    onChange(content) {
      policy = content ?? {};
      const named = Object.keys(policy.integrations ?? {});
      if (content !== undefined) log.info({ path, integrations: named }, 'policy loaded');
      for (const name of named) warnOfStranger(name);
      for (const listener of listeners) listener();
    },
    onUnusable: (error) => unusable.push(error),
  });

  function warnOfStranger(name: string): void {
    const known = integrations();
    if (known.includes(name)) return;
    const [nearest] = nearestNames(name, known, 1);
    log.warn({ path, integration: name, nearest }, 'the policy speaks of an integration that is not there');
  }

  if (unusable.length > 0) {
    close();
    throw new Error(`${path} cannot be used.\n${unusable[0] instanceof Error ? unusable[0].message : ''}`);
  }
  return {
    current: () => policy,
    onChange(listener) {
      listeners.push(listener);
    },
    close,
  };
}
