/** Reading the invented people. */
import { defineTool, pageOf, pagingArguments, type Tool, ToolFailure } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { PEOPLE } from './people.ts';

export const peopleTools: readonly Tool[] = [
  defineTool({
    name: 'list_users',
    description:
      'Lists the invented people in pages: {items: [{id, name, email, phone}], total, page, perPage, totalPages}.',
    input: z.object(pagingArguments({ perPage: 20, maxPerPage: 100 })),
    annotations: { readOnlyHint: true },
    keywords: ['people', 'contacts', 'persons'],
    examples: [{ page: 1, perPage: 10 }],
    handler({ page, perPage }) {
      return pageOf(PEOPLE.slice((page - 1) * perPage, page * perPage), PEOPLE.length, { page, perPage });
    },
  }),
  defineTool({
    name: 'get_user',
    description: 'Returns one invented person: {id, name, email, phone}.',
    input: z.object({ id: z.int().describe('from listUsers') }),
    annotations: { readOnlyHint: true },
    keywords: ['person', 'contact'],
    handler({ id }) {
      const person = PEOPLE.find((candidate) => candidate.id === id);
      if (person === undefined) throw new ToolFailure('INVALID_API_REQUEST', `user ${id} was not found`);
      return person;
    },
  }),
];
