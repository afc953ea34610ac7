/** `status`: the table of `up`, without changing anything. */
import { makeUp } from '../as-typed.ts';
import { ownContainerUser } from '../engine/container-user.ts';
import { detectEngine } from '../engine/detect.ts';
import { hubWarnings } from '../hub-health.ts';
import { readEgressFile } from '../integrations/config-files.ts';
import { readHeldTools } from '../integrations/held-tools.ts';
import { surveyWorkers } from '../integrations/survey.ts';
import { renderTable } from '../integrations/table.ts';
import { createAskHub } from '../operator/hub-request.ts';
import { readOptions } from '../options.ts';
import { policyProblem } from '../policy-file.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { coreProblems, readSystemState } from '../system-state.ts';

export const help = `sallyport status [--project NAME]

Prints how hub, sandbox, egress proxy and every integration are. Exit code 0 when the system works, else 1.`;

export async function status(args: readonly string[], run: RunCommand = runCommand): Promise<number> {
  const { project, last } = await readOptions(args, process.env, { flags: [] });
  if (last === undefined) {
    say(await neverStarted(project));
    return 1;
  }
  const { reason, engine } = last.mode === 'containers' ? await detectEngine(run) : {};
  if (reason !== undefined) {
    say(`Project "${project.name}" was last started in containers, and nothing can be said of them: ${reason}`);
    return 1;
  }
  const survey = await surveyWorkers(project, last.mode);
  const state = await readSystemState(project, last.mode, run);
  const runs = state.core.has('hub');
  const problems = coreProblems(state, project, last.mode);
  const again = `run ${makeUp(project)} again`;
  const where = last.mode === 'containers' ? 'in containers' : 'as processes of this user (walls are missing)';
  if (!runs) say(`Project "${project.name}" does not run.`);
  else if (problems.length > 0) say(`Project "${project.name}" does not work: ${problems.join('; ')}.`);
  else say(`Project "${project.name}" runs ${where}: http://127.0.0.1:${last.port}/mcp`);
  if (runs) for (const warning of await hubWarnings(last.port)) say(warning);
  if (last.unfinished === true) say(`Its last start did not come to an end. If none is under way: ${again}.`);
  const policy = await policyProblem(project, engine === undefined ? undefined : ownContainerUser(engine));
  if (policy !== undefined) say(policy);
  say('');
  const reach = last.mode === 'containers' ? await readEgressFile(project) : undefined;
  const held = runs ? await readHeldTools(createAskHub(project, last.mode, run), { isFresh: false }) : new Map();
  say(renderTable(survey, { project, health: state.workers, reach, held }));
  return runs && problems.length === 0 && last.unfinished !== true ? 0 : 1;
}
