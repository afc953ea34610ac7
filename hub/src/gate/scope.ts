/** Refuses what the client's grant, as it is at this moment, does not reach. */
import { callName } from '../catalog/declare/declaration.ts';
import { SallyportError } from '../errors.ts';
import { operatorCommand } from '../operator-command.ts';
import { plainText } from '../plain-text.ts';
import type { Grants } from '../policy/grants.ts';
import type { ResolvedCall, Script, Step } from './call.ts';

const MAX_NAMES_SHOWN = 20;
const MAX_NAME_CHARS = 100;

export function createScope(grants: Grants): Step<ResolvedCall, ResolvedCall> {
  return (call, next) => {
    const { script, integration, method, tool } = call;
    if (grants.isGranted(script.client, tool)) return next(call);
    throw notGranted(script, `${integration}.${method === 'callTool' ? tool.wireName : method}`, grants);
  };
}

/**
 * What a call outside the grant is answered; `called` as the script named it. It is made of the names in the call and of what the client knows anyway, so
 * that it is the same whether there is such a tool or not: nobody finds out what is hidden by trying names.
 */
export function notGranted({ client }: Script, called: string, grants: Grants): SallyportError {
  const shown = grants.shown(client);
  const names = [...new Set(shown.flatMap(({ name, tools }) => (tools.length === 0 ? [name] : tools.map(callName))))];
  const more = names.length > MAX_NAMES_SHOWN ? ', …' : '';
  const may = names.length === 0 ? 'nothing at the moment' : `${names.slice(0, MAX_NAMES_SHOWN).join(', ')}${more}`;
  const message = `This client is not granted ${plainText(called, MAX_NAME_CHARS)}. It may call: ${may}.`;
  return new SallyportError('PERMISSION_DENIED', message, {
    hint: `search_tools shows all that it may call. The operator can change it: ${operatorCommand(`client scope ${client.name} --scope SCOPE`)}`,
  });
}
