import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createPassphrasePrompt } from './passphrase-prompt.ts';

function terminal() {
  const modes: boolean[] = [];
  const keyboard = Object.assign(new PassThrough(), { setRawMode: (isRaw: boolean) => void modes.push(isRaw) });
  let shown = '';
  const screen = new Writable({
    write(chunk, _, done) {
      shown += chunk;
      done();
    },
  });
  return { keyboard, modes, ask: createPassphrasePrompt(keyboard, screen), shown: () => shown };
}

test('what is typed is taken until Enter, and never shown', async () => {
  const { keyboard, modes, ask, shown } = terminal();
  const answer = ask('Passphrase: ');
  expect(modes).toEqual([true]);
  for (const key of 'żółw 🐢\r') keyboard.write(key);
  expect(await answer).toBe('żółw 🐢');
  expect(shown()).toBe('Passphrase: \n');
  expect(modes).toEqual([true, false]);
});

test('a letter can be taken back, and the whole line', async () => {
  const { keyboard, ask } = terminal();
  const answer = ask('? ');
  keyboard.write('wrong\u0015ri🐢\u007fghtt\u0008\n');
  expect(await answer).toBe('right');
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s breaks it off', async (_, key) => {
  const { keyboard, ask } = terminal();
  const answer = ask('? ');
  keyboard.write(`half a word${key}`);
  expect(await answer).toBeUndefined();
});

test('a terminal that goes away breaks it off', async () => {
  const { keyboard, ask } = terminal();
  const answer = ask('? ');
  keyboard.end();
  expect(await answer).toBeUndefined();
});

test('what was pasted as two lines answers two questions', async () => {
  const { keyboard, ask } = terminal();
  const first = ask('? ');
  keyboard.write('one\rtwo\r');
  expect(await first).toBe('one');
  expect(await ask('again? ')).toBe('two');
});
