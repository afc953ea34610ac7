/** What every command is told: flags first, then the environment, then what the project was last started with. */
import { z } from 'zod';
import { type ActionsOf, actionNamed, checkWords } from './actions.ts';
import { readJson } from './files.ts';
import { type FlagName, readFlags, wordsOf } from './flags.ts';
import { DEFAULT_PORT, DEFAULT_PROJECT, openProject, type Project } from './project.ts';
import { UsageError } from './usage-error.ts';

export const SystemFile = z.object({
  mode: z.enum(['containers', 'processes']),
  port: z.int().min(1).max(65_535),
  /** Set when this engine publishes no port of a network without masquerade. */
  edgeMasquerade: z.boolean().optional(),
  /** Set while a start is under way; still there afterwards when it was broken off. */
  unfinished: z.boolean().optional(),
});
export type SystemFile = Readonly<z.infer<typeof SystemFile>>;

export interface Options {
  readonly project: Project;
  readonly port: number;
  /** Whether the command line or the environment names the port. */
  readonly portIsGiven: boolean;
  readonly noContainers: boolean;
  readonly volumes: boolean;
  /** As it was typed; undefined where it was not. */
  readonly scope: string | undefined;
  readonly json: boolean;
  readonly reveal: boolean;
  readonly always: boolean;
  /** As it was typed; undefined where it was not. */
  readonly reason: string | undefined;
  /** As the project was last started; undefined before its first start. */
  readonly last: SystemFile | undefined;
  /** Every flag that was given, as it was typed. */
  readonly given: ReadonlyMap<FlagName, string>;
  /** What is left of the command line: the name of an action and its words, as many as it takes. */
  readonly words: readonly string[];
}

/** What a command takes beside --project: the same flags always, or those and the words of what it is to do. */
export type Accepted = { readonly flags: readonly FlagName[] } | ActionsOf;

/**
 * Reads the command line of a command.
 * @throws UsageError for what the command does not take, or a value that can't be.
 */
export async function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  accepted: Accepted,
): Promise<Options> {
  const action = 'actions' in accepted ? actionNamed(accepted, wordsOf(args)) : undefined;
  const flags = 'flags' in accepted ? accepted.flags : (action?.flags ?? []);
  const { values, words } = readFlags(args, ['project', ...flags]);
  if ('actions' in accepted) checkWords(accepted, action ?? {}, words);
  else if (words.length > 0)
    throw new UsageError(
      `"${words.join(' ')}" is not understood here. Another project than the usual one: --project NAME`,
    );
  let project: Project;
  try {
    project = openProject(values.get('project') ?? (environment['PROJECT'] || DEFAULT_PROJECT), environment);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const last = await readJson(project.systemFile, SystemFile);
  const asked = values.get('port') ?? (environment['PORT'] || undefined);
  return {
    project,
    port: asked === undefined ? (last?.port ?? DEFAULT_PORT) : readPort(asked),
    portIsGiven: asked !== undefined,
    noContainers: values.has('no-containers') || environment['SALLYPORT_NO_CONTAINERS'] === '1',
    volumes: values.has('volumes'),
    scope: values.get('scope'),
    json: values.has('json'),
    reveal: values.has('reveal'),
    always: values.has('always'),
    reason: values.get('reason'),
    last,
    given: values,
    words,
  };
}

function readPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  // The next one is the operator's.
  if (port < 1 || port > 65_534) throw new UsageError(`"${text}" is not a port: a number from 1 to 65534.`);
  return port;
}
