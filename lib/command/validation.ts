import { z } from 'zod';
import { ACCEPTED_TEXT, stripControls, tidyText } from '@/lib/text/text-rules';
import { MAX_ID } from './ids';
import { inputMessages } from './messages';

const DIGITS = /^[1-9][0-9]{0,9}$/;

/**
 * A positive 32-bit id, as a number or its plain decimal digits; nothing else is accepted (no `true`, `[]`, `0x10`,
 * `1e2`).
 *
 * @param wrong text for a missing or invalid id
 */
export const idField = (wrong?: string) =>
  z
    .union([z.number(wrong).int(wrong).min(1, wrong).max(MAX_ID, wrong), z.string(wrong).regex(DIGITS, wrong)], wrong)
    .transform(Number)
    .pipe(z.number().max(MAX_ID, wrong));

/** An id in a field that nobody fills in by hand. */
export const id = idField();

/** Input of a command that needs nothing but an id. */
export const idInput = z.object({ id });

/**
 * A text that another parser reads or that is only compared, such as a token, JSON or a date: it is not normalised.
 * Texts that are stored and shown use `text`, `textField` or `lineField`.
 *
 * @param wrong text of the error for a value that is too long or not a string and, unless `badSign` is given, for
 *   refused characters
 */
export const rawText = (max: number, wrong?: string, badSign = wrong ?? inputMessages['ui.badText']) =>
  z.string(wrong).max(max, wrong).regex(ACCEPTED_TEXT, badSign);

/** HTML of an editor; pasted text brings control characters along, which are removed rather than refused. */
export const html = (max: number, wrong?: string) => z.string(wrong).max(max, wrong).overwrite(stripControls);

/**
 * A text normalised by `tidyText`; control characters other than line breaks and tabs, and lone surrogates, are
 * refused.
 */
export const text = (max: number) => rawText(max).overwrite(tidyText);

type Validated<S extends z.ZodType> =
  | { success: true; data: z.output<S> }
  | {
      success: false;
      /** One text per field, for its first issue; the field `''` is the whole input. */
      fields: Record<string, string>;
    };

/**
 * Validates raw input. An issue without a text of the schema gets a general one, so that no text of the validator
 * reaches a reader.
 */
export function validate<S extends z.ZodType>(schema: S, raw: unknown): Validated<S> {
  const parsed = schema.safeParse(raw, GENERAL_MESSAGES);
  return parsed.success ? parsed : { success: false, fields: toFieldMessages(parsed.error) };
}

/** Texts by the validator's issue codes. */
const generalTexts: Readonly<Record<string, string>> = {
  invalid_value: inputMessages['ui.badChoice'],
  too_big: inputMessages['ui.tooMuch'],
};

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';

const GENERAL_MESSAGES: z.core.ParseContext<z.core.$ZodIssue> = {
  error: ({ input, code }) =>
    isMissing(input) ? inputMessages['ui.missing'] : (generalTexts[code] ?? inputMessages['ui.badValue'].th),
};

function toFieldMessages(error: z.ZodError): Record<string, string> {
  const entries = error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  return Object.fromEntries(entries.reverse());
}
