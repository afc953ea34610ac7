/** How a zod schema is shown to the model: JSON Schema without what only costs tokens. */
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** The JSON Schema (2020-12) of what a caller sends (`input`) or gets (`output`). */
export function advertisedSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...advertised } = z.toJSONSchema(schema, {
    io,
    override({ jsonSchema }) {
      // A plain integer gets these two bounds from zod; they say nothing that "integer" does not.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return advertised;
}
