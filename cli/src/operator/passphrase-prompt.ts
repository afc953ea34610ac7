/** Asks for a passphrase on the terminal; what is typed is not shown. */
import type { Readable, Writable } from 'node:stream';

interface Keyboard extends Readable {
  setRawMode(isRaw: boolean): unknown;
}

const ENTER = /[\r\n]/;
const END = ['\u0003', '\u0004'];
const ERASE = ['\u0008', '\u007f'];
const ERASE_LINE = '\u0015';

/** The line that is typed; undefined when it is broken off with Ctrl-C or Ctrl-D, or the terminal goes away. */
export type Ask = (question: string) => Promise<string | undefined>;

/** What is typed ahead is kept for the next question. */
export function createPassphrasePrompt(keyboard: Keyboard = process.stdin, screen: Writable = process.stderr): Ask {
  let typed = '';
  return (question) =>
    new Promise((resolve) => {
      let line = '';
      const finish = (answer: string | undefined): void => {
        keyboard.off('data', read);
        keyboard.off('end', end);
        keyboard.setRawMode(false);
        keyboard.pause();
        screen.write('\n');
        resolve(answer);
      };
      const end = (): void => finish(undefined);
      const take = (): void => {
        for (const character of typed) {
          typed = typed.slice(character.length);
          if (ENTER.test(character) || END.includes(character)) {
            finish(ENTER.test(character) ? line : undefined);
            return;
          }
          if (character === ERASE_LINE) line = '';
          else if (ERASE.includes(character)) line = [...line].slice(0, -1).join('');
          else if (character >= ' ') line += character;
        }
      };
      const read = (chunk: string): void => {
        typed += chunk;
        take();
      };
      // Before the question, so that nothing typed at it is shown.
      keyboard.setRawMode(true);
      keyboard.setEncoding('utf8');
      keyboard.on('data', read);
      keyboard.once('end', end);
      keyboard.resume();
      screen.write(question);
      take();
    });
}
