import { z } from 'zod';
import { line, ticked } from '../form-fields';
import { requiredTarget } from '../link-target';
import type { UsefulLink } from '../site/schema';
import { id } from '../validation';

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
