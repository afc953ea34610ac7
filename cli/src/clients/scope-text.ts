/** A client's scope as the operator types it and reads it. */
import { join } from 'node:path';
import { WorkersFile } from '@sallyport/hub/config-files';
import { camelCase } from '@sallyport/hub/method-name';
import { nearestNames } from '@sallyport/hub/nearest-name';
import { formatScope, integrationsIn, parseScope } from '@sallyport/hub/scope-grammar';
import { readJson } from '../files.ts';
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
  const workers = (await readJson(join(project.configDir, 'workers.json'), WorkersFile))?.workers ?? [];
  const known = workers.map(({ name }) => camelCase(name));
  return integrationsIn(parseScope(scope).scope)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const [nearest] = nearestNames(name, known, 1);
      const meant = nearest === undefined ? `There are: ${known.join(', ') || 'none'}.` : `Did you mean "${nearest}"?`;
      return `There is no integration "${name}" at the moment. ${meant}`;
    });
}
