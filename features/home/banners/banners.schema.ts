import { z } from 'zod';
import { checkboxField, lineField, publicationTimeField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { picture } from '@/lib/files/picture.schema';
import { linkTarget } from '@/lib/text/link-target';
import { bannersMessages as words } from './banners.messages';

export const banner = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  target: z.string(),
  visible: z.boolean(),
  picture: picture.optional(),
});
export type Banner = z.infer<typeof banner>;

/** A banner in the admin; times are ISO 8601. */
export type BannerEntry = Banner & { mediaId: number | null; startsAt: string | null; endsAt: string | null };

const TITLE_LENGTH = 120;
const DESCRIPTION_LENGTH = 250;

/** Input for a banner; without an id it creates a new one. */
export const bannerInput = z
  .object({
    id: id.optional(),
    title: lineField(TITLE_LENGTH, { missing: words['banners.titleMissing'], long: words['banners.titleLong'] }),
    description: textField(DESCRIPTION_LENGTH, { long: words['banners.descriptionLong'] }).default(''),
    target: linkTarget.default(''),
    mediaId: id.nullable().default(null),
    visible: checkboxField,
    startsAt: publicationTimeField,
    endsAt: publicationTimeField,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || endsAt > startsAt, {
    path: ['endsAt'],
    error: words['banners.endsBeforeStart'],
  });
