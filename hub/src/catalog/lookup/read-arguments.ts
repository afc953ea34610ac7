/** Arguments of a lookup, or an error that shows the form. */
import type { z } from 'zod';
import { SallyportError } from '../../errors.ts';

/** `form`: how the lookup is called, beginning with its name. */
export function readArguments<T>(schema: z.ZodType<T>, args: unknown, form: string): T {
  const parsed = schema.safeParse(args ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') ?? '';
  const [name = ''] = form.split('(', 1);
  throw new SallyportError('INVALID_ARGUMENTS', `${name}: ${where === '' ? '' : `${where}: `}${issue?.message ?? ''}`, {
    hint: `Write await ${form}.`,
  });
}
