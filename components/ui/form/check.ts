import type { z } from 'zod';
import { validate } from '@/lib/command/validation';
import { findThai, type Messages } from '@/lib/messages/message';
import { fieldMessages } from '../messages/fields/messages';

/** Error messages of a form by field; empty if it is valid. */
export type FormErrors = Readonly<Record<string, string>>;
export type Check = (typed: Readonly<Record<string, string>>) => FormErrors;

/** Validates a form in the browser by the server's own schema. */
export function buildCheck(schema: z.ZodType, words: Messages): Check {
  const allWords: Messages = { ...fieldMessages, ...words };
  return (typed) => {
    const checked = validate(schema, typed);
    const found = checked.success ? {} : checked.fields;
    return Object.fromEntries(
      Object.entries(found).map(([field, key]) => [field, findThai(allWords, key) ?? fieldMessages['ui.badValue'].th]),
    );
  };
}
