import { z } from 'zod';
import { ACCEPTED_TEXT, stripControls, tidyText } from '@/lib/text/text-rules';
import { MAX_ID } from './ids';

const DIGITS = /^[1-9][0-9]{0,9}$/;

/**
 * A positive 32-bit id as a number or its plain decimal digits; nothing else is taken for one (no `true`, `[]`, `0x10`, `1e2`).
 *
 * @param wrong key of the message where none was chosen, and for one that is none
 */
export const idField = (wrong?: string) =>
  z
    .union([z.number(wrong).int(wrong).min(1, wrong).max(MAX_ID, wrong), z.string(wrong).regex(DIGITS, wrong)], wrong)
    .transform(Number)
    .pipe(z.number().max(MAX_ID, wrong));

/** The same in a field that nobody fills in by hand. */
export const id = idField();

/**
 * A text that is read by a parser of its own or only compared, such as a token, JSON or a date: it stays as it is.
 * Words that are stored and shown are `text`, `words` or `line`.
 *
 * @param wrong key of the message for one that is too long or no text, and unless `badSign` is given for refused signs too
 */
export const rawText = (max: number, wrong?: string, badSign = wrong ?? 'ui.badText') =>
  z.string(wrong).max(max, wrong).regex(ACCEPTED_TEXT, badSign);

/** HTML that an editor sends; pasted texts bring control characters along, which are left out rather than refused. */
export const html = (max: number, wrong?: string) => z.string(wrong).max(max, wrong).overwrite(stripControls);

/** Words in the form of `tidyText`; control characters other than line breaks and tabs, and broken characters, are refused. */
export const text = (max: number) => rawText(max).overwrite(tidyText);

type Validated<S extends z.ZodType> =
  | { success: true; data: z.output<S> }
  | {
      success: false;
      /** One message key a field, of the first thing wrong with it; the key `''` stands for the whole input. */
      fields: Record<string, string>;
    };

/**
 * Raw input read by a schema. An issue for which the schema has no message of its own gets the key of a general one, so that
 * no text of the validator reaches a reader.
 */
export function validate<S extends z.ZodType>(schema: S, raw: unknown): Validated<S> {
  const parsed = schema.safeParse(raw, GENERAL_MESSAGES);
  return parsed.success ? parsed : { success: false, fields: toFieldMessages(parsed.error) };
}

/** Keys of `fieldMessages`, by the validator's kinds of issues. */
const generalKeys: Readonly<Record<string, string>> = { invalid_value: 'ui.badChoice', too_big: 'ui.tooMuch' };

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';

const GENERAL_MESSAGES: z.core.ParseContext<z.core.$ZodIssue> = {
  error: ({ input, code }) => (isMissing(input) ? 'ui.missing' : (generalKeys[code] ?? 'ui.badValue')),
};

function toFieldMessages(error: z.ZodError): Record<string, string> {
  const entries = error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  return Object.fromEntries(entries.reverse());
}
