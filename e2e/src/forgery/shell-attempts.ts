/** Attempts by a shell of the same user: the command line, and whatever lies in files. The engine is not touched: who may use it can do everything. */
import { execFile } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modeEnvironment, REPOSITORY } from '../system.ts';
import { inTerminal } from '../terminal.ts';
import { type Attempt, ask, type Victim } from './attempt.ts';

const WRONG = 'the passphrase of a liar';
const REFUSED_THERE = { event: 'operator.refused', surface: 'terminal', asked: 'POST /api/session', status: 403 };
const MAX_FILE_BYTES = 4 * 1024 * 1024;

const approve = ({ action, system }: Victim): readonly string[] => [
  'approvals',
  'approve',
  action.id,
  '--project',
  system.project,
];

/** The command without a terminal, with this on its standard input. */
function piped(victim: Victim, input: string, environment: NodeJS.ProcessEnv = {}, more: readonly string[] = []) {
  const { home, mode } = victim.system;
  return new Promise<string>((resolve) => {
    const env = { ...process.env, SALLYPORT_HOME: home, ...modeEnvironment(mode), ...environment };
    const child = execFile(
      join(REPOSITORY, 'bin/sallyport'),
      [...approve(victim), ...more],
      { env, timeout: 60_000 },
      (error, stdout, stderr) => resolve(`exit code ${error?.code ?? 0}: ${stdout}${stderr}`),
    );
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** The command in a terminal that the shell made itself. */
const typed = async (victim: Victim, passphrase: string, before = ''): Promise<string> => {
  const command = `${before}bin/sallyport ${approve(victim).join(' ')}`;
  const { code, stdout } = await inTerminal(command, victim.system, [
    ['Passphrase to see and approve this call', passphrase],
    ['Type yes', 'yes'],
  ]);
  return `exit code ${code}: ${stdout}`;
};

const shell = (name: string, make: Attempt['make'], refused: RegExp, recorded?: Attempt['recorded']): Attempt => ({
  name: `a shell ${name}`,
  make,
  refused,
  recorded,
});

const NO_TERMINAL = /exit code 1: This is for a person/;

/** Whatever in the files that this user can read looks like a token, a session, a link or a key; and who could read it. */
async function secretsInFiles({
  system,
}: Victim): Promise<{ readonly files: number; readonly found: readonly string[] }> {
  const found = new Set<string>();
  let files = 0;
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === '.git') continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await walk(path);
      if (!entry.isFile() || (await stat(path)).size > MAX_FILE_BYTES) continue;
      const text = await readFile(path, 'latin1');
      files += 1;
      for (const [word] of text.matchAll(/(?<![\w-])(?:sp_)?[\w-]{43}(?![\w-])|\b[0-9a-f]{64}\b|\b[0-9a-f]{48}\b/g))
        found.add(word);
    }
  };
  await walk(system.home);
  await walk(REPOSITORY);
  for (const token of Object.values(system.tokens)) found.add(token);
  return { files, found: [...found] };
}

export const SHELL_ATTEMPTS: readonly Attempt[] = [
  shell('without a terminal, with nothing to read', (victim) => piped(victim, ''), NO_TERMINAL),
  shell('that pipes a passphrase and a yes', (victim) => piped(victim, `${WRONG}\nyes\n`), NO_TERMINAL),
  shell(
    'that has a passphrase in its environment',
    (victim) =>
      piped(victim, 'yes\n', { SALLYPORT_PASSPHRASE: WRONG, PASSPHRASE: WRONG, OPERATOR_TOKEN: WRONG, TERM: 'xterm' }),
    NO_TERMINAL,
  ),
  shell(
    'that gives the passphrase as a flag',
    (victim) => piped(victim, '', {}, ['--passphrase', WRONG]),
    /exit code 2: /,
  ),
  shell('that gives the yes as a flag', (victim) => piped(victim, '', {}, ['--always', '--yes']), /exit code 2: /),
  shell(
    'in a terminal of its own, with a wrong passphrase',
    (victim) => typed(victim, WRONG),
    /exit code 1: [\s\S]*This is not the passphrase/,
    REFUSED_THERE,
  ),
  shell(
    'in a terminal of its own, with an empty passphrase',
    (victim) => typed(victim, ''),
    /exit code 1: [\s\S]*Nothing was changed/,
  ),
  shell(
    'in a terminal of its own, with a passphrase in the environment',
    (victim) => typed(victim, '', `env SALLYPORT_PASSPHRASE='${WRONG}' PASSPHRASE='${WRONG}' `),
    /exit code 1: [\s\S]*Nothing was changed/,
  ),
  shell(
    "in a terminal of its own, with the client's token as the passphrase",
    (victim) => typed(victim, victim.system.tokens.claude),
    /exit code 1: [\s\S]*This is not the passphrase/,
    REFUSED_THERE,
  ),
  shell(
    'that sets a passphrase of its own in place of the one that is set',
    async ({ system }) => {
      const { code, stdout } = await inTerminal(`bin/sallyport passphrase --project ${system.project}`, system, [
        ['The passphrase as it is now', ''],
        ['New passphrase', WRONG],
        ['The same again', WRONG],
      ]);
      return `exit code ${code}: ${stdout}`;
    },
    /exit code 1: [\s\S]*Nothing was changed/,
  ),
  shell(
    'that lets the policy allow such calls, for the one that waits already',
    async ({ system, action, client }) => {
      const path = join(system.home, 'projects', system.project, 'config', 'policy.yaml');
      const before = await readFile(path, 'utf8');
      await writeFile(path, 'mode: auto\nrules:\n  - { integration: crane, verdict: allow }\n');
      try {
        const code = `return (await actions.wait('${action.id}', { ms: 3_000 })).status`;
        return (await client.callTool('execute_code', { code })).text;
      } finally {
        await writeFile(path, before);
      }
    },
    /^pending/,
    { event: 'script', client: 'claude' },
  ),
  shell(
    'that tries everything in files that looks like a key, as a token and as a cookie',
    async (victim) => {
      const { operatorPort, visit } = victim;
      const { files, found } = await secretsInFiles(victim);
      const opened: string[] = [];
      for (const word of found) {
        const headers = [{ authorization: `Bearer ${word}` }, { cookie: `session=${word}` }];
        const paths = ['/api/approvals', `${visit.base}/approvals`];
        const answers = await Promise.all(
          headers.map((one, at) => ask(operatorPort, { path: paths[at] ?? '', headers: one })),
        );
        if (answers.some((answer) => !answer.startsWith('401'))) opened.push(word);
      }
      return `${files > 100 ? 'many' : files} files, ${found.length > 3 ? 'many' : found.length} words, opened: ${opened.length}`;
    },
    /^many files, many words, opened: 0$/,
    { event: 'operator.refused', surface: 'http', asked: 'GET /console/:id/approvals', status: 401 },
  ),
];
