import { z } from 'zod';

/** Key of the setting after how many working days the office above is told of a waiting item. */
export const ESCALATION_KEY = 'escalation';
/** Working days; 0 tells nobody. */
export const MAX_ESCALATION_DAYS = 60;

/** Stored setting; off in a new installation. */
export const escalationSetting = z.object({
  days: z.number().int().min(0).max(MAX_ESCALATION_DAYS).default(0),
});
