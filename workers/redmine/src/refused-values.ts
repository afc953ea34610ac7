/** Redmine refuses values with sentences that begin with a field's label; this says which argument each is about. */
import { ToolFailure } from '@sallyport/worker-sdk';

/** English labels of Redmine, and the argument that sets the field. */
const ARGUMENT_BY_LABEL: Readonly<Record<string, string>> = {
  Subject: 'subject',
  Description: 'description',
  Project: 'project',
  Tracker: 'tracker',
  Status: 'status',
  Priority: 'priority',
  Assignee: 'assignee',
  Category: 'category',
  'Parent task': 'parentId',
  'Start date': 'startDate',
  'Due date': 'dueDate',
  '% Done': 'doneRatio',
};

/** `detail` is Redmine's `errors`, joined by "; ", e.g. "Subject cannot be blank; Due date must be greater than start date". */
export function refusedValues(detail: string): ToolFailure {
  const sentences = detail.split('; ').map((sentence) => {
    const label = Object.keys(ARGUMENT_BY_LABEL).find((candidate) => sentence.startsWith(`${candidate} `));
    // A sentence in another language, or about a custom field, names its field itself.
    return label === undefined ? sentence : `${ARGUMENT_BY_LABEL[label]}${sentence.slice(label.length)}`;
  });
  return new ToolFailure('INVALID_API_REQUEST', `Redmine refused the values: ${sentences.join('; ')}`);
}
