/** How a client is connected, in lines to paste. The only text that ever carries a client token. */
import { join } from 'node:path';
import { projectFlag, sallyportCommand } from '../as-typed.ts';
import { DEFAULT_PROJECT, isUsualHome, type Project, REPOSITORY } from '../project.ts';

/**
 * Whether a terminal stands at both ends, so that most likely a person reads what is printed. It keeps tokens out of
 * logs and of what other programs collect by the way; a program that wants one can make itself a terminal.
 */
export function isTerminal(streams: { stdin: { isTTY?: boolean }; stdout: { isTTY?: boolean } } = process): boolean {
  return streams.stdin.isTTY === true && streams.stdout.isTTY === true;
}

/** The client that the first start makes. */
export const FIRST_CLIENT = 'claude';

/** The lines for the token of a client that was made just now. It is shown this once. */
export function connectWithToken(project: Project, port: number, client: string, token: string): string {
  const add = `claude mcp add --transport http ${serverName(project, client)} http://127.0.0.1:${port}/mcp --header`;
  return [
    'Connect Claude Code (the token is shown only now):',
    '',
    `  ${add} "Authorization: Bearer ${token}"`,
    '',
    'or, with the token in an environment variable instead of in its settings:',
    '',
    `  export SALLYPORT_TOKEN=${token}`,
    `  ${add} 'Authorization: Bearer \${SALLYPORT_TOKEN}'`,
    '',
    'or, for a client that starts its server itself (stdio):',
    '',
    `  ${addOverStdio(project, client, token)}`,
  ].join('\n');
}

/** What to do where no token may be printed, or none can be shown again. */
export function connectWithoutToken(project: Project, clients: readonly string[]): string {
  if (clients.length === 0) return `To connect Claude Code, run in a terminal: ${addCommand(project, FIRST_CLIENT)}`;
  return `Clients: ${clients.join(', ')}. For a further one, run in a terminal: ${addCommand(project, 'NAME')}`;
}

/** The command that makes a client. */
export function addCommand(project: Project, name: string): string {
  return sallyportCommand(project, `client add ${name}`);
}

/** The line that connects Claude Code over stdio. */
export function addOverStdio(project: Project, client: string, token: string): string {
  const command = `${quoted(join(REPOSITORY, 'bin', 'sallyport'))} stdio${projectFlag(project)}`;
  // The client starts the command in an environment of its own.
  const home = isUsualHome(project) ? '' : ` -e SALLYPORT_HOME=${quoted(project.home)}`;
  return `claude mcp add ${serverName(project, client)} -e SALLYPORT_TOKEN=${token}${home} -- ${command}`;
}

/** A path as a shell takes it. */
function quoted(path: string): string {
  return /[^\w./-]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : path;
}

/** What the clients' owners have to do when a system has moved to another port. */
export function repoint(project: Project, clients: readonly string[], from: number, to: number): string {
  const names = clients.map((client) => serverName(project, client)).join(' or ');
  return `The port was ${from} and is ${to} now: every client has to be pointed to http://127.0.0.1:${to}/mcp. In Claude Code: claude mcp remove ${names}, then add it anew with its token. Clients over stdio find the new port when they are started again.`;
}

/** What the clients' owners have to know when another hub runs than the one that their clients were connected to. */
export const RESTARTED =
  'The hub was restarted: calls that were open have ended, and sessions with it. Claude Code and clients over stdio open new ones by themselves; a client that goes on getting 404 has to connect anew.';

/** Clients of several systems, and several clients of one, can be settings of one program. */
function serverName(project: Project, client: string): string {
  const system = project.name === DEFAULT_PROJECT ? DEFAULT_PROJECT : `${DEFAULT_PROJECT}-${project.name}`;
  return client === FIRST_CLIENT ? system : `${system}-${client}`;
}
