/** Names in the policy that nothing has: most likely they are misspelt, and a rule that fits nothing protects nothing. */
import type { Integration } from '../catalog/tool.ts';
import type { PolicyFile } from '../config-files.ts';
import { nearestNames } from '../nearest-name.ts';
import { namesTool } from './rules.ts';

export interface Stranger {
  /** Where it stands: `integrations`, or `rules.3`, from 1. */
  readonly where: string;
  readonly what: 'integration' | 'tool';
  readonly name: string;
  /** What may have been meant. */
  readonly nearest: string | undefined;
}

/** A tool is sought only where every integration that the rule could mean was listed. */
export function strangersIn(
  { integrations: sections = {}, rules = [] }: PolicyFile,
  integrations: readonly Integration[],
): readonly Stranger[] {
  const names = integrations.map(({ name }) => name);
  const unknown = (where: string, name: string): readonly Stranger[] =>
    names.includes(name) ? [] : [{ where, what: 'integration', name, nearest: nearestNames(name, names, 1)[0] }];
  const unknownTool = (where: string, pattern: string, meant: readonly Integration[]): readonly Stranger[] => {
    if (meant.length === 0 || meant.some(({ refreshedAt }) => refreshedAt === undefined)) return [];
    const tools = meant.flatMap(({ tools: served, held }) => [...served, ...held]);
    if (tools.some((tool) => namesTool(pattern, tool))) return [];
    const known = tools.map(({ method, wireName }) => method ?? wireName);
    return [{ where, what: 'tool', name: pattern, nearest: nearestNames(pattern, known, 1)[0] }];
  };
  return [
    ...Object.keys(sections).flatMap((name) => unknown('integrations', name)),
    ...rules.flatMap(({ integration, tool }, index) => {
      const where = `rules.${index + 1}`;
      const meant = integrations.filter(({ name }) => integration === undefined || name === integration);
      return [
        ...(integration === undefined ? [] : unknown(where, integration)),
        ...(tool === undefined ? [] : unknownTool(where, tool, meant)),
      ];
    }),
  ];
}
