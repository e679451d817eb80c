import { z } from 'zod';
import { publicationTimeField, textField } from '@/lib/command/form-fields';
import { linkTarget } from '@/lib/text/link-target';

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

const TEXT_LENGTH = 300;

/** Input of the banner; an empty text removes it. */
export const emergencyBannerInput = z
  .object({
    text: textField(TEXT_LENGTH, { long: 'emergency.long' }).default(''),
    level: z.enum(emergencyLevels, 'emergency.levelMissing'),
    target: linkTarget.default(''),
    expiresAt: publicationTimeField,
  })
  .refine(({ text, expiresAt }) => text === '' || expiresAt === null || expiresAt > new Date(), {
    path: ['expiresAt'],
    error: 'emergency.past',
  });
