import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { linkTarget } from '@/lib/text/link-target';
import { disclosureMessages as words } from './disclosure.messages';

/** Maximum number of items of one year; the assessment has some forty. */
export const MAX_DISCLOSURES = 200;
const MAX_NUMBER = 999;
const PART_LENGTH = 120;
const TITLE_LENGTH = 300;
const NOTE_LENGTH = 500;
const FIRST_YEAR = 2_500;
const LAST_YEAR = 2_700;

/** A Buddhist fiscal year. */
export const disclosureYearField = z.coerce
  .number(words['disclosure.badYear'].th)
  .int(words['disclosure.badYear'].th)
  .min(FIRST_YEAR, words['disclosure.badYear'].th)
  .max(LAST_YEAR, words['disclosure.badYear'].th);

/** Form input of an item; without an id it is a new one. */
export const disclosureInput = z.object({
  id: id.optional(),
  fiscalYear: disclosureYearField,
  number: z
    .string(words['disclosure.badNumber'].th)
    .trim()
    .regex(/^[oO]?\s*\d{1,3}$/, words['disclosure.badNumber'].th)
    .transform((typed) => Number(typed.replace(/\D/g, '')))
    .pipe(z.number().int().min(1, words['disclosure.badNumber'].th).max(MAX_NUMBER)),
  part: lineField(PART_LENGTH, { long: words['disclosure.long'].th }).default(''),
  title: lineField(TITLE_LENGTH, { missing: words['disclosure.titleMissing'].th, long: words['disclosure.long'].th }),
  note: textField(NOTE_LENGTH, { long: words['disclosure.long'].th }).default(''),
  target: linkTarget.default(''),
});

/** Copies the list of one year into another, without the targets. */
export const disclosureCopyInput = z.object({ from: disclosureYearField, to: disclosureYearField });
