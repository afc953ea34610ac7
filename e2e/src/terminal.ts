/** Gives a command a terminal, and types what it asks for. util-linux's `script` does it; other systems have another one. */
import { spawn } from 'node:child_process';
import { modeEnvironment, REPOSITORY, type SystemAddress } from './system.ts';

/** Of every system under test in which one is set. */
export const PASSPHRASE = 'correct horse battery';

export const hasTerminal = process.platform === 'linux';

/** What is typed, Enter included, when the text before it was printed. */
type Dialogue = readonly (readonly [question: string, typed: string])[];

export interface TerminalRun {
  /** All that a person would have seen. */
  readonly stdout: string;
  readonly code: number | null;
}

/** Runs a command line of the repository to its end, as a person would; what is not asked is not typed. */
export function inTerminal(
  command: string,
  { home, mode }: Pick<SystemAddress, 'home' | 'mode'>,
  dialogue: Dialogue = [],
): Promise<TerminalRun> {
  return new Promise((resolve, reject) => {
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      cwd: REPOSITORY,
      env: { ...process.env, SALLYPORT_HOME: home, ...modeEnvironment(mode) },
      stdio: ['pipe', 'pipe', 'inherit'],
      timeout: 280_000,
    });
    const left = [...dialogue];
    let stdout = '';
    let answeredUpTo = 0;
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
      for (let [next] = left; next !== undefined; [next] = left) {
        const [question, typed] = next;
        const at = stdout.indexOf(question, answeredUpTo);
        if (at < 0) return;
        answeredUpTo = at + question.length;
        left.shift();
        child.stdin.write(`${typed}\r`);
      }
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ stdout, code }));
  });
}
