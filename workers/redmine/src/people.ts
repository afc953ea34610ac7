/** Finds people by name. Only administrators may list users; for everybody else the members of projects have to do. */
import { path, type ToolContext, UpstreamError } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { collection, readAll } from './api.ts';
import { type NameOrId, visibleProjects } from './lookups.ts';
import { matchName, type Named } from './match-name.ts';

const users = collection(
  'users',
  z
    .looseObject({ id: z.int(), login: z.string(), firstname: z.string(), lastname: z.string() })
    .transform(({ id, login, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}`, alias: login })),
);
const named = z.looseObject({ id: z.int(), name: z.string() });
const memberships = collection('memberships', z.looseObject({ user: named.optional(), group: named.optional() }));

const MAX_PROJECTS_ASKED = 25;

/** The id, or `me`, as Redmine's parameters take it. `projectId` narrows the search where users may not be listed. */
export async function personId(
  ctx: ToolContext,
  kind: 'assignee' | 'author',
  wanted: NameOrId,
  projectId: number | undefined,
): Promise<number | 'me'> {
  if (wanted === 'me') return 'me';
  if (/^\d+$/.test(String(wanted))) return Number(wanted);
  return matchName(kind, wanted, await peopleNear(ctx, projectId)).id;
}

async function peopleNear(ctx: ToolContext, projectId: number | undefined): Promise<readonly Named[]> {
  try {
    return await readAll(ctx, { path: '/users.json', answer: users });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 403) throw error;
  }
  const asked =
    projectId === undefined
      ? (await visibleProjects(ctx)).slice(0, MAX_PROJECTS_ASKED).map(({ id }) => id)
      : [projectId];
  const lists = await Promise.all(asked.map((id) => membersOf(ctx, id)));
  return [...new Map(lists.flat().map((person) => [person.id, person])).values()];
}

async function membersOf(ctx: ToolContext, projectId: number): Promise<readonly Named[]> {
  const list = await readAll(ctx, { path: path`/projects/${projectId}/memberships.json`, answer: memberships });
  return list.flatMap(({ user, group }) => user ?? group ?? []);
}
