import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

test.each([
  ['statsu', 'There is no command "statsu". Did you mean "status"?\nHelp: bin/sallyport --help\n'],
  ['foo', /^There is no command "foo"\. There are: up, down, .*audit\.\nHelp: bin\/sallyport --help\n$/],
])('the command %s is answered with what is wrong, not with all of the help', async (command, told) => {
  const { code, stderr } = await runCommand(process.execPath, [MAIN, command], { timeoutMs: 20_000 });
  expect(code).toBe(2);
  expect(stderr).toMatch(told);
});
