import { db } from '@/lib/db/db';
import { getMediaUrl } from '@/lib/files/picture.schema';

const newestVersion = {
  select: { media: { select: { hash: true, extension: true } } },
  orderBy: { number: 'desc' },
  take: 1,
} as const;

/** URL of the newest file of a visible document; undefined for any other. */
export async function findDownload(id: number): Promise<{ id: number; url: string } | undefined> {
  const row = await db.document.findFirst({
    where: { id, visible: true },
    select: { id: true, versions: newestVersion },
  });
  const media = row?.versions[0]?.media;
  return row && media ? { id: row.id, url: getMediaUrl(media) } : undefined;
}
