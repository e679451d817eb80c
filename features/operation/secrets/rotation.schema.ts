import { z } from 'zod';

/** Key of the setting. */
export const ROTATION_KEY = 'sessionKeyRotation';

/**
 * Stored rotation: salts, the time from which the new key is written with, and the time until which the one before is
 * read. `resealed` once all that was sealed before is sealed with the new key.
 */
export const storedRotation = z.object({
  current: z.string().min(1),
  previous: z.string().min(1).nullable(),
  from: z.number(),
  until: z.number(),
  resealed: z.boolean().default(false),
});
export type StoredRotation = z.infer<typeof storedRotation>;

/** Days for which the old key is read: longer than any session lasts. */
export const DEFAULT_OVERLAP_DAYS = 8;
export const MAX_OVERLAP_DAYS = 90;
/** Milliseconds from the command to the use of the new key, in which every process learns of it. */
export const LEAD_MS = 15_000;
