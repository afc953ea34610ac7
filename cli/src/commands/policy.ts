/** `policy`: whether the policy file can be used, and what it says of a tool. */

import { access } from 'node:fs/promises';
import { nearestNames } from '@sallyport/hub/nearest-name';
import { visibleJson } from '@sallyport/hub/plain-text';
import { PolicyExplanation, PolicyStrangers } from '@sallyport/hub/policy-api';
import { listClients } from '../clients/clients-file.ts';
import { ownContainerUser } from '../engine/container-user.ts';
import { detectEngine } from '../engine/detect.ts';
import { hubWarnings } from '../hub-health.ts';
import { notSetUpHere, readKnownIntegrations } from '../integrations/not-set-up.ts';
import { createAskHub } from '../operator/hub-request.ts';
import { type Options, readOptions } from '../options.ts';
import { policyFile, policyProblem, readPolicy } from '../policy-file.ts';
import type { Project } from '../project.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { POLICY_GONE, progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { readSystemState } from '../system-state.ts';
import { UsageError } from '../usage-error.ts';

export const help = `sallyport policy check | explain INTEGRATION.METHOD [--client NAME]   [--json] [--project NAME]

  check     whether the project's policy.yaml is there and can be used, with line and column of what is wrong; and, while the system runs, which of its
            names nothing has
  explain   what a call of this tool would come to, and which rule decides; asks the running hub, and calls nothing.
            Without --client: a client that may use everything and that no rule names

--json prints JSON. Exit codes: 0 the file can be used, or the call is explained; 1 not, also
where there is no file (a system that starts goes by the defaults then, one that runs keeps what it said); 2 not understood.`;

const ACTIONS = {
  check: { flags: ['json'] },
  explain: { words: ['INTEGRATION.METHOD'], flags: ['json', 'client'] },
} as const;

export async function policy(args: readonly string[], run: RunCommand = runCommand): Promise<number> {
  const options = await readOptions(args, process.env, { command: 'policy', actions: ACTIONS });
  const [action, name = ''] = options.words;
  return action === 'check' ? check(options, run) : explain(options, run, name, options.given.get('client'));
}

async function check({ project, last, json }: Options, run: RunCommand): Promise<number> {
  const { engine } = last?.mode === 'containers' ? await detectEngine(run) : {};
  const problem =
    (await absence({ project, last }, run)) ??
    (await policyProblem(project, engine === undefined ? undefined : ownContainerUser(engine)));
  if (problem !== undefined) {
    say(json ? visibleJson({ problem, warnings: [] }) : problem);
    return 1;
  }
  const warnings = [...(await unknownClients(project)), ...(await unknownNames({ project, last }, run))];
  const file = policyFile(project);
  if (json) say(visibleJson({ warnings }));
  else say([`${file} can be used.`, ...warnings].join('\n'));
  return 0;
}

/** No mistake for a system that starts, which goes by the defaults then; it is one for whoever has the file looked at. */
async function absence(
  { project, last }: Pick<Options, 'project' | 'last'>,
  run: RunCommand,
): Promise<string | undefined> {
  const path = policyFile(project);
  const isAbsent = await access(path).then(
    () => false,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT',
  );
  if (!isAbsent) return undefined;
  const runs = last !== undefined && (await readSystemState(project, last.mode, run)).core.has('hub');
  return runs && (await hubWarnings(last.port)).includes(POLICY_GONE)
    ? `${POLICY_GONE}\n  (${path})`
    : `There is no ${path}; a system that starts goes by the defaults.`;
}

async function unknownClients(project: Project): Promise<readonly string[]> {
  const names = (await listClients(project)).map((client) => client.name);
  const { rules = [] } = await readPolicy(project);
  return rules.flatMap(({ client }, index) =>
    client === undefined || names.includes(client)
      ? []
      : [warning(`rules.${index + 1}`, 'client', client, nearestNames(client, names, 1)[0])],
  );
}

/** Nothing while no hub runs: only it knows what there is. */
async function unknownNames({ project, last }: Pick<Options, 'project' | 'last'>, run: RunCommand) {
  if (last === undefined) return [];
  const askHub = createAskHub(project, last.mode, run);
  const asked = askHub({ method: 'GET', path: '/api/policy/strangers' }, PolicyStrangers);
  const { strangers } = await asked.catch(() => ({ strangers: [] }));
  const { notSetUp } = await readKnownIntegrations(project);
  return strangers.map(({ where, what, name, nearest }) =>
    what === 'integration' && notSetUp.includes(name)
      ? `${where}: ${notSetUpHere(project, name)}`
      : warning(where, what, name, nearest),
  );
}

function warning(where: string, what: string, name: string, nearest: string | undefined): string {
  const meant = nearest === undefined ? '' : `; did you mean ${visibleJson(nearest)}?`;
  return `${where}: there is no ${what} ${visibleJson(name)}${meant}`;
}

async function explain(
  { project, last, json }: Options,
  run: RunCommand,
  name: string,
  client: string | undefined,
): Promise<number> {
  const dot = name.indexOf('.');
  if (dot <= 0 || dot === name.length - 1)
    throw new UsageError(`"${name}" is not a tool: write it as scripts call it, INTEGRATION.METHOD.`);
  if (last === undefined) {
    progress(await neverStarted(project));
    return 1;
  }
  const clients = (await listClients(project)).map((one) => one.name);
  if (client !== undefined && !clients.includes(client))
    throw new UsageError(`There is no client "${client}". There are: ${clients.join(', ') || 'none'}.`);
  const integration = name.slice(0, dot);
  if ((await readKnownIntegrations(project)).notSetUp.includes(integration)) {
    progress(`${notSetUpHere(project, integration)}.`);
    return 1;
  }
  const question = {
    integration,
    tool: name.slice(dot + 1),
    ...(client === undefined ? {} : { client }),
  };
  const askHub = createAskHub(project, last.mode, run);
  const explained = await askHub({ method: 'POST', path: '/api/policy/explain', body: question }, PolicyExplanation);
  say(json ? visibleJson(explained) : rendered(explained, client));
  return 0;
}

const VERDICTS = { allow: 'runs', ask: 'waits for a person', deny: 'is refused' } as const;

function rendered(explained: PolicyExplanation, client: string | undefined): string {
  const { integration, tool, method, access, isDestructive, isIdempotent, trust, mode, verdict, rule, tooBroad } =
    explained;
  const name = visibleJson(`${integration}.${method ?? tool}`);
  const what =
    access === 'read' ? '' : `, ${isDestructive ? '' : 'not '}destructive, ${isIdempotent ? '' : 'not '}idempotent`;
  return [
    `A call of ${name}${client === undefined ? '' : ` by ${client}`} ${VERDICTS[verdict]}: ${rule}.`,
    `  tool         ${visibleJson(tool)}: ${access}${what}`,
    `  integration  ${integration}: ${trust}`,
    `  mode         ${mode}`,
    `  kind         ${explained.kind}${explained.mayBeAlways ? ' (may be allowed for good: approvals approve --always)' : ''}`,
    ...tooBroad.map(
      (number) => `  rules.${number} would allow it, had it named integration and tool in full, without "*"`,
    ),
  ].join('\n');
}
