import type { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { type KeyedMessage, pickMessage } from '@/lib/messages/message';
import { ACCEPTED_TEXT } from '@/lib/text/text-rules';
import { inputMessages } from './messages';
import { validate } from './validation';

/**
 * Parses raw input. No text in the result violates `ACCEPTED_TEXT`, whatever the schema allows.
 *
 * @param message of the error as a whole
 * @throws AppError 'invalid' with one text per field
 */
export function parseInput<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  message: KeyedMessage = pickMessage(errorMessages, 'errors.invalid'),
): z.output<S> {
  const parsed = validate(schema, raw);
  if (!parsed.success) throw new AppError('invalid', message, parsed.fields);
  const broken = findBadText(parsed.data);
  if (broken) throw new AppError('invalid', message, { [broken.join('.')]: inputMessages['ui.badText'] });
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
