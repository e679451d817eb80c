import type { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { ACCEPTED } from '@/lib/text/text-rules';
import { check } from './validation';

/**
 * What a schema makes of raw input. No text of it holds what none may (`ACCEPTED`), whatever the schema lets through.
 *
 * @param key of the message for the whole
 * @throws AppError 'invalid' with one message key a field
 */
export function parse<S extends z.ZodType>(schema: S, raw: unknown, key = 'errors.invalid'): z.output<S> {
  const parsed = check(schema, raw);
  if (!parsed.success) throw new AppError('invalid', key, parsed.fields);
  const broken = findBroken(parsed.data);
  if (broken) throw new AppError('invalid', key, { [broken.join('.')]: 'ui.badText' });
  return parsed.data;
}

/** The way to the first text that may not be stored. */
function findBroken(value: unknown): string[] | undefined {
  if (typeof value === 'string') return ACCEPTED.test(value) ? undefined : [];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const way = ACCEPTED.test(name) ? findBroken(inner) : [];
    if (way) return [name, ...way];
  }
  return undefined;
}
