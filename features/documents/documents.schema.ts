import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import { documentsMessages as words } from './documents.messages';

/** Document kinds, in the order shown to readers. */
export const documentKinds = ['operating', 'performance', 'manual', 'form', 'law', 'announcement'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const TITLE_LENGTH = 300;
const DESCRIPTION_LENGTH = 1_000;
/** Allowed fiscal years of a document. */
export const FIRST_FISCAL_YEAR = 2_500;
export const LAST_FISCAL_YEAR = 2_600;

/** A Buddhist year in Arabic or Thai digits; years of the common era are not converted. */
const fiscalYear = z
  .union([z.number(), rawText(10)], words['documents.badYear'].th)
  .transform((typed) => String(typed).replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)))
  .refine((typed) => /^\s*2[0-9]{3}\s*$/.test(typed), words['documents.badYear'].th)
  .transform(Number)
  .refine((year) => year >= FIRST_FISCAL_YEAR && year <= LAST_FISCAL_YEAR, words['documents.badYear'].th);

/** Form input of a document; without an id it is a new one. */
export const documentInput = z.object({
  id: id.optional(),
  /** `updatedAt` of the document when the form was rendered; saving is refused if it has changed since. */
  seenAt: z.iso.datetime().optional(),
  kind: z.enum(documentKinds, words['documents.kindMissing'].th),
  title: lineField(TITLE_LENGTH, {
    missing: words['documents.titleMissing'].th,
    long: words['documents.titleLong'].th,
  }),
  description: textField(DESCRIPTION_LENGTH, { long: words['documents.descriptionLong'].th }).default(''),
  fiscalYear,
  /** File of the library; a different one than before creates a new version. */
  mediaId: id.nullable().default(null),
  visible: checkboxField,
});

export const versionIdInput = z.object({ id, number: id });
