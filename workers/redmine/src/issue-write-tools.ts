/** Creating, changing and commenting issues. */
import { defineTool, path, type Tool, type ToolContext, ToolFailure } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { understood, write } from './api.ts';
import { commentsOf, fullIssue, type RedmineIssue, redmineIssue } from './issue.ts';
import { apiFields, issueFields, issueId, nameOrId } from './issue-arguments.ts';
import { readIssue } from './issue-read-tools.ts';
import { projectOf } from './lookups.ts';

/** Nothing is lost by a change: Redmine keeps the old value in the issue's history. */
const WRITE = { readOnlyHint: false, destructiveHint: false, idempotentHint: false };

/**
 * Redmine takes a request and silently keeps the old value where the workflow does not allow the new one. This says so,
 * field by field, next to the issue as it is now.
 */
function withNotApplied(issue: RedmineIssue, sent: Record<string, unknown>) {
  const kept = (
    [
      ['status', sent['status_id'], issue.status],
      ['tracker', sent['tracker_id'], issue.tracker],
      ['priority', sent['priority_id'], issue.priority],
    ] as const
  ).filter(([, wanted, actual]) => wanted !== undefined && wanted !== actual.id);
  const full = fullIssue(issue);
  if (kept.length === 0) return full;
  const notApplied = kept.map(
    ([field, , actual]) => `${field} stays "${actual.name}": Redmine's workflow does not allow the change`,
  );
  return { ...full, notApplied };
}

/** Answers with the issue after a change, as `shown`. The change is made: that it cannot be read is no failure of it. */
async function readBack<T extends object>(ctx: ToolContext, id: number, shown: (issue: RedmineIssue) => T) {
  try {
    return shown(await readIssue(ctx, id));
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error;
    return { notReadBack: `it was done; reading issue ${id} afterwards failed (${error.code})` };
  }
}

/** What a change of an issue takes, and its preview. */
export const issueChange = {
  id: issueId,
  subject: z.string().min(1).max(255).optional(),
  ...issueFields,
  comment: z.string().min(1).optional().describe('added to the issue together with the change'),
};

export const issueWriteTools: readonly Tool[] = [
  defineTool({
    name: 'create_issue',
    title: 'Create an issue',
    description:
      'Creates an issue (ticket, bug report, task) in a project and returns it with its id. Only project and subject are needed.',
    input: z.object({
      project: nameOrId.describe('name, identifier or id of the project'),
      subject: z.string().min(1).max(255).describe('one line'),
      ...issueFields,
    }),
    annotations: WRITE,
    keywords: ['ticket', 'bug', 'task', 'report', 'new', 'add', 'open', 'file', 'redmine'],
    examples: [
      {
        project: 'harbour',
        subject: 'Crane 3 leaks oil',
        tracker: 'Bug',
        priority: 'High',
        description: 'Seen on Monday.',
      },
    ],
    category: 'issues',
    async handler({ project, ...fields }, ctx) {
      const { id: projectId, name } = await projectOf(ctx, project);
      const sent = { project_id: projectId, ...(await apiFields(ctx, fields, projectId)) };
      const body = await write(ctx, {
        method: 'POST',
        path: '/issues.json',
        json: { issue: sent },
        what: `project ${name}`,
      });
      const { issue } = understood(z.looseObject({ issue: redmineIssue }), body);
      return withNotApplied(issue, sent);
    },
  }),
  defineTool({
    name: 'update_issue',
    title: 'Change an issue',
    description:
      'Changes fields of an issue (ticket): status (e.g. to close it), assignee, priority, subject, … and returns it as it is afterwards. Only what is given changes.',
    input: z.object(issueChange),
    annotations: WRITE,
    preview: 'preview_update_issue',
    keywords: ['ticket', 'bug', 'edit', 'close', 'resolve', 'reopen', 'assign', 'status', 'move', 'redmine'],
    examples: [
      { id: 12, status: 'Closed', comment: 'Done.' },
      { id: 12, assignee: 'me' },
    ],
    category: 'issues',
    async handler({ id, comment, ...fields }, ctx) {
      const before = await readIssue(ctx, id);
      const sent = await apiFields(ctx, fields, before.project.id);
      const json = { issue: { ...sent, notes: comment } };
      await write(ctx, { method: 'PUT', path: path`/issues/${id}.json`, json, what: `issue ${id}` });
      return { id, ...(await readBack(ctx, id, (issue) => withNotApplied(issue, sent))) };
    },
  }),
  defineTool({
    name: 'comment_issue',
    title: 'Comment an issue',
    description:
      'Adds a comment (note) to an issue (ticket) and returns it: {issueId, comment: {id, author, createdOn, text}}.',
    input: z.object({
      id: issueId,
      comment: z.string().min(1).describe('text of the comment'),
      private: z.boolean().default(false).describe('visible only to those who may see private notes'),
    }),
    annotations: WRITE,
    keywords: ['ticket', 'bug', 'note', 'reply', 'answer', 'add comment', 'redmine'],
    examples: [{ id: 12, comment: 'I can reproduce this.' }],
    category: 'issues',
    async handler({ id, comment, private: isPrivate }, ctx) {
      const issue = { notes: comment, private_notes: isPrivate };
      await write(ctx, { method: 'PUT', path: path`/issues/${id}.json`, json: { issue }, what: `issue ${id}` });
      const added = (issue: RedmineIssue) => commentsOf(issue).findLast(({ text }) => text.trim() === comment.trim());
      return { issueId: id, ...(await readBack(ctx, id, (issue) => ({ comment: added(issue) }))) };
    },
  }),
];
