/** How a client is connected, in lines to paste. The only text that ever carries a client token. */
import { DEFAULT_PROJECT, type Project } from '../project.ts';

/** Whether a person reads what is printed: a token goes to nobody else. */
export function isTerminal(streams: { stdin: { isTTY?: boolean }; stdout: { isTTY?: boolean } } = process): boolean {
  return streams.stdin.isTTY === true && streams.stdout.isTTY === true;
}

/** The lines for a token that was made just now. It is shown this once. */
export function connectWithToken(project: Project, port: number, token: string): string {
  const add = `claude mcp add --transport http ${serverName(project)} http://127.0.0.1:${port}/mcp --header`;
  return [
    'Connect Claude Code (the token is shown only now):',
    '',
    `  ${add} "Authorization: Bearer ${token}"`,
    '',
    'or, with the token in an environment variable instead of in its settings:',
    '',
    `  export SALLYPORT_TOKEN=${token}`,
    `  ${add} 'Authorization: Bearer \${SALLYPORT_TOKEN}'`,
  ].join('\n');
}

/** What to do where no token may be printed, or none can be shown again. */
export function connectWithoutToken(project: Project, clients: readonly string[]): string {
  const flag = project.name === DEFAULT_PROJECT ? '' : ` --project ${project.name}`;
  const command = (name: string) => `bin/sallyport client add ${name}${flag}`;
  if (clients.length === 0) return `To connect Claude Code, run in a terminal: ${command('claude')}`;
  return `Clients: ${clients.join(', ')}. For a further one, run in a terminal: ${command('NAME')}`;
}

/** Systems of several projects can be connected to one client. */
function serverName(project: Project): string {
  return project.name === DEFAULT_PROJECT ? DEFAULT_PROJECT : `${DEFAULT_PROJECT}-${project.name}`;
}
