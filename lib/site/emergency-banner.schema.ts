import { z } from 'zod';

export const emergencyLevels = ['info', 'warn', 'bad'] as const;

/** Banner above every public page until it expires. */
export const emergencyBanner = z.object({
  text: z.string().min(1),
  level: z.enum(emergencyLevels),
  target: z.string(),
  /** ISO 8601; null if it stays until it is removed. */
  expiresAt: z.iso.datetime().nullable(),
});
export type EmergencyBannerContent = z.infer<typeof emergencyBanner>;

/** Key of the setting. */
export const EMERGENCY_KEY = 'emergency';
