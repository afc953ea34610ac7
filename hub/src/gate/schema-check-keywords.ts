/** The keywords that are evaluated here: of a schema with any other one it is not known that a value fits. */
import { keysOf, type Run } from './schema-check-budget.ts';

const EVALUATED = [
  ...['$ref', 'type', 'nullable', 'const', 'enum', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['items', 'prefixItems', 'additionalItems', 'contains', 'minItems', 'maxItems'],
  ...['properties', 'additionalProperties', 'propertyNames', 'required', 'dependentRequired'],
  ...['minProperties', 'maxProperties'],
];
/** They refuse no value. */
const REMARKS = [
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['$comment', '$defs', 'definitions', '$anchor', '$dynamicAnchor'],
];
const UNDERSTOOD: ReadonlySet<string> = new Set([...EVALUATED, ...REMARKS]);

/** Whether a value that has no problem with this schema fits it. */
export function isUnderstood(schema: object, run: Run): boolean {
  let understood = run.understood.get(schema);
  if (understood === undefined) {
    understood = keysOf(schema, run).every((keyword) => UNDERSTOOD.has(keyword));
    run.understood.set(schema, understood);
  }
  return understood;
}
