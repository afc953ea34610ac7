/** A client's scope as the operator types it and reads it. */
import { nearestNames } from '@sallyport/hub/nearest-name';
import { Changes } from '@sallyport/hub/operator-api';
import { PolicyExplanation } from '@sallyport/hub/policy-api';
import { formatScope, integrationsIn, parseScope } from '@sallyport/hub/scope-grammar';
import { notSetUpHere, readKnownIntegrations } from '../integrations/not-set-up.ts';
import { type AskHub, HubRefused } from '../operator/hub-request.ts';
import type { Project } from '../project.ts';
import { UsageError } from '../usage-error.ts';

/**
 * The scope as it is stored; undefined where none was typed.
 * @throws UsageError for a text that would grant nothing.
 */
export function readScope(typed: string | undefined): string | undefined {
  const { scope, problem } = parseScope(typed);
  if (problem === undefined) return formatScope(scope);
  throw new UsageError(
    `--scope ${typed}: ${problem}. Write for example --scope '#server=gitlab' or --scope '#tool=gitlab.listIssues&tool=demo.add', in quotes.`,
  );
}

/** What a stored scope says, in a few words. */
export function scopeInWords(stored: unknown): string {
  if (stored === undefined) return 'may use everything';
  const { scope, problem } = parseScope(stored);
  return problem === undefined
    ? `may use ${formatScope(scope)}`
    : `MAY USE NOTHING: its scope can't be used: ${problem}`;
}

/** A sentence for each integration in the scope that there is none of; it may come later, or be misspelt. */
export async function strangersIn(project: Project, scope: string | undefined): Promise<readonly string[]> {
  const { setUp, notSetUp } = await readKnownIntegrations(project);
  return integrationsIn(parseScope(scope).scope)
    .filter((name) => !setUp.includes(name))
    .map((name) => {
      if (notSetUp.includes(name)) return `${notSetUpHere(project, name)}.`;
      const [nearest] = nearestNames(name, setUp, 1);
      const meant = nearest === undefined ? `There are: ${setUp.join(', ') || 'none'}.` : `Did you mean "${nearest}"?`;
      return `There is no integration "${name}" at the moment. ${meant}`;
    });
}

/** The hub's own sentence for each tool in the scope that its integration has not, or holds. */
export async function strangeToolsIn(askHub: AskHub, scope: string | undefined): Promise<readonly string[]> {
  const tools = [...(parseScope(scope).scope.tools ?? [])];
  if (tools.length === 0) return [];
  const { integrations } = await askHub({ method: 'GET', path: '/api/changes' }, Changes);
  // Of one that has listed nothing yet nobody knows what it has.
  const listed = integrations.filter(({ revision }) => revision !== undefined).map(({ name }) => name);
  const problems = tools.map(async (full) => {
    const [integration = '', ...rest] = full.split('.');
    if (!listed.includes(integration)) return [];
    const question = {
      method: 'POST',
      path: '/api/policy/explain',
      body: { integration, tool: rest.join('.') },
    } as const;
    return askHub(question, PolicyExplanation).then(
      () => [],
      (error: unknown) => {
        if (error instanceof HubRefused) return [error.message];
        throw error;
      },
    );
  });
  return (await Promise.all(problems)).flat();
}
