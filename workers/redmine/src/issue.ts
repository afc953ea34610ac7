/** An issue as Redmine sends it, and as the tools answer it: names instead of nested references, nothing empty. */
import { z } from 'zod';

const reference = z.looseObject({ id: z.int(), name: z.string() });
const text = z.string().nullish();

export const redmineIssue = z.looseObject({
  id: z.int(),
  subject: z.string(),
  description: text,
  project: reference,
  tracker: reference,
  status: reference,
  priority: reference,
  author: reference.optional(),
  assigned_to: reference.optional(),
  category: reference.optional(),
  parent: z.looseObject({ id: z.int() }).optional(),
  start_date: text,
  due_date: text,
  done_ratio: z.number().nullish(),
  created_on: text,
  updated_on: text,
  closed_on: text,
  children: z.array(z.looseObject({ id: z.int(), subject: z.string() })).optional(),
  allowed_statuses: z.array(reference).optional(),
  journals: z
    .array(
      z.looseObject({
        id: z.int(),
        user: reference.optional(),
        notes: text,
        created_on: text,
        private_notes: z.boolean().optional(),
      }),
    )
    .optional(),
});

export type RedmineIssue = z.output<typeof redmineIssue>;

export interface CompactIssue {
  readonly id: number;
  readonly subject: string;
  readonly project: string;
  readonly tracker: string;
  readonly status: string;
  readonly priority: string;
  readonly [field: string]: unknown;
}

/** What a list shows of an issue. */
export function compactIssue(issue: RedmineIssue): CompactIssue {
  return {
    id: issue.id,
    subject: issue.subject,
    project: issue.project.name,
    tracker: issue.tracker.name,
    status: issue.status.name,
    priority: issue.priority.name,
    ...present({
      author: issue.author?.name,
      assignedTo: issue.assigned_to?.name,
      category: issue.category?.name,
      parentId: issue.parent?.id,
      startDate: issue.start_date,
      dueDate: issue.due_date,
      doneRatio: issue.done_ratio,
      createdOn: issue.created_on,
      updatedOn: issue.updated_on,
      closedOn: issue.closed_on,
    }),
  };
}

/** Everything that is read of one issue. */
export function fullIssue(issue: RedmineIssue) {
  return {
    ...compactIssue(issue),
    description: issue.description ?? '',
    comments: commentsOf(issue),
    ...present({
      children: issue.children?.map(({ id, subject }) => ({ id, subject })),
      allowedStatuses: issue.allowed_statuses?.map(({ name }) => name),
    }),
  };
}

export function commentsOf(issue: RedmineIssue) {
  return (issue.journals ?? [])
    .filter(({ notes }) => typeof notes === 'string' && notes !== '')
    .map((journal) => ({
      id: journal.id,
      ...present({ author: journal.user?.name, createdOn: journal.created_on }),
      text: journal.notes ?? '',
      ...(journal.private_notes === true ? { private: true } : {}),
    }));
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}
