import { z } from 'zod';
import { MAX_ESCALATION_DAYS } from '@/lib/site/escalation.schema';
import { escalationMessages as words } from './escalation.messages';

const wrong = words['escalation.badDays'];

/** Input of the setting, by an administrator; 0 tells nobody. */
export const escalationInput = z.object({
  days: z
    .union([z.number().int(), z.string().regex(/^\s*\d{1,3}\s*$/, wrong)], wrong)
    .transform(Number)
    .refine((days) => days >= 0 && days <= MAX_ESCALATION_DAYS, wrong),
});

/** A waiting item of which a viewer's office was told. */
export const escalatedEntry = z.object({
  id: z.number(),
  section: z.enum(['news', 'lifestyle']),
  topic: z.string(),
  organisation: z.string(),
  /** Kind of the item's organisation, and true if that is the viewer's own. */
  kind: z.string(),
  own: z.boolean(),
  at: z.coerce.date(),
});
export type EscalatedEntry = z.infer<typeof escalatedEntry>;
