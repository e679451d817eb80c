import { db } from '@/lib/db/db';
import { getMediaUrl, listDisplayWidths } from '@/lib/files/picture.schema';
import { selectColumns } from '@/lib/list/select-columns';
import { dependsOn, tag } from '@/lib/request/context';
import { buildPublicWhere } from './news.queries';

export type NewsPicture = { id: number; newsId: number; url: string; alt: string; position: number };

/** Pictures of a public item, in order; none if the item is not public. */
export async function listPublicPictures(newsId: number): Promise<NewsPicture[]> {
  dependsOn(tag.news(newsId));
  const rows = await db.newsPicture.findMany({
    where: { newsId, news: buildPublicWhere() },
    select: {
      ...selectColumns('id', 'position', 'alt', 'decorative'),
      media: { select: { hash: true, extension: true, widths: true } },
    },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ id, position, alt, decorative, media }) => ({
    id,
    newsId,
    url: getMediaUrl(media, listDisplayWidths(media.widths).at(-1)),
    alt: decorative ? '' : alt,
    position,
  }));
}
