/** Listing and reading issues. */
import { defineTool, pageOf, pagingArguments, path, type Tool, type ToolContext } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { collection, read } from './api.ts';
import { compactIssue, fullIssue, type RedmineIssue, redmineIssue } from './issue.ts';
import { issueId, nameOrId } from './issue-arguments.ts';
import { idOf, type NameOrId, projectOf } from './lookups.ts';
import { personId } from './people.ts';

export async function readIssue(ctx: ToolContext, id: number): Promise<RedmineIssue> {
  const answer = await read(ctx, {
    path: path`/issues/${id}.json`,
    query: { include: 'journals,children,allowed_statuses' },
    answer: z.looseObject({ issue: redmineIssue }),
    what: `issue ${id}`,
  });
  return answer.issue;
}

/** Redmine's own words for sets of statuses, and what people say for them. */
const STATUS_SETS: Readonly<Record<string, string>> = { open: 'open', closed: 'closed', '*': '*', all: '*', any: '*' };

async function statusFilter(ctx: ToolContext, wanted: NameOrId): Promise<string | number> {
  return STATUS_SETS[String(wanted).toLowerCase()] ?? idOf(ctx, 'status', wanted);
}

export const issueReadTools: readonly Tool[] = [
  defineTool({
    name: 'list_issues',
    title: 'List issues',
    description: [
      'Lists issues (tickets, bugs, tasks) in pages, newest change first: {items, total, page, perPage, totalPages}.',
      'Without filters: all open issues that the account may see. An item has id, subject, project, tracker, status, priority,',
      'author, assignedTo, category, startDate, dueDate, doneRatio, createdOn, updatedOn.',
      'To list the open issues of a project: {project: "name or identifier"}; my own: {assignee: "me"}.',
    ].join(' '),
    input: z.object({
      project: nameOrId.optional().describe('name, identifier or id; sub-projects are included'),
      status: nameOrId
        .default('open')
        .describe('"open" (default), "closed", "*" for all, or the name or id of one status'),
      tracker: nameOrId.optional().describe('name or id, e.g. "Bug"'),
      priority: nameOrId.optional().describe('name or id, e.g. "Urgent"'),
      assignee: nameOrId.optional().describe('name, login, id, "me", or "none" for unassigned'),
      author: nameOrId.optional().describe('name, login, id or "me"'),
      ...pagingArguments({ perPage: 25, maxPerPage: 100 }),
    }),
    annotations: { readOnlyHint: true },
    keywords: [
      'ticket',
      'tickets',
      'bug',
      'bugs',
      'task',
      'open issues',
      'search',
      'find',
      'filter',
      'backlog',
      'redmine',
    ],
    examples: [
      { project: 'harbour', status: 'open' },
      { assignee: 'me', priority: 'Urgent' },
      { tracker: 'Bug', status: '*', page: 2 },
    ],
    category: 'issues',
    async handler({ project, status, tracker, priority, assignee, author, page, perPage }, ctx) {
      const projectId = project === undefined ? undefined : (await projectOf(ctx, project)).id;
      const [statusId, trackerId, priorityId, assigneeId, authorId] = await Promise.all([
        statusFilter(ctx, status),
        tracker === undefined ? undefined : idOf(ctx, 'tracker', tracker),
        priority === undefined ? undefined : idOf(ctx, 'priority', priority),
        assignee === undefined
          ? undefined
          : assignee === 'none'
            ? '!*'
            : personId(ctx, 'assignee', assignee, projectId),
        author === undefined ? undefined : personId(ctx, 'author', author, projectId),
      ]);
      const { entries, total } = await read(ctx, {
        path: '/issues.json',
        query: {
          project_id: projectId,
          status_id: statusId,
          tracker_id: trackerId,
          priority_id: priorityId,
          assigned_to_id: assigneeId,
          author_id: authorId,
          sort: 'updated_on:desc,id:desc',
          offset: (page - 1) * perPage,
          limit: perPage,
        },
        answer: collection('issues', redmineIssue),
      });
      return pageOf(entries.map(compactIssue), total ?? entries.length, { page, perPage });
    },
  }),
  defineTool({
    name: 'get_issue',
    title: 'Read an issue',
    description:
      'Reads one issue (ticket, bug): all fields, description, comments [{id, author, createdOn, text}], children, and the statuses it may go to.',
    input: z.object({ id: issueId }),
    annotations: { readOnlyHint: true },
    keywords: ['ticket', 'bug', 'show', 'details', 'comments', 'history', 'redmine'],
    examples: [{ id: 12 }],
    category: 'issues',
    handler: async ({ id }, ctx) => fullIssue(await readIssue(ctx, id)),
  }),
];
