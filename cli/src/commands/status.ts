/** `status`: the table of `up`, without changing anything. */
import { counted } from '@sallyport/hub/counted';
import { makeUp, sallyportCommand } from '../as-typed.ts';
import { ownContainerUser } from '../engine/container-user.ts';
import { detectEngine } from '../engine/detect.ts';
import { waitingCalls } from '../hub-figures.ts';
import { hubWarnings } from '../hub-health.ts';
import { readEgressFile } from '../integrations/config-files.ts';
import { readHeldTools } from '../integrations/held-tools.ts';
import { surveyWorkers } from '../integrations/survey.ts';
import { renderTable } from '../integrations/table.ts';
import { createAskHub } from '../operator/hub-request.ts';
import { readOptions } from '../options.ts';
import { policyProblem } from '../policy-file.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { POLICY_GONE, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { coreProblems, readSystemState } from '../system-state.ts';

export const help = `sallyport status [--project NAME]

Prints how hub, sandbox, egress proxy and every integration are, and how many calls wait for a person. Exit code 0 when the
system works and what stands in policy.yaml is in force, else 1.`;

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
  const warnings = runs ? await hubWarnings(last.port) : [];
  for (const warning of warnings) say(warning);
  const waiting = runs ? ((await waitingCalls(last.port)) ?? 0) : 0;
  if (waiting > 0)
    say(`${counted(waiting, 'call waits', 'calls wait')} for a person: ${sallyportCommand(project, 'approvals list')}`);
  if (last.unfinished === true) say(`Its last start did not come to an end. If none is under way: ${again}.`);
  const policy = await policyProblem(project, engine === undefined ? undefined : ownContainerUser(engine));
  if (policy !== undefined) say(policy);
  say('');
  const reach = last.mode === 'containers' ? await readEgressFile(project) : undefined;
  const held = runs ? await readHeldTools(createAskHub(project, last.mode, run), { isFresh: false }) : new Map();
  say(renderTable(survey, { project, health: state.workers, reach, held }));
  const isInForce = policy === undefined && !warnings.includes(POLICY_GONE);
  return runs && problems.length === 0 && last.unfinished !== true && isInForce ? 0 : 1;
}
