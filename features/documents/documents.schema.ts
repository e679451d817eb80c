import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';

/** In the order in which readers see them. */
export const documentKinds = ['operating', 'performance', 'manual', 'form', 'law', 'announcement'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A file as lists tell of it. */
export type DocumentFile = { name: string; extension: string; bytes: number };

/** A document as readers see it: always with the file of its newest version. */
export type PublicDocument = {
  id: number;
  kind: DocumentKind;
  title: string;
  description: string;
  fiscalYear: number;
  /** When the newest version was published. */
  publishedAt: Date;
  file: DocumentFile;
};

/** A document as the administrator sees it in the list. */
export type DocumentEntry = Omit<PublicDocument, 'file'> & {
  /** Missing where the document has lost its file. */
  file?: DocumentFile;
  /** The number of the newest version. */
  version: number;
  visible: boolean;
  downloads: number;
  updatedAt: Date;
};

export type DocumentVersion = { number: number; at: Date; mediaId: number; url: string; file: DocumentFile };
/** With all its versions, the newest first. */
export type DocumentDetail = DocumentEntry & { versions: DocumentVersion[] };

const TITLE_LENGTH = 300;
const DESCRIPTION_LENGTH = 1_000;
/** The fiscal years that a document may be of. */
export const FIRST_FISCAL_YEAR = 2_500;
export const LAST_FISCAL_YEAR = 2_600;

/** A Buddhist year in Arabic or Thai digits; years of the common era are not guessed at. */
const fiscalYear = z
  .union([z.number(), rawText(10)], 'documents.badYear')
  .transform((typed) => String(typed).replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)))
  .refine((typed) => /^\s*2[0-9]{3}\s*$/.test(typed), 'documents.badYear')
  .transform(Number)
  .refine((year) => year >= FIRST_FISCAL_YEAR && year <= LAST_FISCAL_YEAR, 'documents.badYear');

/** What the administrator writes of a document; without an id it is a new one. */
export const documentInput = z.object({
  id: id.optional(),
  /** When the document was last changed, as the form was drawn; a document that was changed since then is refused. */
  seenAt: z.iso.datetime().optional(),
  kind: z.enum(documentKinds, 'documents.kindMissing'),
  title: lineField(TITLE_LENGTH, { missing: 'documents.titleMissing', long: 'documents.titleLong' }),
  description: textField(DESCRIPTION_LENGTH, { long: 'documents.descriptionLong' }).default(''),
  fiscalYear,
  /** A file of the library; another one than before makes a new version. */
  mediaId: id.nullable().default(null),
  visible: checkboxField,
});

export const documentVisibilityInput = z.object({ id, visible: checkboxField });
export const documentIdInput = z.object({ id });
export const versionIdInput = z.object({ id, number: id });
