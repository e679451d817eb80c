import type { z } from 'zod';
import { fieldErrors } from '@/lib/validation';

/** What is wrong with a form, in words by field; empty when it may be sent. */
export type Wrong = Readonly<Record<string, string>>;
export type Check = (typed: Readonly<Record<string, string>>) => Wrong;

type Words = Readonly<Record<string, { th: string }>>;

/** The server's own rules for a form, for the browser. */
export function checkBy(schema: z.ZodType, words: Words): Check {
  return (typed) => {
    const parsed = schema.safeParse(typed);
    const found = parsed.success ? {} : fieldErrors(parsed.error);
    return Object.fromEntries(Object.entries(found).map(([field, key]) => [field, words[key]?.th ?? key]));
  };
}
