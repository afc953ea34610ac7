import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { policyProblem } from './policy-file.ts';
import { temporaryProject } from './temporary-home.ts';

/** What is said of this text in a file of this mode, to a hub that runs as this user or as another. */
async function saidOf(text: string | undefined, mode: number, isOwner: boolean): Promise<string | undefined> {
  await using temporary = await temporaryProject();
  const { project } = temporary;
  const path = join(project.configDir, 'policy.yaml');
  await mkdir(project.configDir, { recursive: true });
  if (text === undefined) return policyProblem(project, undefined);
  await writeFile(path, text);
  await chmod(path, mode);
  const { uid, gid } = await stat(path);
  return policyProblem(project, isOwner ? undefined : { uid: uid + 1, gid: gid + 1 });
}

const GOOD = 'integrations:\n  redmine:\n    limits:\n      in_flight: 4\n';

describe('the policy file', () => {
  it('is without a word when it is in force, or not there', async () => {
    expect(await saidOf(undefined, 0o600, true)).toBeUndefined();
    expect(await saidOf(GOOD, 0o600, true)).toBeUndefined();
    expect(await saidOf(GOOD, 0o644, false)).toBeUndefined();
  });

  it('that does not fit is told with line and column', async () => {
    const said = await saidOf(GOOD.replace('in_flight', 'in_fligth'), 0o600, true);
    expect(said).toMatch(/^policy\.yaml: not in force: line 4, column 7: .*"in_flight"\?/);
  });

  it('that is a folder is told as one', async () => {
    await using temporary = await temporaryProject();
    const path = join(temporary.project.configDir, 'policy.yaml');
    await mkdir(path, { recursive: true });
    expect(await policyProblem(temporary.project, undefined)).toBe(
      `policy.yaml: not in force: it is a folder where a file belongs; move it away\n  (${path})`,
    );
  });

  it("that the containers' user may not read is told with the mode it needs", async () => {
    expect(await saidOf(GOOD, 0o600, false)).toMatch(/not in force: the hub runs as uid \d+ .*mode 600\): chmod 644/);
  });
});
