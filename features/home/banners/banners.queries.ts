import { db } from '@/lib/db/db';
import { isOutage } from '@/lib/errors/errors';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { drawnTarget } from '@/lib/http/safe-target';
import { describeError, log } from '@/lib/log/log';
import { seen, setStatus, tag } from '@/lib/request/context';
import { currentTime } from '@/lib/time/current-time';
import type { Banner, BannerEntry } from './banners.schema';

const columns = {
  id: true,
  title: true,
  description: true,
  target: true,
  visible: true,
  media: { select: pictureColumns },
} as const;
const order = [{ position: 'asc' as const }, { id: 'asc' as const }];

/**
 * Banners in order, only those inside their dates.
 *
 * @param visible true for the shown ones, false for the hidden ones
 */
export async function listBanners(visible = true, now = currentTime()): Promise<Banner[]> {
  seen(tag.banners);
  const rows = await db.banner.findMany({
    where: {
      visible,
      AND: [
        { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
        { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      ],
    },
    select: columns,
    orderBy: order,
  });
  return rows.map(({ media, target, ...row }) => ({
    ...row,
    target: drawnTarget(target) ?? '',
    picture: media ? toPicture(media, row.title) : undefined,
  }));
}

/**
 * The shown banners for a page on which they are not all there is. Where they can't be read, the rest is still worth showing,
 * but not worth keeping.
 *
 * @returns undefined where they can't be read; an error that is no outage is logged
 */
export async function tryBanners(): Promise<Banner[] | undefined> {
  try {
    return await listBanners();
  } catch (error) {
    setStatus(503);
    if (!isOutage(error)) log.error({ error: describeError(error) }, 'the banners could not be read');
    return undefined;
  }
}

/** Every banner in order, whatever its dates and its switch. */
export async function listBannerEntries(): Promise<BannerEntry[]> {
  const rows = await db.banner.findMany({
    select: { ...columns, mediaId: true, startsAt: true, endsAt: true },
    orderBy: order,
  });
  return rows.map(({ media, startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    picture: media ? toPicture(media, row.title) : undefined,
  }));
}
