/** Runs an attack in the control and says what was seen; see control-process.ts. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ControlRequest } from './control-process.ts';
import type { Observed } from './judge.ts';

const PROGRAM = join(import.meta.dirname, 'control-process.ts');
const MAX_PAGES = 160_000;
const MAX_START_MS = 20_000;

function residentPages(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  } catch {
    return 0;
  }
}

/** `ended: false`: it was still at it after `lifeMs` from its start, or took more memory than any script may. */
export function runControl(request: ControlRequest, lifeMs: number): Promise<Observed> {
  const child = spawn(process.execPath, ['--no-warnings', '--expose-gc', PROGRAM], {
    env: { SALLYPORT_FLAG: process.env['SALLYPORT_FLAG'] ?? '' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let out = '';
  let wasStopped = false;
  const stop = (): void => {
    wasStopped = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(stop, MAX_START_MS);
  const watch = setInterval(() => {
    if (residentPages(child.pid) > MAX_PAGES) stop();
  }, 20);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (out === '') {
      clearTimeout(timer);
      timer = setTimeout(stop, lifeMs);
    }
    if (out.length < 2_000_000) out += text;
  });
  child.stdin.on('error', () => {}).end(JSON.stringify(request));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      clearTimeout(timer);
      clearInterval(watch);
      const events = out.split('\n').map((line) => {
        const at = line.indexOf(' ');
        try {
          return [line.slice(0, at), decodeURIComponent(line.slice(at + 1))] as const;
        } catch {
          return ['', ''] as const;
        }
      });
      const texts = events.filter(([kind]) => kind === 'value').map(([, text]) => text);
      const calls = events.filter(([kind]) => kind === 'call').map(([, text]) => text);
      resolve({
        text: texts.find((text) => text.startsWith('0 ')) ?? '',
        next: texts.find((text) => text.startsWith('1 '))?.slice(2) ?? '',
        calls,
        ended: !wasStopped && status === 0,
      });
    });
  });
}
