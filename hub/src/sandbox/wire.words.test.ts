import { Hello, KeeperFrame, RunnerFrame } from '@sallyport/sandbox/frames';
import { expect, it } from 'vitest';
import { parseFrame } from './wire.ts';

const WORDS = ['ada', 'example.com'].join('@');

it.each([
  { type: WORDS },
  { [WORDS]: WORDS },
  { type: 'log', level: WORDS, text: WORDS },
  { type: 'log', level: 'log', text: WORDS, [WORDS]: WORDS },
  { type: 'call', id: WORDS, integration: WORDS, method: WORDS, args: {} },
  { type: 'exited', key: WORDS, cause: WORDS, detail: WORDS },
  [WORDS],
  WORDS,
])('what a violation is called goes on the audit log, so it has no word of %j in it', (frame) => {
  for (const schema of [Hello, KeeperFrame, RunnerFrame]) {
    const parsed = parseFrame<unknown>(Buffer.from(JSON.stringify(frame)), schema);
    expect(parsed).toEqual({ violation: expect.stringContaining('an unknown frame') });
    expect(parsed).not.toEqual({ violation: expect.stringContaining(WORDS) });
  }
});
