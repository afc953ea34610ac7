/** The control of the wire: a hub that takes every line as it comes, as one writes it without a thought of attacks. */
import type { WireEffect } from './families/wire.ts';

interface NaiveFrame {
  readonly type: string;
  readonly value?: unknown;
  readonly text?: string;
  readonly client?: string;
  readonly script?: string;
  readonly workspace?: string;
  readonly code?: string;
  readonly message?: string;
}

const MAX_BUFFERED = 5 * 1024 * 1024;
const MAX_LOGGED = 1_000_000;

function countDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(countDepth));
}

/** What the bytes of a runner bring about. */
export function effectsOnNaiveHub(bytes: string): ReadonlySet<WireEffect> {
  const effects = new Set<WireEffect>();
  let answers = 0;
  let calls = 0;
  let logged = 0;
  let logLines = 0;
  const take = (frame: NaiveFrame): void => {
    if (frame.type === 'call') {
      // An own property of the frame, or what JSON made of `__proto__` once it is copied.
      const { client, script, workspace } = Object.assign({}, frame) as NaiveFrame;
      if (client !== undefined || script !== undefined || workspace !== undefined) effects.add('foreign-call');
      if (answers > 0) effects.add('late-call');
      calls += 1;
      if (calls > 500) effects.add('flood');
    } else if (frame.type === 'log') {
      logged += frame.text?.length ?? 0;
      logLines += 1;
      if (logged > MAX_LOGGED || logLines > 1_000) effects.add('flood');
    } else {
      answers += 1;
      if (answers > 1) effects.add('second-answer');
      if (frame.code !== undefined || frame.message?.includes('/home') === true) effects.add('forged-error');
      countDepth(frame.value);
    }
  };
  for (const line of bytes.split('\n').slice(0, bytes.endsWith('\n') ? -1 : undefined)) {
    if (line.length > MAX_BUFFERED) effects.add('memory');
    try {
      take(JSON.parse(line));
    } catch (error) {
      effects.add(error instanceof RangeError ? 'overflow' : 'crash');
    }
  }
  return effects;
}
