import type { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { ACCEPTED_TEXT } from '@/lib/text/text-rules';
import { validate } from './validation';

/**
 * Parses raw input. No text in the result violates `ACCEPTED_TEXT`, whatever the schema allows.
 *
 * @param key message key of the error as a whole
 * @throws AppError 'invalid' with one message key per field
 */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown, key = 'errors.invalid'): z.output<S> {
  const parsed = validate(schema, raw);
  if (!parsed.success) throw new AppError('invalid', key, parsed.fields);
  const broken = findBadText(parsed.data);
  if (broken) throw new AppError('invalid', key, { [broken.join('.')]: 'ui.badText' });
  return parsed.data;
}

/** Path of the first text that may not be stored; undefined if there is none. */
function findBadText(value: unknown): string[] | undefined {
  if (typeof value === 'string') return ACCEPTED_TEXT.test(value) ? undefined : [];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const way = ACCEPTED_TEXT.test(name) ? findBadText(inner) : [];
    if (way) return [name, ...way];
  }
  return undefined;
}
