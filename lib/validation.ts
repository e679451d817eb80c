import { z } from 'zod';
import { MAX_ID } from './whole-number';

/** A positive 32-bit id as a number or its plain decimal digits; nothing else is taken for one (no `true`, `[]`, `0x10`, `1e2`). */
export const id = z
  .union([z.number().int().min(1).max(MAX_ID), z.string().regex(/^[1-9][0-9]{0,9}$/)])
  .transform(Number)
  .pipe(z.number().max(MAX_ID));

/** Text without NUL and other control characters but line breaks and tabs, in NFC, trimmed. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)
    .transform((value) => value.normalize('NFC').trim());

/** One message key a field, of the first thing wrong with it; the key `''` stands for the whole input. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const entries = error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  return Object.fromEntries(entries.reverse());
}
