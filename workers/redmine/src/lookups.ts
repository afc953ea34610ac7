/** Turns the names in a caller's arguments into the ids that Redmine wants. */
import { path, type ToolContext } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { collection, read, readAll } from './api.ts';
import { matchName, type Named } from './match-name.ts';

const named = z.looseObject({ id: z.int(), name: z.string() });
const projects = collection(
  'projects',
  z
    .looseObject({ id: z.int(), name: z.string(), identifier: z.string() })
    .transform(({ identifier, ...rest }) => ({ ...rest, alias: identifier })),
);

const SHORT_LISTS = {
  tracker: { path: '/trackers.json', answer: collection('trackers', named) },
  status: { path: '/issue_statuses.json', answer: collection('issue_statuses', named) },
  priority: { path: '/enumerations/issue_priorities.json', answer: collection('issue_priorities', named) },
} as const;

export type NameOrId = string | number;

export async function visibleProjects(ctx: ToolContext): Promise<readonly Named[]> {
  return readAll(ctx, { path: '/projects.json', answer: projects });
}

export async function projectOf(ctx: ToolContext, wanted: NameOrId): Promise<Named> {
  return matchName('project', wanted, await visibleProjects(ctx));
}

/** Tracker, status or priority: the lists that are the same for every project. */
export async function idOf(ctx: ToolContext, kind: keyof typeof SHORT_LISTS, wanted: NameOrId): Promise<number> {
  const { entries } = await read(ctx, SHORT_LISTS[kind]);
  return matchName(kind, wanted, entries).id;
}

export async function categoryIdOf(ctx: ToolContext, projectId: number, wanted: NameOrId): Promise<number> {
  const { entries } = await read(ctx, {
    path: path`/projects/${projectId}/issue_categories.json`,
    answer: collection('issue_categories', named),
  });
  return matchName('category', wanted, entries).id;
}
