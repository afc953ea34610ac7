/** Takes a command line apart into flags and words; what it does not know is answered with what may have been meant. */
import { parseArgs } from 'node:util';
import { nearestNames } from '@sallyport/hub/nearest-name';
import { UsageError } from './usage-error.ts';

const FLAGS = {
  project: { type: 'string' },
  port: { type: 'string' },
  'no-containers': { type: 'boolean' },
  volumes: { type: 'boolean' },
  scope: { type: 'string' },
  approves: { type: 'string' },
  json: { type: 'boolean' },
  reveal: { type: 'boolean' },
  always: { type: 'boolean' },
  reason: { type: 'string' },
  client: { type: 'string' },
  integration: { type: 'string' },
  tool: { type: 'string' },
  outcome: { type: 'string' },
  script: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  lines: { type: 'string', short: 'n' },
} as const;
export type FlagName = keyof typeof FLAGS;

/** The flags with their values (empty for a switch), and the words between them. */
interface CommandLine {
  readonly values: ReadonlyMap<FlagName, string>;
  readonly words: readonly string[];
}

/**
 * Reads the flags of these names.
 * @throws UsageError for any other flag, a value that is missing, or one where none belongs.
 */
export function readFlags(args: readonly string[], names: readonly FlagName[]): CommandLine {
  const { tokens } = parse(args);
  const values = new Map<FlagName, string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = names.find((one) => spellings(one).includes(token.rawName));
    if (name === undefined) throw new UsageError(unknown(token.rawName, names));
    const takesValue = FLAGS[name].type === 'string';
    // A flag that follows is none: its own value has been forgotten.
    if (takesValue && (!token.value || token.value.startsWith('--'))) throw new UsageError(`--${name} needs a value.`);
    if (!takesValue && token.value !== undefined) throw new UsageError(`--${name} takes no value.`);
    values.set(name, token.value ?? '');
  }
  return { values, words };
}

/** The words of a command line, whichever flags stand between them. */
export function wordsOf(args: readonly string[]): readonly string[] {
  return parse(args).positionals;
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: FLAGS, strict: false, allowPositionals: true, tokens: true });
}

/** A letter that the parser does not know as a short form has the letter as its name, and is none of these. */
function spellings(name: FlagName): readonly string[] {
  const flag = FLAGS[name];
  return 'short' in flag ? [`--${name}`, `-${flag.short}`] : [`--${name}`];
}

function unknown(given: string, names: readonly FlagName[]): string {
  const [nearest] = nearestNames(given, names, 1);
  const meant =
    nearest === undefined ? `There are: ${names.map((name) => `--${name}`).join(', ')}` : `Did you mean --${nearest}?`;
  return `There is no option ${given} here. ${meant}`;
}
