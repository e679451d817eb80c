import { z } from 'zod';
import { line, ticked } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import type { UsefulLink } from '@/lib/site/schema';
import { requiredTarget } from '@/lib/text/link-target';

/** A useful link as the administrator sees it. */
export type LinkEntry = UsefulLink & { visible: boolean };

const LABEL_LENGTH = 120;

/** What the administrator writes of a useful link; without an id it is a new one. */
export const linkSaving = z.object({
  id: id.optional(),
  label: line(LABEL_LENGTH, { missing: 'links.labelMissing', long: 'links.labelLong' }),
  target: requiredTarget,
  visible: ticked,
});

export const linkShowing = z.object({ id, visible: ticked });
export const linkChoice = z.object({ id });
