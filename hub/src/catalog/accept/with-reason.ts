/**
 * A tool that runs commands or reveals secrets is called with a reason, which goes to the audit log. It stands in the
 * tool's schema, so that a model reads of it in the declaration, whether its worker thought of it or not.
 */
import { isSchema } from '../declare/resolve-reference.ts';
import type { JsonSchema, Tool } from '../tool.ts';
import { SchemaRefused } from './accept-schema.ts';

const MIN_REASON_CHARS = 3;

/** Beside these, a property that is added could still be refused. */
const COMPOSED = [
  ...['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'enum', 'const'],
  ...['propertyNames', 'maxProperties', 'dependentSchemas'],
];

/**
 * The schema with a required `reason`: the worker's own where it lists one, which it then gets as well; else one that
 * the hub keeps.
 * @throws SchemaRefused where the worker lists none, and its schema is not one to which a property can be added
 */
export function withReason(schema: JsonSchema): Pick<Tool, 'inputSchema' | 'keepsReason'> {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const isListed = Object.hasOwn(properties, 'reason');
  if (!isListed && COMPOSED.some((keyword) => keyword in schema))
    throw new SchemaRefused(
      'a tool with access "exec" lists its argument "reason" itself where its schema is composed',
    );
  const own = isListed && isSchema(properties['reason']) ? properties['reason'] : {};
  const least = typeof own['minLength'] === 'number' ? own['minLength'] : 0;
  const reason = {
    description: 'Why this call is needed; it goes to the audit log.',
    ...own,
    type: 'string',
    minLength: Math.max(least, MIN_REASON_CHARS),
  };
  const inputSchema = {
    ...schema,
    properties: { ...properties, reason },
    required: [...new Set([...required, 'reason'])],
  };
  return isListed ? { inputSchema } : { inputSchema, keepsReason: true };
}
