import { z } from 'zod';
import { ACCEPTED, tidyText, withoutControls } from './text-rules';
import { MAX_ID } from './whole-number';

/** A positive 32-bit id as a number or its plain decimal digits; nothing else is taken for one (no `true`, `[]`, `0x10`, `1e2`). */
export const id = z
  .union([z.number().int().min(1).max(MAX_ID), z.string().regex(/^[1-9][0-9]{0,9}$/)])
  .transform(Number)
  .pipe(z.number().max(MAX_ID));

/**
 * A text that is read by a parser of its own or only compared, such as a token, JSON or a date: it stays as it is.
 * Words that are stored and shown are `text`, `words` or `line`.
 *
 * @param wrong key of the message for one that is too long or no text, and unless `badSign` is given for refused signs too
 */
export const rawText = (max: number, wrong?: string, badSign = wrong ?? 'ui.badText') =>
  z.string(wrong).max(max, wrong).regex(ACCEPTED, badSign);

/** HTML that an editor sends; pasted texts bring control characters along, which are left out rather than refused. */
export const html = (max: number, wrong?: string) => z.string(wrong).max(max, wrong).overwrite(withoutControls);

/** Words in the form of `tidyText`; control characters other than line breaks and tabs, and broken characters, are refused. */
export const text = (max: number) => rawText(max).overwrite(tidyText);

/** One message key a field, of the first thing wrong with it; the key `''` stands for the whole input. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const entries = error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  return Object.fromEntries(entries.reverse());
}
