/** What a call would change, asked of its own worker while the call is staged: for the person who decides about it. */
import type { Tool } from '../catalog/tool.ts';
import type { Call, ResolvedCall } from '../gate/call.ts';
import { JsonText } from '../json-text.ts';
import { plainText } from '../plain-text.ts';
import type { ApplyOptions } from './apply.ts';

const MAX_PREVIEW_CHARS = 4_000;
/** A script waits so long for it at most; after that the person decides without. */
const PREVIEW_TIMEOUT_MS = 5_000;

type PreviewOptions = Pick<ApplyOptions, 'catalog' | 'decide' | 'record' | 'rest'>;

/**
 * The answer of the tool that the called one names in `_meta.preview`: masked text, bounded; undefined where there is
 * none, or it failed. It gets the call's arguments, so it has to be a read that the client may make unasked; and nobody
 * who is not vetted gets values before the person's decision that the script has never seen.
 */
export async function previewOf(
  call: ResolvedCall,
  actionId: string,
  options: PreviewOptions,
): Promise<string | undefined> {
  const { tool, script, integration: name } = call;
  const integration = options.catalog.integration(name);
  const reader = integration?.tools.find(({ wireName }) => wireName === tool.preview);
  if (tool.preview === undefined || integration === undefined || reader?.access !== 'read') return undefined;
  if (integration.trust !== 'vetted' && call.shownArgs !== undefined) return undefined;
  if (options.decide(script.client, reader).verdict !== 'allow') return undefined;
  try {
    return plainText(textOf(await read(call, reader, actionId, options)), MAX_PREVIEW_CHARS);
  } catch {
    // A person decides with or without it; the audit log says how it failed.
    return undefined;
  }
}

/** A call of its own on the audit log, which leaves no trace in the ledger of the script. */
function read(
  { script, id, integration, args, shownArgs }: ResolvedCall,
  tool: Tool,
  actionId: string,
  { record, rest }: PreviewOptions,
) {
  const bounded = {
    ...script,
    signal: AbortSignal.any([script.signal, AbortSignal.timeout(PREVIEW_TIMEOUT_MS)]),
    deadline: Math.min(script.deadline, performance.now() + PREVIEW_TIMEOUT_MS),
  };
  const method = tool.method ?? tool.wireName;
  const call: Call = {
    script: bounded,
    id,
    integration,
    method,
    args: shownArgs ?? args,
    action: { id: actionId, attempt: 0 },
    onMilestone: () => undefined,
  };
  return record(call, (recorded) => {
    recorded.onMilestone({ at: 'resolved', tool });
    return rest({ ...recorded, tool, args });
  });
}

function textOf(answer: unknown): string {
  const value: unknown = answer instanceof JsonText ? JSON.parse(answer.text) : answer;
  return typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? '');
}
