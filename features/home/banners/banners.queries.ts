import { db } from '@/lib/db/db';
import { isOutage } from '@/lib/errors/errors';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { toSafeTarget } from '@/lib/http/safe-target';
import { selectColumns } from '@/lib/list/select-columns';
import { describeError, log } from '@/lib/log/log';
import { dependsOn, setStatus, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import type { Banner, BannerEntry } from './banners.schema';

const columns = {
  ...selectColumns('id', 'title', 'description', 'target', 'visible'),
  media: { select: pictureColumns },
} as const;
const bannerOrder = [{ position: 'asc' as const }, { id: 'asc' as const }];

/**
 * Banners in order, only those within their dates.
 *
 * @param visible true for shown banners, false for hidden ones
 */
export async function listBanners(visible = true, now = getCurrentTime()): Promise<Banner[]> {
  dependsOn(tag.banners);
  const rows = await db.banner.findMany({
    where: {
      visible,
      AND: [
        { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
        { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      ],
    },
    select: columns,
    orderBy: bannerOrder,
  });
  return rows.map(({ media, target, ...row }) => ({
    ...row,
    target: toSafeTarget(target) ?? '',
    picture: media ? toPicture(media, row.title) : undefined,
  }));
}

/**
 * Visible banners for a page that also has other content. If they can't be read, the page is still served, but with
 * status 503, so that it is not cached.
 *
 * @returns undefined if they can't be read; an error that is not an outage is logged
 */
export async function tryListBanners(): Promise<Banner[] | undefined> {
  try {
    return await listBanners();
  } catch (error) {
    setStatus(503);
    if (!isOutage(error)) log.error({ error: describeError(error) }, 'the banners could not be read');
    return undefined;
  }
}

/** All banners in order, including hidden, future and expired ones. */
export async function listBannerEntries(): Promise<BannerEntry[]> {
  const rows = await db.banner.findMany({
    select: { ...columns, mediaId: true, startsAt: true, endsAt: true },
    orderBy: bannerOrder,
  });
  return rows.map(({ media, startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    picture: media ? toPicture(media, row.title) : undefined,
  }));
}
