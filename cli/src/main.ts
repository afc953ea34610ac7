/** The `sallyport` command: finds the sub-command, and turns mistakes into sentences. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearestNames } from '@sallyport/hub/nearest-name';
import * as approvals from './commands/approvals.ts';
import * as audit from './commands/audit.ts';
import * as catalog from './commands/catalog.ts';
import * as client from './commands/client.ts';
import * as down from './commands/down.ts';
import * as passphrase from './commands/passphrase.ts';
import * as policy from './commands/policy.ts';
import * as status from './commands/status.ts';
import * as stdio from './commands/stdio.ts';
import * as test from './commands/test.ts';
import * as up from './commands/up.ts';
import { REPOSITORY } from './project.ts';
import { UsageError } from './usage-error.ts';

interface Command {
  readonly summary: string;
  readonly help: string;
  readonly run: (args: readonly string[]) => Promise<number>;
}

const COMMANDS: { readonly [name: string]: Command } = {
  up: { summary: 'start a system, or bring it up to date', help: up.help, run: (args) => up.up(args) },
  down: { summary: 'end a system', help: down.help, run: (args) => down.down(args) },
  status: { summary: 'how a system is', help: status.help, run: (args) => status.status(args) },
  test: { summary: 'run all tests that this machine can run', help: test.help, run: (args) => test.test(args) },
  stdio: {
    summary: 'relay standard input and output to the running hub',
    help: stdio.help,
    run: (args) => stdio.stdio(args),
  },
  client: { summary: 'add, limit, list and revoke clients', help: client.help, run: (args) => client.client(args) },
  catalog: {
    summary: 'list what is connected, see what changed of it, accept that',
    help: catalog.help,
    run: (args) => catalog.catalog(args),
  },
  approvals: {
    summary: 'calls that wait for a person: list, show, approve, reject, watch',
    help: approvals.help,
    run: (args) => approvals.approvals(args),
  },
  policy: {
    summary: 'check policy.yaml, and explain what it says of a tool',
    help: policy.help,
    run: (args) => policy.policy(args),
  },
  passphrase: {
    summary: 'set or change the passphrase that decisions take',
    help: passphrase.help,
    run: (args) => passphrase.passphrase(args),
  },
  audit: {
    summary: 'show the audit log, and check that it is whole',
    help: audit.help,
    run: (args) => audit.audit(args),
  },
};

const OVERVIEW = `sallyport COMMAND [OPTIONS]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

Every command explains itself: sallyport COMMAND --help. The version: sallyport --version`;

async function main(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  const name = first ?? (process.env['MCP_TRANSPORT'] === 'stdio' ? 'stdio' : undefined);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${OVERVIEW}\n`);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    process.stdout.write(`sallyport ${await version()}\n`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const names = Object.keys(COMMANDS);
    const [nearest] = nearestNames(name, names, 1);
    const meant = nearest === undefined ? `There are: ${names.join(', ')}.` : `Did you mean "${nearest}"?`;
    process.stderr.write(`There is no command "${name}". ${meant}\nHelp: bin/sallyport --help\n`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${command.help}\n`);
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    process.stderr.write(`sallyport: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

async function version(): Promise<string> {
  const parsed: unknown = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'version' in parsed ? String(parsed.version) : 'unknown';
}

// Whoever reads the output may stop reading (`sallyport status | head`); that is not an error of ours.
process.stdout.on('error', () => undefined);

process.exitCode = await main(process.argv.slice(2));
