/** `status`: the table of `up`, without changing anything. */
import { findManifests } from '../integrations/manifests.ts';
import { planWorkers } from '../integrations/plan.ts';
import { renderTable } from '../integrations/table.ts';
import { readOptions } from '../options.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { coreProblems, readSystemState } from '../system-state.ts';

export const help = `sallyport status [--project NAME]

Prints how hub, sandbox, egress proxy and every integration are. Exit code 0 when the system works, else 1.`;

export async function status(args: readonly string[], run: RunCommand = runCommand): Promise<number> {
  const { project, last } = await readOptions(args, process.env);
  const workers = await planWorkers(project, await findManifests());
  if (last === undefined) {
    say(`Project "${project.name}" was never started here. Run: make up`);
    say(renderTable(workers, new Map(), 'containers'));
    return 1;
  }
  const state = await readSystemState(project, last.mode, run);
  const runs = state.core.has('hub');
  const problems = coreProblems(state);
  const where = last.mode === 'containers' ? 'in containers' : 'as processes of this user (walls are missing)';
  if (!runs) say(`Project "${project.name}" does not run.`);
  else if (problems.length > 0) say(`Project "${project.name}" does not work: ${problems.join('; ')}.`);
  else say(`Project "${project.name}" runs ${where}: http://127.0.0.1:${last.port}/mcp`);
  say('');
  say(renderTable(workers, state.workers, last.mode));
  return runs && problems.length === 0 ? 0 : 1;
}
