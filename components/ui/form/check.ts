import type { z } from 'zod';
import { check } from '@/lib/command/validation';
import { fieldMessages } from '../messages/fields/messages';

/** What is wrong with a form, in words by field; empty when it may be sent. */
export type Wrong = Readonly<Record<string, string>>;
export type Check = (typed: Readonly<Record<string, string>>) => Wrong;

type Words = Readonly<Record<string, { th: string }>>;

/** The server's own rules for a form, for the browser. */
export function checkBy(schema: z.ZodType, words: Words): Check {
  const wordsOf: Words = { ...fieldMessages, ...words };
  return (typed) => {
    const checked = check(schema, typed);
    const found = checked.success ? {} : checked.fields;
    return Object.fromEntries(
      Object.entries(found).map(([field, key]) => [field, wordsOf[key]?.th ?? fieldMessages['ui.badValue'].th]),
    );
  };
}
