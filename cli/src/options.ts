/** What every command is told: flags first, then the environment, then what the project was last started with. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readJson } from './files.ts';
import { DEFAULT_PORT, DEFAULT_PROJECT, openProject, type Project } from './project.ts';

/** A mistake of the person at the keyboard: shown as one sentence, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const SystemFile = z.object({
  mode: z.enum(['containers', 'processes']),
  port: z.int().min(1).max(65_535),
  /** Set when this engine publishes no port of a network without masquerade. */
  edgeMasquerade: z.boolean().optional(),
});
export type SystemFile = Readonly<z.infer<typeof SystemFile>>;

export interface Options {
  readonly project: Project;
  readonly port: number;
  readonly noContainers: boolean;
  readonly volumes: boolean;
  /** As the project was last started; undefined before its first start. */
  readonly last: SystemFile | undefined;
  /** What is left of the command line. */
  readonly rest: readonly string[];
}

const SHARED_FLAGS = {
  project: { type: 'string' },
  port: { type: 'string' },
  'no-containers': { type: 'boolean' },
  volumes: { type: 'boolean' },
} as const;

/**
 * Reads the command line of a command.
 * @throws UsageError for an unknown flag or a value that can't be.
 */
export async function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Options> {
  const { values, positionals } = parseFlags(args);
  let project: Project;
  try {
    project = openProject(values.project ?? (environment['PROJECT'] || DEFAULT_PROJECT), environment);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const last = await readJson(project.systemFile, SystemFile);
  const asked = values.port ?? (environment['PORT'] || undefined);
  return {
    project,
    port: asked === undefined ? (last?.port ?? DEFAULT_PORT) : readPort(asked),
    noContainers: values['no-containers'] ?? environment['SALLYPORT_NO_CONTAINERS'] === '1',
    volumes: values.volumes ?? false,
    last,
    rest: positionals,
  };
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: SHARED_FLAGS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new UsageError(`"${text}" is not a port: a number from 1 to 65535.`);
  return port;
}
