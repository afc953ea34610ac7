/** Checks arguments against the tool's inputSchema before they leave, so that a wrong one is explained in the script's own terms. */
import { shortParameters } from '../catalog/declare/declaration.ts';
import type { Tool } from '../catalog/tool.ts';
import { SallyportError } from '../errors.ts';
import type { ResolvedCall, Step } from './call.ts';
import { schemaProblems } from './schema-check.ts';

const MAX_PROBLEMS_SHOWN = 3;
const MAX_DECLARATION_CHARS = 400;

/** Refuses arguments that do not fit; none at all count as `{}`. */
export const validate: Step<ResolvedCall, ResolvedCall> = (call, next) => {
  const args = call.args ?? {};
  const name = `${call.integration}.${call.method}`;
  if (typeof args !== 'object' || Array.isArray(args)) {
    const kind = Array.isArray(args) ? 'a list or several' : `a ${typeof args}`;
    throw new SallyportError('INVALID_ARGUMENTS', `${name} takes one object with named arguments, not ${kind}.`, {
      hint:
        typeof args === 'number' && hasPages(call.tool)
          ? `Of pages: collect((page) => ${name}({ page })). ${argumentsHint(call.tool, name)}`
          : argumentsHint(call.tool, name),
    });
  }
  const problems = [...new Set(schemaProblems(call.tool.inputSchema, args))];
  if (problems.length === 0) return next({ ...call, args });
  const more = problems.length - MAX_PROBLEMS_SHOWN;
  const text = problems.slice(0, MAX_PROBLEMS_SHOWN).join('; ');
  throw new SallyportError('INVALID_ARGUMENTS', `${name}: ${text}${more > 0 ? `; and ${more} more` : ''}.`, {
    hint: argumentsHint(call.tool, name),
  });
};

/** Whether `collect(demo.list)` may have been meant, which calls with the number of a page. */
function hasPages({ inputSchema: { properties } }: Tool): boolean {
  return typeof properties === 'object' && properties !== null && Object.hasOwn(properties, 'page');
}

/** What the tool takes, where that is short; else where it stands. */
function argumentsHint(tool: Tool, name: string): string {
  const declared = shortParameters(tool, MAX_DECLARATION_CHARS);
  return declared === undefined
    ? `search_tools with query "${name}" and detail "full" shows the arguments.`
    : `It is declared as ${declared}`;
}
