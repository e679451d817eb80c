import { z } from 'zod';
import { publicationTimeField, textField } from '@/lib/command/form-fields';
import { linkTarget } from '@/lib/text/link-target';

export const emergencyLevels = ['info', 'warn', 'bad'] as const;
export type EmergencyLevel = (typeof emergencyLevels)[number];

/** What stands above every public page until it expires. */
export const emergencyBanner = z.object({
  text: z.string().min(1),
  level: z.enum(emergencyLevels),
  target: z.string(),
  /** ISO 8601; without one it stays until it is taken away. */
  expiresAt: z.iso.datetime().nullable(),
});
export type EmergencyBannerContent = z.infer<typeof emergencyBanner>;

/** The key under which the settings keep it. */
export const EMERGENCY_KEY = 'emergency';

const TEXT_LENGTH = 300;

/** An empty text takes the notice away. */
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
