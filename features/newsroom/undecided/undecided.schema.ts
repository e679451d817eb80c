import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { itemVersion } from '../workflow/workflow.schema';

/** Days after publication for which an item is new; older ones no longer ask for a decision. */
export const NEW_DAYS = 30;

/** Leaves an item at its level (`yes`), or takes that back (`no`). */
export const passInput = z.object({
  id,
  version: itemVersion,
  pass: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
});
