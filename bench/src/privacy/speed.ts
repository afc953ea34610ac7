/** How fast values are masked, and how long the event loop is held meanwhile. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { maskValue } from '@sallyport/hub/mask';
import { DEFAULT_RULES } from '@sallyport/hub/mask-rules';
import { createVault } from '@sallyport/hub/vault';
import { createRandom } from './corpus/random.ts';

const MB = 1_000_000;
const ROUNDS = 3;

export async function measureSpeed(): Promise<void> {
  console.log(`\n${''.padEnd(34)}    MB    MB/s   longest hold, ms of CPU (median of ${ROUNDS} rounds)`);
  for (const [name, value] of Object.entries(VALUES)) {
    const made = value();
    await measured(made);
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measured(made));
    const size = JSON.stringify(made).length / MB;
    const seconds = median(rounds.map(({ cpuSeconds }) => cpuSeconds));
    const hold = median(rounds.map(({ longestHoldMs }) => longestHoldMs));
    console.log(
      `${name.padEnd(34)}${size.toFixed(2).padStart(6)}${(size / seconds).toFixed(1).padStart(8)}${hold.toFixed(1).padStart(8)}`,
    );
  }
}

interface Measured {
  readonly cpuSeconds: number;
  readonly longestHoldMs: number;
}

/** By the thread's own CPU time: what else the machine does counts as little as the collector's threads. */
async function measured(value: unknown): Promise<Measured> {
  let isDone = false;
  let longestHoldMs = 0;
  const cpuMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const start = cpuMs();
  const watch = (async () => {
    for (let last = cpuMs(); !isDone; ) {
      await nextTurn();
      const now = cpuMs();
      longestHoldMs = Math.max(longestHoldMs, now - last);
      last = now;
    }
  })();
  await maskValue(value, { vault: createVault(), origin: 'bench', rules: DEFAULT_RULES, keepTokens: false });
  const cpuSeconds = (cpuMs() - start) / 1_000;
  isDone = true;
  await watch;
  return { cpuSeconds, longestHoldMs };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const WORDS =
  'the quick import failed again because nobody had set its limit so we looked into every log and found a'.split(' ');

const VALUES: Readonly<Record<string, () => unknown>> = {
  'prose with 1,000 addresses': () => {
    const random = createRandom('prose');
    const parts: string[] = [];
    for (let n = 0; n < 1_000; n += 1) {
      const words = Array.from({ length: 195 }, () => random.pick(WORDS));
      parts.push(`${words.join(' ')} ${random.text('abcdefgh', 8)}@example.com.`);
    }
    return parts.join('\n');
  },
  'groups of digits': () => {
    const random = createRandom('digits');
    return Array.from({ length: 132_000 }, () => random.digits(4)).join(' ');
  },
  '20,000 rows of an answer': () => {
    const random = createRandom('rows');
    return Array.from({ length: 20_000 }, (_, n) => ({
      id: 40_000_000 + n,
      title: `Import ${n} failed`,
      author: { name: 'A. Nowak', email: `user${n % 500}@example.com` },
      sha: random.hex(40),
      created_at: '2026-03-04T10:11:12.000Z',
      labels: ['bug', 'import'],
    }));
  },
};
