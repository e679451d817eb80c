import { z } from 'zod';
import { checkboxField, lineField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import type { UsefulLink } from '@/lib/site/schema';
import { requiredTarget } from '@/lib/text/link-target';
import { linksMessages as words } from './links.messages';

/** A useful link as the administrator sees it. */
export type LinkEntry = UsefulLink & { visible: boolean };

const LABEL_LENGTH = 120;

/** Form input of a useful link; without an id it is a new one. */
export const linkInput = z.object({
  id: id.optional(),
  label: lineField(LABEL_LENGTH, { missing: words['links.labelMissing'], long: words['links.labelLong'] }),
  target: requiredTarget,
  visible: checkboxField,
});
