import { db } from '../db';
import { pictureColumns, toPicture } from '../media/schema';
import { seen, tag } from '../trace';
import type { Banner } from './schema';

/**
 * Banners in order, only those inside their dates.
 *
 * @param visible true for the shown ones, false for the hidden ones
 */
export async function listBanners(visible = true, now = new Date()): Promise<Banner[]> {
  seen(tag.banners);
  const rows = await db.banner.findMany({
    where: {
      visible,
      AND: [
        { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
        { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      ],
    },
    select: {
      id: true,
      title: true,
      description: true,
      target: true,
      visible: true,
      media: { select: pictureColumns },
    },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ media, ...row }) => ({ ...row, picture: media ? toPicture(media, row.title) : undefined }));
}
