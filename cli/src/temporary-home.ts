/** For tests: a home folder of its own, gone after the test. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProject, type Project } from './project.ts';

/** A project in a fresh home; `await using` removes it. */
export async function temporaryProject(): Promise<AsyncDisposable & { readonly project: Project }> {
  const home = await mkdtemp(join(tmpdir(), 'sp-'));
  return {
    project: openProject('acme', { SALLYPORT_HOME: home }),
    [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true }),
  };
}
