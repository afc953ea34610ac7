/** For tests: what commands write to the terminal, kept from it. */
import { afterEach, vi } from 'vitest';

/** `said` is what was written since the test began; a test may empty it. The environment is put right after each test, too. */
export function captureOutput(): { said: string } {
  const output = { said: '' };
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      output.said += String(chunk);
      return true;
    });
  afterEach(() => {
    output.said = '';
    vi.unstubAllEnvs();
  });
  return output;
}
