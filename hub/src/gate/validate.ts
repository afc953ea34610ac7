/** Checks arguments against the tool's inputSchema before they leave, so that a wrong one is explained in the script's own terms. */
import { type OutputUnit, Validator } from '@cfworker/json-schema';
import type { Tool } from '../catalog/tool.ts';
import { SallyportError } from '../errors.ts';
import type { ResolvedCall, Step } from './call.ts';

const MAX_PROBLEMS_SHOWN = 3;

/** Refuses arguments that do not fit; none at all count as `{}`. Compiles no code from a schema. */
export function createValidate(): Step<ResolvedCall, ResolvedCall> {
  const validators = new WeakMap<Tool, Validator>();
  return (call, next) => {
    const args = call.args ?? {};
    const name = `${call.integration}.${call.method}`;
    if (typeof args !== 'object' || Array.isArray(args)) {
      throw new SallyportError(
        'INVALID_ARGUMENTS',
        `${name} takes one object with named arguments, not ${kind(args)}.`,
        {
          hint: `Write ${name}({…}).`,
        },
      );
    }
    const validator = validators.get(call.tool) ?? new Validator(call.tool.inputSchema, '2020-12', false);
    validators.set(call.tool, validator);
    const problems = problemsOf(validator, args);
    if (problems.length === 0) return next({ ...call, args });
    throw new SallyportError('INVALID_ARGUMENTS', `${name}: ${problems.slice(0, MAX_PROBLEMS_SHOWN).join(' ')}`, {
      hint: `search_tools with query "${name}" and detail "full" shows the arguments.`,
    });
  };
}

function problemsOf(validator: Validator, args: object): readonly string[] {
  try {
    const { valid, errors } = validator.validate(args);
    if (valid) return [];
    // A parent only repeats that one of its children is wrong.
    const leaves = errors.filter(
      ({ keyword }) => !['properties', 'items', 'prefixItems', '$ref', 'allOf', 'if'].includes(keyword),
    );
    return [...new Set((leaves.length > 0 ? leaves : errors).map(explain))];
  } catch {
    // A schema that refers to itself without end overflows the validator: nothing may pass because of that.
    return ["the tool's own schema cannot be evaluated."];
  }
}

function explain({ instanceLocation, error }: OutputUnit): string {
  const path = instanceLocation.replace(/^#\/?/, '').replaceAll('/', '.');
  return path === '' ? error : `"${path}": ${error}`;
}

function kind(value: unknown): string {
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
