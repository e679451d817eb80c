import { z } from 'zod';
import { isUsablePicture } from '@/features/media/media.queries';
import { command } from '@/lib/command/command';
import { createFieldError } from '@/lib/errors/errors';
import { orderedList } from '@/lib/list/ordered-list';
import { storedDateTime } from '@/lib/list/restore';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { bannersMessages as words } from './banners.messages';
import { bannerInput } from './banners.schema';

const access = 'site.manage';
const touches = () => [tag.banners, tag.home];
const omit = { updatedAt: true } as const;

const banners = orderedList({
  noun: 'banner',
  table: 'banner',
  missing: pickMessage(words, 'banners.missing'),
  access,
  touches,
  find: (tx, where) => tx.banner.findUnique({ where, omit }),
});

/**
 * Saves a banner; a new one is added last.
 *
 * @throws AppError 'invalid' by field, also for an unsafe target and for a picture that is not in the library;
 *   'missing'
 */
export const saveBanner = command({
  access,
  input: bannerInput,
  invalidates: touches,
  run: async ({ id, ...data }, viewer, tx) => {
    await banners.lock(tx);
    const before = id === undefined ? undefined : await banners.requireEntry(tx, id);
    const isNew = data.mediaId !== null && data.mediaId !== before?.mediaId;
    if (isNew && !(await isUsablePicture(viewer, data.mediaId, tx))) {
      throw createFieldError('mediaId', words['banners.noPicture']);
    }
    if (id !== undefined && before) {
      await tx.banner.update({ where: { id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max } = await tx.banner.aggregate({ _max: { position: true } });
    const after = await tx.banner.create({ data: { ...data, position: (_max.position ?? 0) + 10 }, omit });
    return { before: undefined, after };
  },
  audit: banners.auditSave,
});

export const orderBanners = banners.declareOrder();

/** Shows a banner inside its dates, or hides it. */
export const showBanner = banners.declareVisibility((tx, where, data) => tx.banner.update({ where, data }));

/** Deletes a banner; its picture stays in the library. */
export const deleteBanner = banners.declareDelete((tx, where) => tx.banner.delete({ where, omit }));

const deletedBanner = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  mediaId: z.number().nullable(),
  target: z.string(),
  visible: z.boolean(),
  startsAt: storedDateTime,
  endsAt: storedDateTime,
  position: z.number(),
});

/** Restores a deleted banner, without its picture if that is gone too. */
export const restoreBanner = banners.declareRestore(deletedBanner, async (tx, row, viewer) => {
  const after = { ...row, mediaId: (await isUsablePicture(viewer, row.mediaId, tx)) ? row.mediaId : null };
  await tx.banner.create({ data: after });
  return after;
});
