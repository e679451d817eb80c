import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { linkTarget } from '@/lib/text/link-target';

/**
 * An item that the agency has to disclose in a fiscal year: one line of the open-data integrity and transparency
 * assessment (OIT) of the National Anti-Corruption Commission, and the link to it.
 */
export type DisclosureItem = {
  id: number;
  fiscalYear: number;
  /** The number behind its O, such as 8 of O8. */
  number: number;
  /** Part of the list; empty for none. */
  part: string;
  title: string;
  note: string;
  /** As entered: a page or a document of this site, or an external URL; empty for none. */
  target: string;
  /** Link for readers; undefined while the item is missing, including while its document is hidden or deleted. */
  href: string | undefined;
  updatedAt: Date;
};

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
  .number('disclosure.badYear')
  .int('disclosure.badYear')
  .min(FIRST_YEAR, 'disclosure.badYear')
  .max(LAST_YEAR, 'disclosure.badYear');

/** Form input of an item; without an id it is a new one. */
export const disclosureInput = z.object({
  id: id.optional(),
  fiscalYear: disclosureYearField,
  number: z
    .string('disclosure.badNumber')
    .trim()
    .regex(/^[oO]?\s*\d{1,3}$/, 'disclosure.badNumber')
    .transform((typed) => Number(typed.replace(/\D/g, '')))
    .pipe(z.number().int().min(1, 'disclosure.badNumber').max(MAX_NUMBER)),
  part: lineField(PART_LENGTH, { long: 'disclosure.long' }).default(''),
  title: lineField(TITLE_LENGTH, { missing: 'disclosure.titleMissing', long: 'disclosure.long' }),
  note: textField(NOTE_LENGTH, { long: 'disclosure.long' }).default(''),
  target: linkTarget.default(''),
});

/** Copies the list of one year into another, without the targets. */
export const disclosureCopyInput = z.object({ from: disclosureYearField, to: disclosureYearField });
