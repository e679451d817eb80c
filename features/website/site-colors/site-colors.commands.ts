import { z } from 'zod';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { tag } from '@/lib/request/context';
import { COLORS_KEY, type SiteColors, siteColors } from '@/lib/site/colors.schema';
import { storeSetting } from '@/lib/site/store';
import { siteColorsInput } from './site-colors.schema';

const subject = { noun: 'setting', nounId: COLORS_KEY } as const;

async function findColors(tx: Transaction): Promise<SiteColors | undefined> {
  const row = await tx.setting.findUnique({ where: { key: COLORS_KEY }, select: { value: true } });
  return siteColors.safeParse(row?.value).data;
}

/**
 * Sets the agency's accent on all pages, mails and PDFs.
 *
 * @throws AppError 'invalid' by field, with the nearest readable colour
 */
export const saveSiteColors = command({
  access: 'site.manage',
  input: siteColorsInput,
  invalidates: () => [tag.settings],
  run: async (given, viewer, tx) => {
    const before = await findColors(tx);
    await storeSetting(tx, viewer, COLORS_KEY, given);
    return before;
  },
  audit: (after, before) => ({ action: 'colors.save', ...subject, before, after }),
});

/** Returns to the default colours; without own ones it does nothing. */
export const resetSiteColors = command({
  access: 'site.manage',
  input: z.object({}),
  invalidates: () => [tag.settings],
  run: async (_given, _viewer, tx) => {
    const before = await findColors(tx);
    const { count } = await tx.setting.deleteMany({ where: { key: COLORS_KEY } });
    return { before, count };
  },
  audit: (_, { before, count }) => (count > 0 ? { action: 'colors.reset', ...subject, before } : undefined),
});
