import { z } from 'zod';
import { listUsableMedia } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { findDeleted, storedDateTime } from '@/lib/list/restore';
import { tag } from '@/lib/request/context';
import { bannerIdInput, bannerInput, bannerVisibilityInput } from './banners.schema';

const access = 'site.manage';
const touches = () => [tag.banners, tag.home];
const lockBanners = (tx: Transaction) => tx.$executeRaw`LOCK TABLE banner IN SHARE ROW EXCLUSIVE MODE`;

async function requireBanner(tx: Transaction, id: number) {
  const row = await tx.banner.findUnique({ where: { id }, omit: { updatedAt: true } });
  if (!row) throw new AppError('missing', 'banners.missing');
  return row;
}

/** True if the viewer's library has a picture with this id. */
async function isUsablePicture(tx: Transaction, viewer: Viewer, id: number | null): Promise<boolean> {
  const [file] = id === null ? [] : await listUsableMedia(viewer, { ids: [id] }, tx);
  return file?.kind === 'image';
}

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
    await lockBanners(tx);
    const before = id === undefined ? undefined : await requireBanner(tx, id);
    const isNew = data.mediaId !== null && data.mediaId !== before?.mediaId;
    if (isNew && !(await isUsablePicture(tx, viewer, data.mediaId))) {
      throw new AppError('invalid', 'errors.invalid', { mediaId: 'banners.noPicture' });
    }
    if (id !== undefined && before) {
      await tx.banner.update({ where: { id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max } = await tx.banner.aggregate({ _max: { position: true } });
    const { updatedAt: _, ...after } = await tx.banner.create({
      data: { ...data, position: (_max.position ?? 0) + 10 },
    });
    return { before: undefined, after };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'banner.save' : 'banner.add',
    noun: 'banner',
    nounId: after.id,
    before,
    after,
  }),
});

/**
 * Reorders all banners.
 *
 * @throws AppError 'conflict' unless the ids are exactly the stored ones
 */
export const orderBanners = command({
  access,
  input: orderInput,
  invalidates: touches,
  run: async ({ ids }, _viewer, tx) => {
    await lockBanners(tx);
    const stored = await tx.banner.findMany({ select: { id: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE banner b SET position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE b.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({ action: 'banner.order', noun: 'banner', before: { ids: before }, after: { ids } }),
});

/** Shows a banner inside its dates, or hides it. */
export const showBanner = command({
  access,
  input: bannerVisibilityInput,
  invalidates: touches,
  run: async ({ id, visible }, _viewer, tx) => {
    const before = await requireBanner(tx, id);
    await tx.banner.update({ where: { id }, data: { visible } });
    return before;
  },
  audit: ({ id, visible }, before) => ({
    action: visible ? 'banner.show' : 'banner.hide',
    noun: 'banner',
    nounId: id,
    before: { visible: before.visible },
    after: { visible },
  }),
});

/** Deletes a banner; its picture stays in the library. */
export const deleteBanner = command({
  access,
  input: bannerIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockBanners(tx);
    const row = await requireBanner(tx, id);
    await tx.banner.delete({ where: { id } });
    return row;
  },
  audit: ({ id }, before) => ({ action: 'banner.delete', noun: 'banner', nounId: id, before }),
});

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

/**
 * Restores a deleted banner, without its picture if that is gone too.
 *
 * @throws AppError 'missing' if no banner with this id was deleted; 'conflict' if it is already restored
 */
export const restoreBanner = command({
  access,
  input: bannerIdInput,
  invalidates: touches,
  run: async ({ id }, viewer, tx) => {
    await lockBanners(tx);
    const row = await findDeleted(tx, { noun: 'banner', id }, deletedBanner);
    if (await tx.banner.findUnique({ where: { id }, select: { id: true } })) {
      throw new AppError('conflict', 'ordered.taken');
    }
    const after = { ...row, mediaId: (await isUsablePicture(tx, viewer, row.mediaId)) ? row.mediaId : null };
    await tx.banner.create({ data: after });
    return after;
  },
  audit: ({ id }, after) => ({ action: 'banner.restore', noun: 'banner', nounId: id, after }),
});
