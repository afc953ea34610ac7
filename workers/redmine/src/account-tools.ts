/** What the account may see beside issues: projects, and itself. */
import { defineTool, pageOf, pagingArguments, type Tool } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { collection, read } from './api.ts';

const project = z.looseObject({
  id: z.int(),
  name: z.string(),
  identifier: z.string(),
  description: z.string().nullish(),
  parent: z.looseObject({ id: z.int(), name: z.string() }).optional(),
});

const user = z.looseObject({
  id: z.int(),
  login: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  mail: z.string().optional(),
  admin: z.boolean().optional(),
  created_on: z.string().optional(),
});

export const accountTools: readonly Tool[] = [
  defineTool({
    name: 'list_projects',
    title: 'List projects',
    description:
      'Lists the projects that the account may see, in pages: {items: [{id, identifier, name, description, parent}], total, page, perPage, totalPages}.',
    input: z.object(pagingArguments({ perPage: 50, maxPerPage: 100 })),
    annotations: { readOnlyHint: true },
    keywords: ['project', 'projects', 'overview', 'redmine'],
    category: 'projects',
    async handler({ page, perPage }, ctx) {
      const { entries, total } = await read(ctx, {
        path: '/projects.json',
        query: { offset: (page - 1) * perPage, limit: perPage },
        answer: collection('projects', project),
      });
      const items = entries.map(({ id, identifier, name, description, parent }) => ({
        id,
        identifier,
        name,
        ...(description ? { description } : {}),
        ...(parent === undefined ? {} : { parent: parent.name }),
      }));
      return pageOf(items, total ?? items.length, { page, perPage });
    },
  }),
  defineTool({
    name: 'get_current_user',
    title: 'Who am I',
    description: 'Returns the account that the integration acts as: {id, login, name, mail, admin, createdOn}.',
    input: z.object({}),
    annotations: { readOnlyHint: true },
    keywords: ['me', 'whoami', 'account', 'user', 'redmine'],
    category: 'account',
    async handler(_args, ctx) {
      const answer = await read(ctx, { path: '/users/current.json', answer: z.looseObject({ user }) });
      // Field by field: Redmine's answer also holds the account's API key.
      const { id, login, firstname, lastname, mail, admin, created_on: createdOn } = answer.user;
      return { id, login, name: `${firstname} ${lastname}`, mail, admin: admin === true, createdOn };
    },
  }),
];
