/** For tests: the one write of a tracker, which keeps what reached it and answers as the test says. */
import type { FixtureTool } from '../catalog/worker/worker-fixture.ts';

type Answer = ReturnType<FixtureTool['run']>;

export interface Issues {
  readonly tool: FixtureTool;
  /** The arguments of each call that reached the worker. */
  readonly made: unknown[];
  answer: () => Answer;
}

export const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
export const failure = (error: object) => ({ isError: true, ...text(JSON.stringify(error)) });

export function trackIssues(): Issues {
  const issues: Issues = {
    made: [],
    answer: () => text('{"id":7}'),
    tool: {
      name: 'create_issue',
      description: 'Creates an issue.',
      inputSchema: {
        properties: { subject: { type: 'string' }, assignee: { type: 'string' } },
        required: ['subject'],
      },
      async run(args) {
        issues.made.push(args);
        return await issues.answer();
      },
    },
  };
  return issues;
}
