import { z } from 'zod';
import { thaiInstant, words } from '@/lib/command/form-fields';
import { linkTarget } from '@/lib/text/link-target';

export const noticeLevels = ['info', 'warn', 'bad'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/** What stands above every public page until it expires. */
export const emergencyNotice = z.object({
  text: z.string().min(1),
  level: z.enum(noticeLevels),
  target: z.string(),
  /** ISO 8601; without one it stays until it is taken away. */
  expiresAt: z.iso.datetime().nullable(),
});
export type EmergencyNotice = z.infer<typeof emergencyNotice>;

/** The key under which the settings keep it. */
export const EMERGENCY_KEY = 'emergency';

const TEXT_LENGTH = 300;

/** An empty text takes the notice away. */
export const emergencySaving = z
  .object({
    text: words(TEXT_LENGTH, { long: 'emergency.long' }).default(''),
    level: z.enum(noticeLevels, 'emergency.levelMissing'),
    target: linkTarget.default(''),
    expiresAt: thaiInstant,
  })
  .refine(({ text, expiresAt }) => text === '' || expiresAt === null || expiresAt > new Date(), {
    path: ['expiresAt'],
    error: 'emergency.past',
  });
