/** The last look at what leaves for the model: whatever a script returns, prints, reports or fails with is masked once more. */
import { maskedError } from '../gate/mask.ts';
import type { MaskKind } from '../privacy/kinds.ts';
import { type MaskContext, maskText, maskValue } from '../privacy/mask.ts';
import type { Execution, ExecutionRequest } from '../sandbox/execution.ts';
import { outgoing } from '../workspace/outgoing.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { Execute } from './execute-code.ts';

const MAX_WAITING_REPORTS = 100;

/** Runs scripts, each in its workspace, which is in use until the answer is ready. */
export function maskedExecute(
  execute: Execute,
  workspaces: Workspaces,
  onMasked: (kind: MaskKind) => void = () => {},
): Execute {
  return async (request) => {
    const release = workspaces.hold(request.workspace);
    const context = { ...outgoing(workspaces, request.workspace), onMasked };
    const reports = createReports(request.onProgress, (text) => maskText(text, context));
    try {
      const execution = await execute({ ...request, onProgress: reports.add });
      await reports.sent();
      return await maskedExecution(execution, context);
    } finally {
      release();
    }
  };
}

/** Reports leave in the order in which they came, and none after the answer. */
function createReports(send: ExecutionRequest['onProgress'], mask: (text: string) => Promise<string>) {
  const waiting: { readonly text: string; readonly fraction: number | undefined }[] = [];
  let sending: Promise<void> | undefined;
  const sendAll = async (): Promise<void> => {
    for (let report = waiting.shift(); report !== undefined; report = waiting.shift()) {
      send(await mask(report.text), report.fraction);
    }
    sending = undefined;
  };
  return {
    add(text: string, fraction?: number): void {
      // A script may report faster than anybody reads; of the reports that wait the newest counts.
      if (waiting.length >= MAX_WAITING_REPORTS) waiting.pop();
      waiting.push({ text, fraction });
      sending ??= sendAll();
    },
    async sent(): Promise<void> {
      await sending;
    },
  };
}

async function maskedExecution(execution: Execution, context: MaskContext): Promise<Execution> {
  const { value, logs, error } = execution;
  const lines = await maskValue(
    logs.map(({ text }) => text),
    context,
  );
  const texts = Array.isArray(lines) ? lines.map(String) : [];
  return {
    ...execution,
    value: await maskValue(value, context),
    logs: logs.map((line, index) => ({ ...line, text: texts[index] ?? '' })),
    ...(error === undefined ? {} : { error: await maskedError(error, context) }),
  };
}
