import { itemFacts, siteFacts } from '@/features/news/link-preview.rules';
import type { PictureFacts } from '@/features/news/link-preview.schema';
import { isPublic } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import { seen, tag } from '@/lib/request/context';
import { readFrame } from '@/lib/site/queries';

/**
 * What the picture of an item shows, or of the whole site without an id.
 *
 * @returns undefined for an item that readers can't see
 */
export async function findPictureFacts(id: number | undefined): Promise<PictureFacts | undefined> {
  const { site } = await readFrame();
  if (id === undefined) return siteFacts(site);
  seen(tag.news(id), tag.categories);
  const item = await db.news.findFirst({
    where: { id, ...isPublic() },
    select: { topic: true, category: { select: { id: true, name: true, color: true, colorDeep: true } } },
  });
  return item ? itemFacts(item, site) : undefined;
}
