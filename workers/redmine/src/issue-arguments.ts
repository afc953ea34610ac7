/** The arguments that the issue tools share, and the way from them to what Redmine's API takes. */
import type { ToolContext } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { categoryIdOf, idOf } from './lookups.ts';
import { personId } from './people.ts';

export const nameOrId = z.union([z.string().min(1), z.int().min(1)], { error: 'must be a name or an id' });
export const issueId = z.int().min(1).describe('number of the issue');

/** What can be set on an issue beside its project. */
export const issueFields = {
  description: z.string().optional().describe('long text, in the text format of the Redmine (Textile or Markdown)'),
  tracker: nameOrId.optional().describe('name or id, e.g. "Bug", "Feature", "Support"'),
  status: nameOrId.optional().describe('name or id, e.g. "In Progress"'),
  priority: nameOrId.optional().describe('name or id, e.g. "Normal", "Urgent"'),
  assignee: nameOrId.optional().describe('name, login, id, "me", or "none"'),
  category: nameOrId.optional().describe('name or id of a category of the project, or "none"'),
  startDate: z.iso.date().optional().describe('YYYY-MM-DD'),
  dueDate: z.iso.date().optional().describe('YYYY-MM-DD'),
  parentId: z.int().min(1).optional().describe('number of the issue that this one is a part of'),
  doneRatio: z.int().min(0).max(100).optional().describe('percent done'),
};

const settable = z.object({ subject: z.string().optional(), ...issueFields });
export type SettableFields = z.output<typeof settable>;

/** The API's names and ids for these arguments; only what was given. `none` empties a field. */
export async function apiFields(
  ctx: ToolContext,
  fields: SettableFields,
  projectId: number,
): Promise<Record<string, unknown>> {
  const { tracker, status, priority, assignee, category } = fields;
  const [trackerId, statusId, priorityId, assigneeId, categoryId] = await Promise.all([
    tracker === undefined ? undefined : idOf(ctx, 'tracker', tracker),
    status === undefined ? undefined : idOf(ctx, 'status', status),
    priority === undefined ? undefined : idOf(ctx, 'priority', priority),
    assignee === undefined ? undefined : assignee === 'none' ? '' : personId(ctx, 'assignee', assignee, projectId),
    category === undefined ? undefined : category === 'none' ? '' : categoryIdOf(ctx, projectId, category),
  ]);
  // JSON leaves out what is undefined.
  return {
    subject: fields.subject,
    description: fields.description,
    tracker_id: trackerId,
    status_id: statusId,
    priority_id: priorityId,
    assigned_to_id: assigneeId,
    category_id: categoryId,
    start_date: fields.startDate,
    due_date: fields.dueDate,
    parent_issue_id: fields.parentId,
    done_ratio: fields.doneRatio,
  };
}
