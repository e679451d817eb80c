import type { z } from 'zod';
import { AppError } from './errors';
import { fieldErrors } from './validation';

/**
 * What a schema makes of raw input.
 *
 * @throws AppError 'invalid' with one message key a field
 */
export function parse<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid', 'errors.invalid', fieldErrors(parsed.error));
}
