/** Why a request of an operator is not met. */
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** A request that cannot be met; its message is for the person who made it. */
export class Refused extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** The body as what it should be. @throws Refused */
export function bodyOf<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(request.body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refused(400, `The body does not fit: ${issue?.path.join('.') || 'it'}: ${issue?.message}`);
}
