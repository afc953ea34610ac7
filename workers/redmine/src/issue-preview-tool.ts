/** Tells what a change of an issue would change, for whoever decides about it; changes nothing. */
import { defineTool } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { compactIssue, type RedmineIssue } from './issue.ts';
import { apiFields, type SettableFields } from './issue-arguments.ts';
import { readIssue } from './issue-read-tools.ts';
import { issueChange } from './issue-write-tools.ts';

export const issuePreviewTool = defineTool({
  name: 'preview_update_issue',
  title: 'What a change of an issue would change',
  description:
    'Tells what update_issue with the same arguments would change of an issue (ticket), field by field, old and new. Changes nothing.',
  input: z.object(issueChange),
  annotations: { readOnlyHint: true },
  keywords: ['preview', 'dry run', 'diff', 'redmine'],
  category: 'issues',
  async handler({ id, comment, ...fields }, ctx) {
    const issue = await readIssue(ctx, id);
    // Names that Redmine does not know are told here as they are by the change itself.
    await apiFields(ctx, fields, issue.project.id);
    const changed = Object.entries(fields).filter(([, wanted]) => wanted !== undefined);
    const lines = changed.map(([field, wanted]) => `${field}: ${text(currentValue(issue, field))} → ${text(wanted)}`);
    const added = comment === undefined ? [] : [`comment added: ${text(comment)}`];
    return [`Issue ${id}, ${text(issue.subject)}`, ...lines, ...added].join('\n');
  },
});

/** Of a field as the arguments call it. */
function currentValue(issue: RedmineIssue, field: string): unknown {
  const now: { readonly [name in keyof SettableFields]: unknown } = {
    ...compactIssue(issue),
    assignee: issue.assigned_to?.name,
    description: issue.description,
  };
  return Object.entries(now).find(([name]) => name === field)?.[1];
}

function text(value: unknown): string {
  return value === undefined || value === null || value === '' ? '(nothing)' : JSON.stringify(value);
}
