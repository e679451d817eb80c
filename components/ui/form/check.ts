import type { z } from 'zod';
import { validate } from '@/lib/command/validation';
import { fieldMessages } from '../messages/fields/messages';

/** What is wrong with a form, in words by field; empty when it may be sent. */
export type FormErrors = Readonly<Record<string, string>>;
export type Check = (typed: Readonly<Record<string, string>>) => FormErrors;

type MessageMap = Readonly<Record<string, { th: string }>>;

/** The server's own rules for a form, for the browser. */
export function buildCheck(schema: z.ZodType, words: MessageMap): Check {
  const wordsOf: MessageMap = { ...fieldMessages, ...words };
  return (typed) => {
    const checked = validate(schema, typed);
    const found = checked.success ? {} : checked.fields;
    return Object.fromEntries(
      Object.entries(found).map(([field, key]) => [field, wordsOf[key]?.th ?? fieldMessages['ui.badValue'].th]),
    );
  };
}
