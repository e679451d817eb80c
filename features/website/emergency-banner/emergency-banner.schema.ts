import { z } from 'zod';
import { publicationTimeField, textField } from '@/lib/command/form-fields';
import { emergencyLevels } from '@/lib/site/emergency-banner.schema';
import { linkTarget } from '@/lib/text/link-target';
import { emergencyBannerMessages as words } from './emergency-banner.messages';

const TEXT_LENGTH = 300;

/** Input of the banner; an empty text removes it. */
export const emergencyBannerInput = z
  .object({
    text: textField(TEXT_LENGTH, { long: words['emergency.long'] }).default(''),
    level: z.enum(emergencyLevels, words['emergency.levelMissing']),
    target: linkTarget.default(''),
    expiresAt: publicationTimeField,
  })
  .refine(({ text, expiresAt }) => text === '' || expiresAt === null || expiresAt > new Date(), {
    path: ['expiresAt'],
    error: words['emergency.past'],
  });
