import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import type { Picture } from '@/lib/files/picture.schema';
import { MAX_EMAIL } from '@/lib/mail/address';
import { executivesMessages as words } from './executives.messages';

/** An executive as readers see it; empty texts stand for none. `duties` has a line for each. */
export type Executive = {
  id: number;
  name: string;
  title: string;
  part: string;
  duties: string;
  phone: string;
  email: string;
  picture: Picture | undefined;
  updatedAt: Date;
};
/** An executive as the administrator sees it. */
export type ExecutiveEntry = Executive & { visible: boolean; mediaId: number | null };

/** Maximum number of executives, all on one page. */
export const MAX_EXECUTIVES = 100;
const LINE_LENGTH = 150;
const DUTIES_LENGTH = 1_000;

const long = words['executives.long'];

/** Form input of an executive; without an id it is a new one. */
export const executiveInput = z.object({
  id: id.optional(),
  name: lineField(LINE_LENGTH, { missing: words['executives.nameMissing'], long }),
  title: lineField(LINE_LENGTH, { missing: words['executives.titleMissing'], long }),
  part: lineField(LINE_LENGTH, { long }).default(''),
  duties: textField(DUTIES_LENGTH, { long }).default(''),
  phone: lineField(LINE_LENGTH, { long })
    .regex(/^[\d\s+(),.\-–#a-zก-๙]*$/i, words['executives.badPhone'])
    .default(''),
  email: z
    .union([z.literal(''), z.email(words['executives.badEmail']).max(MAX_EMAIL, long)], words['executives.badEmail'])
    .default(''),
  mediaId: id.nullable().default(null),
  visible: checkboxField,
});
